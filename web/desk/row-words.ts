import { formatTime, PLAIN_FORMATS, type VenueFormats } from "#web/time/format.ts";
import { formatDay } from "#web/time/format-day.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { shortName } from "./booking-words.ts";

/** "Tue 4 May, 17:30" on the venue's wall. */
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
