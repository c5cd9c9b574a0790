import type { Call } from "#api/call/call.ts";
import { deferToCommit, type TenantTransaction } from "#api/db/transaction.ts";
import { invalidField } from "#api/errors/errors.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { attendedTime, candidateHolders, type Assignment, type Candidates } from "./choose-assignment.ts";
import { claimHoldersOf, type ClaimHolder } from "./claim-holders.ts";
import {
  claimsTouching,
  dropClaims,
  dropEndedClaims,
  insertClaims,
  insertClaimsOfMany,
  insertClaimsOrFail,
  keepClaims,
  lockClaimHolders,
  LONGEST_CLAIM_MS,
} from "./claim-queries.ts";
import { offerFreedTime } from "./freed-time.ts";
import { dropPartyClaim, partyTime } from "./party-queries.ts";

/** A booking that releases its claims. */
interface Leaving extends Occupant {
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
}

/** The facts of a booking that determine its claims. */
interface Occupant {
  id: number;
  group_id: number | null;
  client_id: number | null;
}

/** The second step of every change to claims: locks the candidates and the holders being released. */
export function lockForChange(
  call: Call,
  candidates: Candidates | null,
  givenUp: readonly ClaimHolder[],
): Promise<void> {
  return lockClaimHolders(call.db, call.tenant.tenant_id, [
    ...(candidates ? candidateHolders(candidates) : []),
    ...givenUp,
  ]);
}

/** The same for claims released outside a request. */
export function lockForRelease(
  trx: TenantTransaction,
  tenantId: string,
  givenUp: readonly ClaimHolder[],
): Promise<void> {
  return lockClaimHolders(trx, tenantId, givenUp);
}

/** Who and what is claimed at these times, and which of the bays and coaches are in use. */
export const claimsAt = (
  { db, tenant, deps }: Call,
  times: { holders: readonly ClaimHolder[]; ranges: readonly TimeRange[] },
) => claimsTouching(db, tenant.tenant_id, { ...times, clock: deps.clock });

/** Frees a time of the holds that have expired. Call it only under the holders' locks. */
export const dropEndedHolds = (
  { db, tenant, deps }: Call,
  time: { holders: readonly ClaimHolder[]; range: TimeRange },
): Promise<void> => dropEndedClaims(db, tenant.tenant_id, { ...time, clock: deps.clock });

/**
 * Adds the rest of the party, whose client is claimed once for all, to the candidates; read it again under the holders'
 * locks.
 */
export async function withParty(
  { db, tenant }: Call,
  candidates: Candidates,
  { id, group_id }: Pick<Occupant, "id" | "group_id">,
): Promise<Candidates> {
  if (group_id === null || candidates.client_id === null) return candidates;
  const rest = await partyTime(db, tenant.tenant_id, { group_id, without_id: id });
  if (!rest) return candidates;
  const whole = { ...candidates, party: { ...rest, holder_id: Math.min(rest.first_id, id) } };
  const { from, to } = attendedTime(whole);
  if (to - from <= LONGEST_CLAIM_MS) return whole;
  throw invalidField(
    "start_time",
    "The bookings of one party lie within two days. Choose a time nearer to the others, or make a new booking for this one.",
  );
}

/** Inserts the claims of an assignment; returns false if the constraint found another claim despite the locks. */
export function claimSlot(
  call: Call,
  booking: { id: number; expires_at: Temporal.Instant | null },
  assignment: Pick<Assignment, "claims">,
): Promise<boolean> {
  return insertClaims(call.db, call.tenant.tenant_id, booking, assignment.claims);
}

/**
 * The same for a new booking whose assignment was chosen under the locks: its claims are sent with the commit. Should the
 * constraint find another claim despite the locks, the request is retried and sees it.
 */
export function claimLockedSlot(
  { db, tenant }: Call,
  booking: { id: number; expires_at: Temporal.Instant | null },
  assignment: Pick<Assignment, "claims">,
): void {
  deferToCommit(db, insertClaimsOrFail(db, tenant.tenant_id, booking, assignment.claims));
}

/** The same for the bookings of a series. */
export function claimLockedSlots(
  { db, tenant }: Call,
  booked: readonly {
    row: { id: number; expires_at: Temporal.Instant | null };
    assignment: Pick<Assignment, "claims">;
  }[],
): void {
  const all = booked.map(({ row, assignment }) => ({ booking: row, claims: assignment.claims }));
  deferToCommit(db, insertClaimsOfMany(db, tenant.tenant_id, all));
}

/**
 * Releases everything a booking occupies, and its party's client, whom the others claim again by `keepPartyClient` or a new
 * slot.
 */
export async function releaseClaims(call: Call, { id, group_id, client_id, ...times }: Leaving): Promise<void> {
  const { db, tenant } = call;
  if (group_id !== null && client_id !== null) await dropPartyClaim(db, tenant.tenant_id, group_id);
  await dropClaims(db, tenant.tenant_id, id);
  await offerFreedTime(call, times);
}

/** Claims a party's client for its other bookings, after one of them was released without a new claim on the client. */
export async function keepPartyClient({ db, tenant }: Call, { id, group_id, client_id }: Occupant): Promise<void> {
  if (group_id === null || client_id === null) return;
  const rest = await partyTime(db, tenant.tenant_id, { group_id, without_id: id });
  if (!rest) return;
  const range = { from: rest.from, to: rest.to };
  const claims = [{ holder: { kind: "client" as const, id: client_id }, range }];
  // It lies within the deleted claim, under the same locks, so nobody else can have it.
  await insertClaims(db, tenant.tenant_id, { id: rest.first_id, expires_at: null }, claims);
}

/** Removes the expiry of a hold's claims; returns false if some of them no longer exist. */
export async function keepHoldClaims({ db, tenant }: Call, hold: Held): Promise<boolean> {
  const seats = hold.class_session_id === null ? 0 : hold.party_size;
  // A client whose class was moved onto another of their bookings holds no claim here.
  const client_id = hold.overlap_reason === null ? hold.client_id : null;
  return (await keepClaims(db, tenant.tenant_id, hold.id)) === claimHoldersOf({ ...hold, client_id }).length + seats;
}

interface Held extends Occupant {
  coach_id: number | null;
  resource_id: number | null;
  class_session_id: number | null;
  overlap_reason: string | null;
  party_size: number;
}
