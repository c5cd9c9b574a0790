import { ApiError } from "#api/errors/errors.ts";
import { dayNumber } from "#api/time/calendar.ts";
import { formatDate, formatTime, hourCycleOf } from "#api/time/format-time.ts";
import type { PublicBookingRow } from "./queries.ts";

export const holdEnded = (): ApiError =>
  new ApiError("hold_expired", "The time is no longer held for you. Choose it again.");

export const linkEnded = (): ApiError =>
  new ApiError("link_expired", "This link has ended. Ask the venue about the booking.");

/** The error for a booking that a client cannot change; it says who can. */
export function notChangeable({ status, service_name, service_bookable_by }: PublicBookingRow): ApiError {
  if (status === "cancelled") return new ApiError("invalid_state", "This booking is cancelled. Book the time again.");
  const sentence =
    service_bookable_by === "staff"
      ? `${service_name} is booked by the venue alone. Ask them to change it.`
      : "This booking has begun. Ask the venue to change it.";
  return new ApiError("invalid_state", sentence);
}

/** The error after the agreed notice for a move; it says when it ended, in venue wall time. */
export function moveNoticeOver({ policy, start_time, timezone, timeformat }: PublicBookingRow): ApiError {
  const until = start_time.subtract({ minutes: policy?.reschedule_notice_minutes ?? 0 }).toZonedDateTimeISO(timezone);
  const time = formatTime(until.hour * 60 + until.minute, hourCycleOf(timeformat));
  const date = formatDate(dayNumber(until.toPlainDate().toString()));
  const sentence = `This booking could be moved until ${time} on ${date}. Ask the venue about another time.`;
  return new ApiError("too_short_notice", sentence, { errors: { start_time: [sentence] } });
}
