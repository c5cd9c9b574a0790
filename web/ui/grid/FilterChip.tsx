import { styled } from "@mui/material/styles";
import { Icon } from "../icon/Icon.tsx";

interface FilterChipProps {
  label: string;
  /** Number of rows it matches. */
  count?: number;
  isOn: boolean;
  onToggle: () => void;
}

/** A filter that is active (solid, with a cross) or available (dashed). */
export function FilterChip({ label, count, isOn, onToggle }: FilterChipProps) {
  return (
    <Chip type="button" aria-pressed={isOn} onClick={onToggle}>
      {label}
      {count === undefined ? null : <span className="figures">{count.toLocaleString()}</span>}
      {isOn ? <Icon name="close" size={12} /> : null}
    </Chip>
  );
}

const Chip = styled("button")({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  height: 28,
  padding: "0 10px",
  border: "1px dashed var(--line-strong)",
  borderRadius: 14,
  fontSize: 13,
  color: "var(--text-2)",
  whiteSpace: "nowrap",
  "&:hover": { background: "var(--hover)" },
  "&[aria-pressed=true]": {
    borderStyle: "solid",
    borderColor: "var(--primary-line)",
    background: "var(--primary-soft)",
    color: "var(--primary-soft-text)",
    fontWeight: 500,
  },
  "@media (max-width: 599.95px)": { height: 36, borderRadius: 18 },
});
