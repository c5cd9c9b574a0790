import { z } from "zod";
import { hashToken, newNonce } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, forbidden, invalidField, notFound } from "#api/errors/errors.ts";
import {
  bookingRequestOf,
  candidatesOf,
  findAttendee,
  findBookable,
  findClient,
  guestAttendee,
  mayWrite,
  type Attendee,
} from "#api/features/bookings/bookings/service.ts";
import { previewAssignment } from "#api/features/bookings/claims/choose-assignment.ts";
import { lockOpenClass, seatsLeft } from "#api/features/bookings/claims/seats.ts";
import { refuseClassFor } from "#api/features/bookings/online/service.ts";
import { isSameInstant } from "#api/time/instants.ts";
import type {
  AddToWaitlistInput,
  JoinedWaitlist,
  JoinWaitlistInput,
  OwnWaitlistEntry,
  WaitlistEntry,
} from "#schema/bookings/waitlist/models.ts";
import { MOST_WAITING } from "#schema/bookings/waitlist/rules.ts";
import { coversOwnOnly } from "#schema/people/sign-in/permission-labels.ts";
import { presentEntry, presentOwnEntry, waitlistToken } from "./present.ts";
import { countOpenOf, findEntry, insertEntry, openEntriesOf, type EntryRow } from "./queries.ts";
import { recordEntry, sendWaitlistMail } from "./record.ts";

/** Adds a visitor or client to the waitlist of a taken time or a full class. */
export async function joinWaitlist(call: Call, input: JoinWaitlistInput): Promise<JoinedWaitlist> {
  const { tenant, deps, origin, caller } = call;
  await deps.limits.countHold({ tenantId: tenant.tenant_id, address: origin.address });
  if (caller.kind !== "person") return joinAsGuest(call, input);
  const attendee = withAddress(await findClient(call, caller.id));
  if (await waitsForMost(call, attendee)) {
    throw new ApiError("invalid_state", `You wait for ${MOST_WAITING} places already. Leave one of them first.`);
  }
  const row = await enter(call, input, attendee, "joinWaitlist");
  return { email: attendee.email, entry: await presentOwnEntry(call, row) };
}

/** Answers the same whether the address waits for this already, for too much, or not at all: what is so is mailed to it. */
async function joinAsGuest(call: Call, input: JoinWaitlistInput): Promise<JoinedWaitlist> {
  if (!input.guest) throw invalidField("guest", "Enter the guest's details, or sign in.");
  const attendee = withAddress(await guestAttendee(call, input.guest));
  const place = await refuseFree(call, input);
  const added = (await waitsForMost(call, attendee)) ? undefined : await add(call, place, attendee, "joinWaitlist");
  if (added) await sendWaitlistMail(call, "waitlist_joined", added.id, { requestedFor: attendee.email });
  else await mailWhatWaits(call, place, attendee);
  return { email: attendee.email, entry: null };
}

async function mailWhatWaits(call: Call, place: Place, attendee: WithAddress): Promise<void> {
  const waits = await openEntriesOf(call.db, call.tenant.tenant_id, attendee);
  const same = waits.find((row) => isFor(row, place));
  const row = same ?? waits[0];
  const sent = { requestedFor: attendee.email, asked: same ? ("again" as const) : ("beyond_limit" as const) };
  if (row) await sendWaitlistMail(call, "waitlist_joined", row.id, sent);
}

const isFor = (row: EntryRow, { class_session_id = null, service_id, location_id, start_time }: Place): boolean =>
  row.class_session_id === class_session_id &&
  row.service_id === service_id &&
  row.location_id === location_id &&
  isSameInstant(row.start_time, start_time);

/** Staff add someone to the list, under the same rules. */
export async function addToWaitlist(call: Call, input: AddToWaitlistInput): Promise<WaitlistEntry> {
  const attendee = withAddress(await findAttendee(call, input));
  const row = await enter(call, input, attendee, "addToWaitlist");
  // Only known after the insert; throwing rolls it back.
  if (!mayWrite(call.caller, row)) throw forbidden(coversOwnOnly("bookings.write"));
  return presentEntry(call, row);
}

