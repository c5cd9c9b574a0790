import { z } from "zod";
import { Picture } from "#schema/uploads/models.ts";

/** A form's picture: what is shown becomes its id and words; one that is still on its way is waited for. */
export const pictureForm = z
  .object(Picture.shape, "Wait until the picture has arrived.")
  .transform(({ id, alt }) => ({ id, alt }))
  .nullable();

/** Of what the graph answers, what a form holds. */
export function pictureValue(picture: z.input<typeof Picture> | null): z.input<typeof Picture> | null {
  if (!picture) return null;
  const { id, alt, sizes } = picture;
  return { id, alt, sizes: sizes.map(({ url, width, height }) => ({ url, width, height })) };
}
