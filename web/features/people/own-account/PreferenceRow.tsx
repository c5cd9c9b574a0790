import { styled } from "@mui/material/styles";
import Switch from "@mui/material/Switch";
import { useId, type ReactNode } from "react";

interface PreferenceRowProps {
  label: string;
  /** One sentence about its effect. */
  effect: ReactNode;
  /** The control; it must use these ids for its name and description. */
  children: (wiring: { "aria-labelledby": string; "aria-describedby": string }) => ReactNode;
}

/** One preference: name, effect, and the control on the right. */
export function PreferenceRow({ label, effect, children }: PreferenceRowProps) {
  const id = useId();
  return (
    <Row>
      <div className="words">
        <b id={id}>{label}</b>
        <p id={`${id}-effect`}>{effect}</p>
      </div>
      {children({ "aria-labelledby": id, "aria-describedby": `${id}-effect` })}
    </Row>
  );
}

interface PreferenceSwitchProps {
  label: string;
  effect: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A preference that is on or off. */
export function PreferenceSwitch({ label, effect, isOn, onChange }: PreferenceSwitchProps) {
  return (
    <PreferenceRow label={label} effect={effect}>
      {(wiring) => (
        <Switch
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          slotProps={{ input: { role: "switch", ...wiring } }}
        />
      )}
    </PreferenceRow>
  );
}

const Row = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 16,
  minHeight: 56,
  padding: "10px 16px",
  borderTop: "1px solid var(--line-soft)",
  "& .words": { flex: 1, minWidth: 0 },
  "& b": { fontSize: 13, lineHeight: "20px", fontWeight: 500 },
  "& p": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "@media (max-width: 599.95px)": { flexWrap: "wrap", "& .words": { flexBasis: 200 } },
});
