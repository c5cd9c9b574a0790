import type { ApiDeps, Call } from "#api/call/call.ts";
import { inSystemCall } from "#api/call/system-call.ts";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
import { ApiError } from "#api/errors/errors.ts";
import {
  keepPaymentStatus,
  lockPaidFor,
  postDispute,
  writingOf,
  type LedgerSubject,
} from "#api/features/payments/ledger/service.ts";
import { companyOfPayment, keepEventOfPayment } from "#api/features/payments/payment-events/service.ts";
import type { ProviderDispute } from "#api/stripe/charge-provider.ts";
import type { ProviderEvent } from "#api/stripe/provider.ts";
import { tenantIdOf } from "#api/tenancy/tenant.ts";
import { isBefore, localTextIn, utcText } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import type { PaymentDispute, PaymentDisputes } from "#schema/payments/disputes/models.ts";
import { disputeStateOf } from "./dispute-state.ts";
import { disputedTaxDue } from "./disputed-tax.ts";
import {
  changeDispute,
  disputedPayments,
  findDisputed,
  keepDispute,
  listDisputes,
  lockDisputedGiftCard,
  lockingDispute,
  type DisputeRow,
} from "./queries.ts";

const MOST_SHOWN = 50;

/** Whether a bank holds the money of a payment, or took it back: it is not the venue's to refund. */
export const isWithdrawn = async (trx: TenantTransaction, paymentId: number): Promise<boolean> =>
  (await lockingDispute(trx, paymentId)) !== undefined;

export async function paymentDisputes({ db, tenant }: Call): Promise<PaymentDisputes> {
  const rows = await listDisputes(db, tenant.tenant_id, MOST_SHOWN);
  const [first] = rows;
  return {
    data: rows.map((row) => presentDispute(row, tenant.timezone)),
    total: first?.total ?? 0,
    open: first?.open ?? 0,
  };
}

type ListedDispute = Awaited<ReturnType<typeof listDisputes>>[number];

function presentDispute(row: ListedDispute, companyZone: string | null): PaymentDispute {
  const { amount, withdrawn_amount, currency, due_by } = row;
  return {
    id: row.id,
    payment_id: row.payment_id,
    receipt_number: row.receipt_number,
    booking_id: row.booking_id,
    payer_name: row.payer_name ?? "Guest",
    state: disputeStateOf(row.provider_status),
    reason: row.reason,
    amount: { amount, currency },
    withdrawn: { amount: withdrawn_amount, currency },
    due_by: due_by && utcText(due_by),
    due_local: due_by && localTextIn(venueZone(row.timezone, companyZone), due_by),
    created_at: utcText(row.created_at),
  };
}

/** A refund would pay it twice: the bank has already taken the money. */
export async function refuseDisputed(trx: TenantTransaction, paymentId: number): Promise<void> {
  const dispute = await lockingDispute(trx, paymentId);
  if (!dispute) return;
  throw new ApiError(
    "invalid_state",
    disputeStateOf(dispute.provider_status) === "lost"
      ? "This payment was disputed, and its bank has given the money back to the card's holder already."
      : "This payment is disputed, and its bank holds the money. It can be refunded once the dispute is won.",
  );
}

/** The provider's account and payment id. */
interface NamedPayment {
  account: string;
  payment: string;
}

/** Reads the current disputes of a payment from the provider and stores them. Calls it between transactions. */
export async function settleDisputes(deps: ApiDeps, tenant_id: string, named: NamedPayment): Promise<void> {
  const askedAt = deps.clock.now();
  const providerDisputes = await deps.outside.payments.charges.disputesOf(named.account, named.payment);
  await inSystemCall(deps, tenant_id, "paymentDisputes", async (on) => {
    const { db } = on;
    const payment = await findDisputed(db, tenant_id, named);
    if (!payment) return;
    const { id: payment_id, booking_id, gift_card_id } = payment;
    if (gift_card_id !== null) await lockDisputedGiftCard(db, gift_card_id);
    const paidFor = await lockPaidFor(db, { tenant_id, payment_id, booking_id });
    for (const dispute of providerDisputes) await takeOver(on, { payment, paidFor, dispute, askedAt });
    if (booking_id !== null) await keepPaymentStatus(writingOf(on), booking_id);
  });
}

interface Told {
  payment: NonNullable<Awaited<ReturnType<typeof findDisputed>>>;
  paidFor: LedgerSubject;
  dispute: ProviderDispute;
  askedAt: Temporal.Instant;
}

/** Posts withdrawn and returned money to the ledger once, in whatever order it is reported. */
async function takeOver(call: Call, { payment, paidFor, dispute, askedAt }: Told): Promise<void> {
  const { db, tenant } = call;
  const { tenant_id } = tenant;
  const { id: provider_dispute_id, status: provider_status, withdrawn, created_at, ...columns } = dispute;
  const known = await keepDispute(db, {
    ...columns,
    tenant_id,
    payment_id: payment.id,
    booking_id: payment.booking_id,
    provider_dispute_id,
    provider_status,
    created_at,
    asked_at: askedAt,
  });
  if (isBefore(askedAt, known.asked_at)) return;
  await changeDispute(db, tenant_id, known.id, {
    provider_status,
    due_by: columns.due_by,
    withdrawn_amount: withdrawn,
    asked_at: askedAt,
  });
  const amount = withdrawn - known.withdrawn_amount;
  const { reason, currency } = known;
  if (amount !== 0) {
    const writing = writingOf(call);
    await postDispute(writing, paidFor, {
      payment_id: payment.id,
      currency,
      reason: spoken(reason),
      amount,
      tax: await disputedTaxDue(writing, payment.id),
    });
  }
}

/** "product_not_received" in words. */
const spoken = (reason: DisputeRow["reason"]): string => `Disputed: ${reason.replaceAll("_", " ")}`;

/** How often open disputes are polled, independent of events. */
const ASKED_EVERY_HOURS = 1;

/** Catches up on missed events of one company. */
export async function reconcileDisputes(deps: ApiDeps, tenantId: string): Promise<void> {
  const askedBefore = deps.clock.now().subtract({ hours: ASKED_EVERY_HOURS });
  const open = await inTenant(deps.db, tenantId, (trx) => disputedPayments(trx, tenantId, askedBefore));
  for (const named of open) {
    await settleDisputes(deps, tenantId, named).catch((err: unknown) =>
      deps.log.warn({ err, tenant_id: tenantId, payment: named.payment }, "a dispute is not known yet"),
    );
  }
}

/**
 * Handles an event about a dispute in a venue's account, if that account took the payment. The event names no company: that
 * comes from the payment, which is read from the provider.
 */
export async function handleDisputeEvent(deps: ApiDeps, event: ProviderEvent, account: string): Promise<void> {
  const { payment } = event;
  if (!event.type.startsWith("charge.dispute.") || payment === null) return;
  const company = await companyOfPayment(deps, { account, payment });
  const tenant_id = company === null ? undefined : await tenantIdOf(deps.db, company);
  if (tenant_id !== undefined) await keepEventOfPayment(deps, { tenant_id, event, account, subject: "dispute" });
}
