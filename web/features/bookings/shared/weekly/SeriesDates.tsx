import { skipToken } from "@apollo/client/react";
import { useEffect } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { formatMoney } from "#schema/shared/format-money.ts";
import type { CreateBookingSeriesInput } from "#web/apollo/schema-types.generated.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { useDebouncedText } from "#web/ui/form/use-debounced-text.ts";
import type { VenueDay } from "../day/venue-day.ts";
import { isWeekly, seriesInput, seriesPreviewInput, type BookingFormValues } from "../dialog/booking-form.ts";
import { useDateCounts, type DateCounts } from "./date-counts.ts";
import { DatesList } from "./DatesList.tsx";
import { usePreviewBookingSeriesQuery, type PreviewBookingSeriesQuery } from "./weekly.generated.ts";

/** The start the dates were previewed for, and how many of them are free. */
export interface SeenDates extends DateCounts {
  /** The form's start, and its wall time as HH:MM. */
  start: string;
  wall: string;
}

interface SeriesDatesProps {
  form: UseFormReturn<BookingFormValues>;
  venue: Venue;
  day: VenueDay | undefined;
  onSeen: (seen: SeenDates | undefined) => void;
}

/** Preview of the dates of a weekly booking, each with its conflict, if any, while the form is filled in. */
export function SeriesDates({ form, venue, day, onSeen }: SeriesDatesProps) {
  // Complete despite the partial type: the form has an initial value for every field.
  const values = useWatch({ control: form.control }) as BookingFormValues;
  const wall = day && values.start !== "" ? day.clock.timeAt(Number(values.start)) : undefined;
  const asked = isWeekly(values) && wall ? seriesPreviewInput(seriesInput(values, venue.id, wall)) : undefined;
  const { dates, error, isCurrent } = useSeriesPreview(asked);
  const counts = useDateCounts(dates);
  useEffect(() => {
    onSeen(isCurrent && wall && counts ? { start: values.start, wall, ...counts } : undefined);
  }, [isCurrent, wall, values.start, counts, onSeen]);
  useEffect(() => () => onSeen(undefined), [onSeen]);
  return (
    <DatesList
      dates={dates}
      error={error}
      venue={venue}
      missing={asked ? undefined : "Choose a start and an end of the series to see the dates."}
      sum={sumOf(dates, venue)}
    />
  );
}

/** Dates for the debounced input; the previous dates while new ones load. */
function useSeriesPreview(asked: CreateBookingSeriesInput | undefined) {
  const typed = JSON.stringify(asked ?? null);
  const input = useDebouncedText(typed) === typed ? asked : undefined;
  const { data, previousData, error } = usePreviewBookingSeriesQuery(
    input ? { variables: { input }, fetchPolicy: "network-only" } : skipToken,
  );
  const dates = asked ? (data ?? previousData)?.previewBookingSeries?.occurrences : undefined;
  return { dates, error, isCurrent: data !== undefined && !error };
}

type SeriesDate = NonNullable<PreviewBookingSeriesQuery["previewBookingSeries"]>["occurrences"][number];

/** "$540.00 in all" */
function sumOf(dates: readonly SeriesDate[] | undefined, { locale }: Venue): string | undefined {
  const prices = (dates ?? []).flatMap(({ price }) => price ?? []);
  const amount = prices.reduce((total, price) => total + price.amount, 0);
  return prices[0] && `${formatMoney(amount, prices[0].currency, locale)} in all`;
}
