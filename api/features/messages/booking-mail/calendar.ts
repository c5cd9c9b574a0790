import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Mail } from "#api/mail/mailer.ts";
import { calendarFileOf } from "#api/text/calendar-file.ts";

export interface CalendarEntry {
  uid: string;
  /** Increases with each mail about the booking, so that a calendar replaces its copy. */
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

/**
 * Bookings as a calendar file (RFC 5545) in UTC, which every calendar shows in its own time zone: either all booked or all
 * cancelled.
 */
export function calendarOf(entries: readonly CalendarEntry[]): NonNullable<Mail["calendar"]> {
  const isCancelled = entries.some((entry) => entry.isCancelled);
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ method, prodId: { company: "Fairway", product: "Bookings", language: "EN" } });
  for (const entry of entries) {
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
  }
  return { method: isCancelled ? "CANCEL" : "PUBLISH", content: calendarFileOf(calendar) };
}
