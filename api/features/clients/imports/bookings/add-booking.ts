import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { addBooking, addUnrecorded, changeUnrecorded } from "#api/features/bookings/bookings/service.ts";
import { chooseAssignment, type Assignment, type Candidates } from "#api/features/bookings/claims/choose-assignment.ts";
import { claimSlot, lockForChange } from "#api/features/bookings/claims/service.ts";
import type { AddResult, ImportOrigin, WaitingRow } from "../kinds.ts";
import { insertBookingNote } from "../run-queries.ts";
import { isSettledElsewhere, KEEPS_TIME, type NewBooking } from "./new-booking.ts";

const LEFT_OUT = {
  taken: "The bay or coach was taken by then.",
  gone: "The bay or coach was out of use by then.",
  client_busy: "The client had another booking at this time by then.",
} as const;

/** Adds a booking like any other: its bay, coach and client are locked and claimed. Sends no mail. */
export async function addImportedBooking(
  call: Call,
  { name, record }: WaitingRow,
  { authorId: author_id }: ImportOrigin,
): Promise<AddResult> {
  const item = record as NewBooking; // built by planBookings
  const assignments = await assign(call, item);
  if (typeof assignments === "string") return { leftOut: LEFT_OUT[assignments] };
  let first: number | null = null;
  for (const assignment of assignments) {
    const id = await write(call, item, { assignment, group_id: first, name });
    if (first === null && assignments.length > 1) {
      await changeUnrecorded(call, id, { group_id: id });
    }
    first ??= id;
  }
  if (first !== null && item.note !== null) {
    await insertBookingNote(call.db, { id: first, body: item.note, author_id, now: call.now });
  }
  return { client_id: item.client_id, entity_id: first };
}

type Place = Pick<Assignment, "resource_id" | "coach_id"> & { claims: Assignment["claims"] | null };

/** One place per bay; all are chosen under the locks before anything is written. */
async function assign(call: Call, item: NewBooking): Promise<Place[] | keyof typeof LEFT_OUT> {
  const isParty = item.bays > 1;
  const each = isParty ? (item.resource_ids ?? []).map((id) => [id]) : [item.resource_ids];
  if (!KEEPS_TIME.includes(item.status)) {
    return each.map((ids) => ({ resource_id: ids?.[0] ?? null, coach_id: item.coach_id, claims: null }));
  }
  await lockForChange(call, candidatesOf(item, item.resource_ids, true), []);
  const places: Place[] = [];
  for (const [n, ids] of each.entries()) {
    const assignment = await chooseAssignment(call, candidatesOf(item, ids, n === 0));
    if (assignment.kind !== "free") return assignment.kind;
    places.push(assignment);
  }
  return places;
}

/** The first booking of a party carries its client and coach. */
function candidatesOf(item: NewBooking, resource_ids: readonly number[] | null, isFirst: boolean): Candidates {
  return {
    resource_ids,
    coach_ids: isFirst && item.coach_id !== null ? [item.coach_id] : null,
    client_id: isFirst ? item.client_id : null,
    start: Temporal.Instant.from(item.start).epochMilliseconds,
    end: Temporal.Instant.from(item.end).epochMilliseconds,
    buffer_before_minutes: item.buffer_before_minutes,
    buffer_after_minutes: item.buffer_after_minutes,
  };
}

interface Writing {
  assignment: Place;
  group_id: number | null;
  name: string;
}

async function write(call: Call, item: NewBooking, { assignment, group_id, name }: Writing): Promise<number> {
  const price = isSettledElsewhere(item) ? 0 : item.price_amount;
  const each = Math.floor(price / item.bays);
  const row = {
    group_id,
    client_id: item.client_id,
    guest: item.guest === null ? null : JSON.stringify(item.guest),
    service_id: item.service_id,
    policy_id: item.policy_id,
    location_id: item.location_id,
    resource_id: assignment.resource_id,
    coach_id: assignment.coach_id,
    start_time: Temporal.Instant.from(item.start),
    end_time: Temporal.Instant.from(item.end),
    buffer_before_minutes: item.buffer_before_minutes,
    buffer_after_minutes: item.buffer_after_minutes,
    party_size: 1,
    status: item.status,
    payment_status: item.payment_status,
    price_amount: group_id === null ? price - each * (item.bays - 1) : each,
    price_currency: call.tenant.currency,
    created_by: call.caller.kind === "person" ? call.caller.id : null,
    created_at: call.now,
  };
  // Payments made elsewhere are not in this ledger; an amount still due is charged as for a booking made here.
  const isDue = item.payment_status === "due";
  const booking = isDue ? await addBooking(call, "submitImport", row) : await addUnrecorded(call, row);
  if (!isDue) {
    const { id, status, start_time, end_time, service_id, resource_id, coach_id, client_id } = booking;
    const after = { name, status, start_time, end_time, service_id, resource_id, coach_id, client_id };
    await recordChange(call, { action: "submitImport", entity: "booking", entity_id: id, after });
  }
  if (assignment.claims !== null) {
    const isClaimed = await claimSlot(call, { id: booking.id, expires_at: null }, { claims: assignment.claims });
    if (!isClaimed) throw new Error("a claim that no lock announced: the batch is done again");
  }
  return booking.id;
}
