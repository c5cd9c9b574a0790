import { styled } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { Icon } from "../icon/Icon.tsx";

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface PlainSelectProps extends ComponentProps<"select"> {
  options: readonly Option[];
  placeholder?: string;
  /** 36 px in forms, 32 in toolbars. */
  dense?: boolean;
}

/** A styled native select. Needs a label: FormField's, or aria-label in a toolbar. */
export function PlainSelect({ options, placeholder, dense = false, ...native }: PlainSelectProps) {
  return (
    <Frame data-dense={dense || undefined}>
      <select {...native}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={14} />
    </Frame>
  );
}

const Frame = styled("div")({
  position: "relative",
  "& select": {
    appearance: "none",
    width: "100%",
    height: 36,
    padding: "0 30px 0 10px",
    border: "1px solid var(--control)",
    borderRadius: "var(--r-s)",
    background: "var(--surface)",
    fontSize: 14,
    lineHeight: "20px",
    textOverflow: "ellipsis",
    "&:focus-visible": { outlineOffset: -1 },
    "&[aria-invalid=true]": { borderColor: "var(--red-m)", boxShadow: "0 0 0 1px var(--red-m)" },
    "&:disabled": { background: "var(--sunken)", color: "var(--text-2)", opacity: 1 },
    "@media (max-width: 599.95px)": { height: 44, fontSize: 16 },
  },
  "& option": { background: "var(--raised)", color: "var(--text)" },
  "&[data-dense] select": { height: 32, fontSize: 13, borderColor: "var(--line-strong)" },
  "@media (max-width: 599.95px)": { "&[data-dense] select": { height: 44 } },
  "& > svg": { position: "absolute", right: 9, top: "calc(50% - 7px)", color: "var(--text-3)", pointerEvents: "none" },
});
