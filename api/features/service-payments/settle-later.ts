import { inTenant } from "#api/db/transaction.ts";
import {
  changePayment,
  findPayment,
  findPaymentOfProvider,
  isHeld,
  type ServicePaymentRow,
  unsettledPayments,
} from "#api/features/service-payments/queries.ts";
import { settle } from "#api/features/service-payments/settle.ts";
import { keepEvent } from "#api/features/payment-events/service.ts";
import type { ApiDeps } from "#api/http/call.ts";
import { ApiError, readableFailure } from "#api/http/errors.ts";
import { inSystemCall } from "#api/http/system-call.ts";
import { ProviderRefusal } from "#api/payments/provider-errors.ts";
import type { ProviderEvent } from "#api/payments/provider.ts";
import { tenantIdOf, tenantOf } from "#api/tenancy/tenant.ts";
import type { JobData } from "#api/jobs/jobs.ts";

type Named = JobData["settle_service_payment"];

/** Settles one payment, whatever triggered it. The provider is called between transactions. */
export async function settleServicePayment(deps: ApiDeps, { tenant_id, payment_id }: Named): Promise<void> {
  const seen = await inTenant(deps.db, tenant_id, (trx) => findPayment(trx, payment_id));
  if (!seen) return;
  try {
    const state = seen.state === "open" ? await settleOpen(deps, seen) : seen.state;
    if (state === "refunding") await giveBack(deps, seen);
  } catch (error) {
    await inTenant(deps.db, tenant_id, (trx) => changePayment(trx, payment_id, { failure: readableFailure(error) }));
    throw error;
  }
}

async function settleOpen(deps: ApiDeps, row: ServicePaymentRow): Promise<string> {
  const { tenant_id, id, account_id, provider_payment_id } = row;
  const { charges } = deps.outside.payments;
  if (provider_payment_id === null) return forgetUnbegun(deps, row);
  const told = await charges.readPayment(account_id, provider_payment_id);
  const state = await inSystemCall(deps, tenant_id, "confirmPaymentSuccess", (call) => settle(call, id, told));
  if (state !== "open" || (await inTenant(deps.db, tenant_id, (trx) => isHeld(trx, tenant_id, row.booking_id)))) {
    return state;
  }
  // The hold has expired: cancel, so that nobody pays for it. A payment made just now is settled on the next run.
  const isCancelled = await charges.cancelPayment(account_id, provider_payment_id).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ProviderRefusal) return false;
      throw error;
    },
  );
  if (!isCancelled) return state;
  return inSystemCall(deps, tenant_id, "confirmPaymentSuccess", (call) =>
    settle(call, id, { ...told, status: "canceled" }),
  );
}

/** Cancels a payment that no browser has received the means to pay. */
async function forgetUnbegun({ db, clock }: ApiDeps, { tenant_id, id, booking_id, state }: ServicePaymentRow) {
  return inTenant(db, tenant_id, async (trx) => {
    if (await isHeld(trx, tenant_id, booking_id)) return state;
    const change = { state: "cancelled", guest: null, client_note: null, settled_at: clock.now() };
    await changePayment(trx, id, change);
    return change.state;
  });
}

/** Safe to repeat: the idempotency key ensures a single refund at the provider. */
async function giveBack(deps: ApiDeps, row: ServicePaymentRow): Promise<void> {
  const { tenant_id, id, account_id: accountId, provider_payment_id: paymentId, platform_fee } = row;
  if (paymentId === null) throw new Error("what is given back was paid");
  const { slug: company } = await inTenant(deps.db, tenant_id, (trx) => tenantOf(trx, tenant_id));
  const payment = { accountId, paymentId, hasPlatformFee: platform_fee > 0, company };
  const { id: refund_id } = await deps.outside.payments.charges.refundPayment(payment, `give back ${tenant_id} ${id}`);
  await inTenant(deps.db, tenant_id, (trx) =>
    changePayment(trx, id, { state: "refunded", refund_id, settled_at: deps.clock.now() }),
  );
}

/** Same for a provider payment id. */
export async function settlePaymentOfProvider(
  deps: ApiDeps,
  tenant_id: string,
  named: ProvidersPayment,
): Promise<void> {
  const row = await inTenant(deps.db, tenant_id, (trx) => findPaymentOfProvider(trx, named));
  if (row?.state === "open") await settleServicePayment(deps, { tenant_id, payment_id: row.id });
}

type ProvidersPayment = Parameters<typeof findPaymentOfProvider>[1];

/** Payments waiting longer than this were missed by the payer's browser and the provider's events. */
const MISSED_AFTER_MINUTES = 1;
/** Older ones need manual attention: the provider has not responded for a week. */
const GIVEN_UP_AFTER_HOURS = 7 * 24;

/** Concurrent, since each mostly waits for the provider. */
const AT_ONCE = 4;

/** Settles what was missed in one company: a payer who never came back, a lost event, a crashed process. */
export async function reconcileServicePayments(deps: ApiDeps, tenantId: string): Promise<void> {
  const now = deps.clock.now();
  const times = {
    from: now.subtract({ hours: GIVEN_UP_AFTER_HOURS }),
    until: now.subtract({ minutes: MISSED_AFTER_MINUTES }),
  };
  const missed = await inTenant(deps.db, tenantId, (trx) => unsettledPayments(trx, times));
  const settleNext = async () => {
    for (let payment_id = missed.shift(); payment_id !== undefined; payment_id = missed.shift()) {
      await settleServicePayment(deps, { tenant_id: tenantId, payment_id }).catch((err: unknown) =>
        deps.log.warn({ err, tenant_id: tenantId, payment_id }, "a payment is not settled yet"),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, settleNext));
}

/** Events after which a payment may be settled. */
const HEARD = /^(payment_intent\.|charge\.(succeeded|failed|pending|updated|captured|expired)$)/;

/** Handles a payment event of a venue's account; throws 403 if the account is not the one to be paid. */
export async function heedPaymentEvent(deps: ApiDeps, event: ProviderEvent, account: string): Promise<void> {
  const { type, company, reference } = event;
  if (!HEARD.test(type) || company === null || reference === null) return;
  const tenantId = await tenantIdOf(deps.db, company);
  if (tenantId === undefined) return;
  await inTenant(deps.db, tenantId, async (trx) => {
    const row = /^\d{1,9}$/.test(reference) ? await findPayment(trx, Number(reference)) : undefined;
    if (!row || row.account_id !== account) {
      throw new ApiError("forbidden", "This account was not to be paid for anything here.");
    }
    const about = { subject: "booking_payment", subject_id: row.id, account_id: account } as const;
    await keepEvent(deps, trx, { tenant_id: tenantId, event, about });
  });
}
