import { useCallback, useMemo } from "react";
import { useBookingChoicesQuery } from "#web/bookings/choices/choices.generated.ts";
import type { ScheduleBookingFragment } from "#web/bookings/day/schedule-day.generated.ts";

const MINUTE_MS = 60_000;
const NONE: readonly number[] = [];

/** Asks what lengths (ms) a booking can have: those of its service. */
export function useLengths(locationId: number, bookings: readonly ScheduleBookingFragment[]) {
  const { data } = useBookingChoicesQuery({ variables: { location_id: locationId } });
  const services = data?.services?.data;
  const byService = useMemo(
    () =>
      new Map(
        services?.map(({ id, durations }) => [
          id,
          durations.map(({ duration_minutes }) => duration_minutes * MINUTE_MS),
        ]),
      ),
    [services],
  );
  return useCallback(
    (blockId: string): readonly number[] => {
      const booking = bookings.find(({ id }) => String(id) === blockId);
      return (booking && byService.get(booking.service_id)) ?? NONE;
    },
    [bookings, byService],
  );
}
