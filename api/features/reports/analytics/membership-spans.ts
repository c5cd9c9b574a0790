import { dayNumber } from "#api/time/calendar.ts";
import type { MemberRow } from "./membership-queries.ts";

/** What a membership is worth over a range of days; days are counted from 1970-01-01. */
export interface Span {
  starts: number;
  /** Exclusive end; null where it is open. */
  until: number | null;
  plan_id: number;
  /** Without tax, for the number of months below. */
  amount: number;
  months: number;
  is_paused: boolean;
}

type Worth = Pick<Span, "plan_id" | "amount" | "months" | "is_paused">;

/**
 * Spans in ascending order; days on which the membership is free or does not renew are in none. Free days of a trial are a
 * span of their own with an amount of 0: somebody who only has those has never paid.
 */
export function spansOf(member: MemberRow): Span[] {
  const days = daysOfChange(member);
  const spans = trialOf(member);
  for (const [at, day] of days.entries()) {
    const worth = worthOn(member, day);
    if (!worth) continue;
    const next = days[at + 1];
    const [starts, until] = [dayNumber(day), next === undefined ? null : dayNumber(next)];
    const last = spans.at(-1);
    if (last?.until === starts && isSame(last, worth)) last.until = until;
    else spans.push({ starts, until, ...worth });
  }
  return spans;
}

const isSame = (one: Worth, other: Worth): boolean =>
  one.plan_id === other.plan_id &&
  one.amount === other.amount &&
  one.months === other.months &&
  one.is_paused === other.is_paused;

/** Nothing changes between two of these days. */
function daysOfChange({ started_on, cancel_on, pause_from, pause_until, periods }: MemberRow): string[] {
  const billed = periods.flatMap(({ period_start, period_end }) => [period_start, period_end]);
  const days = [started_on, cancel_on, pause_from, pause_until, ...billed].filter((day) => day !== null);
  return [...new Set(days)].toSorted();
}

/** The first day after the free days of a trial; null where the membership ended with the trial. */
function paidFrom({ started_on, cancel_on, periods }: MemberRow): string | null {
  const [first] = periods;
  if (!first?.is_trial) return started_on;
  const from = periods.find(({ is_trial }) => !is_trial)?.period_start ?? first.period_end;
  return cancel_on !== null && from !== null && cancel_on <= from ? null : from;
}

function trialOf(member: MemberRow): Span[] {
  if (!member.periods[0]?.is_trial) return [];
  const [starts, from] = [dayNumber(member.started_on), paidFrom(member)];
  const until = from === null ? null : dayNumber(from);
  return [{ starts, until, plan_id: member.plan_id, amount: 0, months: 1, is_paused: false }];
}

/** When it was first paid for, from its start day and its spans; null where it ended with its trial. */
export function firstPaid(startedOn: string, [first]: readonly Span[]): number | null {
  return first?.amount === 0 ? first.until : dayNumber(startedOn);
}

function worthOn(member: MemberRow, day: string): Worth | null {
  const { status, cancel_on } = member;
  const isOver = status === "cancelled" && cancel_on !== null && cancel_on <= day;
  const from = paidFrom(member);
  if (from === null || from > day || isOver) return null;
  const currentPeriod = member.periods.findLast(({ period_start }) => period_start <= day);
  const plan_id = currentPeriod?.plan_id ?? member.plan_id;
  const price = priceOf(member, plan_id);
  return price.amount === 0 ? null : { plan_id, ...price, is_paused: isPausedOn(member, day) };
}

/** A past pause shows as a gap between two bills. */
function isPausedOn({ pause_from, pause_until, periods }: MemberRow, day: string): boolean {
  if (pause_from !== null && pause_from <= day && (pause_until === null || day < pause_until)) return true;
  const isBilled = periods.some((one) => one.period_start <= day && (one.period_end === null || day < one.period_end));
  return (
    !isBilled &&
    periods.some(({ period_start }) => period_start > day) &&
    periods.some((one) => one.period_start <= day)
  );
}

const NOTHING = { amount: 0, months: 1 };

/** The agreed price; for a plan that was left, its largest bill, since smaller ones were prorated or reduced by credit. */
function priceOf({ plan_id, billing_months, price_amount, periods }: MemberRow, of: number) {
  if (billing_months === null) return NOTHING;
  if (of === plan_id) return { amount: price_amount, months: billing_months };
  const bills = periods.filter((one) => one.plan_id === of && one.period_end !== null);
  const largest = bills.toSorted((one, other) => other.amount - one.amount)[0];
  if (!largest?.period_end) return NOTHING;
  const length = Temporal.PlainDate.from(largest.period_start).until(largest.period_end, { largestUnit: "months" });
  return { amount: largest.amount, months: Math.max(1, length.months) };
}
