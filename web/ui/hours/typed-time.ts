/** For closing times, "24:00" and midnight mean the end of the day. */
export type TimeEdge = "opens" | "closes";

const TYPED = /^(\d{1,2})(?:[:.h]?(\d\d))?\s*(a|am|a\.m\.|p|pm|p\.m\.)?$/i;

/** Parses a time as people type it: 9, 9:30, 930, 9.30 pm, 21:30, 24:00. Returns HH:MM, or undefined if invalid. */
export function readTypedTime(typed: string, edge: TimeEdge): string | undefined {
  const [, hourText, minuteText = "00", half = ""] = TYPED.exec(typed.trim()) ?? [];
  if (hourText === undefined) return undefined;
  const minutes = Number(minuteText);
  const hours = half === "" ? Number(hourText) : hourOfHalf(Number(hourText), half.toLowerCase().startsWith("p"));
  if (hours === undefined || minutes > 59) return undefined;
  const isEndOfDay = hours === 24 && minutes === 0;
  if (hours > 23 && !isEndOfDay) return undefined;
  const time = `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
  if (edge === "opens") return isEndOfDay ? undefined : time;
  return time === "00:00" ? "24:00" : time;
}

function hourOfHalf(hour: number, isAfternoon: boolean): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (isAfternoon ? 12 : 0);
}

/** Minutes from midnight: 1440 for 24:00. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
