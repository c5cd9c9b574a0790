import type { ApiDeps } from "#api/call/call.ts";
import { inTenant } from "#api/db/transaction.ts";
import { keepEvent } from "#api/features/payments/payment-events/service.ts";
import type { ProviderEvent } from "#api/stripe/provider.ts";
import { tenantIdOf } from "#api/tenancy/tenant.ts";
import { findSubscription } from "./queries.ts";
import { askBilling, takeOver } from "./sync.ts";

/** Events after which the company's billing is read again from the provider; all others change nothing stored here. */
const HEARD = /^(customer\.subscription|invoice)\./;

/**
 * Accepts one event about the company's own subscription: stored once, processed after the response. Accepted events get a
 * 2xx, or the provider would resend them for days.
 */
export async function keepBillingEvent(deps: ApiDeps, event: ProviderEvent): Promise<void> {
  if (!HEARD.test(event.type) || event.company === null) return;
  const tenant_id = await tenantIdOf(deps.db, event.company);
  if (tenant_id === undefined) {
    // From another installation that uses the same provider account.
    deps.log.warn({ event: event.id, type: event.type }, "a payment event of no company here");
    return;
  }
  const about = { subject: "subscription" } as const;
  await inTenant(deps.db, tenant_id, (trx) => keepEvent(deps, trx, { tenant_id, event, about }));
}

/** Reads the company's current subscription from the provider and stores it. */
export async function syncBilling({ db, outside }: Pick<ApiDeps, "db" | "outside">, tenantId: string): Promise<void> {
  const { payments, clock } = outside;
  const row = await inTenant(db, tenantId, (trx) => findSubscription(trx, payments.mode));
  if (!row) return;
  const billing = await askBilling(outside, row.customer_id);
  await inTenant(db, tenantId, (trx) => takeOver(trx, billing, { tenantId, mode: payments.mode, now: clock.now() }));
}
