import styled from "@emotion/styled";

/** Fills the height of its screen: the part with the class `fill` takes what the others leave. */
export const FullHeight = styled("div")({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  minHeight: 0,
  "& > .fill": { flex: 1, minHeight: 0 },
});
