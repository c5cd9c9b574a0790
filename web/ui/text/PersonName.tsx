import { styled } from "@mui/material/styles";
import { PictureImage, type ShownPicture } from "../picture/PictureImage.tsx";
import { Initials } from "./Initials.tsx";

export function PersonName({ name, picture = null }: { name: string; picture?: ShownPicture | null }) {
  return (
    <Who>
      {picture ? <PictureImage picture={{ ...picture, alt: "" }} width="28px" /> : <Initials name={name} />}
      <b>{name}</b>
    </Who>
  );
}

const Who = styled("span")({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minWidth: 0,
  "& img": { flex: "none", width: 28, height: 28, borderRadius: "50%", objectFit: "cover" },
  "& b": { fontWeight: 500, overflow: "hidden", textOverflow: "ellipsis" },
});
