export interface MailTimes {
  start_time: string;
  end_time: string;
}

export interface VenueClock {
  timezone: string;
  locale: string;
  timeformat: string;
}

/** `Tuesday, 4 May 2027, 18:30–19:30 (Vancouver, UTC-7)`: the venue's wall clock, with its zone by name and offset. */
export function wordsOfTimes(
  { start_time, end_time }: MailTimes,
  { timezone, locale, timeformat }: VenueClock,
): string {
  const [start, end] = [start_time, end_time].map((text) => Temporal.Instant.from(text).toZonedDateTimeISO(timezone));
  if (!start || !end) throw new Error("A booking has a start and an end");
  const time = { hour: "numeric", minute: "2-digit", hour12: timeformat.includes("a") } as const;
  const day = start.toLocaleString(locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const from = start.toPlainTime().toLocaleString(locale, time);
  const to = end.toPlainTime().toLocaleString(locale, time);
  return `${day}, ${from}–${to} (${city(timezone)}, ${offset(start.offset)})`;
}

/** `America/St_Johns` is `St Johns` to people. */
const city = (timezone: string): string => (timezone.split("/").at(-1) ?? timezone).replaceAll("_", " ");

/** `-07:00` is `UTC-7`, `+05:30` is `UTC+5:30`. */
function offset(text: string): string {
  const [hours = "0", minutes = "00"] = text.slice(1).split(":");
  const short = `${Number(hours)}${minutes === "00" ? "" : `:${minutes}`}`;
  return short === "0" ? "UTC" : `UTC${text[0]}${short}`;
}
