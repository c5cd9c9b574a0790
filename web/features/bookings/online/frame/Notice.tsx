import styled from "@emotion/styled";
import { Card } from "./Card.tsx";

/** A page with a single message. */
export const Notice = styled(Card)({
  maxWidth: 560,
  margin: "48px auto 0",
  padding: 24,
  "& p": { margin: "4px 0 16px", color: "var(--text-2)" },
});
