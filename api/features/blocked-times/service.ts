import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import { refuseLongSpan } from "#api/features/availability/day-span-limit.ts";
import { blockedRange, refusePast } from "#api/features/blocked-times/blocked-range.ts";
import {
  type BlockedPlace,
  loadPlace,
  refuseForeignPlace,
  wantedClaims,
} from "#api/features/blocked-times/blocked-place.ts";
import {
  dropBlockedClaims,
  insertBlockedClaims,
  readConflicts,
  type WantedClaim,
} from "#api/features/blocked-times/claim-queries.ts";
import { canRestore, presentBlockedTime, RESTORABLE_MINUTES } from "#api/features/blocked-times/present.ts";
import {
  type BlockedTimeRow,
  changeBlockedTime,
  findBlockedTime,
  insertBlockedTime,
  listBlockedTimes,
  lockBlockedTime,
} from "#api/features/blocked-times/queries.ts";
import { offerFreedTime } from "#api/features/claims/freed-time.ts";
import { dropEndedClaims, lockForChange } from "#api/features/claims/service.ts";
import { loadLocation } from "#api/features/locations/service.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError, notFound, staleVersion } from "#api/http/errors.ts";
import { formatList, itOrThem } from "#api/text/format-list.ts";
import { instantAt } from "#api/time/instants.ts";
import { presentRange, presentTimes } from "#api/time/present-times.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { venueZone } from "#api/time/zone.ts";
import type {
  BlockedTime,
  BlockedTimeConflict,
  BlockedTimeList,
  BlockedTimePreview,
  CreateBlockedTimeInput,
  PreviewBlockedTimeInput,
  UpdateBlockedTimeInput,
} from "#schema/blocked-times/models.ts";
import type { BlockedTimesQuery } from "#schema/blocked-times/operations.ts";

export { type BlockedTimeRow, everBlocked } from "#api/features/blocked-times/queries.ts";

/** What a blocked time claims, where and when. */
interface Wanted {
  place: BlockedPlace;
  zone: string;
  range: TimeRange;
  claims: WantedClaim[];
}

export async function blockedTimes(
  call: Call,
  { location_id, date_from, date_to }: BlockedTimesQuery,
): Promise<z.infer<typeof BlockedTimeList>> {
  refuseLongSpan(date_from, date_to);
  const { timezone } = await loadLocation(call, location_id);
  const zone = venueZone(timezone, call.tenant.timezone);
  const range = { from: dayBounds(date_from, zone).from, to: dayBounds(date_to, zone).to };
  const rows = await listBlockedTimes(call.db, call.tenant.tenant_id, { location_id, range });
  return { data: rows.map((row) => presentBlockedTime(call, row)) };
}

/** Lists what conflicts with a time to be blocked. */
export async function previewBlockedTime(
  call: Call,
  { except_id, ...input }: PreviewBlockedTimeInput,
): Promise<z.infer<typeof BlockedTimePreview>> {
  const wanted = await wantedBy(call, input);
  if (except_id === undefined) refusePast(wanted.range, call.now.epochMilliseconds);
  return { ...presentRange(wanted.range), conflicts: await conflictsOf(call, wanted, except_id ?? null) };
}

export async function createBlockedTime(call: Call, input: CreateBlockedTimeInput): Promise<BlockedTime> {
  const { db, tenant, now } = call;
  const wanted = await wantedBy(call, input);
  refusePast(wanted.range, now.epochMilliseconds);
  await lockForChange(call, null, holdersOf(wanted));
  await refuseConflicts(call, wanted, null);
  const id = await insertBlockedTime(db, {
    tenant_id: tenant.tenant_id,
    ...rowOf(wanted, input),
    location_id: input.location_id,
    created_at: now,
  });
  await claim(call, id, wanted);
  return recorded(call, "createBlockedTime", { id });
}

