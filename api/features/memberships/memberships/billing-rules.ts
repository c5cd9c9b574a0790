import type { Json } from "#api/db/types.generated.ts";
import type { MembershipStatus } from "#schema/memberships/memberships/models.ts";
import { daysBetween, daysPaused, periodEndAfter, plusDays } from "./billing-dates.ts";
import type { EndedPeriod } from "./ended-period.ts";
import { nextStatus } from "./lifecycle.ts";

/** Dates are the company's, YYYY-MM-DD; the ends of periods and pauses are exclusive. */
export interface BillingState {
  status: MembershipStatus;
  plan_id: number;
  /** Months per period; null if the plan does not renew. */
  billing_months: number | null;
  /** In minor units, as agreed, tax included. */
  price_amount: number;
  /** Rate of the taxes included in the price and in every invoice. */
  tax_rate: number;
  /** Each of them. */
  taxes?: Json[] | null;
  credit_amount: number;
  /** Added to the next invoice; 0 once billed. */
  sign_up_fee_amount: number;
  /** Whether the current period is free; the first paid period begins at its end. */
  is_trial: boolean;
  notice_days: number;
  /** Every period begins on this day of the month, or on the last day of a shorter month. */
  anchor_on: string;
  period_start: string;
  period_end: string | null;
  /** Days by which pauses extended the current period; they are not part of what was paid. */
  period_paused_days: number;
  pause_from: string | null;
  pause_until: string | null;
  cancel_on: string | null;
  /** The first day without access, for a plan that does not renew and expires. */
  expires_on: string | null;
  /** The due date of the oldest unpaid invoice. */
  open_due_on: string | null;
  /** Follows when the period ends. */
  next_plan: NextPlan | null;
}

/** Terms as they were agreed when the change was planned, which is what the next bill says then. */
export type NextPlan = Omit<AgreedPlan, "trial_days" | "expires_after_months">;

export interface PeriodInvoice {
  plan_id: number;
  period_start: string;
  period_end: string | null;
  amount: number;
  /** The sign-up fee that it was billed with, before credit was used. */
  sign_up_fee_amount?: number;
  due_on: string;
  /** The invoice of a free trial period. */
  is_trial?: true;
}

/** Days from the start of a period to the due date of its invoice. */
const DAYS_TO_PAY = 7;
const MOST_STEPS = 1_000;

/** Begins the next period and returns its invoice. Credit is used first. */
export function beginPeriod(state: BillingState, start: string): { state: BillingState; invoice: PeriodInvoice } {
  const { billing_months, anchor_on, credit_amount, plan_id, sign_up_fee_amount } = state;
  const owed = state.price_amount + sign_up_fee_amount;
  const period_end = billing_months === null ? null : periodEndAfter(start, anchor_on, billing_months);
  const used = Math.min(credit_amount, owed);
  const amount = owed - used;
  const due_on = plusDays(start, DAYS_TO_PAY);
  return {
    state: {
      ...state,
      period_start: start,
      period_end,
      period_paused_days: 0,
      credit_amount: credit_amount - used,
      sign_up_fee_amount: 0,
      is_trial: false,
      open_due_on: amount === 0 ? state.open_due_on : (state.open_due_on ?? due_on),
    },
    invoice: {
      plan_id,
      period_start: start,
      period_end,
      amount,
      ...(sign_up_fee_amount > 0 && { sign_up_fee_amount }),
      due_on,
    },
  };
}

/** Begins a free trial; the paid periods are anchored at its end. */
function beginTrial(state: BillingState, start: string, days: number): { state: BillingState; invoice: PeriodInvoice } {
  const end = plusDays(start, days);
  return {
    state: { ...state, is_trial: true, anchor_on: end, period_start: start, period_end: end },
    invoice: { plan_id: state.plan_id, period_start: start, period_end: end, amount: 0, due_on: start, is_trial: true },
  };
}

export interface AgreedPlan {
  plan_id: number;
  billing_months: number | null;
  price_amount: number;
  tax_rate: number;
  taxes?: Json[] | null;
  sign_up_fee_amount: number;
  notice_days: number;
  /** Free days before the first invoice; 0 if the client had a trial already. */
  trial_days: number;
  /** For a plan that does not renew; null if it never expires. */
  expires_after_months: number | null;
}

export const expiryFrom = (today: string, months: number | null): string | null =>
  months === null ? null : Temporal.PlainDate.from(today).add({ months }).toString();

/** Begins a membership today. */
export function begin({ expires_after_months, trial_days, ...agreed }: AgreedPlan, today: string) {
  const state: BillingState = {
    ...agreed,
    status: "active",
    credit_amount: 0,
    is_trial: false,
    anchor_on: today,
    period_start: today,
    period_end: null,
    period_paused_days: 0,
    pause_from: null,
    pause_until: null,
    cancel_on: null,
    expires_on: expiryFrom(today, expires_after_months),
    open_due_on: null,
    next_plan: null,
  };
  return trial_days > 0 ? beginTrial(state, today, trial_days) : beginPeriod(state, today);
}

