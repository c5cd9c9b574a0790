import { styled } from "@mui/material/styles";

/** A button's label next to its icon; on phones only the icon is visible, and the label is for screen readers. */
export const LabelFromTablet = styled("span")({
  "@media (max-width: 599.95px)": {
    position: "absolute",
    width: 1,
    height: 1,
    overflow: "hidden",
    clipPath: "inset(50%)",
  },
});
