import { useHoursEdit, type HoursEdit } from "#web/features/venue/shared/hours/use-hours-edit.ts";
import { completeRanges } from "#web/ui/hours/day-ranges.ts";
import { changedDays, closuresDiffer, draftOf, holidaysDiffer, type HoursDraft } from "./hours-draft.ts";
import {
  useUpdateLocationHoursMutation,
  type UpdateLocationHoursMutationVariables,
  type WeekHoursFragment,
} from "./hours.generated.ts";
import { shareVersion } from "./share-version.ts";

/** State of a location's hours while they are edited. */
export function useHoursDraft(
  hours: WeekHoursFragment,
  onReload: () => Promise<unknown>,
): HoursEdit<HoursDraft> & { saved: HoursDraft } {
  const [update] = useUpdateLocationHoursMutation();
  const saved = draftOf(hours);
  const edit = useHoursEdit(saved, {
    save: (draft, keep_bookings) =>
      update({
        variables: { id: hours.location_id, input: { ...inputOf(hours.version, saved, draft), keep_bookings } },
        update: (cache, { data }) => {
          if (data?.updateLocationHours) shareVersion(cache, hours.location_id, data.updateLocationHours.version);
        },
      }),
    savedMessage: "Opening hours are saved",
    onReload,
  });
  return { ...edit, saved };
}

function inputOf(
  version: number,
  before: HoursDraft,
  after: HoursDraft,
): UpdateLocationHoursMutationVariables["input"] {
  return {
    version,
    days: changedDays(before, after).map((weekday) => ({ weekday, ranges: completeRanges(after.days[weekday]) })),
    ...(holidaysDiffer(before, after) ? { holidays: after.holidays.map(({ date, name }) => ({ date, name })) } : {}),
    ...(closuresDiffer(before, after) ? { closures: after.closures.map((closure) => ({ ...closure })) } : {}),
  };
}
