import type { WantedBooking } from "#api/features/availability/bookable-time.ts";
import { type Attendee, findAttendee } from "#api/features/bookings/create/attendee.ts";
import { newManageToken, sendBookingMail } from "#api/features/bookings/booking-mail.ts";
import type { BookingRow } from "#api/features/bookings/booking-row.ts";
import { bookingFacts, wishOf } from "#api/features/bookings/create/create-booking.ts";
import { overlapReason, clientBusy } from "#api/features/bookings/create/assign-for-staff.ts";
import {
  bayChoice,
  type BayChoice,
  findPartyBays,
  type PartyTimeFound,
  partyTaken,
} from "#api/features/bookings/party/party-bays.ts";
import { type Bay, chooseBays, seatParty } from "#api/features/bookings/party/party-seats.ts";
import { presentBooking } from "#api/features/bookings/present.ts";
import { notOwnLesson } from "#api/features/bookings/refusals.ts";
import { recordBooking } from "#api/features/bookings/record-booking.ts";
import { wantedOf } from "#api/features/bookings/create/booking-request.ts";
import { insertParty, type NewBooking } from "#api/features/bookings/write-queries.ts";
import { freeBays, occupiedTime, type Wish } from "#api/features/claims/choose-assignment.ts";
import { lockForChange, occupyPlace } from "#api/features/claims/claim-slot.ts";
import type { Call } from "#api/http/call.ts";
import type { BookingGroup, CreateBookingGroupInput } from "#schema/bookings/group-models.ts";

/** Books several bays for one party: all of them, or none. */
export async function createBookingGroup(call: Call, input: CreateBookingGroupInput): Promise<BookingGroup> {
  const overlap_reason = overlapReason(call, input.override_client_overlap);
  const choice = bayChoice(input);
  const wanted = wantedOf({ ...input, party_size: 1 });
  const attendee = await findAttendee(call, input);
  const found = await findPartyBays(call, wanted, choice);
  if (call.permissionScope !== "yes") throw notOwnLesson();
  const wish: Wish = {
    ...wishOf(wanted, found.time, overlap_reason === null ? attendee.client_id : null),
    resource_ids: found.bays.map((bay) => bay.id),
  };
  await lockForChange(call, wish, []);
  const bays = await takeBays(call, wish, wanted, { choice, bays: found.bays });
  const rows = await insertParty(
    call.db,
    call.tenant.tenant_id,
    partyRows(call, { wanted, attendee, found, bays, people: choice.people }).map((row) => ({
      ...row,
      client_note: input.client_note || null,
      overlap_reason,
    })),
  );
  const [first] = rows;
  if (!first) throw new Error("a party has bookings");
  if (!(await occupyPlace(call, first, { claims: partyClaims(wish, rows) }))) {
    throw await partyTaken(call, wanted, { choice, bays: found.bays });
  }
  for (const after of rows) await recordBooking(call, "createBookingGroup", { after });
  // One mail tells of the whole party.
  await sendBookingMail(call, "booking_confirmed", first, { group_id: first.id });
  const { timezone } = found.time.location;
  return { group_id: first.id, data: rows.map((row) => presentBooking(call, { ...row, timezone, notes: [] })) };
}

/** Under the owners' locks: the bays that the party gets. */
async function takeBays(
  call: Call,
  wish: Wish,
  wanted: WantedBooking,
  { choice, bays }: { choice: BayChoice; bays: readonly Bay[] },
): Promise<readonly Bay[]> {
  const { resource_ids, meeting_id } = await freeBays(call, wish);
  const free = bays.filter((bay) => resource_ids.includes(bay.id));
  const chosen = chooseBays(free, choice.count, choice.people);
  if (!chosen) throw await partyTaken(call, wanted, { choice, bays });
  if (meeting_id !== null) throw await clientBusy(call, meeting_id);
  return chosen;
}

interface Party {
  wanted: WantedBooking;
  attendee: Attendee;
  found: PartyTimeFound;
  bays: readonly Bay[];
  people: number;
}

function partyRows(call: Call, { wanted, attendee, found, bays, people }: Party): NewBooking[] {
  const seats = seatParty(bays, people);
  return bays.map(({ id: resource_id }, index) => ({
    ...bookingFacts(call, { ...wanted, party_size: seats[index] ?? 1 }, found.time, attendee),
    resource_id,
    status: "confirmed",
    ...(attendee.email ? newManageToken(call) : {}),
  }));
}

/** Each bay by its own booking, the client once by the first. */
function partyClaims(wish: Wish, rows: readonly BookingRow[]) {
  const client = wish.client_id === null ? [] : [{ kind: "client" as const, id: wish.client_id }];
  return [
    ...client.map((owner) => ({ owner, range: { from: wish.start, to: wish.end } })),
    ...rows.map(({ id: booking_id, resource_id }) => ({
      owner: { kind: "resource" as const, id: resource_id ?? 0 },
      range: occupiedTime(wish),
      booking_id,
    })),
  ];
}
