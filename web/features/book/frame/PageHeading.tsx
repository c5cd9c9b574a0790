import styled from "@emotion/styled";

/** Above a page's content: what it is, and a sentence about it. */
export const PageHeading = styled("header")({
  padding: "28px 0 16px",
  "& h1": { fontSize: 24, lineHeight: "32px", fontWeight: 600, letterSpacing: "-.021em" },
  "& h2": { fontSize: 18, lineHeight: "28px", fontWeight: 600, letterSpacing: "-.014em" },
  "& p": { color: "var(--text-2)" },
});
