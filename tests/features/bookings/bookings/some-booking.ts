import { clockOf } from "#tests/support/clock-of.ts";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";

/** A booking of Bay 6 on 4 May 2027, 17:30 to 18:30 in Vancouver, as the schedule shows it. */
export function compactBooking(changed: Partial<ScheduleBookingFragment> = {}): ScheduleBookingFragment {
  const start_time = changed.start_time ?? "2027-05-05T00:30:00Z";
  const end_time = changed.end_time ?? "2027-05-05T01:30:00Z";
  return {
    id: 7,
    group_id: null,
    client_id: 70,
    client_name: "Owen Lindqvist",
    service_id: 3,
    service_name: "Simulator",
    resource_id: 6,
    coach_id: null,
    coach_name: null,
    start_time,
    end_time,
    local_start: vancouver(start_time),
    local_end: vancouver(end_time),
    party_size: 2,
    status: "confirmed",
    payment_status: "paid",
    price: { amount: 5355, currency: "CAD" },
    balance_due: { amount: changed.payment_status === "due" ? 5355 : 0, currency: "CAD" },
    late_minutes: null,
    expires_at: null,
    version: 4,
    allowed_actions: ["update", "move", "check_in", "mark_no_show", "cancel"],
    ...changed,
  };
}

/** The same booking as the list and the panel query it, with its joins. */
export function fullBooking(changed: Partial<ScheduleBookingFragment> = {}): Record<string, unknown> {
  const {
    client_name,
    service_name,
    coach_name: _coach,
    expires_at: _expires,
    balance_due: _due,
    ...booking
  } = compactBooking(changed);
  return {
    __typename: "Booking",
    ...booking,
    price: { __typename: "Money", ...booking.price },
    tax: null,
    taxes: [],
    covered: { __typename: "Money", amount: 0, currency: booking.price.currency },
    member_discount: { __typename: "Money", amount: 0, currency: booking.price.currency },
    guest: null,
    series_id: null,
    location_id: 1,
    client_note: null,
    guest_names: [],
    most_guest_names: 1,
    cancel_reason: null,
    cancel_note: null,
    notes: [],
    created_at: "2027-05-01T00:00:00Z",
    client: { __typename: "Client", id: 70, name: client_name, email: null, contact_email: null, phone: null },
    coach: null,
    resource: { __typename: "Resource", id: 6, name: "Bay 6" },
    service: { __typename: "Service", id: 3, name: service_name, kind: "resource" },
    location: {
      __typename: "Location",
      id: 1,
      name: "Main Street",
      city: "Vancouver",
      timezone: "America/Vancouver",
      locale: "en-US",
      timeformat: "HH:mm",
      dateformat: "YYYY-MM-DD",
      ...clockOf("America/Vancouver"),
    },
  };
}

function vancouver(instant: string): string {
  const shifted = new Date(Date.parse(instant) - 7 * 3_600_000);
  return shifted.toISOString().replace(".000Z", "-07:00");
}
