import styled from "@emotion/styled";

/** A choice as a tile: a native radio below its text provides arrow keys, focus and name. */
export const Tile = styled("label")({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  minWidth: 0,
  minHeight: 56,
  padding: "6px 10px",
  border: "1px solid var(--line-strong)",
  borderRadius: "var(--r)",
  background: "var(--surface)",
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  "& input": { position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "pointer" },
  "&:hover": { borderColor: "var(--primary)" },
  "&:has(:checked)": {
    borderColor: "var(--primary)",
    boxShadow: "inset 0 0 0 1px var(--primary)",
    background: "var(--selected)",
  },
  "&:has(:focus-visible)": { outline: "2px solid var(--focus)", outlineOffset: 2 },
  "& b": { fontSize: 15, lineHeight: "20px", letterSpacing: "-.01em", overflowWrap: "anywhere" },
  "& small": { letterSpacing: 0 },
});
