import type { Call } from "#api/call/call.ts";
import { MINUTE_MS } from "#api/time/calendar.ts";
import { overlaps, type TimeRange } from "#api/time/ranges.ts";
import { claimHolderKey, inClaimOrder, type ClaimHolder } from "./claim-holders.ts";
import { claimsTouching, dropEndedClaims, touchingClaims, type LiveClaim, type NewClaim } from "./claim-queries.ts";
import type { PartyTime } from "./party-queries.ts";

/** What a booking may occupy: bays and coaches in the order to try them; null where it needs none. */
export interface Candidates {
  resource_ids: readonly number[] | null;
  coach_ids: readonly number[] | null;
  /** The client to claim; null for a guest or an allowed overlap. */
  client_id: number | null;
  start: number;
  end: number;
  buffer_before_minutes: number;
  buffer_after_minutes: number;
  /** The other bookings of its party, whose client is claimed once for all of them. */
  party?: PartyTime & { holder_id: number };
}

export type Assignment = {
  kind: "free";
  resource_id: number | null;
  coach_id: number | null;
  claims: NewClaim[];
};

export type AssignmentResult =
  | Assignment
  | { kind: "taken"; what: "resource" | "coach" }
  | { kind: "gone"; what: "resource" | "coach" }
  | { kind: "client_busy"; booking_id: number };

/** All holders that the booking could end up with; they are locked together, before one is chosen. */
export function candidateHolders(candidates: Candidates): ClaimHolder[] {
  const resources = (candidates.resource_ids ?? []).map((id) => ({ kind: "resource" as const, id }));
  const coaches = (candidates.coach_ids ?? []).map((id) => ({ kind: "coach" as const, id }));
  const clients = candidates.client_id === null ? [] : [{ kind: "client" as const, id: candidates.client_id }];
  return [...clients, ...coaches, ...resources];
}

/** The range claimed for bay and coach: the time with its buffers. */
export function occupiedTime(candidates: Candidates): TimeRange {
  return {
    from: candidates.start - candidates.buffer_before_minutes * MINUTE_MS,
    to: candidates.end + candidates.buffer_after_minutes * MINUTE_MS,
  };
}

/** The range claimed for the client: the time itself, from the first to the last booking of a party. */
export function attendedTime({ start, end, party }: Candidates): TimeRange {
  return { from: Math.min(start, party?.from ?? start), to: Math.max(end, party?.to ?? end) };
}

/** The first free bay and coach. Call it under the holders' locks. */
export async function chooseAssignment(call: Call, candidates: Candidates): Promise<AssignmentResult> {
  const { live, inUse } = await sweptClaims(call, candidates);
  return assignmentAmong(live, inUse, candidates);
}

/**
 * The same for many times at once; without the locks it is a read-only preview. Claims of these bookings themselves are
 * ignored: they are about to be released.
 */
export async function chooseAssignments(
  call: Call,
  times: readonly Candidates[],
  isLocked: boolean,
  leaving: ReadonlySet<number> = new Set(),
): Promise<AssignmentResult[]> {
  if (times.length === 0) return [];
  const tenantId = call.tenant.tenant_id;
  const questions = times.map((candidates) => questionOf(call, candidates));
  const holders = inClaimOrder(questions.flatMap((question) => question.holders));
  const ranges = questions.map(({ range }) => range);
  const { clock } = call.deps;
  const { claims, inUse } = await claimsTouching(call.db, tenantId, { holders, ranges, clock });
  if (isLocked && claims.some((claim) => claim.is_over)) {
    const [from, to] = [Math.min(...ranges.map((range) => range.from)), Math.max(...ranges.map((range) => range.to))];
    await dropEndedClaims(call.db, tenantId, { holders, range: { from, to }, clock });
  }
  const live = claims.filter(({ is_over, booking_id }) => !is_over && !leaving.has(booking_id));
  return times.map((candidates) => assignmentAmong(live, inUse, candidates));
}

/** The same as a read-only preview without locks; the booking's own claims are ignored. */
export async function previewAssignment(call: Call, candidates: Candidates, ownId: number): Promise<AssignmentResult> {
  const { claims, inUse } = await readClaims(call, candidates);
  const isOwn = ({ booking_id, holder }: LiveClaim) =>
    booking_id === ownId || (holder.startsWith("client:") && booking_id === candidates.party?.first_id);
  return assignmentAmong(
    claims.filter((claim) => !claim.is_over && !isOwn(claim)),
    inUse,
    candidates,
  );
}

