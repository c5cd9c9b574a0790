import { styled } from "@mui/material/styles";

/** A key cap. On a filled button it uses the button's colors. */
export const Kbd = styled("kbd")({
  display: "inline-grid",
  placeItems: "center",
  minWidth: 18,
  height: 18,
  padding: "0 4px",
  border: "1px solid var(--line)",
  borderRadius: "var(--r-xs)",
  font: "500 11px/16px var(--font)",
  color: "var(--text-2)",
  background: "var(--surface)",
  ".MuiButton-contained &": {
    marginRight: -4,
    borderColor: "transparent",
    color: "inherit",
    background: "color-mix(in srgb, currentColor 16%, transparent)",
  },
  "@media (hover: none)": { display: "none" },
});
