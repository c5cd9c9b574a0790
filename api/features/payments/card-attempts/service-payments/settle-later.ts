import type { ApiDeps } from "#api/call/call.ts";
import { inSystemCall } from "#api/call/system-call.ts";
import { inTenant } from "#api/db/transaction.ts";
import { keepEventOfRow } from "#api/features/payments/payment-events/service.ts";
import {
  givenUpBefore,
  handleWholeRefund,
  refundWhole,
  reportColumns,
  takenFor,
  type RefundReport,
} from "#api/features/payments/refunds/whole-refund.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import { failureOf, ProviderRefusal } from "#api/stripe/provider-errors.ts";
import type { ProviderEvent } from "#api/stripe/provider.ts";
import {
  changePayment,
  findPayment,
  findPaymentOfProvider,
  isHeld,
  lockPayment,
  unsettledPayments,
  type ServicePaymentRow,
} from "./queries.ts";
import { settle } from "./settle.ts";

type Named = JobData["settle_service_payment"];

interface How {
  /** One that is not paid yet is made impossible to pay, whatever time is left. */
  isLast?: boolean;
}

/** Settles one payment, whatever triggered it. The provider is called between transactions. */
export async function settleServicePayment(
  deps: ApiDeps,
  { tenant_id, payment_id }: Named,
  how: How = {},
): Promise<void> {
  const seen = await inTenant(deps.db, tenant_id, (trx) => findPayment(trx, payment_id));
  if (!seen) return;
  const state = seen.state === "open" ? await settleOrNote(deps, seen, how) : seen.state;
  if (state === "refunding") await giveBack(deps, { tenant_id, payment_id });
}

/** Keeps why the provider could not be asked. */
async function settleOrNote(deps: ApiDeps, seen: ServicePaymentRow, how: How): Promise<string> {
  try {
    return await settleOpen(deps, seen, how);
  } catch (error) {
    const failure = failureOf(error);
    await inTenant(deps.db, seen.tenant_id, (trx) => changePayment(trx, seen.id, { failure }));
    throw error;
  }
}

async function settleOpen(deps: ApiDeps, row: ServicePaymentRow, { isLast = false }: How): Promise<string> {
  const { tenant_id, id, account_id, provider_payment_id } = row;
  const { charges } = deps.outside.payments;
  if (provider_payment_id === null) return forgetUnbegun(deps, row, isLast);
  const providerPayment = await charges.readPayment(account_id, provider_payment_id);
  const state = await inSystemCall(deps, tenant_id, "confirmPaymentSuccess", (call) =>
    settle(call, id, providerPayment),
  );
  if (state !== "open") return state;
  const mayBePaid = !isLast && (await inTenant(deps.db, tenant_id, (trx) => isHeld(trx, tenant_id, row.booking_id)));
  if (mayBePaid) return state;
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
    settle(call, id, { ...providerPayment, status: "canceled" }),
  );
}

/** Cancels a payment that no browser has received the means to pay. */
async function forgetUnbegun(
  { db, clock }: ApiDeps,
  { tenant_id, id, booking_id, state }: ServicePaymentRow,
  isLast: boolean,
) {
  return inTenant(db, tenant_id, async (trx) => {
    const row = await lockPayment(trx, id);
    if (row?.state !== "open" || row.provider_payment_id !== null) return row?.state ?? state;
    if (!isLast && (await isHeld(trx, tenant_id, booking_id))) return state;
    const change = { state: "cancelled", guest: null, client_note: null, settled_at: clock.now() };
    await changePayment(trx, id, change);
    return change.state;
  });
}

/** Refunds all of a payment that booked nothing, unless that has been done at the provider already. */
async function giveBack(deps: ApiDeps, { tenant_id, payment_id }: Named): Promise<void> {
  const row = await inTenant(deps.db, tenant_id, (trx) => findPayment(trx, payment_id));
  if (row?.state !== "refunding") return;
  const key = `give back ${tenant_id} ${payment_id} ${row.refund_asked_at?.epochMilliseconds ?? 0}`;
  await refundWhole(deps, { ...takenFor(row), key }, keepReport(deps, row));
}

/** Stores what the provider says of a refund; a failed attempt changes nothing where another one has succeeded. */
const keepReport =
  ({ db, clock }: ApiDeps, { tenant_id, id }: ServicePaymentRow) =>
  (report: RefundReport): Promise<void> =>
    inTenant(db, tenant_id, async (trx) => {
      const row = await lockPayment(trx, id);
      if (report.state === "refunding" && row?.state !== "refunding") return;
      const forgotten = report.state === "refunded" ? { guest: null } : {};
      await changePayment(trx, id, { ...reportColumns(report, clock.now()), ...forgotten });
    });

/** Same for a provider payment id: whether it was refunded there, or its bank turned the refund down, is looked up. */
export async function settlePaymentOfProvider(
  deps: ApiDeps,
  tenant_id: string,
  named: ProvidersPayment,
): Promise<void> {
  const row = await inTenant(deps.db, tenant_id, (trx) => findPaymentOfProvider(trx, named));
  if (row?.state === "open") await settleServicePayment(deps, { tenant_id, payment_id: row.id });
  if (row?.state === "refunding" || row?.state === "refunded") {
    await handleWholeRefund(deps, { ...takenFor(row), isRefunded: row.state === "refunded" }, keepReport(deps, row));
  }
}

type ProvidersPayment = Parameters<typeof findPaymentOfProvider>[1];

/** Payments waiting longer than this were missed by the payer's browser and the provider's events. */
const MISSED_AFTER_MINUTES = 1;
/** Concurrent, since each mostly waits for the provider. */
const AT_ONCE = 4;

/** Settles what was missed in one company: a payer who never came back, a lost event, a crashed process. */
export async function reconcileServicePayments(deps: ApiDeps, tenantId: string): Promise<void> {
  const now = deps.clock.now();
  const times = {
    from: givenUpBefore(now),
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
export async function handlePaymentEvent(deps: ApiDeps, event: ProviderEvent, account: string): Promise<void> {
  if (!HEARD.test(event.type)) return;
  await keepEventOfRow(deps, {
    event,
    account,
    subject: "booking_payment",
    reference: event.reference,
    find: (trx, _tenantId, id) => findPayment(trx, id),
  });
}
