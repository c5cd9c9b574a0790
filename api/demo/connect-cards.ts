import type { OutsideServices } from "#api/call/call.ts";
import type { Database } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import { hasConnectedBefore, insertAccount } from "#api/features/payments/ecommerce/queries.ts";
import { accountColumns, connectOf } from "#api/features/payments/ecommerce/service.ts";

interface DemoCards {
  app: Database;
  /** Connected as the role for the central tables. */
  platform: Database;
  outside: OutsideServices;
  /** Lets a test business consent; returns the code that the platform exchanges. */
  approveTestBusiness: () => Promise<string>;
}

const TAKES_CARDS = "demo";

/** Connects the demo venue with a test business, so that deposits, plans and gift cards can be paid online. */
export async function connectDemoCards(given: DemoCards): Promise<void> {
  const { app, platform, outside, approveTestBusiness } = given;
  const { payments, clock } = outside;
  const tenant = await platform.selectFrom("tenants").where("slug", "=", TAKES_CARDS).selectAll().executeTakeFirst();
  if (!tenant) return;
  const { tenant_id } = tenant;
  // An owner who disconnected it stays disconnected.
  if (await inTenant(app, tenant_id, (trx) => hasConnectedBefore(trx, payments.mode))) return;
  const account = await connectOf(payments.connect).finishOauth(await approveTestBusiness());
  const now = clock.now();
  const row = { tenant_id, payment_mode: payments.mode, account_id: account.id, connected_at: now, asked_at: now };
  await inTenant(app, tenant_id, (trx) => insertAccount(trx, { ...row, ...accountColumns(account) }));
}
