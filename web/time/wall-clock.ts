/** A venue's wall time. Only the server's offsets are used, never the browser's time zone data. */
export interface WallTime {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  time: string;
  /** ±HH:MM */
  offset: string;
}

const MINUTE_MS = 60_000;
const LOCAL = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Parses a `local_start` such as 2027-05-04T18:30:00-07:00. Throws on anything else. */
export function wallTimeOf(local: string): WallTime {
  const [, date, time, offset] = LOCAL.exec(local) ?? [];
  if (date === undefined || time === undefined || offset === undefined) throw new Error(`Not a wall time: ${local}`);
  return { date, time, offset: offset === "Z" ? "+00:00" : offset };
}

/** Wall time at an instant (epoch ms) with a known offset. */
export function wallTimeAt(instant: number, offset: string): WallTime {
  const shifted = new Date(instant + offsetMinutes(offset) * MINUTE_MS).toISOString();
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16), offset };
}

/** Minutes east of UTC: -420 for "-07:00". */
export function offsetMinutes(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** "UTC−7", "UTC+5:30", "UTC" */
export function offsetLabel(offset: string): string {
  const total = offsetMinutes(offset);
  if (total === 0) return "UTC";
  const minutes = Math.abs(total) % 60;
  const hours = Math.floor(Math.abs(total) / 60);
  return `UTC${total < 0 ? "−" : "+"}${hours}${minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`}`;
}

/** The date some days later or earlier; pure calendar arithmetic. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The same day some months later or earlier; the last day of the month if it is too short. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  return addDays(first, Math.min(day, daysInMonth(first)) - 1);
}

export function daysInMonth(date: string): number {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The first and the last date of a date's month. */
export function monthOf(date: string): { first: string; last: string } {
  const first = `${date.slice(0, 7)}-01`;
  return { first, last: addDays(first, daysInMonth(first) - 1) };
}

/** The Monday of a date's week; both YYYY-MM-DD. */
export function mondayOf(date: string): string {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** Whether the text is a valid calendar date. */
export function isDate(text: string | null): text is string {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** Minutes between two instants given as text. */
export function minutesBetween(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / MINUTE_MS);
}
