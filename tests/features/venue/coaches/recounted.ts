import { WEEKDAYS, type Weekday } from "#api/time/calendar.ts";
import type { BookingStatus } from "#schema/bookings/bookings/models.ts";
import type { CoachFigures } from "#schema/venue/coaches/report-models.ts";

/** The input of a report for a random company; times in epoch milliseconds. */
export interface Company {
  coaches: { id: number; mode: "weekly" | "dates"; rows: HoursRow[] }[];
  lessons: { coach_id: number; from: number; to: number; status: BookingStatus }[];
  classes: {
    coach_id: number;
    from: number;
    to: number;
    capacity: number;
    isCancelled: boolean;
    seats: { party_size: number; status: BookingStatus }[];
  }[];
}

interface HoursRow {
  weekday: Weekday | null;
  date: string | null;
  starts: string | null;
  ends: string | null;
}

/** Revenue is not recounted here. */
type Counted = Omit<CoachFigures, "revenue">;

export interface Period {
  zone: string;
  start: string;
  end: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const STATUSES = ["held", "confirmed", "checked_in", "completed", "no_show", "cancelled"] as const;
const COUNTED = ["confirmed", "checked_in", "completed", "no_show"];

/** A random number generator from 0 up to but not including `below`, deterministic for a seed. */
export function randomly(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Coaches with weekly and dated hours, and lessons and classes around the period, late evenings included. */
export function randomCompany(random: (below: number) => number, ids: number[], { zone, start, end }: Period): Company {
  const from = midnight(start, zone) - 3 * HOUR;
  const length = midnight(dayAfter(end), zone) + 3 * HOUR - from;
  const pick = <T>(all: readonly T[]): T => all[random(all.length)] as T;
  const time = (coach_id: number) => {
    const at = from + random(length / (5 * MINUTE)) * 5 * MINUTE;
    return { coach_id, from: at, to: at + (1 + random(18)) * 5 * MINUTE };
  };
  const lateOn = (coach_id: number) => {
    const at = Temporal.PlainDateTime.from(`${end}T23:30`).toZonedDateTime(zone).epochMilliseconds;
    return { coach_id, from: at, to: at + HOUR, status: "confirmed" } as const;
  };
  return {
    coaches: ids.map((id) => ({ id, mode: pick(["weekly", "weekly", "dates"] as const), rows: hours(random, start) })),
    lessons: ids.flatMap((id) => [
      lateOn(id),
      ...Array.from({ length: 25 }, () => ({ ...time(id), status: pick(STATUSES) })),
    ]),
    classes: ids.flatMap((id) =>
      Array.from({ length: 4 }, () => ({
        ...time(id),
        capacity: 4 + random(5),
        isCancelled: random(4) === 0,
        seats: Array.from({ length: random(4) }, () => ({ party_size: 1 + random(2), status: pick(STATUSES) })),
      })),
    ),
  };
}

function hours(random: (below: number) => number, start: string): HoursRow[] {
  const weekly = WEEKDAYS.flatMap((weekday): HoursRow[] => {
    const late = { weekday, date: null, starts: "20:15", ends: "24:00" };
    if (random(4) === 0) return [late];
    return [{ weekday, date: null, starts: `0${random(9)}:00`, ends: `${10 + random(9)}:30` }, late];
  });
  const isOff = random(2) === 0;
  const dated = { weekday: null, date: start, starts: isOff ? null : "01:00", ends: isOff ? null : "23:45" };
  return random(3) === 0 ? [...weekly, dated] : weekly;
}

type Counts = Record<"offered" | "booked" | "outside", number> &
  Record<"lessons" | "missed" | "came" | "classes" | "seats" | "taken", number>;

/** The expected report, counted minute by minute and row by row. */
export function recount(company: Company, period: Period) {
  const from = midnight(period.start, period.zone);
  const to = midnight(dayAfter(period.end), period.zone);
  const total = noCounts();
  const rows = company.coaches.map((coach) => {
    const counts = noCounts();
    countMinutes(counts, company, coach, { from, to, zone: period.zone });
    for (const { coach_id, status, ...lesson } of company.lessons) {
      if (coach_id !== coach.id || lesson.from < from || lesson.from >= to || !COUNTED.includes(status)) continue;
      counts.lessons++;
      if (status === "no_show") counts.missed++;
      if (status === "checked_in" || status === "completed") counts.came++;
    }
    for (const one of company.classes) {
      if (one.coach_id !== coach.id || one.from < from || one.from >= to || one.isCancelled) continue;
      counts.classes++;
      counts.seats += one.capacity;
      for (const { party_size, status } of one.seats) if (COUNTED.includes(status)) counts.taken += party_size;
    }
    for (const name of Object.keys(total) as (keyof Counts)[]) total[name] += counts[name];
    return { coach_id: coach.id, ...figuresOf(counts) };
  });
  return { rows, totals: figuresOf(total) };
}

function countMinutes(
  counts: Counts,
  { lessons, classes }: Company,
  coach: Company["coaches"][number],
  { from, to, zone }: { from: number; to: number; zone: string },
): void {
  for (let at = from; at < to; at += MINUTE) {
    const holds = (time: { coach_id: number; from: number; to: number }) =>
      time.coach_id === coach.id && time.from <= at && at < time.to;
    const isOffered = offersAt(coach, at, zone);
    const isTaught =
      lessons.some((lesson) => COUNTED.includes(lesson.status) && holds(lesson)) ||
      classes.some((one) => !one.isCancelled && holds(one));
    if (isOffered) counts.offered++;
    if (isOffered && isTaught) counts.booked++;
    if (!isOffered && isTaught) counts.outside++;
  }
}

function offersAt({ mode, rows }: Company["coaches"][number], at: number, zone: string): boolean {
  const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const [date, time] = [wall.toPlainDate().toString(), wall.toPlainTime().toString().slice(0, 5)];
  const ofDate = rows.filter((row) => row.date === date);
  const weekday = WEEKDAYS[wall.dayOfWeek - 1];
  const ofDay = mode === "weekly" ? rows.filter((row) => row.weekday === weekday) : [];
  const valid = ofDate.length > 0 ? ofDate : ofDay;
  return valid.some(({ starts, ends }) => starts !== null && ends !== null && starts <= time && time < ends);
}

function figuresOf(counts: Counts): Counted {
  const { offered, booked, outside, lessons, missed, came, classes, seats, taken } = counts;
  return {
    offered_minutes: offered,
    booked_minutes: booked,
    outside_minutes: outside,
    utilisation_percent: rate(booked, offered),
    lessons,
    no_shows: missed,
    no_show_percent: rate(missed, came + missed),
    classes,
    seats,
    seats_taken: taken,
    fill_percent: rate(taken, seats),
  };
}

/** A percentage rounded half up to one decimal, computed in integers; null if `whole` is 0. */
function rate(part: number, whole: number): number | null {
  if (whole === 0) return null;
  const tenths = (2000 * part + whole - ((2000 * part + whole) % (2 * whole))) / (2 * whole);
  return tenths / 10;
}

const noCounts = (): Counts => ({
  offered: 0,
  booked: 0,
  outside: 0,
  lessons: 0,
  missed: 0,
  came: 0,
  classes: 0,
  seats: 0,
  taken: 0,
});

const dayAfter = (date: string): string => Temporal.PlainDate.from(date).add({ days: 1 }).toString();

const midnight = (date: string, zone: string): number =>
  Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
