import type { Call } from "#api/call/call.ts";
import { refuseLongSpan } from "#api/features/schedule/availability/day-span-limit.ts";
import { locationFacts } from "#api/features/venue/locations/hours-service.ts";
import {
  isOpenOn,
  locationHours,
  narrowedHours,
  openInstants,
  resourceHours,
  type LocationFacts,
} from "#api/features/venue/locations/open-hours.ts";
import { dateOfDay, dayNumber, MINUTE_MS, weekdayOfDay } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import { intersectRanges, type TimeRange } from "#api/time/ranges.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { zoneClock } from "#api/time/zone-clock.ts";
import type { BookedDays } from "#schema/bookings/bookings/day-models.ts";
import type { BookedDaysQuery } from "#schema/bookings/bookings/operations.ts";
import { bookedOnDays, readNamedDays, type BookedOnDay, type OwnHours } from "./day-queries.ts";

const MOST_DAYS = 31;

/** The booked share of a location's bays per day, and the days on which it is closed. */
export async function bookedDays(
  call: Call,
  { location_id, date_from, date_to }: BookedDaysQuery,
): Promise<BookedDays> {
  refuseLongSpan(date_from, date_to, MOST_DAYS);
  const tenant_id = call.tenant.tenant_id;
  const dates = datesOf(date_from, date_to);
  const location = await locationFacts(call, location_id);
  const bounds = dates.map((date) => dayBounds(date, location.zone));
  const [booked, named] = await Promise.all([
    bookedOnDays(call.db, {
      tenant_id,
      location_id,
      midnights: bounds.map(({ from }) => instantAt(from)),
      end: instantAt(bounds.at(-1)?.to ?? 0),
    }),
    readNamedDays(call.db, { tenant_id, location_id, date_from, date_to }),
  ]);
  const openOn = openMinutes(location, named.resources, dates);
  const byDay = new Map(booked.map((row) => [row.day, row]));
  return {
    location_id,
    days: dates.map((date, index) =>
      presentDay(location, date, named, { open: openOn(date), row: byDay.get(index + 1) ?? NOTHING }),
    ),
  };
}

function datesOf(from: string, to: string): string[] {
  const first = dayNumber(from);
  return Array.from({ length: dayNumber(to) - first + 1 }, (_, index) => dateOfDay(first + index));
}

/** Minutes of all bays together, each with its own hours within the location's. */
function openMinutes(location: LocationFacts, resources: readonly OwnHours[], dates: readonly string[]) {
  const days = dates.map(dayNumber);
  const [firstDay = 0, lastDay = firstDay] = [days[0], days.at(-1)];
  const clock = zoneClock(location.zone, firstDay, lastDay);
  const hours = locationHours(location);
  const own = resources.map((rows) =>
    resourceHours({ hours: rows?.map(([weekday, opens, closes]) => ({ weekday, opens, closes })) ?? null }, location),
  );
  return (date: string): number => {
    const day = dayNumber(date);
    const open = intersectRanges(openInstants(clock, hours, day - 1, day), [dayBounds(date, location.zone)]);
    return own.reduce((sum, each) => sum + minutesOf(narrowedHours(clock, open, each, day - 1, day)), 0);
  };
}

const minutesOf = (ranges: readonly TimeRange[]): number =>
  ranges.reduce((sum, { from, to }) => sum + (to - from) / MINUTE_MS, 0);

const NOTHING = { bookings: 0, classes: 0, bay_minutes: 0 };

interface Booked {
  open: number;
  row: Omit<BookedOnDay, "day">;
}

function presentDay(
  location: LocationFacts,
  date: string,
  { holidays, closures }: Awaited<ReturnType<typeof readNamedDays>>,
  { open, row }: Booked,
): BookedDays["days"][number] {
  const day = dayNumber(date);
  const holiday = holidays.find((each) => each.date === date)?.name ?? null;
  const closure = closures.find(({ from_date, to_date }) => from_date <= date && date <= to_date)?.name ?? null;
  const is_closed = !isOpenOn(locationHours(location), day);
  const { bookings, classes, bay_minutes: booked_minutes } = row;
  return {
    date,
    weekday: holiday === null ? weekdayOfDay(day) : "holiday",
    is_closed,
    closed_for: is_closed ? (closure ?? holiday) : null,
    holiday,
    bookings,
    classes,
    booked_minutes,
    open_minutes: open,
    load_percent: open === 0 ? null : Math.min(100, Math.round((booked_minutes / open) * 100)),
  };
}
