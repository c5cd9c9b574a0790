import { z } from "zod";
import type { CreateCoachAvailabilityInput } from "#web/apollo/schema-types.generated.ts";
import { isDate } from "#web/time/wall-clock.ts";
import { readTypedTime } from "#web/ui/hours/typed-time.ts";
import type { CoachHoursRowFragment } from "./hours.generated.ts";

const TIME = "Enter a time such as 9:00 or 21:30.";

/** A date that deviates from the week: off, or with its own hours. */
export const DatedForm = z
  .object({
    date: z.string().refine(isDate, "Choose the date."),
    kind: z.enum(["off", "hours"]),
    starts: z.string(),
    ends: z.string(),
    place: z.string(),
    note: z.string().trim().max(200),
  })
  .superRefine(({ kind, starts, ends }, context) => {
    if (kind === "off") return;
    const [from, until] = [readTypedTime(starts, "opens"), readTypedTime(ends, "closes")];
    if (from === undefined) context.addIssue({ code: "custom", path: ["starts"], message: TIME });
    if (until === undefined) context.addIssue({ code: "custom", path: ["ends"], message: TIME });
    if (from === undefined || from !== until) return;
    context.addIssue({ code: "custom", path: ["ends"], message: "The end must differ from the start." });
  })
  .transform(({ date, kind, starts, ends, place, note }): CreateCoachAvailabilityInput => {
    const isOff = kind === "off";
    return {
      date,
      starts: isOff ? null : (readTypedTime(starts, "opens") ?? null),
      ends: isOff ? null : (readTypedTime(ends, "closes") ?? null),
      location_id: isOff || place === "" ? null : Number(place),
      note: note || null,
    };
  });

export type DatedFormValues = z.input<typeof DatedForm>;
export type DatedFormSent = z.output<typeof DatedForm>;

/** Form values of an existing row, or of a new one of this kind; a day off defaults to today. */
export function datedFormValues(
  row: CoachHoursRowFragment | undefined,
  kind: "off" | "hours",
  today: string,
): DatedFormValues {
  if (!row) return { date: kind === "off" ? today : "", kind, starts: "", ends: "", place: "", note: "" };
  return {
    date: row.date ?? "",
    kind: row.starts === null ? "off" : "hours",
    starts: row.starts ?? "",
    ends: row.ends ?? "",
    place: row.location_id === null ? "" : String(row.location_id),
    note: row.note ?? "",
  };
}
