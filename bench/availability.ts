import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import type { AvailabilityFacts, CoachFacts } from "#api/features/schedule/availability/facts.ts";
import { freeTimes } from "#api/features/schedule/availability/free-times.ts";
import { dateOfDay, DAY_MS, dayNumber, HOUR_MS, MINUTE_MS, WEEKDAYS } from "#api/time/calendar.ts";
import { medianOf, milliseconds, times, type Row } from "./row.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

export const name = "availability";

const ZONE = "America/New_York";
const FIRST_DAY = dayNumber("2027-03-01");
const DAYS = 30;
const COACHES = 20;
const BOOKINGS_PER_COACH_DAY = 4;
const OPENS_HOUR = 8;
const CLOSES_HOUR = 20;
const GRID_MINUTES = 15;
const LENGTH_MINUTES = 60;

const TARGET_MS = 10;
const TARGET_RATIO = 100;

/** Free slots of 20 coaches over 30 days with 2,400 bookings, across a clock change; yardstick: dayjs.tz per slot. */
export function run(): Promise<Row[]> {
  const facts = month();
  const ours = countSlots(freeTimes(facts));
  const theirs = dayjsSlots(facts);
  // Ratios of different results would mean nothing.
  if (ours !== theirs) throw new Error(`freeTimes finds ${ours} slots, dayjs ${theirs}`);
  const value = medianOf(15, () => freeTimes(facts));
  const yardstick = medianOf(1, () => dayjsSlots(facts));
  const ratio = yardstick / value;
  return Promise.resolve([
    {
      what: "free slots, 20 coaches x 30 days, 2,400 bookings",
      value: milliseconds(value),
      yardstick: `${milliseconds(yardstick)} (dayjs.tz per slot)`,
      ratio: times(ratio),
      target: `<= ${TARGET_MS} ms, >= ${TARGET_RATIO} x`,
      met: value <= TARGET_MS && ratio >= TARGET_RATIO,
    },
  ]);
}

function countSlots(slots: readonly { coach_ids: readonly number[] }[]): number {
  return slots.reduce((count, slot) => count + slot.coach_ids.length, 0);
}

function month(): AvailabilityFacts {
  const hours = WEEKDAYS.map((weekday) => ({
    weekday,
    opens: `0${OPENS_HOUR}:00`,
    closes: `${CLOSES_HOUR}:00`,
  }));
  return {
    now: Temporal.Instant.from("2027-02-01T00:00:00Z"),
    date_from: dateOfDay(FIRST_DAY),
    date_to: dateOfDay(FIRST_DAY + DAYS - 1),
    location: { zone: ZONE, hours, holidays: [], closures: [] },
    service: {
      duration_minutes: [LENGTH_MINUTES],
      grid_minutes: GRID_MINUTES,
      buffer_before_minutes: 0,
      buffer_after_minutes: 0,
      notice_minutes: 0,
      horizon_days: null,
    },
    resources: null,
    coaches: Array.from({ length: COACHES }, (_, id) => ({ id, hours, exceptions: [], busy: claimsOf(id) })),
  };
}

/** Four hours of each day, distributed differently for each coach and day. */
function claimsOf(id: number): CoachFacts["busy"] {
  return Array.from({ length: DAYS * BOOKINGS_PER_COACH_DAY }, (_, index) => {
    const day = Math.floor(index / BOOKINGS_PER_COACH_DAY);
    const part = index % BOOKINGS_PER_COACH_DAY;
    const shift = ((id * 7 + day * 5 + part * 3) % 8) * GRID_MINUTES * MINUTE_MS;
    const from = (FIRST_DAY + day) * DAY_MS + (OPENS_HOUR + 4 + part * 3) * HOUR_MS + shift;
    return { from, to: from + HOUR_MS };
  });
}

/** The usual implementation: a zoned dayjs for each slot's start and end, compared with the day's bookings. */
function dayjsSlots(facts: AvailabilityFacts): number {
  let count = 0;
  for (const coach of facts.coaches ?? []) {
    for (let day = FIRST_DAY; day < FIRST_DAY + DAYS; day++) {
      const date = dateOfDay(day);
      const busy = coach.busy.filter((claim) => claim.from < (day + 2) * DAY_MS && claim.to > day * DAY_MS);
      const closes = dayjs.tz(`${date} ${CLOSES_HOUR}:00`, ZONE);
      for (let minute = OPENS_HOUR * 60; minute < CLOSES_HOUR * 60; minute += GRID_MINUTES) {
        const wall = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
        const start = dayjs.tz(`${date} ${wall}`, ZONE);
        const end = start.add(LENGTH_MINUTES, "minute");
        if (end.isAfter(closes)) continue;
        if (!busy.some((claim) => claim.from < end.valueOf() && start.valueOf() < claim.to)) count++;
      }
    }
  }
  return count;
}
