import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import type { CsvFile } from "#api/call/csv-file.ts";
import { placesOfDays, type DayTable } from "#api/counted-days/day-tables.ts";
import { daysOf, rangesOf } from "#api/counted-days/days.ts";
import type { Mark } from "#api/counted-days/months.ts";
import { moneyCell } from "#api/csv/money-cell.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { badArgument, forbidden, notFound } from "#api/errors/errors.ts";
import { earnedByCoach } from "#api/features/reports/revenue/service.ts";
import { openLocations } from "#api/features/venue/locations/hours-service.ts";
import { dayBefore, dayNumber } from "#api/time/calendar.ts";
import { intersectRanges, mergeRanges, type TimeRange } from "#api/time/ranges.ts";
import { zoneOf } from "#api/time/report-zone.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { reportZoneOf } from "#api/time/zone.ts";
import { coversOwnOnly } from "#schema/people/sign-in/permission-labels.ts";
import type { Money } from "#schema/shared/money.ts";
import { COACH_METRICS } from "#schema/venue/coaches/metrics.ts";
import { AvailabilityMode } from "#schema/venue/coaches/models.ts";
import { COACH_SUMMARY_DAYS, type CoachSummary, type CoachSummaryQuery } from "#schema/venue/coaches/report-models.ts";
import { availabilitiesOf } from "./availability-queries.ts";
import { clipped, workingTimes, type CoachPlan } from "./coach-hours.ts";
import { addMoney, addUp, sumsOf, withRates, type TaughtCounts } from "./report-figures.ts";
import { allCoaches, COACH_DAYS, countsInDays, taughtInDays } from "./report-queries.ts";
import { forgetTaught, storeTaught, taughtTimes } from "./taught-queries.ts";

export const COACH_DAY_TABLES: readonly DayTable[] = [COACH_DAYS];

/** Counts anew when each coach taught in the months of these days; the days per location are counted before. */
export const countTaught = (trx: TenantTransaction, days: readonly Mark[]): Promise<void> => storeTaught(trx, days);

/** Forgets when the coaches taught, until it is counted anew. */
export const forgetCountedTaught = (trx: TenantTransaction): Promise<void> => forgetTaught(trx);

/** What each coach offered and what was booked of it; callers with permission for their own data only see their own row. */
export async function coachSummary(call: Call, query: CoachSummaryQuery): Promise<CoachSummary> {
  const timezone = reportZoneOf(query.timezone ?? null, call.tenant);
  refuseOddDays(query);
  const days = { start: query.start, end: query.end, timezone };
  const chosen = await chosenCoaches(call, query.coach_id);
  const [counted, earned] = await Promise.all([
    countCoaches(call, chosen, days),
    earnedBy(
      call,
      chosen.map(({ id }) => id),
      days,
    ),
  ]);
  const shown = counted.filter(({ coach, sums }) => {
    const isCurrent = coach.archived_at === null || query.coach_id !== undefined;
    return isCurrent || sums.offered_minutes + sums.lessons + sums.classes + sums.outside_minutes > 0;
  });
  return {
    start: query.start,
    end: query.end,
    timezone: zoneOf(timezone),
    mature: rangeOf(days).to <= call.now.epochMilliseconds,
    rows: shown.map(({ coach, sums }) => ({
      coach_id: coach.id,
      coach_name: coach.name,
      ...withRates(sums),
      revenue: earned.get(coach.id) ?? [],
    })),
    totals: {
      ...withRates(addUp(shown.map(({ sums }) => sums))),
      revenue: addMoney(shown.flatMap(({ coach }) => earned.get(coach.id) ?? [])),
    },
  };
}

/** The revenue from each coach's teaching, as the revenue reports count it. */
async function earnedBy(call: Call, coach_ids: readonly number[], period: PeriodInZone): Promise<Map<number, Money[]>> {
  const byCoach = Map.groupBy(await earnedByCoach(call, period, coach_ids), ({ coach_id }) => coach_id);
  return new Map([...byCoach].map(([id, some]) => [id, some.map(({ amount, currency }) => ({ amount, currency }))]));
}

const FIGURES = Object.keys(COACH_METRICS) as (keyof typeof COACH_METRICS)[]; // the keys of a constant are its key type

export async function exportCoachSummary(call: Call, query: CoachSummaryQuery): Promise<CsvFile> {
  const { rows, start, end } = await coachSummary(call, query);
  const { currency } = call.tenant;
  const lines = rows.map((row) => [
    row.coach_id,
    row.coach_name,
    ...FIGURES.map((figure) => row[figure]),
    moneyCell(row.revenue.find((one) => one.currency === currency) ?? { amount: 0, currency }),
    currency,
  ]);
  return {
    name: `coaches-${start}-to-${end}`,
    head: ["coach_id", "coach_name", ...FIGURES, "earned", "currency"],
    batches: (async function* () {
      yield lines;
    })(),
  };
}

