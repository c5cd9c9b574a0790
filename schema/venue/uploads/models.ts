import { z } from "zod";
import { Id } from "#schema/shared/paging.ts";
import { lineText } from "#schema/shared/text.ts";

/** Enough for a picture straight from a camera; the stored version is far smaller. */
export const UPLOAD_MAX_BYTES = 10_000_000;
export const UPLOAD_TOO_LARGE = "A picture can be at most 10 MB.";
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

export const UploadPurpose = z.enum(["logo", "cover", "location", "service", "coach"]);
export type UploadPurpose = z.infer<typeof UploadPurpose>;

export const PictureSize = z
  .object({
    url: z.string().describe("Address on this host; its content never changes"),
    width: z.int().describe("Width in pixels"),
    height: z.int().describe("Height in pixels"),
  })
  .meta({ id: "PictureSize", description: "A picture in one of its sizes" });

export const Picture = z
  .object({
    id: z.int().describe("Id of the upload"),
    alt: z
      .string()
      .describe("A description of the picture for those who cannot see it; empty if it is purely decorative"),
    sizes: z.array(PictureSize).describe("Smallest first: at most 320, 800 and 1,600 pixels wide or high"),
  })
  .meta({ id: "Picture", description: "An uploaded picture" });
export type Picture = z.infer<typeof Picture>;

export const PictureInput = z
  .object({
    id: Id.describe("Upload"),
    alt: lineText().max(200).optional().describe("A description of the picture for those who cannot see it"),
  })
  .meta({ id: "PictureInput", description: "An uploaded picture to show" });
export type PictureInput = z.infer<typeof PictureInput>;
