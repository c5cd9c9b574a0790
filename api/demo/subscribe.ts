import type { OutsideServices } from "#api/call/call.ts";
import type { Database } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import { findSubscription, insertCustomer } from "#api/features/payments/billing/queries.ts";
import { askBilling, takeOver } from "#api/features/payments/billing/sync.ts";
import { planOfPrice, planPrice } from "#api/features/platform/platform-plans/service.ts";

interface DemoPayments {
  app: Database;
  /** Connected as the role for the central tables. */
  platform: Database;
  outside: OutsideServices;
  giveTestCard: (customerId: string) => Promise<string>;
}

const PLAN = "fairway_club_usd_12900_1m";
const PAYING = ["demo", "studio"];

/** Registers the paying demo companies with the provider's stand-in, as real ones would be with the provider. */
export async function subscribeDemo({ app, platform, outside, giveTestCard }: DemoPayments): Promise<void> {
  const { payments, clock } = outside;
  const { mode } = payments;
  const tenants = await platform.selectFrom("tenants").where("slug", "in", PAYING).selectAll().execute();
  for (const { tenant_id, slug, name } of tenants) {
    const known = await inTenant(app, tenant_id, (trx) => findSubscription(trx, mode));
    const plan = await inTenant(app, tenant_id, (trx) => planOfPrice(trx, PLAN));
    if (known || !plan) continue;
    const customerId = await payments.createCustomer({ slug, name }, `customer ${slug}`);
    const cardId = await giveTestCard(customerId);
    await payments.subscribe({ customerId, slug, price: planPrice(plan), cardId }, `subscribe ${slug} 0`);
    const billing = await askBilling(outside, customerId);
    await inTenant(app, tenant_id, async (trx) => {
      await insertCustomer(trx, { tenant_id, payment_mode: mode, customer_id: customerId, asked_at: billing.askedAt });
      await takeOver(trx, billing, { tenantId: tenant_id, mode, now: clock.now() });
    });
  }
}
