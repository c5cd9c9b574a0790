import { question, type Refusal } from "../planned-row.ts";

const HOURS = /^(\d+(?:[.,]\d+)?)\s*(?:h|hr|hrs|hours?|std|stunden?|heures?)\.?$/i;
const MINUTES = /^(\d+)\s*(?:m|min|mins|minutes?|minuten)?\.?$/i;
const CLOCK = /^(\d{1,2}):(\d{2})(?::00)?$/;
const BOTH = /^(\d+)\s*(?:h|hr|hrs|hours?|std)\.?\s*(\d+)\s*(?:m|min|mins|minutes?)?\.?$/i;

/** The minutes of a duration; a bare number counts as the column's unit. Null for anything else. */
export function readDuration(text: string, isInHours: boolean): number | null {
  const [, hours, minutes] = CLOCK.exec(text) ?? BOTH.exec(text) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  const bare = isInHours ? /^(\d+(?:[.,]\d+)?)$/.exec(text)?.[1] : undefined;
  const [, long] = HOURS.exec(text) ?? [];
  const counted = bare ?? long;
  if (counted !== undefined) return Math.round(Number(counted.replace(",", ".")) * 60);
  const [, short] = MINUTES.exec(text) ?? [];
  return short === undefined ? null : Number(short);
}

export const unknownDuration = (text: string): Refusal =>
  question("duration_unknown", `The duration ${text} is not known. Write it in minutes.`, text);

export const otherDuration = (text: string, minutes: number): Refusal =>
  question("duration_differs", `By its end it takes ${minutes} minutes. Correct the end or the duration.`, text);
