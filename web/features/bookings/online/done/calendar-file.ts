import type { OwnBookingFragment } from "../own/own-bookings.generated.ts";

interface CalendarEntry {
  booking: OwnBookingFragment;
  /** The company's name. */
  company: string;
  title: string;
  /** The manage link. */
  url: string;
  now: Date;
}

const LINE_OCTETS = 75;

/** Returns an iCalendar file (RFC 5545) with one booking, its times in UTC. */
export function calendarFile({ booking, company, title, url, now }: CalendarEntry): string {
  const { location, resource, coach } = booking;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Fairway//Booking//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:booking-${booking.id}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(booking.start_time)}`,
    `DTEND:${stamp(booking.end_time)}`,
    `SUMMARY:${text(`${title}, ${company}`)}`,
    `LOCATION:${text([resource?.name, location.name, location.address].filter(Boolean).join(", "))}`,
    `DESCRIPTION:${text([coach ? `With ${coach.name}` : "", `Cancel: ${url}`].filter(Boolean).join("\n"))}`,
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** `20270505T031500Z` */
function stamp(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

function text(value: string): string {
  return value.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll("\n", String.raw`\n`);
}

/** Folds lines longer than 75 octets with a line break and a space, never inside a character. */
function folded(line: string): string {
  let octets = 0;
  let result = "";
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_OCTETS) {
      result += "\r\n ";
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

/** Saves a file through the browser. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The download has started by the next task, so the data can be released.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
