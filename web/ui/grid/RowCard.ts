import { styled } from "@mui/material/styles";

/** A row of a list on a phone: its name and its money in one `line`, `quiet` lines below, its `states` last. */
export const RowCard = styled("span")({
  display: "grid",
  gap: 2,
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& .line": { display: "flex", justifyContent: "space-between", gap: 8 },
  "& .quiet": { color: "var(--text-2)" },
  "& b": { fontSize: 14, fontWeight: 500 },
  "& .states": { display: "flex", gap: 8, marginTop: 4 },
});
