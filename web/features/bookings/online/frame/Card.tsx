import styled from "@emotion/styled";

/** A surface with a hairline border. */
export const Card = styled("section")({
  minWidth: 0,
  background: "var(--surface)",
  border: "1px solid var(--line)",
  borderRadius: "var(--r)",
});

export const CardTitle = styled("h2")({
  fontSize: 16,
  lineHeight: "24px",
  fontWeight: 600,
  letterSpacing: "-.011em",
  "& small": { fontSize: 13, fontWeight: 400, letterSpacing: "-.006em", color: "var(--text-2)" },
});
