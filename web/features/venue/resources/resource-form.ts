import { z } from "zod";
import { WEEKDAYS } from "#schema/venue/locations/weekdays.ts";
import { CreateResourceInput } from "#schema/venue/resources/models.ts";
import type { Weekday } from "#web/apollo/schema-types.generated.ts";
import { wholeNumber } from "#web/ui/form/typed-values.ts";
import { completeRanges, hasProblem, type OpenRange } from "#web/ui/hours/day-ranges.ts";
import type { ResourceRowFragment } from "./resources.generated.ts";

const { shape } = CreateResourceInput;
const chosen = (sentence: string) => z.string().min(1, sentence).transform(Number);
const range = z.custom<OpenRange>((value) => typeof value === "object");
type Week = Record<Weekday, readonly OpenRange[]>;

/** Converts form values to the API input; the contract's own rules and messages apply. */
export const ResourceForm = z
  .object({
    name: shape.name,
    location_id: chosen("Choose the location."),
    resource_type_id: chosen("Choose the type."),
    capacity: wholeNumber.pipe(shape.capacity.unwrap()),
    follows_location_hours: z.boolean(),
    hours: z.object(eachDay(() => z.array(range))),
  })
  .superRefine(({ follows_location_hours, hours }, context) => {
    if (follows_location_hours) return;
    const isEmpty = WEEKDAYS.every(({ value }) => hours[value].length === 0);
    const message = isEmpty ? "Enter its opening hours, or let it follow the location’s." : "Correct the marked hours.";
    if (isEmpty || hasProblem(hours)) context.addIssue({ code: "custom", path: ["hours"], message });
  })
  .transform(({ hours, ...rest }) => ({ ...rest, hours: rest.follows_location_hours ? [] : daysOf(hours) }));

export type ResourceFormValues = z.input<typeof ResourceForm>;
export type ResourceFormSent = z.output<typeof ResourceForm>;

/** Form values of a resource, or defaults for a new one at this location. */
export function resourceFormValues(
  resource: ResourceRowFragment | undefined,
  locationId: number | undefined,
): ResourceFormValues {
  return {
    name: resource?.name ?? "",
    location_id: String(resource?.location_id ?? locationId ?? ""),
    resource_type_id: String(resource?.resource_type_id ?? ""),
    capacity: String(resource?.capacity ?? 4),
    follows_location_hours: resource?.follows_location_hours ?? true,
    hours: weekOf(resource?.hours ?? []),
  };
}

/** Converts hours from the API to form values. */
export function weekOf(
  days: readonly { weekday: Weekday; ranges: readonly OpenRange[] }[],
): ResourceFormValues["hours"] {
  return eachDay((weekday) =>
    (days.find((day) => day.weekday === weekday)?.ranges ?? []).map(({ opens, closes }) => ({ opens, closes })),
  );
}

function daysOf(hours: Week) {
  return WEEKDAYS.map(({ value }) => ({ weekday: value, ranges: completeRanges(hours[value]) })).filter(
    ({ ranges }) => ranges.length > 0,
  );
}

function eachDay<T>(make: (weekday: Weekday) => T): Record<Weekday, T> {
  return {
    monday: make("monday"),
    tuesday: make("tuesday"),
    wednesday: make("wednesday"),
    thursday: make("thursday"),
    friday: make("friday"),
    saturday: make("saturday"),
    sunday: make("sunday"),
    holiday: make("holiday"),
  };
}
