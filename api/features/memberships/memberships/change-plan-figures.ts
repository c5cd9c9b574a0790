import { leastByCard } from "#schema/shared/card-amounts.ts";
import {
  beginPeriod,
  expiryFrom,
  UNCHANGED,
  type AgreedPlan,
  type BillingState,
  type Planned,
} from "./billing-rules.ts";
import { paidOf, unusedOf, type EndedPeriod } from "./ended-period.ts";
import { nextStatus } from "./lifecycle.ts";

/** Starts the new plan today; what was paid for the old one and not used is credited against its price. A trial ends. */
export function planChange(
  state: BillingState,
  plan: AgreedPlan,
  { today, currency, ended }: { today: string; currency: string; ended: EndedPeriod },
): Planned {
  const { sign_up_fee_amount: fee, trial_days: _days, expires_after_months, ...agreed } = plan;
  const { is_trial } = state;
  // Rounded so that the remainder is an amount that a card can pay.
  const unused = (of: EndedPeriod) => leastByCard(is_trial ? 0 : unusedOf(state, of, today), currency);
  // Money that a bank holds is credited when it comes back.
  const credited_amount = Math.min(unused(ended), Math.max(0, paidOf(state.price_amount, ended) - ended.disputed));
  const unused_days_amount = unused({ ...ended, allowances: [] });
  const changed: BillingState = {
    ...state,
    ...agreed,
    status: nextStatus(state.status, "change"),
    anchor_on: today,
    expires_on: expiryFrom(today, expires_after_months),
    // Only a trial has not been charged a sign-up fee yet.
    sign_up_fee_amount: is_trial ? fee : 0,
    credit_amount: state.credit_amount + credited_amount,
    next_plan: null,
  };
  return { ...UNCHANGED, ...beginPeriod(changed, today), credited_amount, unused_days_amount, ended };
}

/** The new plan follows when the period ends: nothing is credited, and the day of its bills stays. */
export function planChangeAtEnd(
  state: BillingState,
  { sign_up_fee_amount: fee, trial_days: _days, expires_after_months: _months, ...agreed }: AgreedPlan,
): Planned {
  // Only a trial has not been charged a sign-up fee yet.
  const next_plan = { ...agreed, sign_up_fee_amount: state.is_trial ? fee : 0 };
  return { ...UNCHANGED, state: { ...state, next_plan } };
}

export const planUndoChange = (state: BillingState): Planned => ({
  ...UNCHANGED,
  state: { ...state, next_plan: null },
});
