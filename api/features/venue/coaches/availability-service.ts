import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField, notFound, staleVersion } from "#api/errors/errors.ts";
import { loadLocation } from "#api/features/venue/locations/service.ts";
import { definedFields } from "#api/http/defined-fields.ts";
import type {
  CoachAvailability,
  CreateCoachAvailabilityInput,
  UpdateCoachAvailabilityInput,
  UpdateCoachHoursInput,
} from "#schema/venue/coaches/availability-models.ts";
import {
  availabilitiesOf,
  changeAvailability,
  insertAvailabilities,
  removeAvailabilities,
} from "./availability-queries.ts";
import { faultsBeside, faultsOfRow } from "./availability-rules.ts";
import type { PlannedHours } from "./coach-hours.ts";
import { refuseConflictingLessons } from "./lesson-conflicts.ts";
import { loadCoach, loadForChange, loadPlan, type LoadedPlan } from "./load-coach.ts";
import type { CoachRow } from "./present.ts";
import { changeCoach } from "./queries.ts";

export async function coachAvailabilities(call: Call, coachId: number): Promise<CoachAvailability[]> {
  const { id } = await loadCoach(call, coachId);
  return availabilitiesOf(call.db, call.tenant.tenant_id, [id]);
}

export async function createCoachAvailability(
  call: Call,
  coachId: number,
  { keep_bookings, ...input }: CreateCoachAvailabilityInput,
): Promise<CoachAvailability> {
  const coach = await loadForChange(call, coachId);
  const plan = await loadPlan(call, coach);
  const row = { ...EMPTY, ...definedFields(input) };
  await refuseFaults(call, coach, row, plan.rows);
  await refuseConflictingLessons(call, coach, {
    before: plan,
    after: withRows(plan, [...plan.rows, row]),
    keep: keep_bookings,
  });
  const [created] = await insertAvailabilities(call.db, [ownedBy(call, coachId, row)]);
  if (!created) throw new Error("an insert answers its row");
  await changeCoach(call.db, call.tenant.tenant_id, coachId);
  await recordHours(call, { coachId, after: created });
  return created;
}

export async function updateCoachAvailability(
  call: Call,
  { id: coachId, availabilityId }: RowParams,
  { version, keep_bookings, ...input }: UpdateCoachAvailabilityInput,
): Promise<CoachAvailability> {
  const coach = await loadForChange(call, coachId);
  const plan = await loadPlan(call, coach);
  const { before, others } = pick(plan, availabilityId, version);
  const { id: _id, coach_id: _coach, version: _version, ...standing } = before;
  const row = { ...standing, ...definedFields(input) };
  await refuseFaults(call, coach, row, others);
  await refuseConflictingLessons(call, coach, {
    before: plan,
    after: withRows(plan, [...others, row]),
    keep: keep_bookings,
  });
  const after = await changeAvailability(call.db, call.tenant.tenant_id, availabilityId, row);
  await changeCoach(call.db, call.tenant.tenant_id, coachId);
  await recordHours(call, { coachId, before, after });
  return after;
}

export async function deleteCoachAvailability(
  call: Call,
  { id: coachId, availabilityId }: RowParams,
  { version, keep_bookings }: { version?: number | undefined; keep_bookings: boolean },
): Promise<CoachAvailability> {
  const coach = await loadForChange(call, coachId);
  const plan = await loadPlan(call, coach);
  const { before, others } = pick(plan, availabilityId, version);
  await refuseConflictingLessons(call, coach, { before: plan, after: withRows(plan, others), keep: keep_bookings });
  await removeAvailabilities(call.db, call.tenant.tenant_id, [availabilityId]);
  await changeCoach(call.db, call.tenant.tenant_id, coachId);
  await recordHours(call, { coachId, before });
  return before;
}

