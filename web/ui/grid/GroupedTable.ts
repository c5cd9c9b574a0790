import { styled } from "@mui/material/styles";

/**
 * A table with grouped rows (`tr.group` contains a group's name) that open next to it: the button in the first cell
 * opens a row, `data-open` marks the open one. Lists extend it with `styled(GroupedTable)`.
 */
export const GroupedTable = styled("table")({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: 13,
  fontVariantNumeric: "tabular-nums",
  "& th, & td": { padding: "4px 16px", textAlign: "left", borderBottom: "1px solid var(--line-soft)" },
  "& .price": { textAlign: "right", whiteSpace: "nowrap" },
  "& thead th": { height: 36, fontSize: 12, fontWeight: 500, color: "var(--text-2)" },
  "& .group th": { padding: "7px 16px", fontWeight: 600, color: "var(--text-2)", background: "var(--sunken)" },
  "& .group span": { fontWeight: 400 },
  "& .row": { cursor: "pointer" },
  "& .row:hover": { background: "var(--hover)" },
  "& .row[data-open]": { background: "var(--selected)", boxShadow: "inset 3px 0 var(--primary)" },
  "& td > button": {
    display: "block",
    minHeight: 24,
    padding: 0,
    border: 0,
    background: "none",
    color: "inherit",
    lineHeight: "20px",
    fontWeight: 500,
    textAlign: "left",
    cursor: "pointer",
  },
  "& small": { display: "block", fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
});
