import {
  attendedTime,
  type Assignment,
  type Candidates,
  candidateHolders,
} from "#api/features/claims/choose-assignment.ts";
import {
  dropClaims,
  insertClaims,
  insertClaimsOfMany,
  insertClaimsOrFail,
  keepClaims,
  lockClaimHolders,
  LONGEST_CLAIM_MS,
} from "#api/features/claims/claim-queries.ts";
import { type ClaimHolder, claimHoldersOf } from "#api/features/claims/claim-holders.ts";
import { offerFreedTime } from "#api/features/claims/freed-time.ts";
import { dropPartyClaim, partyTime } from "#api/features/claims/party-queries.ts";
import { deferToCommit, type TenantTransaction } from "#api/db/transaction.ts";
import type { Call } from "#api/http/call.ts";
import { invalidField } from "#api/http/errors.ts";

export { claimsTouching, dropEndedClaims } from "#api/features/claims/claim-queries.ts";

/** A booking that gives its claims up. */
interface Leaving extends Occupant {
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
}

/** As much of a booking as its claims follow from. */
interface Occupant {
  id: number;
  group_id: number | null;
  client_id: number | null;
}

/** The second step of every change to claims: locks the candidates and those that are given up. */
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

/** The same for claims that are given up where no request is answered. */
export function lockForRelease(
  trx: TenantTransaction,
  tenantId: string,
  givenUp: readonly ClaimHolder[],
): Promise<void> {
  return lockClaimHolders(trx, tenantId, givenUp);
}

/** The candidates with the rest of the party, whose client is claimed once for all; read it again under the holders' locks. */
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

/** Writes the claims of an assignment; false where the constraint found another's, which no lock had announced. */
export function claimSlot(
  call: Call,
  booking: { id: number; expires_at: Temporal.Instant | null },
  assignment: Pick<Assignment, "claims">,
): Promise<boolean> {
  return insertClaims(call.db, call.tenant.tenant_id, booking, assignment.claims);
}

/**
 * The same for a new booking whose assignment was chosen under the locks: its claims leave with the commit. Should the
 * constraint find another's that no lock had announced, the request starts over and meets it.
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

/** Frees all that a booking occupies, and its party's client, whom the others claim again by `keepPartyClient` or a new slot. */
export async function releaseClaims(call: Call, { id, group_id, client_id, ...times }: Leaving): Promise<void> {
  const { db, tenant } = call;
  if (group_id !== null && client_id !== null) await dropPartyClaim(db, tenant.tenant_id, group_id);
  await dropClaims(db, tenant.tenant_id, id);
  await offerFreedTime(call, times);
}

/** Claims the client of a party for its other bookings, after one of them has left without a new claim on the client. */
export async function keepPartyClient({ db, tenant }: Call, { id, group_id, client_id }: Occupant): Promise<void> {
  if (group_id === null || client_id === null) return;
  const rest = await partyTime(db, tenant.tenant_id, { group_id, without_id: id });
  if (!rest) return;
  const range = { from: rest.from, to: rest.to };
  const claims = [{ holder: { kind: "client" as const, id: client_id }, range }];
  // It lies within the claim that was dropped, under the same locks: nobody else can have it.
  await insertClaims(db, tenant.tenant_id, { id: rest.first_id, expires_at: null }, claims);
}

/** Lets a hold's claims stand without end; false where not all of them are there any more. */
export async function keepHoldClaims({ db, tenant }: Call, hold: Held): Promise<boolean> {
  const seats = hold.class_session_id === null ? 0 : hold.party_size;
  // Whose class was moved onto another booking is not claimed twice.
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
