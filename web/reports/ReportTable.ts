import { styled } from "@mui/material/styles";

/** Table of figures for any width: `.wide` columns are hidden on phones; totals stand out. */
export const ReportTable = styled("table")({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": { padding: "7px 8px", textAlign: "right", borderTop: "1px solid var(--line-soft)" },
  "& th:first-of-type, & .text": { textAlign: "left" },
  "& small": { fontSize: 12, fontWeight: 400, color: "var(--text-2)" },
  "& th:first-of-type": { paddingLeft: 16 },
  "& tr > :last-child": { paddingRight: 16 },
  "& th": { fontWeight: 400 },
  "& thead th": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)", verticalAlign: "bottom" },
  "& tbody tr:hover": { background: "var(--hover)" },
  "& tr:not([data-sum]) > th[scope=row]": { color: "var(--text-2)" },
  "& [data-sum] > *": { fontWeight: 600 },
  "& tfoot th, & tfoot td": { borderTop: "1px solid var(--line)" },
  "& td a": { textDecoration: "underline", textUnderlineOffset: 3 },
  "@media (max-width: 599.95px)": {
    "& .wide": { display: "none" },
    "& th:first-of-type": { paddingLeft: 12 },
    "& tr > :last-child": { paddingRight: 12 },
  },
});
