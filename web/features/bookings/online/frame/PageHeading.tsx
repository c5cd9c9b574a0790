import styled from "@emotion/styled";

/** Title and introduction above a page's content. */
export const PageHeading = styled("header")({
  padding: "28px 0 16px",
  "& h1": { fontSize: 24, lineHeight: "32px", letterSpacing: "-.021em" },
  "& h2": { fontSize: 18, lineHeight: "28px", letterSpacing: "-.014em" },
  "& p": { color: "var(--text-2)" },
});
