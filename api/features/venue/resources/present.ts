import { WEEKDAYS } from "#schema/venue/locations/weekdays.ts";
import type { Resource } from "#schema/venue/resources/models.ts";
import type { resourcesWithIds } from "./queries.ts";

export type ResourceRow = Awaited<ReturnType<typeof resourcesWithIds>>[number];

export function presentResource({ hours, archived_at, ...row }: ResourceRow): Resource {
  return {
    ...row,
    is_archived: archived_at !== null,
    hours: WEEKDAYS.flatMap(({ value }) => {
      const ranges = hours.filter(({ weekday }) => weekday === value).map(({ opens, closes }) => ({ opens, closes }));
      return ranges.length > 0 ? [{ weekday: value, ranges }] : [];
    }),
  };
}