/** Sets the hours of whole weekdays at once, so that a change of several rows is atomic. */
export async function updateCoachHours(
  call: Call,
  coachId: number,
  { version, days, keep_bookings }: UpdateCoachHoursInput,
): Promise<CoachAvailability[]> {
  const coach = await loadForChange(call, coachId, version);
  const plan = await loadPlan(call, coach);
  const replaced = new Set<string>(days.map(({ weekday }) => weekday));
  if (replaced.size < days.length) throw invalidField("days", "List each weekday once.");
  const stays = (row: CoachAvailability) => row.weekday === null || !replaced.has(row.weekday);
  const rows = await rowsOfDays(call, coach, days);
  const after = withRows(plan, [...plan.rows.filter(stays), ...rows]);
  await refuseConflictingLessons(call, coach, { before: plan, after, keep: keep_bookings });

  const gone = plan.rows.filter((row) => !stays(row));
  const ids = gone.map(({ id }) => id);
  await removeAvailabilities(call.db, call.tenant.tenant_id, ids);
  if (rows.length > 0)
    await insertAvailabilities(
      call.db,
      rows.map((row) => ownedBy(call, coachId, row)),
    );
  await changeCoach(call.db, call.tenant.tenant_id, coachId);
  await recordHours(call, { coachId, before: gone, after: rows });
  return availabilitiesOf(call.db, call.tenant.tenant_id, [coachId]);
}

interface RowParams {
  id: number;
  availabilityId: number;
}

type NewHours = PlannedHours & Pick<CoachAvailability, "weekday" | "note">;

const EMPTY: NewHours = { location_id: null, weekday: null, date: null, starts: null, ends: null, note: null };

const withRows = (plan: LoadedPlan, rows: readonly PlannedHours[]) => ({ ...plan, rows });

const ownedBy = (call: Call, coach_id: number, row: NewHours) => ({
  tenant_id: call.tenant.tenant_id,
  coach_id,
  ...row,
});

function pick({ rows }: LoadedPlan, id: number, version: number | undefined) {
  const before = rows.find((row) => row.id === id);
  if (!before) throw notFound("row of hours");
  if (version !== undefined && version !== before.version) throw staleVersion(before);
  return { before, others: rows.filter((row) => row.id !== id) };
}

async function rowsOfDays(call: Call, coach: CoachRow, days: UpdateCoachHoursInput["days"]): Promise<NewHours[]> {
  const rows: NewHours[] = [];
  for (const [day, { weekday, ranges }] of days.entries()) {
    for (const [at, { starts, ends, location_id = null }] of ranges.entries()) {
      const row = { ...EMPTY, weekday, starts, ends, location_id };
      await refuseFaults(call, coach, row, rows, `days.${day}.ranges.${at}`);
      rows.push(row);
    }
  }
  return rows;
}

/** Refuses a row that is invalid on its own or beside the others, naming its field (or `place`, in a list of days). */
async function refuseFaults(
  call: Call,
  coach: CoachRow,
  row: PlannedHours,
  others: readonly PlannedHours[],
  place?: string,
): Promise<void> {
  const own = faultsOfRow(row);
  const [field, sentences = []] = Object.entries({ ...faultsBeside(row, others), ...own })[0] ?? [];
  const [sentence] = sentences;
  if (field !== undefined && sentence !== undefined) {
    throw new ApiError("validation_failed", sentence, { errors: { [place ?? field]: sentences } });
  }
  if (row.location_id === null) return;
  const location = await loadLocation(call, row.location_id);
  if (coach.location_ids.includes(location.id)) return;
  throw invalidField(
    place ?? "location_id",
    `${coach.first_name} does not teach at ${location.name}. Add that location to the coach first.`,
  );
}

interface HoursChange {
  coachId: number;
  before?: unknown;
  after?: unknown;
}

async function recordHours(call: Call, { coachId, ...change }: HoursChange): Promise<void> {
  await recordChange(call, { entity: "coach", entity_id: coachId, ...change });
}
