import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Mail } from "#api/mail/mailer.ts";

export interface CalendarEntry {
  uid: string;
  /** Grows with each mail about the booking, so that a calendar replaces what it has. */
  sequence: number;
  start_time: string;
  end_time: string;
  summary: string;
  location: string;
  description: string;
  url: string | null;
  organizer: { name: string; email: string };
  isCancelled: boolean;
  stamp: Temporal.Instant;
}

/** The booking as a calendar file (RFC 5545) in UTC, which every calendar shows in its own zone. */
export function calendarOf(entry: CalendarEntry): NonNullable<Mail["calendar"]> {
  const method = entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ method, prodId: { company: "Fairway", product: "Bookings", language: "EN" } });
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.stamp,
    start: entry.start_time,
    end: entry.end_time,
    summary: entry.summary,
    location: entry.location,
    description: entry.description,
    url: entry.url,
    organizer: entry.organizer,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { method: entry.isCancelled ? "CANCEL" : "PUBLISH", content: calendar.toString() };
}
