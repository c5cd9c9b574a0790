import { skipToken } from "@apollo/client/react";
import { useEffect } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { ScheduleClassSessionsInput } from "#web/apollo/schema-types.generated.ts";
import { useDateCounts, type DateCounts } from "#web/features/bookings/shared/weekly/date-counts.ts";
import { DatesList } from "#web/features/bookings/shared/weekly/DatesList.tsx";
import type { Venue } from "#web/tenant/venue.ts";
import { useDebouncedText } from "#web/ui/form/use-debounced-text.ts";
import type { scheduleForm, ScheduleFormValues } from "./class-form.ts";
import { usePreviewClassScheduleQuery } from "./class-sessions.generated.ts";

interface ClassDatesProps {
  form: UseFormReturn<ScheduleFormValues, unknown, ScheduleClassSessionsInput>;
  schema: ReturnType<typeof scheduleForm>;
  venue: Venue;
  onCounts: (counts: DateCounts | undefined) => void;
}

/** The dates resulting from the form with their conflicts, updated as the form is filled in. */
export function ClassDates({ form, schema, venue, onCounts }: ClassDatesProps) {
  const current = JSON.stringify(useWatch({ control: form.control }));
  const typed = useDebouncedText(current);
  const parsed = schema.safeParse(JSON.parse(typed));
  const { data, previousData, error } = usePreviewClassScheduleQuery(
    parsed.success ? { variables: { input: parsed.data }, fetchPolicy: "network-only" } : skipToken,
  );
  const dates = parsed.success ? (data ?? previousData)?.previewClassSchedule?.occurrences : undefined;
  const counts = useDateCounts(dates);
  // Dates shown for an earlier time must not be left out of this one.
  const isCurrent = typed === current && data !== undefined && !error;
  useEffect(() => {
    onCounts(isCurrent ? counts : undefined);
  }, [isCurrent, counts, onCounts]);
  return (
    <DatesList
      dates={dates}
      error={error}
      venue={venue}
      missing={parsed.success ? undefined : "Choose a class, its days and a start to see the dates."}
    />
  );
}
