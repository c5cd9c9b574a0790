import {
  dropClaims,
  insertClaims,
  keepClaims,
  liveClaims,
  type LiveClaim,
  lockOwners,
  type NewClaim,
} from "#api/features/claims/claim-queries.ts";
import { databaseNow } from "#api/db/database-clock.ts";
import { type Owner, ownerKey } from "#api/features/claims/owners.ts";
import type { Call } from "#api/http/call.ts";
import { MINUTE_MS } from "#api/time/calendar.ts";
import { overlaps, type TimeRange } from "#api/time/ranges.ts";

/** What a booking wants to occupy. Bays and coaches in the order to try them; null where it takes none. */
export interface Wish {
  resource_ids: readonly number[] | null;
  coach_ids: readonly number[] | null;
  /** Who is claimed: nobody for a guest or an allowed overlap. */
  client_id: number | null;
  start: number;
  end: number;
  buffer_before_minutes: number;
  buffer_after_minutes: number;
}

export type Place =
  | { kind: "free"; resource_id: number | null; coach_id: number | null; claims: NewClaim[] }
  | { kind: "taken" }
  | { kind: "client_busy"; booking_id: number };

/** Every owner that the wish could end up with: all are locked at once, so that none is tried in vain. */
export function wishedOwners(wish: Wish): Owner[] {
  const resources = (wish.resource_ids ?? []).map((id) => ({ kind: "resource" as const, id }));
  const coaches = (wish.coach_ids ?? []).map((id) => ({ kind: "coach" as const, id }));
  const clients = wish.client_id === null ? [] : [{ kind: "client" as const, id: wish.client_id }];
  return [...clients, ...coaches, ...resources];
}

/** The second step of every change to claims: locks the owners wished for and those that are given up. */
export function lockForChange(call: Call, wish: Wish | null, givenUp: readonly Owner[]): Promise<void> {
  return lockOwners(call.db, call.tenant.tenant_id, [...(wish ? wishedOwners(wish) : []), ...givenUp]);
}

/** Under the owners' locks: the first bay and coach that nobody else has by then. */
export async function choosePlace(call: Call, wish: Wish): Promise<Place> {
  const attended = { from: wish.start, to: wish.end };
  const occupied = {
    from: wish.start - wish.buffer_before_minutes * MINUTE_MS,
    to: wish.end + wish.buffer_after_minutes * MINUTE_MS,
  };
  const claimed = await liveClaims(call.db, call.tenant.tenant_id, {
    owners: wishedOwners(wish),
    range: occupied,
    now: databaseNow(call.deps.clock),
  });
  const firstFree = (kind: "resource" | "coach", ids: readonly number[] | null) =>
    ids === null ? null : ids.find((id) => !claimOf(claimed, { kind, id }, occupied));
  const resource_id = firstFree("resource", wish.resource_ids);
  const coach_id = firstFree("coach", wish.coach_ids);
  if (resource_id === undefined || coach_id === undefined) return { kind: "taken" };
  const own = wish.client_id === null ? undefined : claimOf(claimed, { kind: "client", id: wish.client_id }, attended);
  if (own) return { kind: "client_busy", booking_id: own.booking_id };
  const claims: NewClaim[] = [];
  if (wish.client_id !== null) claims.push({ owner: { kind: "client", id: wish.client_id }, range: attended });
  if (coach_id !== null) claims.push({ owner: { kind: "coach", id: coach_id }, range: occupied });
  if (resource_id !== null) claims.push({ owner: { kind: "resource", id: resource_id }, range: occupied });
  return { kind: "free", resource_id, coach_id, claims };
}

/** Writes the claims of a place; false where the constraint found another's, which no lock had announced. */
export function occupyPlace(
  call: Call,
  booking: { id: number; expires_at: Date | null },
  place: Extract<Place, { kind: "free" }>,
): Promise<boolean> {
  return insertClaims(call.db, call.tenant.tenant_id, booking, place.claims);
}

/** Frees all that a booking occupies. */
export function leavePlace({ db, tenant }: Call, bookingId: number): Promise<void> {
  return dropClaims(db, tenant.tenant_id, bookingId);
}

/** Lets a hold's claims stand without end; false where not all of them are there any more. */
export async function keepPlace({ db, tenant }: Call, bookingId: number, owners: readonly Owner[]): Promise<boolean> {
  return (await keepClaims(db, tenant.tenant_id, bookingId)) === owners.length;
}

function claimOf(claimed: readonly LiveClaim[], owner: Owner, range: TimeRange): LiveClaim | undefined {
  const key = ownerKey(owner);
  return claimed.find(
    (claim) =>
      claim.owner === key && overlaps([{ from: claim.starts_at.getTime(), to: claim.ends_at.getTime() }], range),
  );
}
