import type { Call } from "#api/call/call.ts";
import { inSystemCall } from "#api/call/system-call.ts";
import { inTenant } from "#api/db/transaction.ts";
import { beginAllowance, endAllowance, lockAllowances } from "#api/features/memberships/allowances/service.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import { postFreedCredit } from "#api/features/payments/ledger/client-credit.ts";
import { forEachOf } from "#api/jobs/for-each-of.ts";
import { ratesOf } from "#api/money/tax.ts";
import { tenantOf, tenantStatus } from "#api/tenancy/tenant.ts";
import { taxIn } from "#schema/shared/tax-rules.ts";
import { dueMemberships, stopTries } from "./bill-queries.ts";
import { advance, creditSetFree, type BillingState, type PeriodInvoice } from "./billing-rules.ts";
import { usersBeside } from "./family.ts";
import { billingStateOf, dayIn } from "./present.ts";
import { insertInvoices, lockMembership, saveMembership, type MembershipRow } from "./queries.ts";

/** Today's date in the company's time zone, which membership dates are based on. */
export const todayOf = dayIn;

export interface KeptMembership {
  id: number;
  client_id: number;
  currency: string;
  pays_by_card?: boolean;
  /** Until now; left out for a new one. */
  status?: string;
}

interface Kept {
  state: BillingState;
  invoices: readonly PeriodInvoice[];
  /** Who causes it; left out for what happens on its day. */
  by?: number | null;
}

/**
 * Stores a state, its new invoices and the allowances of their periods. Zero-amount invoices (covered by credit or a trial) are
 * stored as paid. Credit that no bill is left for becomes the client's own. Those who share a membership are told of its end.
 */
export async function keepState(
  call: Call,
  { id, client_id, currency, pays_by_card = false, status }: KeptMembership,
  { state, invoices, by = null }: Kept,
): Promise<void> {
  const { db, now } = call;
  const { tenant_id } = call.tenant;
  const { open_due_on: _due, ...change } = state;
  const writing = { db, tenant_id, now };
  const { tax_rate, taxes = null } = state;
  const amount = creditSetFree(state);
  await saveMembership(db, id, { ...change, credit_amount: state.credit_amount - amount });
  const freed = { id, client_id, currency, amount, tax: taxIn(amount, ratesOf(state)) };
  if (amount > 0) await postFreedCredit({ ...writing, by }, freed);
  const rows = invoices.map(({ is_trial, sign_up_fee_amount: _fee, ...invoice }) => ({
    tenant_id,
    membership_id: id,
    currency,
    created_at: now,
    tax_rate,
    taxes,
    tax_amount: taxIn(invoice.amount, ratesOf(state)),
    ...invoice,
    ...(invoice.amount > 0 && pays_by_card && { next_try_at: now }),
    ...(invoice.amount === 0 && ({ status: "paid", method: is_trial ? "trial" : "credit", paid_at: now } as const)),
  }));
  await insertInvoices(db, rows);
  for (const period of invoices) await beginAllowance(writing, id, period);
  if (state.status !== "cancelled") return;
  await endAllowance(writing, id);
  if (pays_by_card) await stopTries(db, id);
  // A later payment of an old bill stores an ended membership again.
  if (status !== "cancelled") await tellFamily(call, id);
}

async function tellFamily(call: Call, membership_id: number): Promise<void> {
  for (const { client_id } of await usersBeside(call, membership_id)) {
    await queueMail(call, "family_removed", { membership_id, client_id });
  }
}

/** Locks a membership and applies everything that is due; undefined if it does not exist. */
export async function bringUpToDate(call: Call, id: number): Promise<MembershipRow | undefined> {
  const { db, tenant, now } = call;
  // Lock the allowances as well, so that concurrent bookings with this membership wait.
  const [, row] = await Promise.all([lockAllowances(db, id), lockMembership(db, id)]);
  if (!row) return undefined;
  const before = billingStateOf(row);
  // No membership renews while the company is locked.
  const after = advance(before, todayOf(tenant.timezone, now), tenantStatus(tenant, now).is_locked);
  if (after.state === before) return row;
  await keepState(call, row, after);
  return lockMembership(db, id);
}

const AT_A_TIME = 200;

/** Applies what is due today (renewals, pauses, ends, past-due status), each membership in its own transaction. */
export async function advanceMemberships(deps: Call["deps"], tenantId: string): Promise<void> {
  const due: number[] = [];
  for (let found = AT_A_TIME; found === AT_A_TIME;) {
    const ids = await inTenant(deps.db, tenantId, async (trx) => {
      const { timezone } = await tenantOf(trx, tenantId);
      return dueMemberships(trx, todayOf(timezone, deps.clock.now()), due.at(-1) ?? 0, AT_A_TIME);
    });
    due.push(...ids);
    found = ids.length;
  }
  await forEachOf(due, (id) => inSystemCall(deps, tenantId, "memberships", (call) => bringUpToDate(call, id)));
}
