import styled from "@emotion/styled";
import { ownProps } from "./own-props.ts";

interface RowsProps {
  /** In a card, whose padding its rows repeat. */
  inset?: boolean;
  /** Short rows without lines. */
  plain?: boolean;
}

/**
 * A list, usually with lines between its rows. The part with the class `what` grows, the others are as wide as their
 * content; a `time` has the width of a column.
 */
export const Rows = styled(
  "ul",
  ownProps("inset", "plain"),
)<RowsProps>(({ inset, plain }) => ({
  width: "100%",
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& > li": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 12px",
    ...(plain ? { minHeight: 24 } : { minHeight: 40, padding: "8px 0", borderTop: "1px solid var(--line-soft)" }),
    paddingInline: inset ? 16 : 0,
  },
  "& > li > .what": { flex: "1 1 140px", minWidth: 0, overflowWrap: "anywhere" },
  "& > li > .what > :is(b, small)": { display: "block" },
  "& > li > .time": { width: 40, color: "var(--text-2)" },
  "& > li b": { fontWeight: 500 },
}));
