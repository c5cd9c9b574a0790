import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { attemptChange } from "#web/apollo/attempt-change.ts";
import type {
  ClassRefund,
  ScheduleClassSessionsInput,
  UpdateClassSessionInput,
} from "#web/apollo/schema-types.generated.ts";
import { countText } from "#web/ui/text/count-text.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import {
  useCheckInClassMutation,
  useDeleteClassSeriesOccurrencesMutation,
  useDeleteClassSessionMutation,
  useScheduleClassSessionsMutation,
  useUpdateClassSessionMutation,
  type ClassDetailsFragment,
} from "./class-sessions.generated.ts";

interface Cancellation {
  isForFollowing: boolean;
  notify: boolean;
  message: string | null;
  refund: ClassRefund | null;
}

interface ClassChanges {
  /** Returns the first date's start in venue time. Rejects when refused. */
  schedule: (input: ScheduleClassSessionsInput) => Promise<string | undefined>;
  /** Rejects when refused. */
  update: (one: ClassDetailsFragment, input: UpdateClassSessionInput) => Promise<void>;
  /** Rejects when refused. */
  cancel: (one: ClassDetailsFragment, how: Cancellation) => Promise<void>;
  /** Shows the reason if refused. */
  checkInAll: (one: ClassDetailsFragment) => Promise<void>;
}

/** Actions on classes; each reports its result. */
export function useClassChanges(): ClassChanges {
  const client = useApolloClient();
  const [scheduleClass] = useScheduleClassSessionsMutation();
  const [updateClass] = useUpdateClassSessionMutation();
  const [cancelDate] = useDeleteClassSessionMutation();
  const [cancelFollowing] = useDeleteClassSeriesOccurrencesMutation();
  const [checkIn] = useCheckInClassMutation();

  return useMemo(() => {
    const tell = (message: string, detail?: string) => {
      showToast({ message, detail, tone: "success" });
    };
    return {
      schedule: async (input) => {
        const { data } = await scheduleClass({ variables: { input } });
        const { data: dates = [], left_out = [] } = data?.scheduleClassSessions ?? {};
        const name = dates[0]?.name ?? "The class";
        tell(
          `${name} is scheduled, ${countText(dates.length, "date")}`,
          left_out.length > 0 ? `${left_out.length} left out` : undefined,
        );
        return dates[0]?.local_start;
      },
      update: async ({ id, name }, input) => {
        const { data } = await updateClass({ variables: { id, input } });
        tell(`${name} is saved, ${countText(data?.updateClassSession?.data.length ?? 1, "date")}`);
      },
      cancel: async ({ id, version, series_id, start_time, name }, { isForFollowing, ...how }) => {
        const answer =
          isForFollowing && series_id !== null
            ? (await cancelFollowing({ variables: { id: series_id, input: { from: start_time, ...how } } })).data
                ?.deleteClassSeriesOccurrences
            : (await cancelDate({ variables: { id, version, ...how } })).data?.deleteClassSession;
        tell(
          `${name} is cancelled, ${countText(answer?.data.length ?? 1, "date")}`,
          answer && answer.bookings_cancelled > 0
            ? `${countText(answer.bookings_cancelled, "booking")} cancelled with it`
            : undefined,
        );
      },
      checkInAll: ({ id, name }) =>
        attemptChange(
          client,
          `Failed to check in ${name}`,
          () => checkIn({ variables: { id } }),
          `Everybody in ${name} is checked in`,
        ),
    };
  }, [client, scheduleClass, updateClass, cancelDate, cancelFollowing, checkIn]);
}
