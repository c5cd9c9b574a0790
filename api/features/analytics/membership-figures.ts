import type { MemberRow } from "#api/features/analytics/membership-queries.ts";
import { percentOf } from "#api/features/analytics/bay-use.ts";
import type { MembershipCohort, MembershipMovement } from "#schema/analytics/membership-metrics.ts";

/** What a member pays on a day, in twelfths of a minor unit a month, so that sums are rounded once. */
interface Standing {
  twelfths: number;
  isPaused: boolean;
  plan_id: number;
}

const MONTHS = 12;

/** On a day, YYYY-MM-DD; null where there is no paid membership that renews. */
export function standingOn(member: MemberRow, day: string): Standing | null {
  const { status, cancel_on } = member;
  const isOver = status === "cancelled" && cancel_on !== null && cancel_on <= day;
  const from = paidFrom(member);
  if (from === null || from > day || isOver) return null;
  const begun = member.periods.findLast(({ period_start }) => period_start <= day);
  const plan_id = begun?.plan_id ?? member.plan_id;
  const twelfths = pricePerYear(member, plan_id);
  return twelfths === 0 ? null : { twelfths, isPaused: isPausedOn(member, day), plan_id };
}

/** The first day that is no free one of a trial; none where it ended with the trial. */
function paidFrom({ started_on, cancel_on, periods }: MemberRow): string | null {
  const [first] = periods;
  if (!first?.is_trial) return started_on;
  const from = periods.find(({ is_trial }) => !is_trial)?.period_start ?? first.period_end;
  return cancel_on !== null && from !== null && cancel_on <= from ? null : from;
}

/** A pause that is over has left a gap between two bills. */
function isPausedOn({ pause_from, pause_until, periods }: MemberRow, day: string): boolean {
  if (pause_from !== null && pause_from <= day && (pause_until === null || day < pause_until)) return true;
  const isBilled = periods.some((one) => one.period_start <= day && (one.period_end === null || day < one.period_end));
  return (
    !isBilled &&
    periods.some(({ period_start }) => period_start > day) &&
    periods.some((one) => one.period_start <= day)
  );
}

/** The agreed price for a year; of a plan that was left, its largest bill: smaller ones were for a part or had credit. */
function pricePerYear({ plan_id, billing_months, price_amount, periods }: MemberRow, of: number): number {
  if (billing_months === null) return 0;
  if (of === plan_id) return (price_amount * MONTHS) / billing_months;
  const bills = periods.filter((one) => one.plan_id === of && one.period_end !== null);
  const largest = bills.toSorted((one, other) => other.amount - one.amount)[0];
  if (!largest?.period_end) return 0;
  const length = Temporal.PlainDate.from(largest.period_start).until(largest.period_end, { largestUnit: "months" });
  return (largest.amount * MONTHS) / Math.max(1, length.months);
}

/** What each person pays on a day, all of their memberships together. */
export function payersOn(members: readonly MemberRow[], day: string): Map<number, Standing> {
  const payers = new Map<number, Standing>();
  for (const member of members) {
    const standing = standingOn(member, day);
    if (!standing) continue;
    const known = payers.get(member.client_id);
    const isLess = known !== undefined && (standing.isPaused || known.twelfths >= standing.twelfths);
    if (!known || !isLess) payers.set(member.client_id, standing);
  }
  return payers;
}

const paying = (payers: ReadonlyMap<number, Standing>) => [...payers.values()].filter(({ isPaused }) => !isPaused);

/** MRR in minor units, rounded once, half up. */
export const mrrOf = (standings: Iterable<Standing>): number =>
  Math.round([...standings].reduce((sum, { twelfths }) => sum + twelfths, 0) / MONTHS);

export interface Movement {
  twelfths: number;
  members: number;
}

