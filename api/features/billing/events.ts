import { inTenant } from "#api/db/transaction.ts";
import type { Database } from "#api/db/connect.ts";
import { findSubscription, findWaitingEvent, noteFailure, settleEvents } from "#api/features/billing/queries.ts";
import { askBilling, keepEvent, takeOver } from "#api/features/billing/sync.ts";
import type { ApiDeps, OutsideServices } from "#api/http/call.ts";
import type { ProviderEvent } from "#api/payments/provider.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import { tenantIdOf } from "#api/tenancy/tenant.ts";

/** After these the company's billing is asked for anew; the others change nothing that is kept here. */
const HEARD = /^(customer\.subscription|invoice)\./;

/**
 * Takes one message about the company's own subscription: kept once, worked on behind the answer. What is taken is answered
 * 2xx, or the provider would send it for days.
 */
export async function keepBillingEvent(deps: ApiDeps, event: ProviderEvent): Promise<void> {
  const now = deps.clock.now();
  if (!HEARD.test(event.type) || event.company === null) return;
  const tenantId = await tenantIdOf(deps.db, event.company);
  if (tenantId === undefined) {
    // Of another installation that uses the same account.
    deps.log.warn({ event: event.id, type: event.type }, "a payment event of no company here");
    return;
  }
  await inTenant(deps.db, tenantId, async (trx) => {
    const isNew = await keepEvent(trx, event, { tenantId, now });
    if (isNew) await deps.jobs.enqueue(trx, "process_payment_event", { tenant_id: tenantId, event_id: event.id });
  });
}

export interface EventDeps extends OutsideServices {
  db: Database;
}

/** Asks the provider how things stand now, so that the order in which its messages come does not matter. */
export async function processPaymentEvent(
  deps: EventDeps,
  { tenant_id: tenantId, event_id }: JobData["process_payment_event"],
): Promise<void> {
  const { db, payments, clock } = deps;
  const waiting = await inTenant(db, tenantId, async (trx) => {
    const [event, row] = await Promise.all([findWaitingEvent(trx, event_id), findSubscription(trx, payments.mode)]);
    return event && { customerId: row?.customer_id };
  });
  if (!waiting) return;
  const { customerId } = waiting;
  try {
    const told = customerId === undefined ? undefined : await askBilling(deps, customerId);
    await inTenant(db, tenantId, async (trx) => {
      const now = clock.now();
      if (told) await takeOver(trx, told, { tenantId, mode: payments.mode, now });
      else await settleEvents(trx, now, now);
    });
  } catch (error) {
    await inTenant(db, tenantId, (trx) => noteFailure(trx, event_id, String(error)));
    throw error;
  }
}
