import type { Call } from "#api/call/call.ts";
import { valueOrThrow } from "#api/errors/verdict.ts";
import { freeBays, occupiedTime, type Candidates } from "#api/features/bookings/claims/choose-assignment.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import { claimSlot, lockForChange } from "#api/features/bookings/claims/service.ts";
import { coverPrice, lockBenefits } from "#api/features/memberships/allowances/service.ts";
import type { BookingRequest } from "#api/features/schedule/availability/bookable-time.ts";
import type { BookingGroup, CreateBookingGroupInput } from "#schema/bookings/bookings/group-models.ts";
import { newManageToken, sendBookingMail } from "../booking-mail.ts";
import type { BookingRow } from "../booking-row.ts";
import { clientBusy, overlapReason } from "../create/assign-for-staff.ts";
import { findAttendee, type Attendee } from "../create/attendee.ts";
import { bookingRequestOf } from "../create/booking-request.ts";
import { bookingFacts, candidatesOf } from "../create/create-booking.ts";
import { presentBooking } from "../present.ts";
import { recordBooking } from "../record-booking.ts";
import { notOwnLesson } from "../refusals.ts";
import { insertParty, type NewBooking } from "../write-queries.ts";
import { bayChoice, findPartyBays, partyTaken, type BayChoice, type PartyTimeFound } from "./party-bays.ts";
import { chooseBays, seatParty, type Bay } from "./party-seats.ts";

/** Books several bays for one party, all or nothing. */
export async function createBookingGroup(call: Call, input: CreateBookingGroupInput): Promise<BookingGroup> {
  const overlap_reason = valueOrThrow(overlapReason(call, input.override_client_overlap));
  const choice = valueOrThrow(bayChoice(input));
  const request = bookingRequestOf({ ...input, party_size: 1 });
  const attendee = await findAttendee(call, input);
  const found = valueOrThrow(await findPartyBays(call, request, choice));
  if (call.permissionScope !== "yes") throw notOwnLesson();
  const candidates: Candidates = {
    ...candidatesOf(request, found.time, overlap_reason === null ? attendee.client_id : null),
    resource_ids: found.bays.map((bay) => bay.id),
  };
  const client = claimHoldersOf({ client_id: attendee.client_id, coach_id: null, resource_id: null });
  const about = { service_id: request.service_id, start_time: request.start, end_time: request.end, seats: 1 };
  const [, benefits] = await Promise.all([
    lockForChange(call, candidates, client),
    lockBenefits(call, { ...attendee, ...about }),
  ]);
  const bays = await chooseFreeBays(call, candidates, request, { choice, bays: found.bays });
  const covers = bays.map(() => coverPrice(call, benefits, about, found.time.price));
  const rows = await insertParty(
    call.db,
    call.tenant.tenant_id,
    partyRows(call, { request, attendee, found, bays, covers, people: choice.people }).map((row) => ({
      ...row,
      client_note: input.client_note || null,
      overlap_reason,
    })),
  );
  rows.forEach(({ id }, index) => covers[index]?.write(id));
  const [first] = rows;
  if (!first) throw new Error("a party has bookings");
  if (!(await claimSlot(call, first, { claims: partyClaims(candidates, rows) }))) {
    throw await partyTaken(call, request, { choice, bays: found.bays });
  }
  for (const after of rows) await recordBooking(call, "createBookingGroup", { after });
  // One mail covers the whole party.
  await sendBookingMail(call, "booking_confirmed", first, { group_id: first.id });
  const { timezone } = found.time.location;
  return { group_id: first.id, data: rows.map((row) => presentBooking(call, { ...row, timezone, notes: [] })) };
}

/** Chooses the party's bays. Call it under the holders' locks. */
async function chooseFreeBays(
  call: Call,
  candidates: Candidates,
  request: BookingRequest,
  { choice, bays }: { choice: BayChoice; bays: readonly Bay[] },
): Promise<readonly Bay[]> {
  const { resource_ids, client_conflict_id } = await freeBays(call, candidates);
  const free = bays.filter((bay) => resource_ids.includes(bay.id));
  const chosen = chooseBays(free, choice.count, choice.people);
  if (!chosen) throw await partyTaken(call, request, { choice, bays });
  if (client_conflict_id !== null) throw await clientBusy(call, client_conflict_id);
  return chosen;
}

interface Party {
  request: BookingRequest;
  attendee: Attendee;
  found: PartyTimeFound;
  bays: readonly Bay[];
  /** What an allowance covers of each bay's price. */
  covers: readonly ReturnType<typeof coverPrice>[];
  people: number;
}

function partyRows(call: Call, { request, attendee, found, bays, covers, people }: Party): NewBooking[] {
  const seats = seatParty(bays, people);
  return bays.map(({ id: resource_id }, index) => ({
    ...bookingFacts(call, { ...request, party_size: seats[index] ?? 1 }, { ...found.time, ...covers[index] }, attendee),
    resource_id,
    status: "confirmed",
    ...(attendee.email ? newManageToken(call) : {}),
  }));
}

/** Each bay is claimed by its own booking, the client once, by the first. */
function partyClaims(candidates: Candidates, rows: readonly BookingRow[]) {
  const client = candidates.client_id === null ? [] : [{ kind: "client" as const, id: candidates.client_id }];
  return [
    ...client.map((holder) => ({ holder, range: { from: candidates.start, to: candidates.end } })),
    ...rows.map((row) => ({ holder: bayOf(row), range: occupiedTime(candidates), booking_id: row.id })),
  ];
}

function bayOf({ resource_id }: BookingRow) {
  if (resource_id === null) throw new Error("each booking of a party has a bay");
  return { kind: "resource" as const, id: resource_id };
}
