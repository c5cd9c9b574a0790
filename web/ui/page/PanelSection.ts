import styled from "@emotion/styled";

/** A part of a panel, with a line above it. */
export const PanelSection = styled("section")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: 8,
  marginTop: 16,
  paddingTop: 12,
  borderTop: "1px solid var(--line-soft)",
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& > .head": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 },
  "& > .head > :is(button, b)": { marginLeft: "auto" },
  "& > :is(div, ul, ol, dl, form, table, .head)": { width: "100%" },
  "& > p:not([class])": { color: "var(--text-2)" },
});
