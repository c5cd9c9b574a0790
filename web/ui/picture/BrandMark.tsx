import { Icon } from "../icon/Icon.tsx";
import { PictureImage, type ShownPicture } from "./PictureImage.tsx";

/** A company's logo, or the product's mark in the company's color; the name is next to it. */
export function BrandMark({ logo, size }: { logo: ShownPicture | null; size: number }) {
  if (!logo) {
    return (
      <span className="logo">
        <Icon name="brand" size={Math.round(size * 0.56)} />
      </span>
    );
  }
  return <PictureImage picture={{ ...logo, alt: "" }} width={`${size}px`} side={size} isFirst />;
}
