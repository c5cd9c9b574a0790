import { can } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { allowancesOf, plannedAllowances } from "#api/features/memberships/allowances/service.ts";
import { presentTaxes } from "#api/money/tax.ts";
import type { Tenant } from "#api/tenancy/tenant.ts";
import { dateOfDay, todayIn } from "#api/time/calendar.ts";
import { utcText } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import type { PlannedAllowance } from "#schema/memberships/allowances/models.ts";
import type { Membership, MembershipInvoice, PlannedPlanChange } from "#schema/memberships/memberships/models.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { daysPaused, plusDays } from "./billing-dates.ts";
import { chargesAhead, hasAccess, type BillingState, type Planned } from "./billing-rules.ts";
import { actionsOf } from "./lifecycle.ts";
import type { InvoiceRow, MembershipRow } from "./queries.ts";

/** Returns the date of an instant in the company's time zone, which membership dates are based on. */
export const dayIn = (timezone: string | null, at: Temporal.Instant): string =>
  dateOfDay(todayIn(venueZone(null, timezone), at));

/** Converts a row to the state used by the billing rules. */
export function billingStateOf(row: MembershipRow): BillingState {
  const { id: _id, client_id: _client, version: _version, currency: _currency, started_on: _started, ...rest } = row;
  const { first_name: _first, last_name: _last, plan_name: _plan, open_amount: _open, ...billed } = rest;
  const { family_size: _size, pays_by_card: _card, pause_min_days: _min, pause_max_days: _max, ...kept } = billed;
  const { is_cancellable: _cancellable, changes_begin: _begin, next_plan_name: _next, ...state } = kept;
  return state;
}

export function presentMembership(call: Pick<Call, "caller">, row: MembershipRow, today: string): Membership {
  const state = billingStateOf(row);
  const money = (amount: number) => ({ amount, currency: row.currency });
  const next = state.status === "past_due" ? undefined : chargesAhead(state, 1)[0];
  return {
    id: row.id,
    client_id: row.client_id,
    client_name: fullName(row),
    plan_id: row.plan_id,
    plan_name: row.plan_name,
    status: state.status,
    price: money(row.price_amount),
    credit: money(row.credit_amount),
    started_on: row.started_on,
    period_start: row.period_start,
    period_end: row.period_end,
    next_charge_on: next?.period_start ?? null,
    next_charge: next ? money(next.amount) : null,
    open_amount: money(row.open_amount ?? 0),
    pause_from: row.pause_from,
    pause_until: row.pause_until,
    cancel_on: row.cancel_on,
    expires_on: row.expires_on,
    trial_until: freeUntil(state),
    planned_change: presentPlannedChange(state, row.next_plan_name, row.currency),
    changes_begin: row.changes_begin,
    has_access: hasAccess(state, today),
    pays_by_card: row.pays_by_card,
    allowed_actions: allowedActions(call, row, state),
    version: row.version,
  };
}

export function presentPlannedChange(
  state: BillingState,
  plan_name: string | null,
  currency: string,
): PlannedPlanChange | null {
  const { next_plan, status } = state;
  if (next_plan === null || plan_name === null) return null;
  const on = status === "past_due" ? null : (chargesAhead(state, 1)[0]?.period_start ?? null);
  return { plan_id: next_plan.plan_id, plan_name, on, price: { amount: next_plan.price_amount, currency } };
}

/** Clients may act only on their own membership. */
function allowedActions({ caller }: Pick<Call, "caller">, row: MembershipRow, { status }: BillingState) {
  const scope = can(caller, "memberships.write");
  if (scope === "no") return [];
  const actions = actionsOf({ ...row, status });
  if (scope === "yes") return actions;
  const isOwn = caller.kind === "person" && caller.id === row.client_id;
  return isOwn ? actions : [];
}

/** Returns the last day of a running trial, else null. */
export const freeUntil = ({ status, is_trial, period_end }: BillingState): string | null =>
  is_trial && period_end !== null && status !== "cancelled" ? plusDays(period_end, -1) : null;

/** Returns the allowances that an action leaves: those of the plan if a new period begins with it, else the current ones. */
export async function allowancesAfter(
  db: TenantTransaction,
  membershipId: number,
  { invoice, state }: Planned,
): Promise<PlannedAllowance[]> {
  const { period_end, pause_from, pause_until, cancel_on, expires_on, next_plan } = state;
  const paidUntil = period_end && plusDays(period_end, daysPaused(pause_from, pause_until));
  const [end] = [paidUntil, cancel_on, expires_on].filter((day) => day !== null).toSorted();
  const ends_on = end === undefined ? null : plusDays(end, -1);
  if (invoice) return plannedAllowances(db, invoice.plan_id, ends_on);
  const isOver = state.status === "cancelled";
  const current = isOver ? [] : await allowancesOf(db, membershipId);
  return current.map(({ id: _id, granted: _granted, ...allowance }) => ({
    ...allowance,
    ending: cancel_on === null && next_plan === null ? allowance.ending : allowance.left,
    ends_on,
  }));
}

export function presentInvoice(tenant: Tenant, row: InvoiceRow): MembershipInvoice {
  const amount = { amount: row.amount, currency: row.currency };
  return {
    id: row.id,
    period_start: row.period_start,
    period_end: row.period_end,
    amount,
    ...presentTaxes(tenant, amount, row),
    due_on: row.due_on,
    status: row.status,
    method: row.method,
    paid_at: row.paid_at && utcText(row.paid_at),
    payment_id: row.payment_id,
    refunded: { amount: row.refunded_amount ?? 0, currency: row.currency },
    taken_by_name: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ""}`.trim(),
    card_tries: row.card_tries,
    card_refusal: row.card_refusal,
    next_try_on: row.next_try_at && dayIn(tenant.timezone, row.next_try_at),
  };
}

/** The membership as the audit log records it, with the client's name. */
export const audited = ({ first_name, last_name, ...row }: MembershipRow) => ({
  name: fullName({ first_name, last_name }),
  ...row,
});
