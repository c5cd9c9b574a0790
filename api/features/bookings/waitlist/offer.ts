import { hashToken, newNonce, newToken } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { systemCall } from "#api/call/system-call.ts";
import { databaseNow, minutesAfter } from "#api/db/database-clock.ts";
import { inTenant } from "#api/db/transaction.ts";
import { ApiError } from "#api/errors/errors.ts";
import { valueOrThrow } from "#api/errors/verdict.ts";
import {
  addUnrecorded,
  bookingFacts,
  candidatesOf,
  findBookable,
  seatFacts,
} from "#api/features/bookings/bookings/service.ts";
import { chooseAssignment } from "#api/features/bookings/claims/choose-assignment.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import {
  attendClass,
  claimSeats,
  freeSeats,
  lockOpenClass,
  type OpenClass,
} from "#api/features/bookings/claims/seats.ts";
import { claimSlot, lockForChange } from "#api/features/bookings/claims/service.ts";
import { refuseClassFor } from "#api/features/bookings/online/service.ts";
import type { Audience } from "#api/features/schedule/availability/venue.ts";
import { tenantOf, tenantStatus } from "#api/tenancy/tenant.ts";
import { minutesBetween } from "#api/time/instants.ts";
import { offerMinutes } from "#schema/bookings/waitlist/rules.ts";
import { callerFor, isFreeFor, requestOf } from "./free-place.ts";
import { changeEntry, endPast, findEntry, lockEntry, waitingIds, type EntryRow } from "./queries.ts";
import { recordEntry, sendWaitlistMail } from "./record.ts";

export type OfferDeps = Call["deps"];

const WORK = { operationId: "offerWaitlistPlace", permissionScope: "own" } as const;

/**
 * Offers free places to waiting people in order, each in its own transaction: it is held for the first one the rules allow. For
 * services that notify everybody nothing is held; each person is mailed. Expired offers are ended first. Returns how many people
 * got an offer or a mail.
 */
export async function offerFreePlaces(
  deps: OfferDeps,
  tenantId: string,
  within: { from: string; to: string } | null = null,
): Promise<number> {
  const { db, clock } = deps;
  const ids = await inTenant(db, tenantId, async (trx) => {
    if (tenantStatus(await tenantOf(trx, tenantId), clock.now()).is_locked) return [];
    await endPast(trx, tenantId, clock);
    return waitingIds(trx, tenantId, { now: clock.now(), within });
  });
  let offered = 0;
  for (const id of ids) offered += Number(await offerInTurn(deps, tenantId, id));
  return offered;
}

/** Someone who cannot have it now keeps their position. */
async function offerInTurn(deps: OfferDeps, tenantId: string, id: number): Promise<boolean> {
  try {
    return await inTenant(deps.db, tenantId, async (trx) => {
      const row = await findEntry(trx, tenantId, id);
      if (row?.status !== "waiting") return false;
      const call = await systemCall(deps, trx, tenantId, WORK);
      if (row.waitlist_offers === "everybody") return await tellOnce(call, row);
      await offerTo(call, row, { asked: { ...call, caller: callerFor(row, call.now) }, audience: "public" });
      return true;
    });
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Mails someone who could have the place, once while it is free; resets this when the place is taken. */
async function tellOnce(call: Call, row: EntryRow): Promise<boolean> {
  const { db, tenant, now } = call;
  const isFree = await isFreeFor(call, row);
  if (isFree === (row.told_at !== null)) return false;
  const entry = await lockEntry(db, tenant.tenant_id, row.id);
  if (entry?.status !== "waiting" || entry.version !== row.version) return false;
  await changeEntry(db, tenant.tenant_id, row.id, { told_at: isFree ? now : null });
  if (isFree) await sendWaitlistMail(call, "waitlist_told", row.id);
  return isFree;
}

interface Asking {
  /** The action for the audit log: an offer, unless the person claimed the place. */
  action?: "claimWaitlistPlace";
  /** The call whose rules apply. */
  asked: Call;
  audience: Audience;
}

/** Holds the place for a waiting person and mails the offer; throws if it is taken or a rule forbids it. */
export async function offerTo(call: Call, row: EntryRow, asking: Asking): Promise<void> {
  const { db, tenant, deps, now } = call;
  const minutes = offerMinutes(minutesBetween(now, row.start_time));
  const expires_at = minutesAfter(databaseNow(deps.clock), minutes);
  const held = {
    status: "held" as const,
    expires_at,
    hold_nonce: newNonce(deps.secretKeys),
    // Nobody has this token: the entry's own token takes or releases the place.
    hold_token_hash: hashToken(newToken()),
    client_id: row.client_id,
    guest: row.guest === null ? null : JSON.stringify(row.guest),
  };
  const booking = row.class_session_id === null ? await holdTime(row, held, asking) : await holdSeat(row, held, asking);
  const entry = await lockEntry(db, tenant.tenant_id, row.id);
  if (entry?.status !== "waiting") throw new ApiError("invalid_state", "This person does not wait any more.");
  const offered = { offered_at: now, offered_until: booking.expires_at };
  await changeEntry(db, tenant.tenant_id, row.id, { status: "offered", booking_id: booking.id, ...offered });
  await recordEntry(call, asking.action ?? "offerWaitlistPlace", row, "offered");
  await sendWaitlistMail(call, "waitlist_offered", row.id);
}

interface HeldColumns {
  status: "held";
  expires_at: ReturnType<typeof minutesAfter>;
  hold_nonce: Buffer;
  hold_token_hash: Buffer;
  client_id: number | null;
  guest: string | null;
}

async function holdTime(row: EntryRow, held: HeldColumns, { asked, audience }: Asking) {
  const request = requestOf(row);
  const time = valueOrThrow(await findBookable(asked, request, audience));
  const candidates = candidatesOf(request, time, row.client_id);
  await lockForChange(asked, candidates, []);
  const assignment = await chooseAssignment(asked, candidates);
  if (assignment.kind === "client_busy") throw elsewhere();
  if (assignment.kind !== "free") throw new ApiError("slot_taken", "Nothing is free at this time.");
  const { resource_id, coach_id } = assignment;
  const booking = await addUnrecorded(asked, {
    ...bookingFacts(asked, request, time, { client_id: null, guest: null }),
    ...held,
    resource_id,
    coach_id,
  });
  if (!(await claimSlot(asked, booking, assignment))) throw new ApiError("slot_taken", "Nothing is free at this time.");
  return booking;
}

async function holdSeat(row: EntryRow, held: HeldColumns, { asked, audience }: Asking) {
  const { client_id } = row;
  await lockForChange(asked, null, claimHoldersOf({ client_id, coach_id: null, resource_id: null }));
  const open: OpenClass = await lockOpenClass(asked, row.class_session_id ?? 0);
  if (audience === "public") refuseClassFor(asked, open, row);
  const seats = await freeSeats(asked, open, row.party_size);
  const attending = await attendClass(asked, client_id, open);
  if (attending.kind === "client_busy") throw elsewhere();
  const facts = { ...seatFacts(asked, open, row.party_size), ...held };
  const booking = await addUnrecorded(asked, facts);
  await claimSeats(asked, open, booking, { seats, attending });
  return booking;
}

const elsewhere = () => new ApiError("client_overlap", "This person has another booking at this time.");
