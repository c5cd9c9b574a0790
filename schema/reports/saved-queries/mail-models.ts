import { z } from "zod";
import { Instant } from "#schema/shared/time.ts";

const LAST_MONTH_DAY = 28;

export const MailEvery = z.enum(["day", "week", "month"]).meta({
  id: "MailEvery",
  description: "day: each day; week: on one weekday; month: on one day of each month",
});
export type MailEvery = z.infer<typeof MailEvery>;

const weekday = z
  .int("Choose a weekday.")
  .min(1, "Choose a weekday.")
  .max(7, "Choose a weekday.")
  .nullable()
  .describe("1 is Monday, 7 Sunday; null unless sent every week");
const month_day = z
  .int("Choose a day of the month.")
  .min(1, "Choose a day of the month.")
  .max(LAST_MONTH_DAY, `Choose a day up to the ${LAST_MONTH_DAY}th, which each month has.`)
  .nullable()
  .describe(`1 to ${LAST_MONTH_DAY}; null unless sent every month`);
const hour = z
  .int("Choose an hour.")
  .min(0, "Choose an hour.")
  .max(23, "Choose an hour.")
  .describe("Hour on the company's clock, 0 to 23");

export const SetSavedQueryMailInput = z
  .object({
    every: MailEvery.describe("How often it is sent"),
    weekday: weekday.default(null),
    month_day: month_day.default(null),
    hour,
  })
  .refine(({ every, weekday: day }) => every !== "week" || day !== null, {
    path: ["weekday"],
    message: "Choose a weekday.",
  })
  .refine(({ every, month_day: day }) => every !== "month" || day !== null, {
    path: ["month_day"],
    message: "Choose a day of the month.",
  })
  .meta({ id: "SetSavedQueryMailInput", description: "When the answer of a saved query is emailed to the caller" });
export type SetSavedQueryMailInput = z.infer<typeof SetSavedQueryMailInput>;

export const SavedQueryMail = z
  .object({
    query_id: z.int().describe("Id of the saved query"),
    query_name: z.string().describe("The company's name for it"),
    every: MailEvery.describe("How often it is sent"),
    weekday,
    month_day,
    hour,
    next_at: Instant.describe("When the next one is sent"),
    last_sent_at: Instant.nullable().describe("When the last one was sent; null if none has been"),
  })
  .meta({ id: "SavedQueryMail", description: "The answer of a saved query, emailed to one person regularly" });
export type SavedQueryMail = z.infer<typeof SavedQueryMail>;

export const SavedQueryMailList = z
  .object({ data: z.array(SavedQueryMail).describe("The caller's own, by name") })
  .meta({ id: "SavedQueryMailList", description: "The saved queries that are emailed to the caller" });
export type SavedQueryMailList = z.infer<typeof SavedQueryMailList>;
