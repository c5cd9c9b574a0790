import { styled } from "@mui/material/styles";
import { useId } from "react";
import type { TakenMethod } from "#schema/payments/payments/models.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { METHOD_LOOKS } from "./format-payment.ts";

interface MethodChoiceProps {
  /** Accessible name: "Payment by Leo Eriksen". */
  label: string;
  methods: readonly TakenMethod[];
  value: TakenMethod;
  onChange: (method: TakenMethod) => void;
}

/** Payment method: one press each. */
export function MethodChoice({ label, methods, value, onChange }: MethodChoiceProps) {
  const name = useId();
  return (
    <Choices role="radiogroup" aria-label={label}>
      {methods.map((method) => (
        <label key={method}>
          <input type="radio" name={name} checked={method === value} onChange={() => onChange(method)} />
          <span>
            <Icon name={METHOD_LOOKS[method].icon} />
            {METHOD_LOOKS[method].label}
          </span>
        </label>
      ))}
    </Choices>
  );
}

const Choices = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(104px, 1fr))",
  gap: 4,
  padding: 3,
  borderRadius: "var(--r)",
  background: "var(--sunken)",
  "& label": { position: "relative", cursor: "pointer" },
  // The native radio covers its tile: it provides arrow keys, focus and label.
  "& input": { position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "pointer" },
  "& label span": {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: 6,
    minHeight: 32,
    padding: "0 6px",
    border: "1px solid transparent",
    borderRadius: "var(--r-s)",
    fontSize: 13,
    fontWeight: 500,
    color: "var(--text-2)",
    whiteSpace: "nowrap",
  },
  "& input:checked + span": { borderColor: "var(--primary)", background: "var(--surface)", color: "var(--text)" },
  "& input:focus-visible + span": { outline: "2px solid var(--focus)", outlineOffset: 1 },
  "@media (max-width: 599.95px)": { "& label span": { minHeight: 44 } },
});
