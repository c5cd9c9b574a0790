import { hashToken, newNonce } from "#api/auth/tokens.ts";
import {
  type Attendee,
  bookingRequestOf,
  candidatesOf,
  findAttendee,
  findBookable,
  findClient,
  guestAttendee,
  mayWrite,
} from "#api/features/bookings/service.ts";
import { previewAssignment } from "#api/features/claims/choose-assignment.ts";
import { lockOpenClass, seatsLeft } from "#api/features/claims/seats.ts";
import { refuseClassFor } from "#api/features/public-bookings/service.ts";
import { presentEntry, presentOwnEntry, waitlistToken } from "#api/features/waitlist/present.ts";
import { countOpenOf, type EntryRow, findEntry, insertEntry } from "#api/features/waitlist/queries.ts";
import { recordEntry, sendWaitlistMail } from "#api/features/waitlist/record.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError, forbidden, invalidField, notFound } from "#api/http/errors.ts";
import { coversOwnOnly } from "#schema/auth/permission-labels.ts";
import type {
  AddToWaitlistInput,
  JoinWaitlistInput,
  OwnWaitlistEntry,
  WaitlistEntry,
} from "#schema/waitlist/models.ts";
import { MOST_WAITING } from "#schema/waitlist/rules.ts";

/** Adds a visitor or client to the waitlist of a taken time or a full class. */
export async function joinWaitlist(call: Call, input: JoinWaitlistInput): Promise<OwnWaitlistEntry> {
  const { db, tenant, deps, origin, caller } = call;
  await deps.limits.countHold({ tenantId: tenant.tenant_id, address: origin.address });
  const attendee = caller.kind === "person" ? await findClient(call, caller.id) : await guestOf(call, input);
  if ((await countOpenOf(db, tenant.tenant_id, attendee)) >= MOST_WAITING) {
    throw new ApiError("invalid_state", `You wait for ${MOST_WAITING} places already. Leave one of them first.`);
  }
  return presentOwnEntry(call, await enter(call, input, attendee, "joinWaitlist"), { isAddressTyped: true });
}

/** Staff add someone to the list, under the same rules. */
export async function addToWaitlist(call: Call, input: AddToWaitlistInput): Promise<WaitlistEntry> {
  const attendee = await findAttendee(call, input);
  const row = await enter(call, input, attendee, "addToWaitlist");
  // Only known after the insert; throwing rolls it back.
  if (!mayWrite(call.caller, row)) throw forbidden(coversOwnOnly("bookings.write"));
  return presentEntry(call, row);
}

/** The response of an earlier join; its token is derived again. */
export async function presentJoined(
  call: Call,
  id: number,
  by: { isAddressTyped?: boolean } = {},
): Promise<OwnWaitlistEntry> {
  const row = await findEntry(call.db, call.tenant.tenant_id, id);
  if (!row) throw notFound("waiting list entry");
  return presentOwnEntry(call, row, by);
}

async function guestOf(call: Call, { guest }: JoinWaitlistInput): Promise<Attendee> {
  if (!guest) throw invalidField("guest", "Say who waits, or sign in.");
  return guestAttendee(call, guest);
}

type Place = Omit<JoinWaitlistInput, "guest">;

async function enter(
  call: Call,
  input: Place,
  attendee: Attendee,
  action: "joinWaitlist" | "addToWaitlist",
): Promise<EntryRow> {
  const { db, tenant, deps, now, caller } = call;
  const sentence = "The offer is mailed. Give an email address.";
  if (!attendee.email) throw invalidField(attendee.guest ? "guest.email" : "client_id", sentence);
  const times = input.class_session_id
    ? await refuseFreeSeat(call, input, input.class_session_id)
    : await refuseFreeTime(call, input);
  const nonce = newNonce(deps.secretKeys);
  const id = await insertEntry(db, {
    tenant_id: tenant.tenant_id,
    class_session_id: input.class_session_id ?? null,
    service_id: input.service_id,
    location_id: input.location_id,
    coach_id: input.class_session_id ? null : (input.coach_id ?? null),
    ...times,
    party_size: input.party_size,
    client_id: attendee.client_id,
    guest: attendee.guest === null ? null : JSON.stringify(attendee.guest),
    nonce,
    token_hash: hashToken(waitlistToken(deps.secretKeys, tenant.tenant_id, nonce)),
    created_by: caller.kind === "person" ? caller.id : null,
    created_at: now,
  });
  if (id === undefined) throw waitsAlready(action);
  const row = await findEntry(db, tenant.tenant_id, id);
  if (!row) throw new Error("an entry that was inserted is there");
  await recordEntry(call, action, row, "waiting");
  await sendWaitlistMail(call, "waitlist_joined", id, { requestedFor: attendee.email });
  return row;
}

function waitsAlready(action: "joinWaitlist" | "addToWaitlist"): ApiError {
  const who = action === "joinWaitlist" ? "You are" : "This person is";
  return new ApiError("invalid_state", `${who} on the waiting list for this already.`);
}

/** Throws if a seat is free. Locks the class date, so that no seat is released in the meantime. */
async function refuseFreeSeat(call: Call, input: Place, sessionId: number) {
  const open = await lockOpenClass(call, sessionId);
  refuseClassFor(call, open, input);
  if (open.location_id !== input.location_id) throw notFound("class");
  if (input.party_size > open.capacity) {
    const sentence = `This class has ${open.capacity === 1 ? "1 seat" : `${open.capacity} seats`}.`;
    throw new ApiError("party_too_large", sentence, { errors: { party_size: [sentence] } });
  }
  if ((await seatsLeft(call, open)) >= input.party_size) {
    throw new ApiError("invalid_state", "This class has a free seat. Book it instead.");
  }
  return { start_time: open.start_time, end_time: open.end_time };
}

/** Throws unless the time is allowed by all rules and only lacks a free bay or coach. */
async function refuseFreeTime(call: Call, input: Place) {
  const request = bookingRequestOf(input);
  const time = await findBookable(call, request, "public");
  const times = { start_time: request.start, end_time: request.end };
  if (!time.passes) {
    if (time.refusal.code === "slot_taken") return times;
    throw time.refusal;
  }
  const assignment = await previewAssignment(call, candidatesOf(request, time.value, null), 0);
  if (assignment.kind === "taken") return times;
  throw new ApiError("invalid_state", "This time is free. Book it instead.");
}
