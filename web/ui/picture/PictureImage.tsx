export interface ShownPicture {
  alt: string;
  /** Smallest first. */
  sizes: readonly { url: string; width: number; height: number }[];
}

interface PictureImageProps {
  picture: ShownPicture;
  /** Displayed width as a CSS length: "144px", "100vw". */
  width: string;
  className?: string;
  /** Shown uncropped within this width and height: a logo. */
  side?: number;
  /** Above the fold: loaded eagerly. */
  isFirst?: boolean;
}

/** An uploaded picture in the best-fitting size; its space is reserved while it loads. */
export function PictureImage(props: PictureImageProps) {
  const { picture, width, className, side, isFirst = false } = props;
  const { alt, sizes } = picture;
  const smallest = sizes[0];
  const largest = sizes.at(-1);
  if (!smallest || !largest) return null;
  // A picture that was small already is the same in several sizes.
  const distinct = sizes.filter((size, at) => size.width !== sizes[at - 1]?.width);
  return (
    <img
      className={className}
      style={side === undefined ? undefined : { width: side, height: side, flex: "none", objectFit: "contain" }}
      alt={alt}
      src={smallest.url}
      srcSet={distinct.map((size) => `${size.url} ${size.width}w`).join(", ")}
      sizes={width}
      width={largest.width}
      height={largest.height}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
    />
  );
}
