import styled from "@emotion/styled";
import { Icon } from "../icon/Icon.tsx";
import { PictureImage, type ShownPicture } from "./PictureImage.tsx";

/** A company's logo, or the product's mark in the company's color; the name is next to it. */
export function BrandMark({ logo, size }: { logo: ShownPicture | null; size: number }) {
  if (!logo) {
    return (
      <Mark style={{ width: size, height: size, borderRadius: size / 4 }}>
        <Icon name="brand" size={Math.round(size * 0.56)} />
      </Mark>
    );
  }
  return <PictureImage picture={{ ...logo, alt: "" }} width={`${size}px`} side={size} isFirst />;
}

const Mark = styled("span")({
  display: "grid",
  placeItems: "center",
  flex: "none",
  background: "var(--primary)",
  color: "var(--on-primary)",
});
