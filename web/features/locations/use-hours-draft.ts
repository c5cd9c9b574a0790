import { useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { type BookingOutside, bookingsLeftOutside } from "#web/desk/outside/left-outside.ts";
import { completeRanges } from "#web/ui/hours/day-ranges.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import {
  type UpdateLocationHoursMutationVariables,
  useUpdateLocationHoursMutation,
  type WeekHoursFragment,
} from "./hours.generated.ts";
import { changedDays, closuresDiffer, draftOf, holidaysDiffer, type HoursDraft } from "./hours-draft.ts";
import { shareVersion } from "./share-version.ts";

interface EditedHours {
  saved: HoursDraft;
  draft: HoursDraft;
  edit: (draft: HoursDraft) => void;
  /** Drops what was edited. */
  forget: () => void;
  /** Saves; once bookings were listed that fall outside, the same again keeps them. */
  send: () => Promise<void>;
  isSaving: boolean;
  /** Bookings that the draft would leave outside; none before it was sent. */
  outside: readonly BookingOutside[];
  /** Somebody else saved meanwhile. */
  isStale: boolean;
}

/** The hours of a location while they are edited, until they are saved. */
export function useHoursDraft(hours: WeekHoursFragment, onReload: () => Promise<unknown>): EditedHours {
  const [edited, setEdited] = useState<HoursDraft>();
  const [isStale, setIsStale] = useState(false);
  const [outside, setOutside] = useState<readonly BookingOutside[]>([]);
  const [save, { loading }] = useUpdateLocationHoursMutation();
  const saved = draftOf(hours);
  const draft = edited ?? saved;

  const edit = (next: HoursDraft | undefined) => {
    setEdited(next);
    // Other hours may leave other bookings outside: the server says so again.
    setOutside([]);
  };
  const forget = () => {
    edit(undefined);
    setIsStale(false);
  };
  const refused = async (error: unknown) => {
    const left = bookingsLeftOutside(error);
    if (left) return setOutside(left);
    if (faultOf(error).code === "stale_version") {
      await onReload();
      return setIsStale(true);
    }
    const { message, fields } = explain(error);
    showToast({ message: "The hours were not saved", detail: Object.values(fields)[0] ?? message, tone: "error" });
  };
  const send = async () => {
    try {
      await save({
        variables: {
          id: hours.location_id,
          input: { ...inputOf(hours.version, saved, draft), keep_bookings: outside.length > 0 },
        },
        update: (cache, { data }) => {
          if (data?.updateLocationHours) shareVersion(cache, hours.location_id, data.updateLocationHours.version);
        },
      });
      forget();
      showToast({ message: "Opening hours are saved", tone: "success" });
    } catch (error) {
      await refused(error);
    }
  };
  return { saved, draft, edit, forget, send, isSaving: loading, outside, isStale };
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