export async function updateBlockedTime(call: Call, id: number, input: UpdateBlockedTimeInput): Promise<BlockedTime> {
  const { db, tenant, now } = call;
  const seen = await loadSeen(call, id, input.version);
  if (seen.removed_at) throw new ApiError("invalid_state", "This time is not blocked any more.");
  const wanted = await wantedBy(call, { ...input, location_id: seen.location_id });
  const moved =
    wanted.range.from !== seen.start_time.epochMilliseconds || wanted.range.to !== seen.end_time.epochMilliseconds;
  if (moved) refusePast(wanted.range, now.epochMilliseconds, seen.start_time.epochMilliseconds);
  await lockSeen(call, seen, wanted);
  await dropBlockedClaims(db, tenant.tenant_id, id);
  await refuseConflicts(call, wanted, id);
  await changeBlockedTime(db, tenant.tenant_id, id, rowOf(wanted, input));
  await claim(call, id, wanted);
  await offerFreedTime(call, seen);
  return recorded(call, "updateBlockedTime", { id, before: seen });
}

export async function deleteBlockedTime(call: Call, id: number, version?: number): Promise<BlockedTime> {
  const { db, tenant, now } = call;
  const seen = await loadSeen(call, id);
  if (seen.removed_at) return presentBlockedTime(call, seen);
  if (version !== undefined && version !== seen.version) throw staleVersion(presentBlockedTime(call, seen));
  await lockSeen(call, seen, await wantedAgain(call, seen));
  await dropBlockedClaims(db, tenant.tenant_id, id);
  await changeBlockedTime(db, tenant.tenant_id, id, { removed_at: now });
  await offerFreedTime(call, seen);
  return recorded(call, "deleteBlockedTime", { id, before: seen });
}

/** Undoes a recent removal, unless something was booked in the meantime. */
export async function restoreBlockedTime(call: Call, id: number, version: number): Promise<BlockedTime> {
  const { db, tenant, now } = call;
  const seen = await loadSeen(call, id, version);
  if (!seen.removed_at) throw new ApiError("invalid_state", "This time is still blocked.");
  if (!canRestore(seen, now)) {
    const sentence = `It was removed more than ${RESTORABLE_MINUTES} minutes ago, or is over. Block the time again.`;
    throw new ApiError("invalid_state", sentence);
  }
  const wanted = await wantedAgain(call, seen);
  await lockSeen(call, seen, wanted);
  await refuseConflicts(call, wanted, id);
  await changeBlockedTime(db, tenant.tenant_id, id, { removed_at: null });
  await claim(call, id, wanted);
  return recorded(call, "restoreBlockedTime", { id, before: seen });
}

type Input = Omit<PreviewBlockedTimeInput, "except_id">;

async function wantedBy(call: Call, input: Input): Promise<Wanted> {
  const { place, zone } = await loadPlace(call, input);
  const range = blockedRange(input, zone);
  return { place, zone, range, claims: await wantedClaims(call, place, { range, zone }) };
}

/** The same for an existing blocked time: its own bays and times. */
async function wantedAgain(call: Call, seen: BlockedTimeRow): Promise<Wanted> {
  const { timezone: zone, ...place } = seen;
  const range = { from: seen.start_time.epochMilliseconds, to: seen.end_time.epochMilliseconds };
  return { place, zone, range, claims: await wantedClaims(call, place, { range, zone }) };
}

const holdersOf = ({ claims }: Pick<Wanted, "claims">) => claims.map(({ holder }) => holder);

function rowOf({ place, range }: Wanted, { kind, reason, colour }: Pick<BlockedTime, "kind" | "reason" | "colour">) {
  const { scope, resource_ids, coach_id } = place;
  const times = { start_time: instantAt(range.from), end_time: instantAt(range.to) };
  return { scope, resource_ids, coach_id, kind, reason, colour, ...times };
}

