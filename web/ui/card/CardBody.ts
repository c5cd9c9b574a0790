import styled from "@emotion/styled";
import { ownProps } from "../layout/own-props.ts";

/** The content of a card below its title. */
export const CardBody = styled(
  "div",
  ownProps("gap"),
)<{ gap?: number }>(({ gap = 12 }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap,
  padding: "4px 16px 16px",
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
}));
