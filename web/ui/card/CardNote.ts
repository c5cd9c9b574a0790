import styled from "@emotion/styled";

/** A sentence in a card, below its title or its rows. */
export const CardNote = styled("p")({
  padding: "12px 16px 16px",
  borderTop: "1px solid var(--line-soft)",
  fontSize: 13,
  lineHeight: "20px",
  color: "var(--text-2)",
});
