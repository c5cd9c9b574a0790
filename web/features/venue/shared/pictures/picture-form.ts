import { z } from "zod";
import { Picture } from "#schema/venue/uploads/models.ts";

/** Schema for a form's picture: converts it to id and alt text; fails while an upload is in progress. */
export const pictureForm = z
  .object(Picture.shape, "Wait until the picture has arrived.")
  .transform(({ id, alt }) => ({ id, alt }))
  .nullable();

/** Converts a queried picture to the form's value. */
export function pictureValue(picture: z.input<typeof Picture> | null): z.input<typeof Picture> | null {
  if (!picture) return null;
  const { id, alt, sizes } = picture;
  return { id, alt, sizes: sizes.map(({ url, width, height }) => ({ url, width, height })) };
}
