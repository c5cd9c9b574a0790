import { beginAllowance, endAllowance, lockAllowances } from "#api/features/allowances/service.ts";
import { postFreedCredit } from "#api/features/ledger/client-credit.ts";
import {
  advance,
  type BillingState,
  creditSetFree,
  type PeriodInvoice,
} from "#api/features/memberships/billing-rules.ts";
import { billingStateOf, dayIn } from "#api/features/memberships/present.ts";
import { dueMemberships, stopTries } from "#api/features/memberships/bill-queries.ts";
import {
  insertInvoices,
  lockMembership,
  type MembershipRow,
  saveMembership,
} from "#api/features/memberships/queries.ts";
import type { Database } from "#api/db/connect.ts";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
import type { Call } from "#api/http/call.ts";
import { forEachOf } from "#api/jobs/for-each-of.ts";
import { tenantOf, tenantStatus } from "#api/tenancy/tenant.ts";
import { ratesOf } from "#api/money/tax.ts";
import { taxIn } from "#schema/shared/tax-rules.ts";

/** Today's date in the company's time zone, which membership dates are based on. */
export const todayOf = dayIn;

export interface Writing {
  db: TenantTransaction;
  tenant_id: string;
  now: Temporal.Instant;
  /** Who causes it; left out for what happens on its day. */
  by?: number | null;
  /** Whether the company is locked, so that no membership renews. */
  isLocked?: boolean;
}

export interface KeptMembership {
  id: number;
  client_id: number;
  currency: string;
  pays_by_card?: boolean;
}

/** What writes a membership in a job, which also runs while the company is locked. */
export const membershipWriting = ({ db, tenant, now }: Pick<Call, "db" | "tenant" | "now">): Writing => ({
  db,
  tenant_id: tenant.tenant_id,
  now,
  isLocked: tenantStatus(tenant, now).is_locked,
});

/**
 * Stores a state, its new invoices and the allowances of their periods. Zero-amount invoices (covered by credit or a trial) are
 * stored as paid. Credit that no bill is left for becomes the client's own.
 */
export async function keepState(
  { db, tenant_id, now, by = null }: Writing,
  { id, client_id, currency, pays_by_card = false }: KeptMembership,
  state: BillingState,
  invoices: readonly PeriodInvoice[],
): Promise<void> {
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
    ...(invoice.amount === 0 && { status: "paid", method: is_trial ? "trial" : "credit", paid_at: now }),
  }));
  await insertInvoices(db, rows);
  for (const period of invoices) await beginAllowance(writing, id, period);
  if (state.status !== "cancelled") return;
  await endAllowance(writing, id);
  if (pays_by_card) await stopTries(db, id);
}

/** Locks a membership and applies everything that is due; undefined if it does not exist. */
export async function bringUpToDate(writing: Writing, id: number, today: string): Promise<MembershipRow | undefined> {
  // Lock the allowances as well, so that concurrent bookings with this membership wait.
  const [, row] = await Promise.all([lockAllowances(writing.db, id), lockMembership(writing.db, id)]);
  if (!row) return undefined;
  const before = billingStateOf(row);
  const { state, invoices } = advance(before, today, writing.isLocked);
  if (state === before) return row;
  await keepState(writing, row, state, invoices);
  return lockMembership(writing.db, id);
}

const AT_A_TIME = 200;

/** Applies what is due today (renewals, pauses, ends, past-due status), each membership in its own transaction. */
export async function advanceMemberships(
  db: Database,
  { tenant_id, timezone }: { tenant_id: string; timezone: string | null },
  now: Temporal.Instant,
): Promise<void> {
  const today = todayOf(timezone, now);
  const due: number[] = [];
  for (let found = AT_A_TIME; found === AT_A_TIME;) {
    const ids = await inTenant(db, tenant_id, (trx) => dueMemberships(trx, today, due.at(-1) ?? 0, AT_A_TIME));
    due.push(...ids);
    found = ids.length;
  }
  if (due.length === 0) return;
  const tenant = await inTenant(db, tenant_id, (trx) => tenantOf(trx, tenant_id));
  await forEachOf(due, (id) =>
    inTenant(db, tenant_id, (trx) => bringUpToDate(membershipWriting({ db: trx, tenant, now }), id, today)),
  );
}
