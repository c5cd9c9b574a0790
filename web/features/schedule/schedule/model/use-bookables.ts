import { useMemo } from "react";
import { useBookableResourcesQuery } from "#web/features/bookings/shared/choices/choices.generated.ts";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { formatWallTime, type VenueFormats } from "#web/time/format.ts";
import { hoursOn, type Bookable, type LensBy } from "./bookables.ts";
import { useCoachHoursQuery } from "./schedule.generated.ts";

interface Asked {
  venue: VenueFormats & { id: number };
  by: LensBy;
  from: string;
  to: string;
  days: readonly VenueDay[];
  bookings: readonly ScheduleBookingFragment[];
}

interface LoadedBookables {
  bookables: readonly Bookable[];
  isLoading: boolean;
  /** Why they did not load; undefined once they have. */
  error: unknown;
  retry: () => void;
}

/** Bays in their order or coaches by name, each with its hours on the visible days. */
export function useBookables({ venue, by, from, to, days, bookings }: Asked): LoadedBookables {
  const places = useBookableResourcesQuery({ variables: { location_id: venue.id } });
  const staff = useCoachHoursQuery({
    variables: { location_id: venue.id, date_from: from, date_to: to },
    skip: by !== "coach",
    fetchPolicy: "cache-and-network",
  });
  const bays = useMemo(() => {
    const hours = days.flatMap(({ open }) => open);
    const typeNames = new Map(places.data?.resourceTypes?.data.map(({ id, name }) => [id, name]));
    const known: Bookable[] = (places.data?.resources?.data ?? [])
      .toSorted((a, b) => a.position - b.position)
      .map(({ id, name, resource_type_id }) => ({
        id,
        title: name,
        subtitle: typeNames.get(resource_type_id),
        isPerson: false,
        hours,
      }));
    const hasOthers = bookings.some(({ resource_id }) => resource_id === null);
    return hasOthers ? [...known, { id: null, title: "No bay", subtitle: "Elsewhere", isPerson: false, hours }] : known;
  }, [places.data, days, bookings]);

  const teaching = staff.data?.coachHours;
  const coaches = useMemo(() => {
    const known: Bookable[] = (teaching ?? []).flatMap((coach) => {
      if (!coach) return [];
      const hours = coach.hours.map((range) => ({
        start: Date.parse(range.start_time),
        end: Date.parse(range.end_time),
      }));
      const bookable = { id: coach.id, title: coach.name, isPerson: true, hours, serviceIds: coach.service_ids };
      const [day] = days;
      return [days.length === 1 && day ? { ...bookable, subtitle: hoursText(bookable, day, venue) } : bookable];
    });
    return [...known, ...formerCoaches(known, bookings)];
  }, [teaching, days, bookings, venue]);

  const asked = by === "coach" ? staff : places;
  return {
    bookables: by === "coach" ? coaches : bays,
    isLoading: asked.loading && !asked.data,
    error: asked.data ? undefined : asked.error,
    retry: () => void asked.refetch().catch(() => undefined),
  };
}

/** Lessons of coaches who no longer teach here still need a column. */
function formerCoaches(known: readonly Bookable[], bookings: readonly ScheduleBookingFragment[]): Bookable[] {
  const ids = new Set(known.map(({ id }) => id));
  const former = new Map<number, string>();
  for (const { coach_id, coach_name } of bookings) {
    if (coach_id !== null && !ids.has(coach_id)) former.set(coach_id, coach_name ?? "Former coach");
  }
  return [...former].map(([id, title]) => ({ id, title, subtitle: "Teaches elsewhere", isPerson: true, hours: [] }));
}

/** "9:00–12:00 and 14:00–19:30", or "Off" */
function hoursText(bookable: Bookable, day: VenueDay, formats: VenueFormats): string {
  const text = (instant: number) => formatWallTime(day.clock.timeAt(instant), formats);
  const ranges = hoursOn(bookable, day).map(({ start, end }) => `${text(start)}–${text(end)}`);
  return ranges.length === 0 ? "Off" : ranges.join(" and ");
}
