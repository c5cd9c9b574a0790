import { skipToken } from "@apollo/client/react";
import { useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { CreateBookingSeriesInput } from "#web/apollo/schema-types.generated.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { useDebouncedText } from "#web/ui/form/use-debounced-text.ts";
import { formatMoney } from "#web/ui/text/format-money.ts";
import type { VenueDay } from "../day/venue-day.ts";
import { type BookingFormValues, isWeekly, seriesInput, seriesPreviewInput } from "../dialog/booking-form.ts";
import { type DateCounts, DatesList } from "./DatesList.tsx";
import { type PreviewBookingSeriesQuery, usePreviewBookingSeriesQuery } from "./weekly.generated.ts";

/** What the dates were looked at for, and how many of them are free. */
export interface SeenDates extends DateCounts {
  /** The form's start, and what the wall shows then: HH:MM. */
  start: string;
  wall: string;
}

interface SeriesDatesProps {
  form: UseFormReturn<BookingFormValues>;
  venue: Venue;
  day: VenueDay | undefined;
  onSeen: (seen: SeenDates | undefined) => void;
}

/** The dates that a weekly booking would take, each with what stands against it, as the form is filled. */
export function SeriesDates({ form, venue, day, onSeen }: SeriesDatesProps) {
  // What is typed holds all fields: the form has a value for each from the start.
  const values = useWatch({ control: form.control }) as BookingFormValues;
  const wall = day && values.start !== "" ? day.clock.timeAt(Number(values.start)) : undefined;
  const asked = isWeekly(values) && wall ? seriesPreviewInput(seriesInput(values, venue.id, wall)) : undefined;
  const { dates, error, isCurrent } = useSeriesPreview(asked);
  const { held, leftOut } = countsOf(dates);
  useEffect(() => {
    onSeen(isCurrent && wall ? { start: values.start, wall, held, leftOut } : undefined);
  }, [isCurrent, wall, values.start, held, leftOut, onSeen]);
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

/** The dates of what is asked, once typing has rested; those of the answer before while they are looked for. */
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

function countsOf(dates: readonly SeriesDate[] = []): DateCounts {
  const leftOut = dates.filter(({ problem }) => problem !== null).length;
  return { held: dates.length - leftOut, leftOut };
}

/** "$540.00 in all" */
function sumOf(dates: readonly SeriesDate[] | undefined, { locale }: Venue): string | undefined {
  const prices = (dates ?? []).flatMap(({ price }) => price ?? []);
  const amount = prices.reduce((total, price) => total + price.amount, 0);
  return prices[0] && `${formatMoney(amount, prices[0].currency, locale)} in all`;
}
