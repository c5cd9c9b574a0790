import { beginAllowance } from "#api/features/allowances/service.ts";
import { keepState } from "#api/features/memberships/advance.ts";
import { findCurrent, insertMembership, lockClient } from "#api/features/memberships/queries.ts";
import type { Call } from "#api/http/call.ts";
import type { MembershipStatus } from "#schema/memberships/models.ts";

/** A membership that began in another system. Dates are the company's. */
export interface BroughtInMembership {
  client_id: number;
  plan_id: number;
  status: Exclude<MembershipStatus, "pause_scheduled">;
  billing_months: number | null;
  price_amount: number;
  notice_days: number;
  started_on: string;
  period_start: string;
  period_end: string | null;
  pause_from: string | null;
  pause_until: string | null;
  cancel_on: string | null;
}

/** What was agreed elsewhere is what is paid: it says nothing of a tax, and nothing is left of its beginning. */
const BROUGHT_IN = {
  tax_rate: 0,
  credit_amount: 0,
  sign_up_fee_amount: 0,
  is_trial: false,
  period_paused_days: 0,
  expires_on: null,
};

/** The day on which the period before `end` began, and never before the membership itself. */
export function periodBefore(end: string, months: number, startedOn: string): string {
  const start = Temporal.PlainDate.from(end).subtract({ months }).toString();
  return start < startedOn && startedOn < end ? startedOn : start;
}

/**
 * Writes a membership as it stands: its current period was billed elsewhere, so that the next bill is the first; only one
 * that is past due has an open bill here. What the period gives, it gives here in full. Null where the client has a membership already.
 */
export async function bringInMembership(
  call: Call,
  { started_on, ...state }: BroughtInMembership,
): Promise<number | null> {
  const { db, now, tenant } = call;
  const client = await lockClient(db, state.client_id);
  if (!client || (state.status !== "cancelled" && (await findCurrent(db, client.id)))) return null;
  const { tenant_id, currency } = tenant;
  const anchor_on = anchorOf(started_on, state);
  const row = { ...state, ...BROUGHT_IN, anchor_on };
  const id = await insertMembership(db, { tenant_id, currency, started_on, ...row });
  if (state.status === "past_due") {
    const { plan_id, period_start, period_end, price_amount } = state;
    const invoice = { plan_id, period_start, period_end, amount: price_amount, due_on: period_start };
    const { client_id: _client, ...billing } = row;
    await keepState({ db, tenant_id, now }, { id, currency }, { ...billing, open_due_on: period_start }, [invoice]);
  } else if (state.status !== "cancelled") {
    await beginAllowance({ db, tenant_id, now }, id, state);
  }
  return id;
}

/** The day on which it began, where its periods still lie on it: 31 January stays the 31st. */
function anchorOf(
  startedOn: string,
  { period_end, billing_months }: Pick<BroughtInMembership, "period_end" | "billing_months">,
): string {
  if (period_end === null || billing_months === null) return startedOn;
  const start = Temporal.PlainDate.from(startedOn);
  const { months } = start.until(Temporal.PlainDate.from(period_end), { largestUnit: "months" });
  const periods = [Math.floor(months / billing_months), Math.floor(months / billing_months) + 1];
  const fits = periods.some((count) => start.add({ months: count * billing_months }).toString() === period_end);
  return fits ? startedOn : period_end;
}
