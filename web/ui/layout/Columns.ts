import styled from "@emotion/styled";
import { ownProps } from "./own-props.ts";

interface ColumnsProps {
  /** Width in px of the last column; without it all are equally wide. */
  aside?: number;
  /** Width of the window in px from which they fit next to each other. */
  from?: number;
  /** A whole screen, with its padding. */
  inset?: boolean;
}

/** Two columns of cards, each a `div`; below each other where they do not fit. */
export const Columns = styled(
  "div",
  ownProps("aside", "from", "inset"),
)<ColumnsProps>(({ aside, from = 1024, inset }) => ({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${aside === undefined ? "minmax(0, 1fr)" : `${aside}px`}`,
  alignItems: "start",
  gap: 16,
  padding: inset ? 16 : 0,
  fontVariantNumeric: "tabular-nums",
  "& > div": { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 },
  [`@media (max-width: ${from - 0.05}px)`]: { gridTemplateColumns: "minmax(0, 1fr)" },
  "@media print": { display: "block" },
}));
