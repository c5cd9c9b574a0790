import { beginAllowance, endAllowance, lockAllowances } from "#api/features/allowances/service.ts";
import { advance, type BillingState, type PeriodInvoice } from "#api/features/memberships/billing-rules.ts";
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
import { forEachOf } from "#api/jobs/for-each-of.ts";
import { taxIn } from "#schema/shared/tax-rules.ts";

/** The day of the company, whose calendar memberships live by. */
export const todayOf = dayIn;

export interface Writing {
  db: TenantTransaction;
  tenant_id: string;
  now: Temporal.Instant;
}

/** Writes a state, the invoices that came with it, and what their periods give; one that credit covers or that is free is paid already. */
export async function keepState(
  { db, tenant_id, now }: Writing,
  { id, currency, pays_by_card = false }: { id: number; currency: string; pays_by_card?: boolean },
  state: BillingState,
  invoices: readonly PeriodInvoice[],
): Promise<void> {
  const { open_due_on: _due, ...change } = state;
  const writing = { db, tenant_id, now };
  await saveMembership(db, id, change);
  const { tax_rate } = state;
  const rows = invoices.map(({ is_trial, ...invoice }) => ({
    tenant_id,
    membership_id: id,
    currency,
    created_at: now,
    tax_rate,
    tax_amount: taxIn(invoice.amount, tax_rate),
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

/** Locks a membership and lets everything happen to it that is due; nothing where there is none. */
export async function bringUpToDate(writing: Writing, id: number, today: string): Promise<MembershipRow | undefined> {
  // Whoever books with it waits as well: what is left is counted once.
  const [, row] = await Promise.all([lockAllowances(writing.db, id), lockMembership(writing.db, id)]);
  if (!row) return undefined;
  const before = billingStateOf(row);
  const { state, invoices } = advance(before, today);
  if (state === before) return row;
  await keepState(writing, row, state, invoices);
  return lockMembership(writing.db, id);
}

const AT_A_TIME = 200;

/** Renews, pauses, ends and marks as past due what is due today, each membership in a transaction of its own. */
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
  await forEachOf(due, (id) => inTenant(db, tenant_id, (trx) => bringUpToDate({ db: trx, tenant_id, now }, id, today)));
}
