import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, notFound, staleVersion } from "#api/errors/errors.ts";
import { offerFreedTime } from "#api/features/bookings/claims/freed-time.ts";
import { lockForChange } from "#api/features/bookings/claims/service.ts";
import { refuseLongSpan } from "#api/features/schedule/availability/day-span-limit.ts";
import { loadLocation } from "#api/features/venue/locations/service.ts";
import { todayIn } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import { presentRange } from "#api/time/present-times.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { venueZone } from "#api/time/zone.ts";
import type {
  BlockedTime,
  BlockedTimeList,
  BlockedTimePreview,
  CreateBlockedTimeInput,
  PreviewBlockedTimeInput,
  UpdateBlockedTimeInput,
} from "#schema/schedule/blocked-times/models.ts";
import type { BlockedTimesQuery } from "#schema/schedule/blocked-times/operations.ts";
import { conflictsOf, holdersOf, refuseConflicts, type Wanted } from "./blocked-conflicts.ts";
import { loadPlace, refuseForeignPlace, wantedClaims, type BlockedPlace } from "./blocked-place.ts";
import { blockedRange, movedBy, refusePast, weeklyRanges } from "./blocked-range.ts";
import type { BlockedTimeRow } from "./blocked-time-row.ts";
import { dropBlockedClaims, insertBlockedClaims } from "./claim-queries.ts";
import { canRestore, presentBlockedTime, RESTORABLE_MINUTES } from "./present.ts";
import {
  changeBlockedTime,
  everBlocked,
  findBlockedTime,
  followingDates,
  insertBlockedTime,
  listBlockedTimes,
  lockBlockedTime,
  startSeries,
} from "./queries.ts";

/** Those of a location that overlap the range, and those named by id, even if removed since. */
export const blockedOnDay = (
  { db, tenant }: Call,
  day: { location_id: number; range: TimeRange; ids: readonly number[] },
): Promise<BlockedTimeRow[]> => everBlocked(db, tenant.tenant_id, day);

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
  { except_id, following, until, ...input }: PreviewBlockedTimeInput,
): Promise<z.infer<typeof BlockedTimePreview>> {
  const rows = except_id === undefined ? [] : await datesFrom(call, await loadSeen(call, except_id), following);
  const [seen] = rows;
  const wanted = seen ? await wantedForEach(call, rows, seen, input) : await wantedBy(call, input, until);
  const [first] = wanted;
  if (!first) throw new Error("there is at least one");
  if (!seen) refusePast(first.range, call.now.epochMilliseconds);
  const except = rows.map(({ id }) => id);
  return { ...presentRange(first.range), count: wanted.length, conflicts: await conflictsOf(call, wanted, except) };
}

export async function createBlockedTime(call: Call, { until, ...input }: CreateBlockedTimeInput): Promise<BlockedTime> {
  const { db, tenant, now } = call;
  const wanted = await wantedBy(call, input, until);
  const [start] = wanted;
  if (start) refusePast(start.range, now.epochMilliseconds);
  await lockForChange(call, null, wanted.flatMap(holdersOf));
  await refuseConflicts(call, wanted);
  const ids: number[] = [];
  for (const one of wanted) {
    const { location_id } = input;
    const series_id = ids[0] ?? null;
    const row = { tenant_id: tenant.tenant_id, ...rowOf(one, input), location_id, series_id, created_at: now };
    const id = await insertBlockedTime(db, row);
    await claim(call, id, one);
    ids.push(id);
  }
  const [first = 0, ...later] = ids;
  if (later.length > 0) await startSeries(db, tenant.tenant_id, first);
  for (const id of later) await recorded(call, "createBlockedTime", { id });
  return recorded(call, "createBlockedTime", { id: first });
}

export async function updateBlockedTime(
  call: Call,
  id: number,
  { following, ...input }: UpdateBlockedTimeInput,
): Promise<BlockedTime> {
  const { db, tenant, now } = call;
  const seen = await loadSeen(call, id, input.version);
  if (seen.removed_at) throw new ApiError("invalid_state", "This time is not blocked any more.");
  const rows = await datesFrom(call, seen, following);
  const wanted = await wantedForEach(call, rows, seen, { ...input, location_id: seen.location_id });
  for (const { range } of wanted.slice(0, 1)) {
    const start = seen.start_time.epochMilliseconds;
    const moved = range.from !== start || range.to !== seen.end_time.epochMilliseconds;
    if (moved) refusePast(range, now.epochMilliseconds, start);
  }
  await lockSeen(call, rows, wanted);
  for (const row of rows) await dropBlockedClaims(db, tenant.tenant_id, row.id);
  await refuseConflicts(call, wanted);
  for (const [index, one] of wanted.entries()) {
    const row = rows[index] ?? seen;
    await changeBlockedTime(db, tenant.tenant_id, row.id, rowOf(one, input));
    await claim(call, row.id, one);
    await offerFreedTime(call, row);
  }
  return recordEach(call, "updateBlockedTime", rows);
}

