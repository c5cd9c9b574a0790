import type { ScheduleDayFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";

const HOUR_MS = 3_600_000;
const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** Tuesday 4 May 2027 in Vancouver, UTC−7, open 9:00 to 23:00. */
export const TUESDAY: ScheduleDayFragment = day("2027-05-04", "2027-05-04T07:00:00Z", () => -7, 24, [9, 23]);

/** The day in New York on which clocks go back: 25 hours, 1:00 occurs twice. */
export const AUTUMN_DAY: ScheduleDayFragment = day(
  "2026-11-01",
  "2026-11-01T04:00:00Z",
  (hour) => (hour < 2 ? -4 : -5),
  25,
  [10, 20],
);

/** The day in New York on which clocks go forward: 23 hours, no 2:00. */
export const SPRING_DAY: ScheduleDayFragment = day(
  "2027-03-14",
  "2027-03-14T05:00:00Z",
  (hour) => (hour < 2 ? -5 : -4),
  23,
  [10, 20],
);

/** A week in Vancouver from Monday 3 May 2027, open 9:00 to 23:00, closed on its Sunday. */
export const MAY_WEEK: readonly ScheduleDayFragment[] = Array.from({ length: 7 }, (_item, at) => {
  const date = `2027-05-0${3 + at}`;
  const open = day(date, `${date}T07:00:00Z`, () => -7, 24, [9, 23]);
  return at === 6 ? { ...open, open: [] } : open;
});

function day(
  date: string,
  start: string,
  offsetAt: (hour: number) => number,
  hours: number,
  [opens, closes]: [number, number],
): ScheduleDayFragment {
  const from = Date.parse(start);
  const tick = (hour: number) => ({
    start_time: text(from + hour * HOUR_MS),
    local_start: local(from + hour * HOUR_MS, offsetAt(hour)),
  });
  const ends = from + hours * HOUR_MS;
  return {
    date,
    weekday: WEEKDAYS[new Date(date).getUTCDay()] ?? "holiday",
    weekday_before: WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7] ?? "holiday",
    start_time: start,
    end_time: text(ends),
    local_start: tick(0).local_start,
    local_end: local(ends, offsetAt(hours)),
    hours: Array.from({ length: hours }, (_item, hour) => tick(hour)),
    open: [{ start_time: text(from + opens * HOUR_MS), end_time: text(from + closes * HOUR_MS) }],
  };
}

function text(instant: number): string {
  return new Date(instant).toISOString().replace(".000Z", "Z");
}

function local(instant: number, offset: number): string {
  const wall = new Date(instant + offset * HOUR_MS).toISOString().slice(0, 19);
  return `${wall}-${String(-offset).padStart(2, "0")}:00`;
}
