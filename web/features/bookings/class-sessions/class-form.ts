import { z } from "zod";
import { IsoWeekdayName } from "#schema/bookings/bookings/series-models.ts";
import { ScheduleClassSessionsInput } from "#schema/bookings/class-sessions/models.ts";
import type { ScheduleClassSessionsInput as ScheduleSent } from "#web/apollo/schema-types.generated.ts";
import { typedPrice, wholeNumber } from "#web/ui/form/typed-values.ts";

const { shape } = ScheduleClassSessionsInput;

const chosenId = z.string().transform((id) => (id === "" ? null : Number(id)));

/** The fields of a class date, for scheduling and editing. */
export const heldFields = (currency: string) => ({
  coach_id: chosenId,
  resource_id: chosenId,
  start: z.string().min(1, "Enter a start."),
  duration_minutes: wholeNumber.pipe(shape.duration_minutes),
  capacity: wholeNumber.pipe(shape.capacity),
  price_amount: typedPrice(currency).transform(({ amount }) => amount),
  level: z
    .string()
    .trim()
    .max(60, "Enter at most 60 characters.")
    .transform((text) => (text === "" ? null : text)),
});

/** Converts form values to the request. Of the two ways to end the series only the chosen one is sent. */
export function scheduleForm(currency: string) {
  return z
    .object({
      ...heldFields(currency),
      service_id: z.string().min(1, "Choose a class.").transform(Number),
      location_id: z.string().transform(Number),
      weekdays: z.array(IsoWeekdayName).min(1, "Choose at least one day of the week."),
      from: z.string().min(1, "Choose a day."),
      ends: z.enum(["count", "until"]),
      count: z.string(),
      until: z.string(),
    })
    .transform(({ ends, count, until, ...sent }, context): ScheduleSent => {
      const end = ends === "count" ? wholeNumber.pipe(shape.count.unwrap().unwrap()).safeParse(count) : undefined;
      if (end && !end.success) {
        context.addIssue({ code: "custom", path: ["count"], message: end.error.issues[0]?.message ?? "" });
      }
      if (!end && until === "") context.addIssue({ code: "custom", path: ["until"], message: "Choose a last day." });
      return { ...sent, ...(end ? { count: end.data ?? null } : { until }) };
    });
}

export type ScheduleFormValues = z.input<ReturnType<typeof scheduleForm>>;
