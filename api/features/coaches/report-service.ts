import { openLocations } from "#api/features/locations/hours-service.ts";
import type { CsvFile } from "#api/csv/csv-file.ts";
import { availabilitiesOf } from "#api/features/coaches/availability-queries.ts";
import { clipped, type CoachPlan, workingTimes } from "#api/features/coaches/coach-hours.ts";
import { addUp, sumsOf, taughtIn, withRates } from "#api/features/coaches/report-figures.ts";
import { allCoaches, classesTaught, lessonsTaught } from "#api/features/coaches/report-queries.ts";
import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/http/call.ts";
import { badArgument, forbidden, notFound } from "#api/http/errors.ts";
import { dayNumber } from "#api/time/calendar.ts";
import { mergeRanges, type TimeRange } from "#api/time/ranges.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { venueZone } from "#api/time/zone.ts";
import { coversOwnOnly } from "#schema/auth/permission-labels.ts";
import { COACH_METRICS } from "#schema/coaches/metrics.ts";
import { AvailabilityMode } from "#schema/coaches/models.ts";
import { COACH_SUMMARY_DAYS, type CoachSummary, type CoachSummaryQuery } from "#schema/coaches/report-models.ts";

/** What each coach offered and what was booked of it; whose permission covers their own alone sees one row. */
export async function coachSummary(call: Call, query: CoachSummaryQuery): Promise<CoachSummary> {
  const timezone = venueZone(query.timezone ?? null, call.tenant.timezone);
  const range = rangeOf(query, timezone);
  const counted = await countCoaches(call, await chosenCoaches(call, query.coach_id), range);
  const shown = counted.filter(({ coach, sums }) => {
    const isCurrent = coach.archived_at === null || query.coach_id !== undefined;
    return isCurrent || sums.offered_minutes + sums.lessons + sums.classes + sums.outside_minutes > 0;
  });
  return {
    start: query.start,
    end: query.end,
    timezone,
    mature: range.to <= call.now.epochMilliseconds,
    rows: shown.map(({ coach, sums }) => ({ coach_id: coach.id, coach_name: coach.name, ...withRates(sums) })),
    totals: withRates(addUp(shown.map(({ sums }) => sums))),
  };
}

const FIGURES = Object.keys(COACH_METRICS) as (keyof typeof COACH_METRICS)[]; // the keys of a constant are its key type

export async function exportCoachSummary(call: Call, query: CoachSummaryQuery): Promise<CsvFile> {
  const { rows, start, end } = await coachSummary(call, query);
  const lines = rows.map((row) => [row.coach_id, row.coach_name, ...FIGURES.map((figure) => row[figure])]);
  return {
    name: `coaches-${start}-to-${end}`,
    head: ["coach_id", "coach_name", ...FIGURES],
    batches: (async function* () {
      yield lines;
    })(),
  };
}

type ReportedCoach = Awaited<ReturnType<typeof allCoaches>>[number];

function rangeOf({ start, end }: CoachSummaryQuery, zone: string): TimeRange {
  const days = dayNumber(end) - dayNumber(start) + 1;
  if (days < 1) throw badArgument("end", "Give a day on or after start.");
  if (days > COACH_SUMMARY_DAYS) throw badArgument("end", `Ask for at most ${COACH_SUMMARY_DAYS} days.`);
  return { from: dayBounds(start, zone).from, to: dayBounds(end, zone).to };
}

/** Those asked for, or all whom the caller may see. */
async function chosenCoaches(call: Call, wanted: readonly number[] | undefined): Promise<ReportedCoach[]> {
  const coaches = await allCoaches(call.db, call.tenant.tenant_id);
  const unknown = wanted?.some((id) => coaches.every((coach) => coach.id !== id)) ?? false;
  if (unknown) throw notFound("coach");
  const own = call.permissionScope === "own" ? signedIn(call.caller).id : null;
  if (own !== null && wanted?.some((id) => id !== own)) throw forbidden(coversOwnOnly("reports.read"));
  return coaches.filter(({ id }) => (own === null || id === own) && (wanted?.includes(id) ?? true));
}

async function countCoaches(call: Call, coaches: readonly ReportedCoach[], range: TimeRange) {
  const times = await timesOfCoaches(call, coaches, range);
  return times.map(({ coach, offered, lessons, classes }) => ({
    coach,
    sums: sumsOf({ range, offered, lessons, classes }),
  }));
}

/** When each coach could be booked and was, for those whom the caller may see; both within the range. */
export async function coachTimes(call: Call, range: TimeRange) {
  const times = await timesOfCoaches(call, await chosenCoaches(call, undefined), range);
  return times.map(({ coach, offered, lessons, classes }) => ({
    coach,
    offered,
    taught: taughtIn(range, lessons, classes),
  }));
}

async function timesOfCoaches(call: Call, coaches: readonly ReportedCoach[], range: TimeRange) {
  if (coaches.length === 0) return [];
  const { tenant_id } = call.tenant;
  const ids = coaches.map(({ id }) => id);
  const byCoach = <R extends { coach_id: number }>(rows: R[]) => Map.groupBy(rows, ({ coach_id }) => coach_id);
  const hours = byCoach(await availabilitiesOf(call.db, tenant_id, ids));
  const places = await openLocations(call);
  const lessons = byCoach(await lessonsTaught(call.db, tenant_id, ids, range));
  const classes = byCoach(await classesTaught(call.db, tenant_id, ids, range));
  return coaches.map((coach) => {
    const mode = AvailabilityMode.parse(coach.availability_mode);
    const plan = { mode, location_ids: coach.location_ids, rows: hours.get(coach.id) ?? [] };
    const offered = offeredTimes(plan, places, range, coach.archived_at);
    return { coach, offered, lessons: lessons.get(coach.id) ?? [], classes: classes.get(coach.id) ?? [] };
  });
}

/** When the coach could be booked anywhere; nothing is offered after the coach left. */
function offeredTimes(
  plan: CoachPlan,
  places: Awaited<ReturnType<typeof openLocations>>,
  range: TimeRange,
  leftAt: Temporal.Instant | null,
): TimeRange[] {
  const everywhere = [...places].flatMap(([id, place]) => workingTimes(plan, id, place, range));
  const until = Math.min(range.to, leftAt?.epochMilliseconds ?? range.to);
  return clipped(mergeRanges(everywhere), { from: range.from, to: until });
}
