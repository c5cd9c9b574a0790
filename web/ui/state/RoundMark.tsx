import styled from "@emotion/styled";
import { Icon, type IconName } from "../icon/Icon.tsx";
import { toneClass, type Tone } from "./tone.ts";

interface RoundMarkProps {
  tone: Tone;
  icon: IconName;
  /** In px. */
  size?: number;
}

/** The sign of a whole page's outcome: a large icon on a disc of its tone. */
export function RoundMark({ tone, icon, size = 44 }: RoundMarkProps) {
  return (
    <Disc className={toneClass(tone)} style={{ width: size, height: size }}>
      <Icon name={icon} size={size / 2} />
    </Disc>
  );
}

const Disc = styled("span")({
  display: "grid",
  placeItems: "center",
  flex: "none",
  borderRadius: "50%",
  color: "var(--t)",
  background: "var(--f)",
});
