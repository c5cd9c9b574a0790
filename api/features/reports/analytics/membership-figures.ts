import { dateOfDay, dayNumber } from "#api/time/calendar.ts";
import type { MembershipCohort, MembershipMovement } from "#schema/reports/analytics/membership-metrics.ts";
import { percentOf } from "./bay-use.ts";
import type { Span } from "./membership-spans.ts";
import type { CountedMember } from "./rollups/counted-memberships.ts";

/** What a member pays on a day, in twelfths of a minor unit per month, so that sums are rounded once. */
interface Standing {
  twelfths: number;
  isPaused: boolean;
  plan_id: number;
}

const MONTHS = 12;

const standingIn = ({ amount, months, is_paused, plan_id }: Span): Standing => ({
  twelfths: (amount * MONTHS) / months,
  isPaused: is_paused,
  plan_id,
});

/** Days of a trial do not count: their amount is 0. */
const isIn = ({ starts, until, amount }: Span, day: number): boolean =>
  amount > 0 && starts <= day && (until === null || day < until);

/** Of several memberships of one person the more expensive one counts, unless it is paused. */
const isLess = (known: Standing, other: Standing): boolean => other.isPaused || known.twelfths >= other.twelfths;

/** What each person pays at the end of a day (YYYY-MM-DD). */
export function payersOn(members: readonly CountedMember[], date: string): Map<number, Standing> {
  const day = dayNumber(date);
  const payers = new Map<number, Standing>();
  for (const { client_id, spans } of members) {
    const span = spans.find((one) => isIn(one, day));
    if (!span) continue;
    const [known, standing] = [payers.get(client_id), standingIn(span)];
    if (!known || !isLess(known, standing)) payers.set(client_id, standing);
  }
  return payers;
}

/** MRR at the end of each of these days, given in ascending order. */
export function mrrOnDays(members: readonly CountedMember[], dates: readonly string[]): number[] {
  const days = dates.map(dayNumber);
  const twelfths = days.map(() => 0);
  for (const own of Map.groupBy(members, ({ client_id }) => client_id).values()) {
    const [only] = own;
    if (only && own.length === 1) addSpans(twelfths, days, only.spans);
    else for (const [at, date] of dates.entries()) twelfths[at] = (twelfths[at] ?? 0) + paidBy(own, date);
  }
  return twelfths.map((sum) => Math.round(sum / MONTHS));
}

/** Adds each span to the days it covers. */
function addSpans(sums: number[], days: readonly number[], spans: readonly Span[]): void {
  for (const span of spans) {
    if (span.is_paused) continue;
    const { twelfths } = standingIn(span);
    const first = days.findIndex((day) => day >= span.starts);
    for (let at = first; at >= 0 && at < days.length && isIn(span, days[at] ?? 0); at++)
      sums[at] = (sums[at] ?? 0) + twelfths;
  }
}

const paidBy = (members: readonly CountedMember[], date: string): number =>
  paying(payersOn(members, date)).reduce((sum, { twelfths }) => sum + twelfths, 0);

const paying = (payers: ReadonlyMap<number, Standing>) => [...payers.values()].filter(({ isPaused }) => !isPaused);

/** MRR in minor units, rounded once, half up. */
const mrrOf = (standings: Iterable<Standing>): number =>
  Math.round([...standings].reduce((sum, { twelfths }) => sum + twelfths, 0) / MONTHS);

/**
 * Rounds parts, in twelfths, to minor units that add up to the given sum: the cents that rounding down leaves go to the largest
 * remainders.
 */
export function roundToSum(parts: readonly number[], sum: number): number[] {
  const exact = parts.map((twelfths) => twelfths / MONTHS);
  const rounded = exact.map(Math.floor);
  const left = sum - rounded.reduce((total, amount) => total + amount, 0);
  const byRemainder = exact.map((amount, at) => ({ at, rest: amount - Math.floor(amount) }));
  for (const { at } of byRemainder.toSorted((one, other) => other.rest - one.rest).slice(0, left)) {
    rounded[at] = (rounded[at] ?? 0) + 1;
  }
  return rounded;
}

export interface Movement {
  twelfths: number;
  members: number;
}

