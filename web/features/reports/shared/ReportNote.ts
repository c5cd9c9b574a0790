import { styled } from "@mui/material/styles";

/** A sentence shown instead of figures, or below them. */
export const ReportNote = styled("p")({
  padding: "12px 16px 16px",
  borderTop: "1px solid var(--line-soft)",
  fontSize: 13,
  lineHeight: "20px",
  color: "var(--text-2)",
});
