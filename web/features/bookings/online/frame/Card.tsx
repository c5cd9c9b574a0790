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
  letterSpacing: "-.011em",
  "& small": { fontSize: 13, letterSpacing: "-.006em" },
});
