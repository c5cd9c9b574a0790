import { styled } from "@mui/material/styles";

/** A list row on phones: name and amount in one `line`, `quiet` lines below, `states` last. */
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
