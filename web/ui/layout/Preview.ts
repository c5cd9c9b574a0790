import styled from "@emotion/styled";

/** What an act will do, next to its form: quiet titles, lists, and a `dl` of amounts that may end with a `total`. */
export const Preview = styled("section")({
  display: "grid",
  alignContent: "start",
  gap: 12,
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& h3": { fontSize: 12, lineHeight: "16px", fontWeight: 500, color: "var(--text-2)" },
  "& p": { color: "var(--text-2)" },
  "& ul": { display: "grid", gap: 8 },
  "& li": { display: "flex", gap: 8 },
  "& li > svg": { marginTop: 2, color: "var(--t, var(--text-3))" },
  "& li b": { display: "block", fontWeight: 500 },
  "& small": { display: "block" },
  "& dl": { display: "grid", gap: 4 },
  "& dl > div": { display: "flex", justifyContent: "space-between", gap: 12 },
  "& dt": { minWidth: 0, color: "var(--text-2)", overflowWrap: "anywhere" },
  "& dd": { textAlign: "right" },
  "& .total": { paddingTop: 12, borderTop: "1px solid var(--line)", fontSize: 14, fontWeight: 600 },
  "& .total dt": { color: "inherit" },
});
