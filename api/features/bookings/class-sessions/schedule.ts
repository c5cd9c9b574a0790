import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { keptDates, type DatedProblem } from "#api/features/bookings/bookings/service.ts";
import { dropEndedHolds, lockForChange } from "#api/features/bookings/claims/service.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type {
  ClassSchedulePreview,
  ScheduleClassSessionsInput,
  ScheduledClasses,
} from "#schema/bookings/class-sessions/models.ts";
import { insertSessionClaims } from "./claim-queries.ts";
import { presentSession } from "./present.ts";
import { planSchedule, presentOccurrence, withProblems, type SchedulePlan } from "./schedule-plan.ts";
import { insertSeries } from "./series-queries.ts";
import { allSessions, insertSessions } from "./session-queries.ts";

type HeldOccurrence = DatedProblem & { range: TimeRange };

/** The dates on which a weekly class would be held, and the conflicts of each. */
export async function previewClassSchedule(
  call: Call,
  input: ScheduleClassSessionsInput,
): Promise<z.infer<typeof ClassSchedulePreview>> {
  const plan = await planSchedule(call, input);
  return { occurrences: plan.occurrences.map((one) => presentOccurrence(plan, one)) };
}

/** Schedules a weekly class: all of its dates but those in `skip_dates`, or none. */
export async function scheduleClassSessions(
  call: Call,
  input: ScheduleClassSessionsInput,
): Promise<z.infer<typeof ScheduledClasses>> {
  const seen = await planSchedule(call, input);
  await lockPlace(call, seen);
  // The coach or the bay may have been booked between the first check and the locks.
  const plan = { ...seen, occurrences: await withProblems(call, seen.place, seen.occurrences) };
  const present = (one: DatedProblem) => presentOccurrence(plan, one);
  const kept = keptDates(plan.occurrences, input.skip_dates, present, "Nothing was scheduled.");
  const held = kept.filter((one): one is HeldOccurrence => one.range !== null);
  if (held.length === 0) throw invalidField("from", "The class cannot be held on any of these dates.");
  const seriesId = held.length > 1 ? await saveSeries(call, plan, input) : null;
  const ids = await saveSessions(call, plan, { input, held, seriesId });
  const scheduledId = seriesId ?? ids[0];
  if (scheduledId === undefined) throw new Error("a schedule has dates");
  const rows = await allSessions(call.db, call.tenant.tenant_id, { ids }, call.now);
  await recordChange(call, {
    action: "scheduleClassSessions",
    entity: seriesId === null ? "class_session" : "class_series",
    entity_id: scheduledId,
    after: { ...input, dates: held.map(({ date }) => date) },
  });
  return {
    series_id: seriesId,
    data: rows.map((row) => presentSession(call, row)),
    left_out: plan.occurrences.filter((one) => !kept.includes(one)).map(present),
  };
}

async function lockPlace(call: Call, { place, occurrences }: SchedulePlan): Promise<void> {
  const holders = [
    ...(place.coach ? [{ kind: "coach" as const, id: place.coach.id }] : []),
    ...(place.resource ? [{ kind: "resource" as const, id: place.resource.id }] : []),
  ];
  await lockForChange(call, null, holders);
  const ranges = occurrences.flatMap(({ range }) => range ?? []);
  const range = { from: Math.min(...ranges.map(({ from }) => from)), to: Math.max(...ranges.map(({ to }) => to)) };
  if (ranges.length > 0) await dropEndedHolds(call, { holders, range });
}

function saveSeries(
  call: Call,
  { pattern, price_amount }: SchedulePlan,
  input: ScheduleClassSessionsInput,
): Promise<number> {
  return insertSeries(call.db, {
    tenant_id: call.tenant.tenant_id,
    service_id: input.service_id,
    location_id: input.location_id,
    resource_id: input.resource_id ?? null,
    coach_id: input.coach_id ?? null,
    weekdays: [...pattern.weekdays],
    starts: pattern.start,
    duration_minutes: pattern.duration_minutes,
    timezone: pattern.timezone,
    from_date: pattern.from,
    capacity: input.capacity,
    price_amount,
    level: input.level || null,
    created_at: call.now,
  });
}

async function saveSessions(
  call: Call,
  { price_amount }: SchedulePlan,
  { input, held, seriesId }: { input: ScheduleClassSessionsInput; held: HeldOccurrence[]; seriesId: number | null },
): Promise<number[]> {
  const { db, tenant } = call;
  const holders = { coach_id: input.coach_id ?? null, resource_id: input.resource_id ?? null };
  const rows = held.map(({ range }) => ({
    tenant_id: tenant.tenant_id,
    series_id: seriesId,
    service_id: input.service_id,
    location_id: input.location_id,
    ...holders,
    start_time: instantAt(range.from),
    end_time: instantAt(range.to),
    capacity: input.capacity,
    price_amount,
    price_currency: tenant.currency,
    level: input.level || null,
    created_at: call.now,
  }));
  const ids = await insertSessions(db, rows);
  const sessions = held.flatMap(({ range }, index) => ids.slice(index, index + 1).map((id) => ({ id, range })));
  if (await insertSessionClaims(db, tenant.tenant_id, holders, sessions)) return ids;
  throw new ApiError("slot_taken", "The coach or the bay has just been booked. Look at the dates and try again.");
}
