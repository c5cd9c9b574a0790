import type { AvailabilityFacts, CoachFacts, ResourceFacts } from "#api/features/schedule/availability/facts.ts";
import type { FreeTime } from "#api/features/schedule/availability/free-times.ts";
import type { HoursRow } from "#api/features/venue/locations/open-hours.ts";
import { MINUTE_MS, minutesOfDay } from "#api/time/calendar.ts";
import type { TimeRange } from "#api/time/ranges.ts";

/** One minute as it reads on the venue's wall clock. */
type VenueMinute = { at: number; date: string; weekday: HoursRow["weekday"]; minute: number };
type Test = (minute: VenueMinute) => boolean;

const ISO_WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const MOST_CALENDARS = 64;
const calendars = new Map<string, VenueMinute[]>();

/** Finds the free times the slow and plain way: checks every condition for every minute. */
export function bruteForceTimes(facts: AvailabilityFacts): FreeTime[] {
  const minutes = minutesFrom(facts.location.zone, facts.date_from, facts.date_to);
  const indexes = new Map(minutes.map((minute, index) => [minute.at, index]));
  const { service } = facts;
  const isOpen = locationTest(facts);
  const today = facts.now.toZonedDateTimeISO(facts.location.zone).toPlainDate();
  const lastDate = service.horizon_days === null ? "9999" : today.add({ days: service.horizon_days }).toString();

  const during = (from: number, to: number, test: Test): boolean => {
    for (let at = from; at < to; at += MINUTE_MS) {
      const minute = minutes[indexes.get(at) ?? -1];
      if (minute === undefined || !test(minute)) return false;
    }
    return true;
  };
  const free = (owner: { busy: readonly TimeRange[] }, hours: Test, start: number, end: number) =>
    during(start, end, hours) &&
    during(
      start - service.buffer_before_minutes * MINUTE_MS,
      end + service.buffer_after_minutes * MINUTE_MS,
      ({ at }) => !owner.busy.some((claim) => claim.from < at + MINUTE_MS && at < claim.to),
    );

  const times: FreeTime[] = [];
  for (const { at: start, date, minute } of minutes) {
    if (date < facts.date_from || date > facts.date_to || date > lastDate) continue;
    if (minute % service.grid_minutes !== 0) continue;
    if (start < facts.now.epochMilliseconds + service.notice_minutes * MINUTE_MS) continue;
    for (const duration_minutes of [...new Set(service.duration_minutes)].sort((a, b) => a - b)) {
      const end = start + duration_minutes * MINUTE_MS;
      if (!during(start, end, isOpen)) continue;
      const resources = facts.resources?.filter((one) => free(one, resourceTest(one, facts), start, end));
      const coaches = facts.coaches?.filter((one) => free(one, coachTest(one), start, end));
      if (resources?.length === 0 || coaches?.length === 0) continue;
      const resource_ids = resources?.map(({ id }) => id) ?? [];
      const coach_ids = coaches?.map(({ id }) => id) ?? [];
      times.push({ start, end, duration_minutes, resource_ids, coach_ids });
    }
  }
  return times;
}

const locationTest = ({ location }: AvailabilityFacts): Test =>
  onEitherDate((date, weekday) => locationRows(location, date, weekday));

function locationRows(
  { closures, holidays, hours }: AvailabilityFacts["location"],
  date: string,
  weekday: HoursRow["weekday"],
): readonly HoursRow[] {
  if (closures.some((span) => span.from_date <= date && date <= span.to_date)) return [];
  const day = holidays.includes(date) ? "holiday" : weekday;
  return hours.filter((row) => row.weekday === day);
}

function resourceTest({ hours }: ResourceFacts, { location }: AvailabilityFacts): Test {
  if (hours === null) return () => true;
  return onEitherDate((date, weekday) => {
    if (!location.holidays.includes(date)) return hours.filter((row) => row.weekday === weekday);
    const rows = hours.filter((row) => row.weekday === "holiday");
    return rows.length > 0 ? rows : locationRows(location, date, weekday);
  });
}

function coachTest(coach: CoachFacts): Test {
  return onEitherDate((date, weekday) => {
    const exception = coach.exceptions.find((one) => one.date === date);
    return exception?.hours ?? coach.hours.filter((row) => row.weekday === weekday);
  });
}

function onEitherDate(rowsOf: (date: string, weekday: HoursRow["weekday"]) => readonly Row[]): Test {
  return ({ date, weekday, minute }) => {
    const before = Temporal.PlainDate.from(date).subtract({ days: 1 });
    return (
      rowsOf(date, weekday).some((row) => holds(row, minute)) ||
      rowsOf(before.toString(), ISO_WEEKDAYS[before.dayOfWeek - 1] ?? "holiday").some((row) => holdsAfter(row, minute))
    );
  };
}

type Row = { opens: string; closes: string };

const isNight = ({ opens, closes }: Row) => closes < opens;

/** Whether the hours of a minute's own date hold it. */
function holds(row: Row, minute: number): boolean {
  return minutesOfDay(row.opens) <= minute && (isNight(row) || minute < minutesOfDay(row.closes));
}

/** Whether hours of the date before hold it: those of a night go on past midnight. */
const holdsAfter = (row: Row, minute: number): boolean => isNight(row) && minute < minutesOfDay(row.closes);

/** Every minute from the day before the first date to the third day after the last; cached per zone and dates. */
function minutesFrom(zone: string, dateFrom: string, dateTo: string): VenueMinute[] {
  const key = `${zone} ${dateFrom} ${dateTo}`;
  const known = calendars.get(key);
  if (known !== undefined) return known;
  const from = Temporal.PlainDate.from(dateFrom).subtract({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  const until = Temporal.PlainDate.from(dateTo).add({ days: 3 }).toZonedDateTime(zone).epochMilliseconds;
  const minutes: VenueMinute[] = [];
  for (let at = from; at < until; at += STEP_MS) {
    const first = readWall(zone, at);
    const isEven = readWall(zone, at + STEP_MS).offset === first.offset && first.minute % STEP_MINUTES === 0;
    for (let more = 0; more < STEP_MINUTES; more++) {
      const read = isEven ? { ...first, minute: first.minute + more } : readWall(zone, at + more * MINUTE_MS);
      minutes.push({ at: at + more * MINUTE_MS, date: read.date, weekday: read.weekday, minute: read.minute });
    }
  }
  if (calendars.size === MOST_CALENDARS) calendars.clear();
  calendars.set(key, minutes);
  return minutes;
}

/** Between two readings 15 minutes apart with the same offset, the minutes are consecutive. */
const STEP_MINUTES = 15;
const STEP_MS = STEP_MINUTES * MINUTE_MS;

function readWall(zone: string, at: number): Omit<VenueMinute, "at"> & { offset: string } {
  const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const weekday = ISO_WEEKDAYS[wall.dayOfWeek - 1] ?? "holiday";
  return { date: wall.toPlainDate().toString(), weekday, minute: wall.hour * 60 + wall.minute, offset: wall.offset };
}