/** How each person's standing changed between two days; who joined and left between them is in none. */
export function movementsBetween(
  members: readonly MemberRow[],
  before: ReadonlyMap<number, Standing>,
  after: ReadonlyMap<number, Standing>,
  since: string,
): Map<MembershipMovement, Movement> {
  const sums = new Map<MembershipMovement, Movement>();
  const add = (movement: MembershipMovement, twelfths: number) => {
    const sum = sums.get(movement) ?? { twelfths: 0, members: 0 };
    sums.set(movement, { twelfths: sum.twelfths + twelfths, members: sum.members + 1 });
  };
  const hadPaid = (from: string | null) => from !== null && from < since;
  const knownBefore = new Set(members.filter((one) => hadPaid(paidFrom(one))).map(({ client_id }) => client_id));
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(id), after.get(id)];
    if (!was && is) {
      // Who pauses at once has never added anything.
      if (!is.isPaused) add(knownBefore.has(id) ? "reactivated" : "new", is.twelfths);
    } else if (was) addChange(add, was, is);
  }
  return sums;
}

function addChange(
  add: (movement: MembershipMovement, twelfths: number) => void,
  was: Standing,
  is: Standing | undefined,
) {
  // Who cancels in a pause comes back and leaves.
  if (was.isPaused && !is) add("resumed", was.twelfths);
  if (!is) return add("churned", -was.twelfths);
  if (!was.isPaused && is.isPaused) return add("paused", -was.twelfths);
  if (was.isPaused && !is.isPaused) return add("resumed", is.twelfths);
  if (was.isPaused || was.twelfths === is.twelfths) return undefined;
  return add(is.twelfths > was.twelfths ? "expansion" : "contraction", is.twelfths - was.twelfths);
}

/** Of those who paid when it began, the part that is gone, and the part of MRR that is. */
export function churnOf(
  before: ReadonlyMap<number, Standing>,
  movements: ReadonlyMap<MembershipMovement, Movement>,
  after: ReadonlyMap<number, Standing>,
) {
  const payers = [...before].filter(([, { isPaused }]) => !isPaused);
  const gone = payers.filter(([id]) => !after.has(id));
  const lost = (movement: MembershipMovement) => -(movements.get(movement)?.twelfths ?? 0);
  const start = payers.reduce((sum, [, { twelfths }]) => sum + twelfths, 0);
  return {
    churn_percent: percentOf(gone.length, payers.length),
    revenue_churn_percent: percentOf(lost("churned") + lost("contraction"), start),
  };
}

export const payersIn = (payers: ReadonlyMap<number, Standing>) => {
  const all = paying(payers);
  return { mrr: mrrOf(all), payers: all.length, paused: payers.size - all.length, standings: all };
};

const COHORTS = 12;

/** Who stays, of those who joined in each of the last months; only ends of months that have come are told. */
export function cohortsOf(members: readonly MemberRow[], lastDay: string): MembershipCohort[] {
  const first = new Map<number, string>();
  for (const member of members) {
    const { client_id, billing_months, price_amount } = member;
    const from = paidFrom(member);
    if (billing_months === null || price_amount === 0 || from === null) continue;
    const known = first.get(client_id);
    if (known === undefined || from < known) first.set(client_id, from);
  }
  const last = Temporal.PlainYearMonth.from(lastDay.slice(0, 7));
  const ends = Array.from({ length: COHORTS }, (_, back) => last.subtract({ months: COHORTS - 1 - back })).map(
    (month) => ({
      month,
      day: month.toPlainDate({ day: month.daysInMonth }).toString(),
    }),
  );
  const come = ends.filter(({ day }) => day <= lastDay);
  const stays = come.map(({ day }) => payersOn(members, day));
  return come.flatMap(({ month }, from) => {
    const joined = [...first].filter(([, day]) => day.startsWith(month.toString())).map(([id]) => id);
    if (joined.length === 0) return [];
    const retained_percent = stays
      .slice(from)
      .map((payers) => percentOf(joined.filter((id) => payers.has(id)).length, joined.length) ?? 0);
    return [{ month: `${month.toString()}-01`, members: joined.length, retained_percent }];
  });
}
