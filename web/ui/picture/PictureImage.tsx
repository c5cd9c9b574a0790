export interface ShownPicture {
  alt: string;
  /** Smallest first. */
  sizes: readonly { url: string; width: number; height: number }[];
}

interface PictureImageProps {
  picture: ShownPicture;
  /** How wide it is drawn, as CSS: "144px", "100vw". */
  width: string;
  className?: string;
  /** Drawn whole, at most so wide and high: a logo. */
  side?: number;
  /** Drawn first: neither waited for nor put off. */
  isFirst?: boolean;
}

/** An uploaded picture in the size that fits; its place is kept while it loads. */
export function PictureImage(props: PictureImageProps) {
  const { picture, width, className, side, isFirst = false } = props;
  const { alt, sizes } = picture;
  const smallest = sizes[0];
  const largest = sizes.at(-1);
  if (!smallest || !largest) return null;
  // What was small already is the same in each size.
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