const Remembered = z.object({ email: z.string(), id: z.int().nullable() });

/** The response of an earlier join. */
export async function replayJoin(call: Call, remembered: unknown): Promise<JoinedWaitlist> {
  const { email, id } = Remembered.parse(remembered);
  return { email, entry: id === null ? null : await presentWritten(call, id) };
}

/** The response of an earlier write to an entry; its token is derived again. */
export async function presentWritten(call: Call, id: number): Promise<OwnWaitlistEntry> {
  const row = await findEntry(call.db, call.tenant.tenant_id, id);
  if (!row) throw notFound("waiting list entry");
  return presentOwnEntry(call, row);
}

type WithAddress = Attendee & { email: string };

function withAddress(attendee: Attendee): WithAddress {
  const { email, guest } = attendee;
  if (!email) throw invalidField(guest ? "guest.email" : "client_id", "The offer is mailed. Enter an email address.");
  return { ...attendee, email };
}

const waitsForMost = async ({ db, tenant }: Call, attendee: Attendee): Promise<boolean> =>
  (await countOpenOf(db, tenant.tenant_id, attendee)) >= MOST_WAITING;

type Joining = "joinWaitlist" | "addToWaitlist";

async function enter(call: Call, input: Wanted, attendee: WithAddress, action: Joining): Promise<EntryRow> {
  const row = await add(call, await refuseFree(call, input), attendee, action);
  if (!row) throw waitsAlready(action);
  await sendWaitlistMail(call, "waitlist_joined", row.id, { requestedFor: attendee.email });
  return row;
}

/** Returns the new entry; undefined if the person waits for this already. */
async function add(call: Call, input: Place, attendee: Attendee, action: Joining): Promise<EntryRow | undefined> {
  const { db, tenant, deps, now, caller } = call;
  const nonce = newNonce(deps.secretKeys);
  const id = await insertEntry(db, {
    tenant_id: tenant.tenant_id,
    class_session_id: input.class_session_id ?? null,
    service_id: input.service_id,
    location_id: input.location_id,
    coach_id: input.class_session_id ? null : (input.coach_id ?? null),
    start_time: input.start_time,
    end_time: input.end_time,
    party_size: input.party_size,
    client_id: attendee.client_id,
    guest: attendee.guest === null ? null : JSON.stringify(attendee.guest),
    nonce,
    token_hash: hashToken(waitlistToken(deps.secretKeys, tenant.tenant_id, nonce)),
    created_by: caller.kind === "person" ? caller.id : null,
    created_at: now,
  });
  if (id === undefined) return undefined;
  const row = await findEntry(db, tenant.tenant_id, id);
  if (!row) throw new Error("an entry that was inserted is there");
  await recordEntry(call, action, row, "waiting");
  return row;
}

function waitsAlready(action: Joining): ApiError {
  const who = action === "joinWaitlist" ? "You are" : "This person is";
  return new ApiError("invalid_state", `${who} on the waiting list for this already.`);
}

type Wanted = Omit<JoinWaitlistInput, "guest">;

/** What is waited for, with its exact times. */
type Place = Omit<Wanted, "start_time" | "end_time"> & Times;
interface Times {
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
}

/** Throws if there is nothing to wait for. */
async function refuseFree(call: Call, input: Wanted): Promise<Place> {
  const { class_session_id: session } = input;
  return { ...input, ...(session ? await refuseFreeSeat(call, input, session) : await refuseFreeTime(call, input)) };
}

/** Throws if a seat is free. Locks the class date, so that no seat is released in the meantime. */
async function refuseFreeSeat(call: Call, input: Wanted, sessionId: number): Promise<Times> {
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
async function refuseFreeTime(call: Call, input: Wanted): Promise<Times> {
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
