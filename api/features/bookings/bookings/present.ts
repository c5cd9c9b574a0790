import type { Caller } from "#api/auth/caller.ts";
import { mayDeleteNote } from "#api/auth/may-delete-note.ts";
import type { Call } from "#api/call/call.ts";
import { presentTaxes } from "#api/money/tax.ts";
import type { Tenant } from "#api/tenancy/tenant.ts";
import { localTextIn, utcText } from "#api/time/instants.ts";
import type { Booking, BookingInclude, BookingNote } from "#schema/bookings/bookings/models.ts";
import { allowedActions } from "./allowed-actions.ts";
import type { BookingWithNotes, NoteRow } from "./booking-row.ts";
import { mayNameGuests, mostGuestNames } from "./guest-names-rules.ts";
import { lateMinutes } from "./lifecycle.ts";

type OwnFields = Omit<Booking, BookingInclude>;

const FIELDS: { [Field in keyof OwnFields]: (row: BookingWithNotes, call: Call) => OwnFields[Field] } = {
  id: (row) => row.id,
  group_id: (row) => row.group_id,
  class_session_id: (row) => row.class_session_id,
  series_id: (row) => row.series_id,
  client_id: (row) => row.client_id,
  guest: (row) => row.guest,
  service_id: (row) => row.service_id,
  location_id: (row) => row.location_id,
  resource_id: (row) => row.resource_id,
  coach_id: (row) => row.coach_id,
  start_time: (row) => utcText(row.start_time),
  end_time: (row) => utcText(row.end_time),
  local_start: (row) => localTextIn(row.timezone, row.start_time),
  local_end: (row) => localTextIn(row.timezone, row.end_time),
  party_size: (row) => row.party_size,
  status: (row) => row.status,
  payment_status: (row) => row.payment_status,
  price: (row) => ({ amount: row.price_amount, currency: row.price_currency }),
  covered: (row) => ({ amount: row.covered_amount, currency: row.price_currency }),
  tax: (row, { tenant }) => taxesOf(tenant, row).tax,
  taxes: (row, { tenant }) => taxesOf(tenant, row).taxes,
  member_discount: (row) => ({ amount: row.member_discount_amount, currency: row.price_currency }),
  late_minutes: (row, { now }) => lateMinutes(row, now),
  client_note: (row) => row.client_note,
  guest_names: (row) => row.guest_names,
  most_guest_names: (row, { now }) => (mayNameGuests(row, now) ? mostGuestNames(row) : 0),
  cancel_reason: (row) => row.cancel_reason,
  cancel_note: (row) => row.cancel_note,
  notes: (row, { caller }) => row.notes.map((note) => presentNote(caller, note)),
  created_at: (row) => utcText(row.created_at),
  version: (row) => row.version,
  allowed_actions: (row, { caller, now }) => allowedActions(caller, row, now),
};

const taxesOf = (tenant: Tenant, row: BookingWithNotes) =>
  presentTaxes(tenant, { amount: row.price_amount, currency: row.price_currency }, row);

export type OwnField = keyof OwnFields;
export const OWN_FIELDS = Object.keys(FIELDS) as OwnField[]; // its own keys

/** The booking for staff, with the fields derived for this caller. */
export function presentBooking(call: Call, row: BookingWithNotes): Booking {
  return presentFields(call, row, OWN_FIELDS) as OwnFields; // complete, since all fields were requested
}

/** A subset of the same; the row only needs what these fields are derived from. */
export function presentFields(call: Call, row: BookingWithNotes, fields: readonly OwnField[]): Partial<OwnFields> {
  const shown: Record<string, unknown> = {};
  for (const field of fields) shown[field] = FIELDS[field](row, call);
  return shown as Partial<OwnFields>; // each under its own name
}

function presentNote(caller: Caller, { author_id, ...note }: NoteRow): BookingNote {
  return {
    ...note,
    created_at: utcText(Temporal.Instant.from(note.created_at)),
    is_deletable: mayDeleteNote(caller, { author_id }),
  };
}
