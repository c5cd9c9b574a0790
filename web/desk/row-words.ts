import { formatDay, formatTime, type VenueFormats } from "#web/time/format.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { shortName } from "./booking-words.ts";

/** For a row whose location could not be joined. */
const PLAIN_FORMATS: VenueFormats = { locale: "en", timeformat: "HH:mm", dateformat: "YYYY-MM-DD" };

/** "Tue, May 4, 17:30" on the venue's wall. */
export function startText({ local_start, location }: { local_start: string; location: VenueFormats | null }): string {
  const formats = location ?? PLAIN_FORMATS;
  return `${formatDay(wallTimeOf(local_start).date, formats)}, ${formatTime(local_start, formats)}`;
}

interface What {
  service: { name: string } | null;
  coach: { name: string } | null;
}

/** "Lesson, D. Okafor" */
export function serviceText({ service, coach }: What): string {
  return [service?.name, coach ? shortName(coach.name) : undefined].filter(Boolean).join(", ");
}
