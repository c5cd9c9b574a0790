import { minutesBetween, wallTimeOf } from "#web/time/wall-clock.ts";
import { ONCE, type BookingFormValues } from "./booking-form.ts";
import type { OwnTime } from "./WhenFields.tsx";

/** The fields of a booking that the edit dialog reads: from the query, or from a stale-version error. */
interface EditedBooking {
  service_id: number;
  resource_id: number | null;
  coach_id: number | null;
  start_time: string;
  end_time: string;
  local_start: string;
  party_size: number;
  client_note: string | null;
}

/** Form values of an existing booking. */
export function valuesOf(booking: EditedBooking): BookingFormValues {
  return {
    who: null,
    guest: { first_name: "", last_name: "", email: "", phone: "" },
    service_id: String(booking.service_id),
    duration: String(minutesBetween(booking.start_time, booking.end_time)),
    date: wallTimeOf(booking.local_start).date,
    start: String(Date.parse(booking.start_time)),
    resource_id: booking.resource_id === null ? "" : String(booking.resource_id),
    bay_ids: [],
    coach_id: booking.coach_id === null ? "" : String(booking.coach_id),
    party_size: String(booking.party_size),
    client_note: booking.client_note ?? "",
    override_reason: "",
    repeat: ONCE,
  };
}

/** The booking's current time, in epoch ms. */
export function ownTime({ start_time, end_time }: EditedBooking): OwnTime {
  return { start: Date.parse(start_time), end: Date.parse(end_time) };
}
