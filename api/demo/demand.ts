import { weekdayOfDay } from "#api/time/calendar.ts";

const MINUTES_PER_HOUR = 60;

/** Share of bays occupied in each hour from 8:00, in percent: workdays fill in the evening, weekends in the afternoon. */
const WORKDAY_HOURS = [12, 20, 24, 37, 50, 43, 30, 35, 52, 74, 88, 92, 86, 62, 34];
const WEEKEND_HOURS = [20, 35, 52, 66, 72, 75, 76, 74, 70, 68, 62, 56, 46, 36, 22];
const FIRST_HOUR = 8;

const WEEKDAY_FACTOR = {
  monday: 0.7,
  tuesday: 0.85,
  wednesday: 0.88,
  thursday: 1,
  friday: 1.02,
  saturday: 1,
  sunday: 0.9,
};

/** A year ago the venue had four fifths of today's visitors. */
const SHARE_A_YEAR_AGO = 0.8;
/** People book ahead: of the bookings two weeks from now, a third exist already. */
const BOOKED_AHEAD_DAYS = 14;
const FULLEST = 0.95;

/** Half hours in a typical booking. */
const VISIT_STEPS = 2;

/** The chance that a booking starts in a free bay at a wall minute of a day, so that occupancy follows the curves above. */
export function startChance(day: number, minute: number, today: number): number {
  const weekday = weekdayOfDay(day);
  const isWeekend = weekday === "saturday" || weekday === "sunday";
  const hours = isWeekend ? WEEKEND_HOURS : WORKDAY_HOURS;
  const percent = hours[Math.floor(minute / MINUTES_PER_HOUR) - FIRST_HOUR] ?? 0;
  const taken = Math.min(FULLEST, (percent / 100) * WEEKDAY_FACTOR[weekday] * trend(day - today));
  return taken / (taken + VISIT_STEPS * (1 - taken));
}

/** The share of a day's bookings that exist today already. */
export function bookedAhead(daysFromToday: number): number {
  return Math.exp(-Math.max(0, daysFromToday) / BOOKED_AHEAD_DAYS);
}

function trend(daysFromToday: number): number {
  if (daysFromToday > 0) return bookedAhead(daysFromToday);
  return 1 + (1 - SHARE_A_YEAR_AGO) * Math.max(-1, daysFromToday / 365);
}
