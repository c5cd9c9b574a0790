import { styled } from "@mui/material/styles";

/** A button's words beside its icon; on phones the icon stands alone, and the words are only heard. */
export const LabelFromTablet = styled("span")({
  "@media (max-width: 599.95px)": {
    position: "absolute",
    width: 1,
    height: 1,
    overflow: "hidden",
    clipPath: "inset(50%)",
  },
});
