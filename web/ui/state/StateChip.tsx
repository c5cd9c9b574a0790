import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/Icon.tsx";
import { toneClass, type Tone } from "./tone.ts";

interface StateChipProps {
  tone: Tone;
  icon: IconName;
  children: ReactNode;
  /** "plain" has no fill, for a second status next to the first. */
  variant?: "filled" | "plain";
}

/** A status as an icon, a word and a tone. */
export function StateChip({ tone, icon, children, variant = "filled" }: StateChipProps) {
  return (
    <Chip className={toneClass(tone)} data-variant={variant}>
      <Icon name={icon} size={12} />
      {children}
    </Chip>
  );
}

const Chip = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  height: 20,
  padding: "0 7px 0 5px",
  borderRadius: "var(--r-xs)",
  fontSize: 12,
  lineHeight: "16px",
  fontWeight: 500,
  letterSpacing: 0,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  color: "var(--t)",
  background: "var(--f)",
  "&[data-variant=plain]": { background: "none", padding: 0 },
});