type ReportedCoach = Awaited<ReturnType<typeof allCoaches>>[number];

interface PeriodInZone {
  /** Both inclusive. */
  start: string;
  end: string;
  timezone: string;
}

const rangeOf = ({ start, end, timezone }: PeriodInZone): TimeRange => ({
  from: dayBounds(start, timezone).from,
  to: dayBounds(end, timezone).to,
});

function refuseOddDays({ start, end }: CoachSummaryQuery): void {
  const days = dayNumber(end) - dayNumber(start) + 1;
  if (days < 1) throw badArgument("end", "Choose a day on or after start.");
  if (days > COACH_SUMMARY_DAYS) throw badArgument("end", `Ask for at most ${COACH_SUMMARY_DAYS} days.`);
}

/** The requested coaches, or all that the caller may see. */
async function chosenCoaches(call: Call, wanted: readonly number[] | undefined): Promise<ReportedCoach[]> {
  const coaches = await allCoaches(call.db, call.tenant.tenant_id);
  const unknown = wanted?.some((id) => coaches.every((coach) => coach.id !== id)) ?? false;
  if (unknown) throw notFound("coach");
  const own = call.permissionScope === "own" ? signedIn(call.caller).id : null;
  if (own !== null && wanted?.some((id) => id !== own)) throw forbidden(coversOwnOnly("reports.read"));
  return coaches.filter(({ id }) => (own === null || id === own) && (wanted?.includes(id) ?? true));
}

async function countCoaches(call: Call, coaches: readonly ReportedCoach[], period: PeriodInZone) {
  if (coaches.length === 0) return [];
  const ids = coaches.map(({ id }) => id);
  const asked = { ...period, coach_id: null };
  const places = await placesOfDays(call.db);
  // Nothing lasts longer than a day: what began the day before may run into the first.
  const [within, around, offered] = await Promise.all([
    daysOf(call, asked, places),
    daysOf(call, { ...asked, start: dayBefore(period.start) }, places),
    offeredBy(call, coaches, period),
  ]);
  const hours = coaches.map(({ id }) => ({ coach_id: id, offered: offered.get(id) ?? [] }));
  const [counts, times] = await Promise.all([
    countsInDays(call.db, within, ids),
    taughtTimes(call.db, around, hours, rangeOf(period), period.timezone),
  ]);
  const countsOf = new Map(counts.map(({ coach_id, ...own }) => [coach_id, own]));
  const timesOf = new Map(times.map((one) => [one.coach_id, one]));
  return coaches.map((coach) => {
    const { inside_ms, outside_ms } = timesOf.get(coach.id) ?? { inside_ms: 0, outside_ms: 0 };
    const of = { offered: offered.get(coach.id) ?? [], counts: countsOf.get(coach.id) ?? NOTHING };
    return { coach, sums: sumsOf({ ...of, inside_ms, outside_ms }) };
  });
}

/** When each coach was bookable and booked, for those whom the caller may see; both within the days. */
export async function coachTimes(call: Call, period: PeriodInZone) {
  const coaches = await chosenCoaches(call, undefined);
  if (coaches.length === 0) return [];
  const asked = { ...period, start: dayBefore(period.start), coach_id: null };
  const [offered, rows] = await Promise.all([
    offeredBy(call, coaches, period),
    daysOf(call, asked, await placesOfDays(call.db)).then((days) =>
      taughtInDays(
        call.db,
        days,
        coaches.map(({ id }) => id),
      ),
    ),
  ]);
  const taught = new Map(rows.map((row) => [row.coach_id, rangesOf(row.taught)]));
  return coaches.map((coach) => ({
    coach,
    offered: offered.get(coach.id) ?? [],
    taught: intersectRanges(taught.get(coach.id) ?? [], [rangeOf(period)]),
  }));
}

const NOTHING: TaughtCounts = { lessons: 0, no_shows: 0, attended: 0, classes: 0, seats: 0, seats_taken: 0 };

/** When each of them was bookable, within the days. */
async function offeredBy(
  call: Call,
  coaches: readonly ReportedCoach[],
  period: PeriodInZone,
): Promise<Map<number, TimeRange[]>> {
  const ids = coaches.map(({ id }) => id);
  const [availabilities, places] = await Promise.all([
    availabilitiesOf(call.db, call.tenant.tenant_id, ids),
    openLocations(call),
  ]);
  const hours = Map.groupBy(availabilities, ({ coach_id }) => coach_id);
  return new Map(
    coaches.map(({ id, availability_mode, location_ids, archived_at }) => {
      const plan = { mode: AvailabilityMode.parse(availability_mode), location_ids, rows: hours.get(id) ?? [] };
      return [id, offeredTimes(plan, places, rangeOf(period), archived_at)];
    }),
  );
}

/** When the coach was bookable at any location; nothing is offered after they left. */
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
