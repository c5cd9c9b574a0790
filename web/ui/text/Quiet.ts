import styled from "@emotion/styled";

/** A paragraph that is less prominent than its surroundings. */
export const Quiet = styled("p")({
  fontSize: 13,
  lineHeight: "20px",
  color: "var(--text-2)",
  overflowWrap: "anywhere",
});

/** Fine print: a hint, a condition. */
export const Fine = styled("p")({ fontSize: 12, lineHeight: "16px", color: "var(--text-2)", overflowWrap: "anywhere" });

/** The heading of a list within a section. */
export const QuietHeading = styled("h3")({ fontSize: 12, lineHeight: "16px", fontWeight: 500, color: "var(--text-2)" });
