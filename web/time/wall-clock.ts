/**
 * A place's clock as the server sends it: its offset from each change on, oldest first. The browser's own zone data may
 * be older than the server's and are never asked.
 */
export interface Clock {
  clock_changes: readonly { from: string; utc_offset: string }[];
}

/** The same with the name of its zone, to say where it shows this. */
export interface ZonedClock extends Clock {
  /** IANA time zone. */
  timezone: string;
}

/** A venue's wall time. */
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

/** What a clock shows at an instant (epoch ms or RFC 3339), whenever that is. A clock without offsets is in UTC. */
export function wallTimeAt(instant: number | string, clock: Clock): WallTime {
  const at = epochOf(instant);
  const offset = offsetAt(at, clock);
  const shifted = new Date(at + offsetMinutes(offset) * MINUTE_MS).toISOString();
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16), offset };
}

/** The same as a `local_start`: 2027-05-04T18:30:00-07:00. */
export function localAt(instant: number | string, clock: Clock): string {
  const { date, time, offset } = wallTimeAt(instant, clock);
  return `${date}T${time}:00${offset}`;
}

/** ±HH:MM; before the first known change, the first offset. */
export function offsetAt(instant: number | string, { clock_changes }: Clock): string {
  const at = epochOf(instant);
  const latest = clock_changes.findLast(({ from }) => Date.parse(from) <= at) ?? clock_changes[0];
  return latest?.utc_offset ?? "+00:00";
}

/** The offset that holds for most of a date, YYYY-MM-DD: clocks change early in the morning. */
export const offsetOn = (date: string, clock: Clock): string => offsetAt(`${date}T12:00:00Z`, clock);

/** A clock of one offset, for what came with its own: "-07:00". */
export const fixedClock = (utc_offset: string) => ({
  clock_changes: [{ from: "1970-01-01T00:00:00Z", utc_offset }],
});

const epochOf = (instant: number | string): number => (typeof instant === "number" ? instant : Date.parse(instant));

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

/** City of a time zone for display: "Vancouver" for America/Vancouver. */
export function zoneTown(timezone: string): string {
  return (timezone.split("/").at(-1) ?? timezone).replaceAll("_", " ");
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
