import styled from "@emotion/styled";

/** Short facts, each with its icon. */
export const IconLines = styled("ul")({
  display: "grid",
  gap: 6,
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& > li": { display: "flex", gap: 8 },
  "& > li > svg": { marginTop: 2, color: "var(--t, var(--text-3))" },
});
