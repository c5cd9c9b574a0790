import { styled } from "@mui/material/styles";

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
