import { styled } from "@mui/material/styles";
import { CLOSED_FILL, HEAT_FILLS } from "./heat.ts";

/** A table whose cells are colored by their `data-step`. */
export const HeatTable = styled("table")({
  width: "100%",
  tableLayout: "fixed",
  padding: "8px 16px 16px",
  borderTop: "1px solid var(--line-soft)",
  borderSpacing: 2,
  borderCollapse: "separate",
  fontSize: 12,
  lineHeight: "16px",
  "& th": { fontWeight: 400, color: "var(--text-2)" },
  "& tr > :first-of-type": { textAlign: "left", overflowWrap: "anywhere" },
  "& td": { height: 28, padding: 0, borderRadius: "var(--r-xs)", textAlign: "center" },
  "& .closed": CLOSED_FILL,
  ...HEAT_FILLS,
});
