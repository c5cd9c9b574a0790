import { WEEKDAYS } from "#schema/locations/weekdays.ts";
import type { ComparedAnswer } from "#web/ui/form/compare-values.ts";
import { rangesText } from "#web/ui/hours/day-ranges.ts";
import type { ResourceFormValues } from "./resource-form.ts";

type Named = readonly { id: number; name: string }[];

/** The answers of the dialog, as they are compared with what somebody else saved. */
export function resourceAnswers(types: Named, venues: Named): readonly ComparedAnswer<ResourceFormValues>[] {
  return [
    { label: "Name", names: ["name"], text: ({ name }) => name },
    { label: "People", names: ["capacity"], text: ({ capacity }) => `at most ${capacity}` },
    { label: "Type", names: ["resource_type_id"], text: ({ resource_type_id }) => nameOf(types, resource_type_id) },
    { label: "Location", names: ["location_id"], text: ({ location_id }) => nameOf(venues, location_id) },
    { label: "Hours", names: ["follows_location_hours", "hours"], text: hoursText },
  ];
}

function nameOf(all: Named, id: string): string {
  return all.find((each) => String(each.id) === id)?.name ?? "none";
}

function hoursText({ follows_location_hours, hours }: ResourceFormValues): string {
  if (follows_location_hours) return "as its location";
  const days = WEEKDAYS.filter(({ value }) => hours[value].length > 0);
  return days.map(({ value, short }) => `${short} ${rangesText(hours[value], (time) => time, "")}`).join(", ");
}
