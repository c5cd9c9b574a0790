import { z } from "zod";
import { fileName } from "#api/files/pictures.ts";
import type { Picture } from "#schema/uploads/models.ts";

/** Beside the operations: what it answers is no JSON. */
export const PICTURES_PATH = "/api/v1/public/pictures";

const Measure = z.object({ width: z.int(), height: z.int() });

/** A picture as the row that shows it keeps it. */
export const StoredPicture = z.object({
  id: z.int(),
  key: z.string(),
  format: z.enum(["png", "webp"]),
  sizes: z.object({ small: Measure, medium: Measure, large: Measure }),
  alt: z.string(),
});
export type StoredPicture = z.infer<typeof StoredPicture>;

/** Nothing of another company can be named by what is stored here. */
export const pictureFolder = (tenantId: string, key: string): string => `${tenantId}/${key}`;

/** A column's value as a picture; null where it shows none. */
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

/** A row or an answer as the history tells of it: its picture by number and words. */
export function withNamedPicture<T extends { picture: unknown }>(row: T) {
  return { ...row, picture: namedPicture(row.picture) };
}

export function namedPicture(column: unknown): string | null {
  const picture = Named.nullable().parse(column);
  return picture && `no. ${picture.id}${picture.alt ? `: ${picture.alt}` : ""}`;
}

const Named = z.object({ id: z.int(), alt: z.string() });
