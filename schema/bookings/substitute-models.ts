import { z } from "zod";
import { Version } from "../shared/paging.ts";

const Substitute = z
  .object({ coach_id: z.int().describe("Coach"), name: z.string().describe("Name of the coach") })
  .meta({ id: "Substitute", description: "A coach who can take a lesson over" });

export const LessonSubstitutes = z
  .object({
    booking_id: z.int().describe("The lesson"),
    version: Version.describe("The version of the lesson that was looked at"),
    data: z.array(Substitute).describe("Who gives such lessons there, works then and is free, by name"),
  })
  .meta({ id: "LessonSubstitutes", description: "Who else can give a lesson at its time" });
export type LessonSubstitutes = z.infer<typeof LessonSubstitutes>;
