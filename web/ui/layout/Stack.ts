import styled from "@emotion/styled";
import { ownProps } from "./own-props.ts";

interface StackProps {
  /** In px. */
  gap?: number;
  /** Each part is as wide as its content, instead of all as wide as the stack. */
  fit?: boolean;
}

/** Its parts below each other. */
export const Stack = styled(
  "div",
  ownProps("gap", "fit"),
)<StackProps>(({ gap = 12, fit }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  justifyItems: fit ? "start" : undefined,
  gap,
  minWidth: 0,
}));
