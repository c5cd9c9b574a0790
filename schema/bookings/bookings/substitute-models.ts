import { z } from "zod";
import { Version } from "#schema/shared/paging.ts";

const Substitute = z
  .object({ coach_id: z.int().describe("Coach"), name: z.string().describe("Name of the coach") })
  .meta({ id: "Substitute", description: "A coach who can take over a lesson" });

export const LessonSubstitutes = z
  .object({
    booking_id: z.int().describe("The lesson"),
    version: Version.describe("The version of the lesson that was checked"),
    data: z.array(Substitute).describe("The coaches who give such lessons there, work then and are free, by name"),
  })
  .meta({ id: "LessonSubstitutes", description: "Who else can give a lesson at its time" });
export type LessonSubstitutes = z.infer<typeof LessonSubstitutes>;
