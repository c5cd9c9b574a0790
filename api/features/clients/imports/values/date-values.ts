import type { DateOrder } from "#schema/clients/imports/models.ts";

/** A calendar day as written in a cell; for `parts` it is open which of the first two numbers is the day. */
type WrittenDate =
  | { kind: "sure"; year: number; month: number; day: number; rest: string }
  | { kind: "parts"; first: number; second: number; year: number; isShortYear: boolean; rest: string }
  | { kind: "serial"; days: number };

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s,]+(.*))?$/;
const PARTS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[\s,]+(.*))?$/;
const MONTH_FIRST = /^(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:[\s,]+(.*))?$/u;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?\.? (\p{L}{3,9})\.?,? (\d{4})(?:[\s,]+(.*))?$/u;
const SERIAL = /^\d{1,6}(\.\d+)?$/;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

function writtenDate(text: string): WrittenDate | null {
  const iso = ISO.exec(text);
  if (iso) return sure(iso[1], iso[2], iso[3], iso[4]);
  const parts = PARTS.exec(text);
  if (parts) {
    const [, first, second, year = "", rest = ""] = parts;
    const isShortYear = year.length === 2;
    return { kind: "parts", first: Number(first), second: Number(second), year: Number(year), isShortYear, rest };
  }
  const named = MONTH_FIRST.exec(text);
  if (named) return sure(named[3], monthOf(named[1]), named[2], named[4]);
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return sure(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1], dayFirst[4]);
  return SERIAL.test(text) ? { kind: "serial", days: Number(text) } : null;
}

type Part = string | number | undefined;
const sure = (year: Part, month: Part, day: Part, rest: string | undefined): WrittenDate => ({
  kind: "sure",
  year: Number(year),
  month: Number(month),
  day: Number(day),
  rest: rest ?? "",
});

/** 0 for a word that is not a month, so that the date is invalid. */
const monthOf = (word: string | undefined): number => MONTHS.indexOf((word ?? "").slice(0, 3).toLowerCase()) + 1;

/** The order implied by all dates of a file; `mixed` where two unambiguous ones disagree, null where all are ambiguous. */
export function dateOrderOf(cells: Iterable<string>): DateOrder | "mixed" | null {
  const sureOrders = new Set<DateOrder>();
  for (const text of cells) {
    const written = writtenDate(text.trim());
    if (written?.kind !== "parts") continue;
    if (written.first > 12 && written.second <= 12) sureOrders.add("day_first");
    if (written.second > 12 && written.first <= 12) sureOrders.add("month_first");
  }
  const [order] = sureOrders;
  return sureOrders.size > 1 ? "mixed" : (order ?? null);
}

export type DateReading =
  | { date: string; rest: string; isShortYear: boolean }
  /** `order_unknown`: the day or the month may come first. */
  | { refused: UnreadDate };

/** `order_mixed`: unambiguous dates of the file disagree about the order. */
export type UnreadDate = "not_a_date" | "not_real" | "order_unknown" | "order_mixed";

/** Serial 60 is 29 February 1900, which exists only in Excel; serials after it count one day too many. */
const EXCEL_LEAP_DAY = 60;
const LAST_SERIAL = 2_958_465;
const SECONDS_A_DAY = 86_400;

/** A cell's date as `YYYY-MM-DD`, and the text after it. A two-digit year is the one closest to today. */
export function readDate(text: string, order: DateOrder | "mixed" | null, today: string): DateReading {
  const written = writtenDate(text.trim());
  if (written === null) return { refused: "not_a_date" };
  if (written.kind === "serial") return serialDate(written.days);
  if (written.kind === "sure") return real(written, written.rest, false);
  const { first, second, rest, isShortYear } = written;
  if (order === "mixed") return { refused: "order_mixed" };
  const year = isShortYear ? nearestYear(written.year, Number(today.slice(0, 4))) : written.year;
  if (order === null && first !== second && first <= 12 && second <= 12) return { refused: "order_unknown" };
  const isDayFirst = order === null ? first > 12 : order === "day_first";
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return real({ year, month, day }, rest, isShortYear);
}

function real(date: { year: number; month: number; day: number }, rest: string, isShortYear: boolean): DateReading {
  try {
    return { date: Temporal.PlainDate.from(date, { overflow: "reject" }).toString(), rest, isShortYear };
  } catch {
    return { refused: "not_real" }; // 31 February, or an invalid month
  }
}

function serialDate(serial: number): DateReading {
  const days = Math.floor(serial);
  if (days === EXCEL_LEAP_DAY || days < 1 || days > LAST_SERIAL) return { refused: "not_real" };
  const date = Temporal.PlainDate.from("1899-12-31")
    .add({ days: days > EXCEL_LEAP_DAY ? days - 1 : days })
    .toString();
  const seconds = Math.round((serial - days) * SECONDS_A_DAY);
  const rest = seconds === 0 ? "" : Temporal.PlainTime.from("00:00").add({ seconds }).toString().slice(0, 5);
  return { date, rest, isShortYear: false };
}

function nearestYear(short: number, thisYear: number): number {
  const sameCentury = thisYear - (thisYear % 100) + short;
  if (sameCentury - thisYear > 50) return sameCentury - 100;
  return thisYear - sameCentury > 50 ? sameCentury + 100 : sameCentury;
}

const TIME = /^(\d{1,2})(?::(\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?\s?m\.?)?$/i;

/** A time of day as `HH:MM`; null for an invalid one, such as 13:30 PM. */
export function readClock(text: string): string | null {
  const [whole, hours = "", minutes, half] = TIME.exec(text.trim()) ?? [];
  if (whole === undefined || (minutes === undefined && half === undefined)) return null;
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half);
  const minute = Number(minutes ?? 0);
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** 12 AM is midnight and 12 PM noon; an hour that the 12-hour clock does not have is invalid. */
function hourOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Infinity;
  return (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
}
