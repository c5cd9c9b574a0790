import { slotTaken, type BookingRequest } from "#api/features/availability/bookable-time.ts";
import { bookedBuffers, bookedPrice, type Price, priceColumns } from "#api/features/bookings/booked-price.ts";
import { sendBookingMail } from "#api/features/bookings/booking-mail.ts";
import type { BookingRow } from "#api/features/bookings/booking-row.ts";
import { recordBooking } from "#api/features/bookings/record-booking.ts";
import { partyLimits } from "#api/features/bookings/reference-queries.ts";
import { findBookable, instantOf, candidatesOf } from "#api/features/bookings/service.ts";
import { tellsClient } from "#api/features/bookings/update-booking.ts";
import { changeBooking, lockBooking, plainChanges } from "#api/features/bookings/write-queries.ts";
import { claimHoldersOf } from "#api/features/claims/claim-holders.ts";
import { releaseClaims, lockForChange, claimSlot, withParty } from "#api/features/claims/claim-slot.ts";
import { assignForClient } from "#api/features/public-bookings/assign-for-client.ts";
import { loadOwn } from "#api/features/public-bookings/own-bookings.ts";
import { mayUpdate, presentPublicBooking } from "#api/features/public-bookings/present.ts";
import type { PublicBookingRow } from "#api/features/public-bookings/queries.ts";
import { notChangeable } from "#api/features/public-bookings/refusals.ts";
import type { Call } from "#api/http/call.ts";
import { notFound, staleVersion } from "#api/http/errors.ts";
import type { PublicBooking, UpdatePublicBookingInput } from "#schema/bookings/public-models.ts";

/** Moves or changes a client's own booking, within the rules that bind clients. */
export async function updatePublicBooking(
  call: Call,
  id: number,
  input: UpdatePublicBookingInput,
): Promise<PublicBooking> {
  const seen = await loadOwn(call, id);
  refuseStale(call, seen, input.version);
  if (!mayUpdate(call.caller, seen, call.now)) throw notChangeable(seen);
  const request = targetOf(seen, input);
  const movesClaims = !isSameTime(seen, request) || !(await fitsItsBay(call, seen, request.party_size));
  const after = await (movesClaims ? move(call, seen, { request, input }) : changeInPlace(call, seen, input));
  await recordBooking(call, "updatePublicBooking", { before: seen, after });
  if (tellsClient(seen, after)) await sendBookingMail(call, "booking_moved", after, { previous: seen });
  return presentPublicBooking(call, await loadOwn(call, id));
}

/** The own bay where it is free, else another one, as for a hold; and the price of the new time. */
async function move(
  call: Call,
  seen: PublicBookingRow,
  { request, input }: { request: BookingRequest; input: UpdatePublicBookingInput },
): Promise<BookingRow> {
  const time = await findBookable(call, request, "public");
  const client_id = seen.overlap_reason === null || !isSameTime(seen, request) ? seen.client_id : null;
  const resource_ids = ownFirst(time.resource_ids, seen.resource_id);
  const candidates = { ...candidatesOf(request, time, client_id), ...bookedBuffers(seen), resource_ids };
  await lockForChange(call, candidates, claimHoldersOf(seen));
  await lockUnchanged(call, seen);
  await releaseClaims(call, seen);
  const assignment = await assignForClient(call, await withParty(call, candidates, seen), request);
  const price: Price = isSameTime(seen, request) ? bookedPrice(seen) : time.price;
  const row = await changeBooking(call.db, call.tenant.tenant_id, seen.id, {
    ...plainChanges(input),
    start_time: new Date(candidates.start),
    end_time: new Date(candidates.end),
    resource_id: assignment.resource_id,
    coach_id: assignment.coach_id,
    overlap_reason: client_id === null ? seen.overlap_reason : null,
    ...priceColumns(seen, price),
  });
  if (!(await claimSlot(call, row, assignment))) throw await slotTaken(call, request, "public");
  return row;
}

async function changeInPlace(call: Call, seen: PublicBookingRow, input: UpdatePublicBookingInput): Promise<BookingRow> {
  await lockUnchanged(call, seen);
  return changeBooking(call.db, call.tenant.tenant_id, seen.id, plainChanges(input));
}

async function lockUnchanged(call: Call, seen: PublicBookingRow): Promise<void> {
  const locked = await lockBooking(call.db, call.tenant.tenant_id, seen.id);
  if (!locked) throw notFound("booking");
  refuseStale(call, { ...seen, ...locked }, seen.version);
}

function refuseStale(call: Call, booking: PublicBookingRow, version: number): void {
  if (booking.version !== version) throw staleVersion(presentPublicBooking(call, booking));
}

/** Left out, the end keeps the length. The coach stays, the bay is left open. */
function targetOf(seen: BookingRow, { start_time, end_time, party_size }: UpdatePublicBookingInput): BookingRequest {
  const length = seen.end_time.getTime() - seen.start_time.getTime();
  const start = start_time === undefined ? instantAt(seen.start_time) : instantOf("start_time", start_time);
  const end = end_time === undefined ? start.add({ milliseconds: length }) : instantOf("end_time", end_time);
  const { service_id, location_id, coach_id } = seen;
  const people = party_size ?? seen.party_size;
  const keeps_start = start.epochMilliseconds === seen.start_time.getTime();
  const own = { service_id, location_id, coach_id, resource_id: null, except_booking_ids: [seen.id], keeps_start };
  return { ...own, start, end, party_size: people };
}

async function fitsItsBay({ db, tenant }: Call, seen: PublicBookingRow, people: number): Promise<boolean> {
  return people <= seen.party_size || people <= (await partyLimits(db, tenant.tenant_id, seen));
}

function isSameTime(seen: BookingRow, { start, end }: BookingRequest): boolean {
  return start.epochMilliseconds === seen.start_time.getTime() && end.epochMilliseconds === seen.end_time.getTime();
}

function ownFirst(ids: readonly number[] | null, own: number | null): readonly number[] | null {
  if (ids === null || own === null || !ids.includes(own)) return ids;
  return [own, ...ids.filter((id) => id !== own)];
}

const instantAt = (date: Date): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(date.getTime());