interface Step {
  on: string;
  take: (state: BillingState) => { state: BillingState; invoice?: PeriodInvoice };
}

/** Returns the automatic transitions in date order; on the same day, in the order listed here. */
function stepsOf(state: BillingState, isLocked = false): Step[] {
  const { status, pause_from, pause_until, cancel_on, expires_on, open_due_on } = state;
  const steps: Step[] = [];
  if (expires_on && (status === "active" || status === "past_due")) steps.push({ on: expires_on, take: expire });
  if (status === "cancel_scheduled" && cancel_on) steps.push({ on: cancel_on, take: end });
  if (status === "pause_scheduled" && pause_from) steps.push({ on: pause_from, take: beginPause });
  if (status === "paused" && pause_until) steps.push({ on: pause_until, take: (now) => endPause(now, pause_until) });
  if (status === "active" && open_due_on) steps.push({ on: plusDays(open_due_on, 1), take: fallDue });
  return [...steps, ...nextPeriod(state, isLocked)].toSorted((a, b) => a.on.localeCompare(b.on));
}

/** A membership does not renew while it is paused, cancelled, about to end, or unpaid. */
function renews({ status, period_end, cancel_on, open_due_on }: BillingState): boolean {
  if (period_end === null || (open_due_on !== null && open_due_on < period_end)) return false;
  if (status === "cancel_scheduled") return cancel_on !== null && cancel_on > period_end;
  return status === "active" || status === "pause_scheduled";
}

function nextPeriod(state: BillingState, isLocked: boolean): Step[] {
  const { period_end } = state;
  if (period_end === null || !renews(state)) return [];
  if (isLocked) return [postponed(state, period_end)];
  return [{ on: period_end, take: (now) => beginPeriod(onNextPlan(now), period_end) }];
}

const onNextPlan = ({ next_plan, ...state }: BillingState): BillingState => ({
  ...state,
  ...next_plan,
  next_plan: null,
});

/**
 * While the company is locked no member can book, pay or cancel: the next period waits, day by day, to begin when the lock ends.
 * A membership that is about to end does so with the period that is paid.
 */
function postponed({ status }: BillingState, period_end: string): Step {
  if (status === "cancel_scheduled")
    return { on: period_end, take: (state) => end({ ...state, cancel_on: period_end }) };
  const next = plusDays(period_end, 1);
  return {
    on: next,
    take: ({ period_paused_days, ...state }) => ({
      state: { ...state, period_end: next, anchor_on: next, period_paused_days: period_paused_days + 1 },
    }),
  };
}

const end = (state: BillingState) => ({ state: { ...state, status: nextStatus(state.status, "end") } });
const expire = (state: BillingState) => ({
  state: { ...state, status: nextStatus(state.status, "expire"), cancel_on: state.expires_on },
});
const beginPause = (state: BillingState) => ({ state: { ...state, status: nextStatus(state.status, "begin_pause") } });
const fallDue = (state: BillingState) => ({ state: { ...state, status: nextStatus(state.status, "fall_due") } });

/** Credits the paid days lost to the pause: the period end moves by the length of the pause, and the anchor with it. */
function endPause(state: BillingState, on: string): { state: BillingState } {
  const { pause_from, period_end } = state;
  const days = daysPaused(pause_from, on);
  const moved = period_end === null ? null : plusDays(period_end, days);
  return {
    state: {
      ...state,
      status: nextStatus(state.status, "resume"),
      period_end: moved,
      period_paused_days: state.period_paused_days + days,
      anchor_on: days > 0 && moved !== null ? moved : state.anchor_on,
      pause_from: null,
      pause_until: null,
    },
  };
}

/** Applies all automatic transitions due by `today`, however long ago they were due. Nothing is billed while `isLocked`. */
export function advance(
  state: BillingState,
  today: string,
  isLocked = false,
): { state: BillingState; invoices: PeriodInvoice[] } {
  const invoices: PeriodInvoice[] = [];
  for (let taken = 0; taken < MOST_STEPS; taken += 1) {
    const [step] = stepsOf(state, isLocked);
    if (!step || step.on > today) return { state, invoices };
    const after = step.take(state);
    state = after.state;
    if (after.invoice) invoices.push(after.invoice);
  }
  throw new RangeError(`a membership did not come to rest by ${today}`);
}

/** Returns the next charges, assuming that each is paid on time. */
export function chargesAhead(state: BillingState, most = 3): PeriodInvoice[] {
  const charges: PeriodInvoice[] = [];
  let paid: BillingState = { ...state, open_due_on: null };
  for (let taken = 0; taken < MOST_STEPS && charges.length < most; taken += 1) {
    const [step] = stepsOf(paid);
    if (!step) break;
    const after = step.take(paid);
    paid = { ...after.state, open_due_on: null };
    if (after.invoice) charges.push(after.invoice);
  }
  return charges;
}

