import styled from "@emotion/styled";
import { Card } from "./Card.tsx";

/** The one card of a page, in parts: a header, then sections, forms and footers with lines between them. */
export const PartsCard = styled(Card)({
  maxWidth: 688,
  margin: "24px auto 0",
  "& > header": { display: "grid", justifyItems: "start", gap: 4, padding: 24 },
  "& :is(section, form, footer)": {
    display: "grid",
    gap: 12,
    padding: "16px 24px",
    borderTop: "1px solid var(--line-soft)",
  },
  "@media (max-width: 599.95px)": { marginTop: 16, "& > header, & :is(section, form, footer)": { padding: 16 } },
});
