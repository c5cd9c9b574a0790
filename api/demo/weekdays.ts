import type { VenueTemplateInput } from "#api/tenants/template.ts";
import type { Weekday } from "#schema/venue/locations/models.ts";

type DayHours = VenueTemplateInput["locations"][number]["hours"][number];
type OpenRange = DayHours["ranges"][number];

type DayOfWeek = Exclude<Weekday, "holiday">;

export const WORKDAYS: DayOfWeek[] = ["monday", "tuesday", "wednesday", "thursday", "friday"];
export const WEEKEND: DayOfWeek[] = ["saturday", "sunday"];
export const WEEK: DayOfWeek[] = [...WORKDAYS, ...WEEKEND];

const HOLIDAY: OpenRange = { opens: "10:00", closes: "18:00" };

/** The same hours all week except for the given days; holidays from ten to six. */
export function everyDay(usual: OpenRange, others: Partial<Record<Weekday, OpenRange>> = {}): DayHours[] {
  const days = WEEK.map((weekday) => ({ weekday, ranges: [others[weekday] ?? usual] }));
  return [...days, { weekday: "holiday", ranges: [others.holiday ?? HOLIDAY] }];
}
