import { styled } from "@mui/material/styles";

/** A cell of a list: the name, and what there is to know about it in a `small` line below. */
export const TwoLines = styled("span")({
  display: "grid",
  minWidth: 0,
  lineHeight: "20px",
  "& > *": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& b": { fontWeight: 500 },
});