/** Returns whether the membership covers the day. */
export function hasAccess(
  { status, period_start, period_end, pause_from, pause_until, cancel_on, expires_on }: BillingState,
  day: string,
) {
  if (expires_on !== null && day >= expires_on) return false;
  if (status === "cancelled" || day < period_start) return false;
  if (cancel_on !== null && day >= cancel_on) return false;
  if (pause_from !== null && pause_until !== null && day >= pause_from && day < pause_until) return false;
  return period_end === null || pause_from !== null || day < period_end;
}

export interface Planned {
  state: BillingState;
  /** Charged together with the action. */
  invoice?: PeriodInvoice;
  /** The last day of access before a pause or the end; null if access continues. */
  access_until: string | null;
  access_again_from: string | null;
  days_credited: number;
  /** Amount deducted from the next charges. */
  credited_amount: number;
  /** What the unused days of the ended period alone are worth. */
  unused_days_amount?: number;
  /** The period that the action ends today. */
  ended?: EndedPeriod;
  /** The name of a plan that the action lets follow. */
  next_plan_name?: string;
  /** What was paid for uses of a pack that end with it. */
  lapsing_amount?: number;
}

export const UNCHANGED = { access_until: null, access_again_from: null, days_credited: 0, credited_amount: 0 };

/** Paid days that fall into the pause are credited after it. */
export function planPause(state: BillingState, from: string, until: string, today: string): Planned {
  const scheduled = { ...state, status: nextStatus(state.status, "pause"), pause_from: from, pause_until: until };
  const paidUntil = state.period_end !== null && state.period_end < until ? state.period_end : until;
  return {
    ...UNCHANGED,
    state: advance(scheduled, today).state,
    access_until: plusDays(from, -1),
    access_again_from: until,
    days_credited: daysBetween(from, paidUntil),
  };
}

/** Ends a pause today; cancels one that has not begun. */
export function planResume(state: BillingState, today: string): Planned {
  const { pause_from, period_end } = state;
  const hasBegun = state.status === "paused" && pause_from !== null;
  const after = endPause(hasBegun ? state : { ...state, pause_from: null }, today).state;
  const paidUntil = period_end !== null && period_end < today ? period_end : today;
  return {
    ...UNCHANGED,
    state: after,
    access_again_from: hasBegun ? today : null,
    days_credited: hasBegun ? daysBetween(pause_from, paidUntil) : 0,
  };
}

/**
 * Cancels at the end of the paid period, or of the one after it if the notice period is too short. A trial ends without a
 * charge. A planned change of plan is withdrawn.
 */
export function planCancel(state: BillingState, today: string): Planned {
  const { period_end, notice_days, anchor_on, billing_months } = state;
  const cancel_on = period_end === null || period_end <= today ? today : periodEnd(period_end);
  const scheduled = { ...state, status: nextStatus(state.status, "cancel"), cancel_on, next_plan: null };
  return { ...UNCHANGED, state: advance(scheduled, today).state, access_until: plusDays(cancel_on, -1) };

  function periodEnd(next: string): string {
    const isTooLate = !state.is_trial && today > plusDays(next, -notice_days);
    return isTooLate && billing_months !== null ? periodEndAfter(next, anchor_on, billing_months) : next;
  }
}

/** The credit that no bill is left for: of a membership that is over, or does not renew. It is the client's own. */
export const creditSetFree = ({ status, billing_months, credit_amount }: BillingState): number =>
  status === "cancelled" || billing_months === null ? credit_amount : 0;

/** The same for a membership that is to end: what its last bills leave of the credit. */
export function creditAtEnd(state: BillingState): number {
  let last: BillingState = { ...state, open_due_on: null };
  for (let taken = 0; taken < MOST_STEPS && last.status === "cancel_scheduled"; taken += 1) {
    const [step] = stepsOf(last);
    if (!step) break;
    last = { ...step.take(last).state, open_due_on: null };
  }
  return creditSetFree(last);
}

/** Takes back a cancellation; an overdue invoice makes the membership past due at once. */
export function planUndoCancel(state: BillingState, today: string): Planned {
  const kept = { ...state, status: nextStatus(state.status, "undo_cancel"), cancel_on: null };
  return { ...UNCHANGED, state: advance(kept, today).state };
}

/**
 * Reactivates a membership once nothing is past due; if its paid period has ended, a new period begins today. Its anchor moves
 * only with a gap: paid on the renewal day itself, 31 January still leads to 29 February and 31 March.
 */
export function settle(state: BillingState, openDueOn: string | null, today: string): BillingState {
  const paid = { ...state, open_due_on: openDueOn };
  if (openDueOn !== null && openDueOn < today) return paid;
  const status = state.status === "past_due" ? nextStatus(state.status, "settle") : state.status;
  const { period_end, billing_months } = state;
  const isBilled = status === "active" || status === "cancel_scheduled";
  if (period_end === null || period_end > today || !isBilled) return { ...paid, status };
  const anchor_on = period_end < today ? today : state.anchor_on;
  // An outstanding notice period runs from today.
  const isEnding = status === "cancel_scheduled" && billing_months !== null;
  const cancel_on = isEnding ? periodEndAfter(today, anchor_on, billing_months) : state.cancel_on;
  return { ...paid, status, anchor_on, period_end: today, cancel_on };
}
