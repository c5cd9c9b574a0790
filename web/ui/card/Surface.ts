import styled from "@emotion/styled";

/** The look of a card. */
export const Surface = styled("section")({
  minWidth: 0,
  background: "var(--surface)",
  border: "1px solid var(--line)",
  borderRadius: "var(--r)",
});
