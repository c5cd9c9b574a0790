import { styled } from "@mui/material/styles";

/** A user-defined label; it has no tone because it is no status. */
export const Tag = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  height: 20,
  padding: "0 6px",
  border: "1px solid var(--line)",
  borderRadius: "var(--r-xs)",
  fontSize: 12,
  lineHeight: "16px",
  letterSpacing: 0,
  color: "var(--text-2)",
  background: "var(--surface)",
  whiteSpace: "nowrap",
});