/** How each person's standing changed between two days; anybody who joined and left in between is in no movement. */
export function movementsBetween(
  members: readonly CountedMember[],
  before: ReadonlyMap<number, Standing>,
  after: ReadonlyMap<number, Standing>,
  since: string,
): Map<MembershipMovement, Movement> {
  const sums = new Map<MembershipMovement, Movement>();
  const add = (movement: MembershipMovement, twelfths: number) => {
    const sum = sums.get(movement) ?? { twelfths: 0, members: 0 };
    sums.set(movement, { twelfths: sum.twelfths + twelfths, members: sum.members + 1 });
  };
  const first = dayNumber(since);
  const hadPaid = (from: number | null) => from !== null && from < first;
  const knownBefore = new Set(members.filter((one) => hadPaid(one.paid_from)).map(({ client_id }) => client_id));
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(id), after.get(id)];
    if (!was && is) {
      // Somebody who paused immediately has never added any MRR.
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
  // Cancelling during a pause counts as resuming and leaving.
  if (was.isPaused && !is) add("resumed", was.twelfths);
  if (!is) return add("churned", -was.twelfths);
  if (!was.isPaused && is.isPaused) return add("paused", -was.twelfths);
  if (was.isPaused && !is.isPaused) return add("resumed", is.twelfths);
  if (was.isPaused || was.twelfths === is.twelfths) return undefined;
  return add(is.twelfths > was.twelfths ? "expansion" : "contraction", is.twelfths - was.twelfths);
}

/** Churned share of those who paid at the start, and of their MRR. */
export function churnOf(
  before: ReadonlyMap<number, Standing>,
  movements: ReadonlyMap<MembershipMovement, Movement>,
  after: ReadonlyMap<number, Standing>,
) {
  const payers = [...before].filter(([, { isPaused }]) => !isPaused);
  const gone = payers.filter(([id]) => !after.has(id));
  const lost = (...kinds: MembershipMovement[]) =>
    kinds.reduce((sum, movement) => sum - (movements.get(movement)?.twelfths ?? 0), 0);
  const start = payers.reduce((sum, [, { twelfths }]) => sum + twelfths, 0);
  return {
    churn_percent: percentOf(gone.length, payers.length),
    revenue_churn_percent: percentOf(lost("churned", "contraction"), start),
    net_revenue_churn_percent: percentOf(lost("churned", "contraction", "expansion", "reactivated"), start),
    paused_percent: percentOf([...after.values()].filter(({ isPaused }) => isPaused).length, after.size),
  };
}

/** The churned share of those who paid, as a list of one; empty where nobody paid. */
function lostShare(before: ReadonlyMap<number, Standing>, after: ReadonlyMap<number, Standing>): number[] {
  const payers = [...before].filter(([, { isPaused }]) => !isPaused);
  return payers.length === 0 ? [] : [payers.filter(([id]) => !after.has(id)).length / payers.length];
}

const MONTHS_OF_LOSS = 3;
/** Upper bound for the expected stay, also used where nobody has left yet. */
const LONGEST_MONTHS = 60;

/** Expected stay in months, from the churn of the three months up to a day; null where nobody has paid. */
export function monthsOfStay(members: readonly CountedMember[], lastDay: string): number | null {
  const next = Temporal.PlainDate.from(lastDay).add({ days: 1 });
  const ends = Array.from({ length: MONTHS_OF_LOSS + 1 }, (_, back) =>
    payersOn(members, next.subtract({ months: back }).subtract({ days: 1 }).toString()),
  );
  const shares = ends.slice(1).flatMap((before, at) => lostShare(before, ends[at] ?? new Map<number, Standing>()));
  if (shares.length === 0) return null;
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return Math.min(LONGEST_MONTHS, mean === 0 ? LONGEST_MONTHS : 1 / mean);
}

export const payersIn = (payers: ReadonlyMap<number, Standing>) => {
  const all = paying(payers);
  return { mrr: mrrOf(all), payers: all.length, paused: payers.size - all.length, standings: all };
};

const COHORTS = 12;

/** Retention of those who joined in each of the last months; only month ends that have passed are included. */
export function cohortsOf(members: readonly CountedMember[], lastDay: string): MembershipCohort[] {
  const byClient = Map.groupBy(members, ({ client_id }) => client_id);
  const last = Temporal.PlainYearMonth.from(lastDay.slice(0, 7));
  const months = Array.from({ length: COHORTS }, (_, back) => last.subtract({ months: COHORTS - 1 - back }))
    .map((month) => ({ month: month.toString(), end: dayNumber(`${month.toString()}-${month.daysInMonth}`) }))
    .filter(({ end }) => end <= dayNumber(lastDay));
  const joinedIn = Map.groupBy(byClient.values(), (own) => {
    const paid = own.flatMap(({ renews_paid, paid_from }) => (renews_paid && paid_from !== null ? [paid_from] : []));
    return paid.length === 0 ? "" : dateOfDay(Math.min(...paid)).slice(0, 7);
  });
  return months.flatMap(({ month }, from) => {
    const joined = joinedIn.get(month) ?? [];
    if (joined.length === 0) return [];
    const stays = (own: readonly CountedMember[], day: number) =>
      own.some(({ spans }) => spans.some((span) => isIn(span, day)));
    const retained_percent = months
      .slice(from)
      .map(({ end }) => percentOf(joined.filter((own) => stays(own, end)).length, joined.length) ?? 0);
    return [{ month: `${month}-01`, members: joined.length, retained_percent }];
  });
}