/** Loads the blocked time that the caller wants to change. */
async function loadSeen(call: Call, id: number, version?: number): Promise<BlockedTimeRow> {
  const seen = await findBlockedTime(call.db, call.tenant.tenant_id, id);
  if (!seen) throw notFound("blocked time");
  refuseForeignPlace(call, seen);
  if (version !== undefined && version !== seen.version) throw staleVersion(presentBlockedTime(call, seen));
  return seen;
}

/** Locks everything that it claims or will claim, then the blocked time itself; throws if somebody changed it in between. */
async function lockSeen(call: Call, seen: BlockedTimeRow, wanted: Wanted): Promise<void> {
  const bays = seen.resource_ids.map((id) => ({ kind: "resource" as const, id }));
  const coach = seen.coach_id === null ? [] : [{ kind: "coach" as const, id: seen.coach_id }];
  await lockForChange(call, null, [...bays, ...coach, ...holdersOf(wanted)]);
  const locked = await lockBlockedTime(call.db, call.tenant.tenant_id, seen.id);
  if (locked?.version !== seen.version) throw staleVersion(presentBlockedTime(call, seen));
}

async function conflictsOf(call: Call, wanted: Wanted, exceptId: number | null): Promise<BlockedTimeConflict[]> {
  const { place, range, claims } = wanted;
  const rows = await readConflicts(call.db, call.tenant.tenant_id, {
    wanted: claims,
    clock: call.deps.clock,
    except_id: exceptId,
    location: place.scope === "location" ? { id: place.location_id, range } : null,
  });
  return rows.map(({ timezone, start_time, end_time, ...row }) => ({
    ...row,
    ...presentTimes({ start_time, end_time, timezone }),
  }));
}

/** Conflicts are never overridden silently: they are listed in the error, and stay. */
async function refuseConflicts(call: Call, wanted: Wanted, exceptId: number | null): Promise<void> {
  await dropEndedClaims(call.db, call.tenant.tenant_id, {
    holders: wanted.claims.map(({ holder }) => holder),
    range: wanted.range,
    clock: call.deps.clock,
  });
  const conflicts = await conflictsOf(call, wanted, exceptId);
  if (conflicts.length === 0) return;
  const sentence = `${countedConflicts(conflicts)} in the way. Move or cancel ${itOrThem(conflicts.length)} first; nothing was blocked.`;
  throw new ApiError("slot_taken", sentence, { current: conflicts });
}

const NOUNS = {
  booking: ["booking", "bookings"],
  class_session: ["class", "classes"],
  blocked_time: ["blocked time", "blocked times"],
} as const;

/** "2 bookings and 1 class are" */
function countedConflicts(conflicts: readonly BlockedTimeConflict[]): string {
  const counted = (["booking", "class_session", "blocked_time"] as const).flatMap((kind) => {
    const count = conflicts.filter((one) => one.kind === kind).length;
    return count === 0 ? [] : [`${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`];
  });
  return `${formatList(counted, "and")} ${conflicts.length === 1 ? "is" : "are"}`;
}

async function claim(call: Call, id: number, { claims }: Wanted): Promise<void> {
  if (await insertBlockedClaims(call.db, call.tenant.tenant_id, id, claims)) return;
  throw new ApiError("slot_taken", "Something has just been booked then. Look at what is there and try again.");
}

type Recorded = "createBlockedTime" | "updateBlockedTime" | "deleteBlockedTime" | "restoreBlockedTime";

async function recorded(
  call: Call,
  action: Recorded,
  { id, before }: { id: number; before?: BlockedTimeRow },
): Promise<BlockedTime> {
  const row = await findBlockedTime(call.db, call.tenant.tenant_id, id);
  if (!row) throw new Error("what was written is there");
  const after = presentBlockedTime(call, row);
  await recordChange(call, {
    action,
    entity: "blocked_time",
    entity_id: id,
    ...(before && { before: presentBlockedTime(call, before) }),
    after,
  });
  return after;
}
