import {
  dropEndedClaims,
  type LiveClaim,
  type NewClaim,
  ownersInUse,
  touchingClaims,
} from "#api/features/claims/claim-queries.ts";
import { type Owner, ownerKey } from "#api/features/claims/claim-holders.ts";
import type { PartyTime } from "#api/features/claims/party-queries.ts";
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
  /** The other bookings of its party: its client is claimed once for all of them. */
  party?: PartyTime & { holder_id: number };
}

export type FreePlace = {
  kind: "free";
  resource_id: number | null;
  coach_id: number | null;
  claims: NewClaim[];
};

export type Place =
  | FreePlace
  | { kind: "taken" }
  | { kind: "gone"; what: "resource" | "coach" }
  | { kind: "client_busy"; booking_id: number };

/** Every owner that the wish could end up with: all are locked at once, so that none is tried in vain. */
export function wishedOwners(wish: Wish): Owner[] {
  const resources = (wish.resource_ids ?? []).map((id) => ({ kind: "resource" as const, id }));
  const coaches = (wish.coach_ids ?? []).map((id) => ({ kind: "coach" as const, id }));
  const clients = wish.client_id === null ? [] : [{ kind: "client" as const, id: wish.client_id }];
  return [...clients, ...coaches, ...resources];
}

/** What bay and coach are taken for: the time with its buffers. */
export function occupiedTime(wish: Wish): TimeRange {
  return {
    from: wish.start - wish.buffer_before_minutes * MINUTE_MS,
    to: wish.end + wish.buffer_after_minutes * MINUTE_MS,
  };
}

/** What the client is there for: the time itself, from the first to the last booking of a party. */
export function attendedTime({ start, end, party }: Wish): TimeRange {
  return { from: Math.min(start, party?.from ?? start), to: Math.max(end, party?.to ?? end) };
}

/** Under the owners' locks: the first bay and coach that nobody else has by then. */
export async function choosePlace(call: Call, wish: Wish): Promise<Place> {
  const { live, inUse } = await sweptClaims(call, wish);
  return placeAmong(live, inUse, wish);
}

/** The same without locks or a trace: what the booking itself claims now does not count. */
export async function lookForPlace(call: Call, wish: Wish, ownId: number): Promise<Place> {
  const [claims, inUse] = await readClaims(call, wish);
  const isOwn = ({ booking_id, owner }: LiveClaim) =>
    booking_id === ownId || (owner.startsWith("client:") && booking_id === wish.party?.first_id);
  return placeAmong(
    claims.filter((claim) => !claim.is_over && !isOwn(claim)),
    inUse,
    wish,
  );
}

/** Under the owners' locks: all wished bays that nobody else has by then, and what the client has instead, if anything. */
export async function freeBays(call: Call, wish: Wish): Promise<{ resource_ids: number[]; meeting_id: number | null }> {
  const { live, inUse } = await sweptClaims(call, wish);
  const isFree = (owner: Owner) => inUse.has(ownerKey(owner)) && !claimOf(live, owner, occupiedTime(wish));
  return {
    resource_ids: (wish.resource_ids ?? []).filter((id) => isFree({ kind: "resource", id })),
    meeting_id: meetingOf(live, wish)?.booking_id ?? null,
  };
}

/** The claims that stand, after deleting those of holds that have ended: the constraint would still see them. */
async function sweptClaims(call: Call, wish: Wish) {
  const [claims, inUse] = await readClaims(call, wish);
  if (claims.some((claim) => claim.is_over)) {
    await dropEndedClaims(call.db, call.tenant.tenant_id, questionOf(call, wish));
  }
  return { live: claims.filter((claim) => !claim.is_over), inUse };
}

function readClaims(call: Call, wish: Wish) {
  const tenantId = call.tenant.tenant_id;
  return Promise.all([
    touchingClaims(call.db, tenantId, questionOf(call, wish)),
    ownersInUse(call.db, tenantId, wishedOwners(wish)),
  ]);
}

function questionOf(call: Call, wish: Wish) {
  const [occupied, attended] = [occupiedTime(wish), attendedTime(wish)];
  const range = { from: Math.min(occupied.from, attended.from), to: Math.max(occupied.to, attended.to) };
  return { owners: wishedOwners(wish), range, clock: call.deps.clock };
}

function placeAmong(claims: readonly LiveClaim[], inUse: ReadonlySet<string>, wish: Wish): Place {
  const [occupied, attended] = [occupiedTime(wish), attendedTime(wish)];
  const resource = firstFree("resource", wish.resource_ids, { claims, inUse, occupied });
  const coach = firstFree("coach", wish.coach_ids, { claims, inUse, occupied });
  if (resource === "gone" || coach === "gone")
    return { kind: "gone", what: resource === "gone" ? "resource" : "coach" };
  if (resource === "taken" || coach === "taken") return { kind: "taken" };
  const meeting = meetingOf(claims, wish);
  if (meeting) return { kind: "client_busy", booking_id: meeting.booking_id };
  const own: NewClaim[] = [coach, resource].flatMap((owner) => (owner ? [{ owner, range: occupied }] : []));
  const party = wish.party ? { booking_id: wish.party.holder_id } : {};
  const attending: NewClaim[] =
    wish.client_id === null ? [] : [{ owner: { kind: "client", id: wish.client_id }, range: attended, ...party }];
  return {
    kind: "free",
    resource_id: resource?.id ?? null,
    coach_id: coach?.id ?? null,
    claims: [...attending, ...own],
  };
}

/** The first that is free; null where none is needed. */
function firstFree(
  kind: "resource" | "coach",
  ids: readonly number[] | null,
  { claims, inUse, occupied }: { claims: readonly LiveClaim[]; inUse: ReadonlySet<string>; occupied: TimeRange },
): Owner | "gone" | "taken" | null {
  if (ids === null) return null;
  const there = ids.map((id) => ({ kind, id })).filter((owner) => inUse.has(ownerKey(owner)));
  if (there.length === 0) return "gone";
  return there.find((owner) => !claimOf(claims, owner, occupied)) ?? "taken";
}

/** The claim that the client has elsewhere at the time. */
function meetingOf(claims: readonly LiveClaim[], wish: Wish): LiveClaim | undefined {
  if (wish.client_id === null) return undefined;
  return claimOf(claims, { kind: "client", id: wish.client_id }, attendedTime(wish));
}

function claimOf(claims: readonly LiveClaim[], owner: Owner, range: TimeRange): LiveClaim | undefined {
  const key = ownerKey(owner);
  return claims.find(
    (claim) =>
      claim.owner === key && overlaps([{ from: claim.starts_at.getTime(), to: claim.ends_at.getTime() }], range),
  );
}
