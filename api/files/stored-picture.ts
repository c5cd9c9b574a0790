import { z } from "zod";
import type { Picture } from "#schema/venue/uploads/models.ts";
import { fileName } from "./pictures.ts";

/** Not one of the operations, because its response is not JSON. */
export const PICTURES_PATH = "/api/v1/public/pictures";

const Measure = z.object({ width: z.int(), height: z.int() });

/** A picture as stored in the row that shows it. */
export const StoredPicture = z.object({
  id: z.int(),
  key: z.string(),
  format: z.enum(["png", "webp"]),
  sizes: z.object({ small: Measure, medium: Measure, large: Measure }),
  alt: z.string(),
});
export type StoredPicture = z.infer<typeof StoredPicture>;

/** The stored key cannot refer to another company's files. */
export const pictureFolder = (tenantId: string, key: string): string => `${tenantId}/${key}`;

/** Parses a column's value as a picture; null if there is none. */
export const storedPicture = (column: unknown): StoredPicture | null => StoredPicture.nullable().parse(column);

export function presentPicture(column: unknown): Picture | null {
  const stored = storedPicture(column);
  if (!stored) return null;
  const { id, alt, key, format, sizes } = stored;
  const { small, medium, large } = sizes;
  return {
    id,
    alt,
    sizes: [
      { url: fileName(`${PICTURES_PATH}/${key}`, "small", format), ...small },
      { url: fileName(`${PICTURES_PATH}/${key}`, "medium", format), ...medium },
      { url: fileName(`${PICTURES_PATH}/${key}`, "large", format), ...large },
    ],
  };
}

/** Replaces the picture in a row or response by its number and alt text, for the history. */
export function withNamedPicture<T extends { picture: unknown }>(row: T) {
  return { ...row, picture: namedPicture(row.picture) };
}

export function namedPicture(column: unknown): string | null {
  const picture = Named.nullable().parse(column);
  return picture && `no. ${picture.id}${picture.alt ? `: ${picture.alt}` : ""}`;
}

const Named = z.object({ id: z.int(), alt: z.string() });
