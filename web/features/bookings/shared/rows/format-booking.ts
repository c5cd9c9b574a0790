import { formatDayTime, PLAIN_FORMATS, type VenueFormats } from "#web/time/format.ts";
import { minutesBetween } from "#web/time/wall-clock.ts";
import { countText } from "#web/ui/text/count-text.ts";

/** "C. Dubois": short name for a schedule block; a visitor's hold has none. */
export function shortName(name: string | null): string {
  if (name === null) return "Held online";
  const words = name.split(" ").filter(Boolean);
  const [first = ""] = words;
  return words.length < 2 ? first : `${first.charAt(0)}. ${words.slice(1).join(" ")}`;
}

/** "60 min" or "2 h 30 min" */
export function lengthText(start: string, end: string): string {
  return minutesText(minutesBetween(start, end));
}

export function minutesText(minutes: number): string {
  if (minutes < 180 || minutes % 30 !== 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h 30 min`;
}

export function peopleText(count: number): string {
  return countText(count, "person", "people");
}

interface Guest {
  first_name: string;
  last_name: string;
}

/** Name of the booker: the client's, or the one given for a guest. */
export function bookerName({ client, guest }: { client: { name: string } | null; guest: Guest | null }): string {
  if (client) return client.name;
  if (guest) return [guest.first_name, guest.last_name].filter(Boolean).join(" ");
  return "Guest";
}

/** "Tue 4 May, 17:30" in the venue's wall time. */
export function startText({ local_start, location }: { local_start: string; location: VenueFormats | null }): string {
  return formatDayTime(local_start, location ?? PLAIN_FORMATS);
}

interface What {
  service: { name: string } | null;
  coach: { name: string } | null;
}

/** "Lesson, D. Okafor" */
export function serviceText({ service, coach }: What): string {
  return [service?.name, coach ? shortName(coach.name) : undefined].filter(Boolean).join(", ");
}

interface Contact {
  client: { phone: string | null; email: string | null; contact_email: string | null } | null;
  guest: { phone: string | null; email: string | null } | null;
}

export function contactOf({ client, guest }: Contact): { phone: string | null; email: string | null } {
  if (client) return { phone: client.phone, email: client.email ?? client.contact_email };
  return { phone: guest?.phone ?? null, email: guest?.email ?? null };
}