/** All free candidate bays, or the booking that the client has instead. Call it under the holders' locks. */
export async function freeBays(
  call: Call,
  candidates: Candidates,
): Promise<{ resource_ids: number[]; client_conflict_id: number | null }> {
  const { live, inUse } = await sweptClaims(call, candidates);
  const isFree = (holder: ClaimHolder) =>
    inUse.has(claimHolderKey(holder)) && !claimOf(live, holder, occupiedTime(candidates));
  return {
    resource_ids: (candidates.resource_ids ?? []).filter((id) => isFree({ kind: "resource", id })),
    client_conflict_id: clientConflict(live, candidates)?.booking_id ?? null,
  };
}

/** The live claims, after deleting those of expired holds, which the constraint would still see. */
async function sweptClaims(call: Call, candidates: Candidates) {
  const { claims, inUse } = await readClaims(call, candidates);
  if (claims.some((claim) => claim.is_over)) {
    await dropEndedClaims(call.db, call.tenant.tenant_id, questionOf(call, candidates));
  }
  return { live: claims.filter((claim) => !claim.is_over), inUse };
}

function readClaims(call: Call, candidates: Candidates) {
  return touchingClaims(call.db, call.tenant.tenant_id, questionOf(call, candidates));
}

function questionOf(call: Call, candidates: Candidates) {
  const [occupied, attended] = [occupiedTime(candidates), attendedTime(candidates)];
  const range = { from: Math.min(occupied.from, attended.from), to: Math.max(occupied.to, attended.to) };
  return { holders: candidateHolders(candidates), range, clock: call.deps.clock };
}

function assignmentAmong(
  claims: readonly LiveClaim[],
  inUse: ReadonlySet<string>,
  candidates: Candidates,
): AssignmentResult {
  const [occupied, attended] = [occupiedTime(candidates), attendedTime(candidates)];
  const resource = firstFree("resource", candidates.resource_ids, { claims, inUse, occupied });
  const coach = firstFree("coach", candidates.coach_ids, { claims, inUse, occupied });
  if (resource === "gone" || coach === "gone")
    return { kind: "gone", what: resource === "gone" ? "resource" : "coach" };
  if (resource === "taken" || coach === "taken")
    return { kind: "taken", what: coach === "taken" ? "coach" : "resource" };
  const conflict = clientConflict(claims, candidates);
  if (conflict) return { kind: "client_busy", booking_id: conflict.booking_id };
  const own: NewClaim[] = [coach, resource].flatMap((holder) => (holder ? [{ holder, range: occupied }] : []));
  const party = candidates.party ? { booking_id: candidates.party.holder_id } : {};
  const attending: NewClaim[] =
    candidates.client_id === null
      ? []
      : [{ holder: { kind: "client", id: candidates.client_id }, range: attended, ...party }];
  return {
    kind: "free",
    resource_id: resource?.id ?? null,
    coach_id: coach?.id ?? null,
    claims: [...attending, ...own],
  };
}

/** The first free one; null where none is needed. */
function firstFree(
  kind: "resource" | "coach",
  ids: readonly number[] | null,
  { claims, inUse, occupied }: { claims: readonly LiveClaim[]; inUse: ReadonlySet<string>; occupied: TimeRange },
): ClaimHolder | "gone" | "taken" | null {
  if (ids === null) return null;
  const there = ids.map((id) => ({ kind, id })).filter((holder) => inUse.has(claimHolderKey(holder)));
  if (there.length === 0) return "gone";
  return there.find((holder) => !claimOf(claims, holder, occupied)) ?? "taken";
}

/** The claim that the client has elsewhere at the time. */
function clientConflict(claims: readonly LiveClaim[], candidates: Candidates): LiveClaim | undefined {
  if (candidates.client_id === null) return undefined;
  return claimOf(claims, { kind: "client", id: candidates.client_id }, attendedTime(candidates));
}

function claimOf(claims: readonly LiveClaim[], holder: ClaimHolder, range: TimeRange): LiveClaim | undefined {
  const key = claimHolderKey(holder);
  return claims.find(
    (claim) =>
      claim.holder === key &&
      overlaps([{ from: claim.starts_at.epochMilliseconds, to: claim.ends_at.epochMilliseconds }], range),
  );
}
