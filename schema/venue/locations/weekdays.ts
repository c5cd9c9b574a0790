/** Days that have opening hours, in week order; the holiday row replaces the weekday on a holiday and has no number. */
export const WEEKDAYS = [
  { value: "monday", isoWeekday: 1, short: "Mon", label: "Monday" },
  { value: "tuesday", isoWeekday: 2, short: "Tue", label: "Tuesday" },
  { value: "wednesday", isoWeekday: 3, short: "Wed", label: "Wednesday" },
  { value: "thursday", isoWeekday: 4, short: "Thu", label: "Thursday" },
  { value: "friday", isoWeekday: 5, short: "Fri", label: "Friday" },
  { value: "saturday", isoWeekday: 6, short: "Sat", label: "Saturday" },
  { value: "sunday", isoWeekday: 7, short: "Sun", label: "Sunday" },
  { value: "holiday", isoWeekday: null, short: "Hol", label: "Holiday" },
] as const;

type Weekday = (typeof WEEKDAYS)[number]["value"];

/** The weekday after this one; undefined for the holiday row, as any day may follow a holiday. */
export function nextWeekday(weekday: Weekday): Weekday | undefined {
  const number = WEEKDAYS.find(({ value }) => value === weekday)?.isoWeekday ?? undefined;
  return WEEKDAYS.find(({ isoWeekday }) => number !== undefined && isoWeekday === (number % 7) + 1)?.value;
}
