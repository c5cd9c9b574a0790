import { styled } from "@mui/material/styles";

/** Shown in a card without dates. */
export const NoDates = styled("p")({ padding: "12px 16px", fontSize: 13, color: "var(--text-2)" });

/** One entry of the card: when, and what. */
export const DatedRow = styled("li")({
  display: "flex",
  alignItems: "center",
  gap: 8,
  padding: "10px 8px 10px 16px",
  borderTop: "1px solid var(--line-soft)",
  fontSize: 13,
  "& span": { flex: 1, minWidth: 0 },
  "& b": { display: "block", fontWeight: 500 },
  "& small": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
});

/** The fields that add an entry. */
export const DatedForm = styled("form")({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 200px))",
  gap: 12,
  alignItems: "start",
  padding: 16,
  borderTop: "1px solid var(--line)",
  "& > .wide": { gridColumn: "1 / -1" },
  "& > button": { gridColumn: "1 / -1", justifySelf: "start" },
});