export async function deleteBlockedTime(
  call: Call,
  id: number,
  { version, following }: { version?: number | undefined; following: boolean },
): Promise<BlockedTime> {
  const { db, tenant, now } = call;
  const seen = await loadSeen(call, id);
  if (seen.removed_at) return presentBlockedTime(call, seen);
  if (version !== undefined && version !== seen.version) throw staleVersion(presentBlockedTime(call, seen));
  const rows = await datesFrom(call, seen, following);
  await lockSeen(call, rows, await wantedAgain(call, rows));
  for (const row of rows) {
    await dropBlockedClaims(db, tenant.tenant_id, row.id);
    await changeBlockedTime(db, tenant.tenant_id, row.id, { removed_at: now });
    await offerFreedTime(call, row);
  }
  return recordEach(call, "deleteBlockedTime", rows);
}

/** Undoes a recent removal, with the later dates that were removed with it, unless something was booked in the meantime. */
export async function restoreBlockedTime(call: Call, id: number, version: number): Promise<BlockedTime> {
  const { db, tenant, now } = call;
  const seen = await loadSeen(call, id, version);
  if (!seen.removed_at) throw new ApiError("invalid_state", "This time is still blocked.");
  if (!canRestore(seen, now)) {
    const sentence = `It was removed more than ${RESTORABLE_MINUTES} minutes ago, or is over. Block the time again.`;
    throw new ApiError("invalid_state", sentence);
  }
  const rows = await datesFrom(call, seen, true);
  const wanted = await wantedAgain(call, rows);
  await lockSeen(call, rows, wanted);
  await refuseConflicts(call, wanted);
  for (const [index, one] of wanted.entries()) {
    const row = rows[index] ?? seen;
    await changeBlockedTime(db, tenant.tenant_id, row.id, { removed_at: null });
    await claim(call, row.id, one);
  }
  return recordEach(call, "restoreBlockedTime", rows);
}

type Input = Omit<PreviewBlockedTimeInput, "except_id" | "following" | "until">;

async function wantedBy(call: Call, input: Input, until: string | null | undefined): Promise<Wanted[]> {
  const { place, zone } = await loadPlace(call, input);
  return claimsIn(call, place, zone, weeklyRanges(input, until, zone));
}

/** The dates of a series, each moved by as many days as the one that the caller changes. */
async function wantedForEach(
  call: Call,
  rows: readonly BlockedTimeRow[],
  seen: BlockedTimeRow,
  input: Input,
): Promise<Wanted[]> {
  const { place, zone } = await loadPlace(call, input);
  const dayOf = ({ start_time }: BlockedTimeRow) => todayIn(zone, start_time);
  const ranges = rows.map((row) => blockedRange(movedBy(input, dayOf(row) - dayOf(seen)), zone));
  return claimsIn(call, place, zone, ranges);
}

/** The same for existing blocked times: their own bays and times. */
async function wantedAgain(call: Call, rows: readonly BlockedTimeRow[]): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  for (const { timezone: zone, ...row } of rows) {
    const range = { from: row.start_time.epochMilliseconds, to: row.end_time.epochMilliseconds };
    wanted.push(...(await claimsIn(call, row, zone, [range])));
  }
  return wanted;
}

async function claimsIn(call: Call, place: BlockedPlace, zone: string, ranges: readonly TimeRange[]) {
  const wanted: Wanted[] = [];
  for (const range of ranges) {
    wanted.push({ place, range, claims: await wantedClaims(call, place, { range, zone }) });
  }
  return wanted;
}

/** What the caller changes: one blocked time, or its later dates too. */
const datesFrom = (call: Call, seen: BlockedTimeRow, following: boolean): Promise<BlockedTimeRow[]> =>
  following && seen.series_id !== null ? followingDates(call.db, call.tenant.tenant_id, seen) : Promise.resolve([seen]);

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

/** Locks everything that they claim or will claim, then the blocked times; throws if somebody changed one in between. */
async function lockSeen(call: Call, rows: readonly BlockedTimeRow[], wanted: readonly Wanted[]): Promise<void> {
  const held = rows.flatMap(({ resource_ids, coach_id }) => [
    ...resource_ids.map((id) => ({ kind: "resource" as const, id })),
    ...(coach_id === null ? [] : [{ kind: "coach" as const, id: coach_id }]),
  ]);
  await lockForChange(call, null, [...held, ...wanted.flatMap(holdersOf)]);
  for (const row of rows) {
    const locked = await lockBlockedTime(call.db, call.tenant.tenant_id, row.id);
    if (locked?.version !== row.version) throw staleVersion(presentBlockedTime(call, row));
  }
}

async function claim(call: Call, id: number, { claims }: Wanted): Promise<void> {
  if (await insertBlockedClaims(call.db, call.tenant.tenant_id, id, claims)) return;
  throw new ApiError("slot_taken", "Something has just been booked then. Look at what is there and try again.");
}

type Recorded = "createBlockedTime" | "updateBlockedTime" | "deleteBlockedTime" | "restoreBlockedTime";

/** Records each, and returns the first, which the caller asked about. */
async function recordEach(call: Call, action: Recorded, rows: readonly BlockedTimeRow[]): Promise<BlockedTime> {
  const after: BlockedTime[] = [];
  for (const before of rows) after.push(await recorded(call, action, { id: before.id, before }));
  const [first] = after;
  if (!first) throw new Error("there is at least one");
  return first;
}

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
