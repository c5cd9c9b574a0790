/** A venue's date formats. (Separate file: the booking page's initial load must not contain day.js.) */
export interface DayFormats {
  /** May be any text for a location; the browser's language is used if it is invalid. */
  locale: string;
  /** In day.js tokens. In English, it decides whether the day precedes the month. */
  dateformat: string;
}

/** A company has a locale alone: it decides the order too. */
export type LocaleFormats = Pick<DayFormats, "locale"> & { dateformat?: string };

export type DayStyle = "short" | "long" | "longInYear" | "withYear" | "year";

const DAY_STYLES: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  short: { weekday: "short", day: "numeric", month: "short" },
  withYear: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  year: { day: "numeric", month: "short", year: "numeric" },
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  longInYear: { weekday: "long", day: "numeric", month: "long" },
};

/** "Tue 4 May" or "Tue, May 4": a date with its weekday in the venue's format; `date` is YYYY-MM-DD. */
export function formatDay(date: string, formats: LocaleFormats, style: DayStyle = "short"): string {
  const instant = instantOf(date);
  const { locale, dateformat } = formats;
  if (dateformat === undefined || !isEnglish(locale)) return formatOf(locale, DAY_STYLES[style]).format(instant);
  const { weekday, day, month, year } = partsOf(instant, DAY_STYLES[style]);
  if (isDayFirst({ dateformat })) return [weekday, day, month, year].filter(Boolean).join(" ");
  return [weekday, `${month} ${day}`, year].filter(Boolean).join(", ");
}

/** "Tue 4 May – Mon 10 May", "From Tue 4 May", "Until Mon 10 May"; undefined where both ends are open. */
export function formatDayRange(
  { from, to }: { from: string | null; to: string | null },
  formats: LocaleFormats,
): string | undefined {
  const day = (date: string) => formatDay(date, formats);
  if (from !== null && to !== null) return from === to ? day(from) : `${day(from)} – ${day(to)}`;
  if (from !== null) return `From ${day(from)}`;
  return to === null ? undefined : `Until ${day(to)}`;
}

/** "3 – 9 May", "Dec 27 – Jan 2": two dates of one week, short and without a year; both are YYYY-MM-DD. */
export function formatDays(from: string, to: string, formats: DayFormats): string {
  const style = { day: "numeric", month: "short" } as const;
  const { locale } = formats;
  if (!isEnglish(locale)) {
    return [from, to].map((date) => formatOf(locale, style).format(instantOf(date))).join(" – ");
  }
  const [first, last] = [partsOf(instantOf(from), style), partsOf(instantOf(to), style)];
  const isOneMonth = first.month === last.month;
  if (isDayFirst(formats)) return `${first.day}${isOneMonth ? "" : ` ${first.month}`} – ${last.day} ${last.month}`;
  return `${first.month} ${first.day} – ${isOneMonth ? "" : `${last.month} `}${last.day}`;
}

/**
 * The same as a day.js pattern, for fields where a date is typed; day.js only knows English names. It holds day, month and
 * full year and nothing else: a weekday that can be typed says nothing about the date.
 */
export function dayPattern({ locale, dateformat }: DayFormats): string {
  if (isEnglish(locale)) return isDayFirst({ dateformat }) ? "D MMM YYYY" : "MMM D, YYYY";
  const typed = dateformat
    .replaceAll(/d+/g, "")
    .replaceAll("Do", "D")
    .replaceAll(/Y+/g, "YYYY")
    .replaceAll(/^[\s,]+|[\s,]+$/g, "");
  return /^(?=.*D)(?=.*M)(?=.*Y)[DMY .,/-]+$/.test(typed) ? typed : "YYYY-MM-DD";
}

/** "December 2027" or "Dec 2027", for the month of a date. */
export function formatMonth(
  date: string,
  { locale }: Pick<DayFormats, "locale">,
  month: "long" | "short" = "long",
): string {
  return formatOf(isEnglish(locale) ? "en-US" : locale, { month, year: "numeric" }).format(instantOf(date));
}

/** "Mon" and "Monday", for a column header. */
export function weekdayNames(date: string, { locale }: Pick<DayFormats, "locale">): { short: string; long: string } {
  const instant = instantOf(date);
  const nameOf = (weekday: "short" | "long") => formatOf(locale, { weekday }).format(instant);
  return { short: nameOf("short"), long: nameOf("long") };
}

/** "Tue", "4" and "May", for a tile. */
export function dayParts(date: string, { locale }: Pick<DayFormats, "locale">) {
  const instant = instantOf(date);
  const [weekday, month] = [formatOf(locale, { weekday: "short" }), formatOf(locale, { month: "short" })];
  return { weekday: weekday.format(instant), day: Number(date.slice(8)), month: month.format(instant) };
}

const instantOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

const isEnglish = (locale: string): boolean => /^en\b/i.test(locale);

function isDayFirst({ dateformat }: Pick<DayFormats, "dateformat">): boolean {
  const [day, month] = [dateformat.indexOf("D"), dateformat.indexOf("M")];
  return day >= 0 && day < month;
}

/** One set of English names: regional variants differ ("Sep", "Sept"), and text fields use the first. */
function partsOf(instant: number, style: Intl.DateTimeFormatOptions): Partial<Record<string, string>> {
  const parts = formatOf("en-US", style).formatToParts(instant);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(style)}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(knownLocale(locale), { ...style, timeZone: "UTC" });
  made.set(key, known);
  return known;
}

function knownLocale(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0];
  } catch {
    return undefined;
  }
}
