import type { RecordedCall } from "#api/audit/record.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import {
  figuresOf,
  keepPaymentStatus,
  postGiftCardSold,
  postGiftCardTakenBack,
  postMembershipPayment,
  postPayment,
  taxesOfPart,
  type LedgerBooking,
  type LedgerWriting,
} from "#api/features/payments/ledger/service.ts";
import { ratesOf, soldTaxes, type Sold } from "#api/money/tax.ts";
import { tenantOf } from "#api/tenancy/tenant.ts";
import type { PaymentMethod } from "#schema/payments/payments/models.ts";
import { sumOf, taxesIn } from "#schema/shared/tax-rules.ts";
import {
  addRefunded,
  giftCardOfProvider,
  insertPayment,
  lockClientCredit,
  nextReceiptNumber,
  paymentOfGiftCard,
} from "./queries.ts";

/** The payment that a gift card was sold for. */
export const paymentForGiftCard = (trx: TenantTransaction, tenantId: string, id: number) =>
  paymentOfGiftCard(trx, tenantId, id);

/** The gift card that was sold for a payment at the provider. */
export const giftCardSoldFor = (
  trx: TenantTransaction,
  tenantId: string,
  named: { account: string; payment: string },
) => giftCardOfProvider(trx, tenantId, named);

/** Serializes what is done to a client's credit until the end of the transaction. */
export const lockCreditOf = ({ db, tenant }: Pick<RecordedCall, "db" | "tenant">, clientId: number): Promise<void> =>
  lockClientCredit(db, tenant.tenant_id, clientId);

/** Money received. Provider ids are set only if it was paid through the provider. */
export interface PaidAmount {
  method: PaymentMethod;
  amount: number;
  tip?: number;
  currency: string;
  payer_name?: string | null;
  note?: string | null;
  /** The platform's share of the amount. */
  platform_fee?: number;
  provider_account?: string;
  provider_payment_id?: string;
  card_brand?: string | null;
  card_last4?: string | null;
}

/**
 * Records a payment for a booking, its ledger entries and the booking's payment status. Call it under the lock of the booking's
 * row; a repeated `provider_payment_id` violates the table's unique index.
 */
export async function recordPayment(
  writing: LedgerWriting,
  booking: LedgerBooking,
  paid: PaidAmount,
): Promise<{ id: number; number: number }> {
  const { db, tenant_id, now, by } = writing;
  const { method, amount, tip = 0, currency } = paid;
  const number = await nextReceiptNumber(db, tenant_id);
  const taxes = await taxesInPayment(writing, booking, amount);
  const id = await insertPayment(db, {
    tenant_id,
    number,
    ...taxes,
    booking_id: booking.id,
    client_id: booking.client_id,
    location_id: booking.location_id,
    method,
    amount,
    tip_amount: tip,
    currency,
    payer_name: paid.payer_name ?? null,
    note: paid.note ?? null,
    platform_fee: paid.platform_fee ?? 0,
    provider_account: paid.provider_account ?? null,
    provider_payment_id: paid.provider_payment_id ?? null,
    card_brand: paid.card_brand ?? null,
    card_last4: paid.card_last4 ?? null,
    taken_by: by,
    created_at: now,
  });
  await postPayment(writing, booking, { payment_id: id, method, amount, tax: taxes.tax_amount, tip, currency });
  await keepPaymentStatus(writing, booking.id);
  return { id, number };
}

/** The taxes in a payment based on the balance before it, so that deposit and remainder add up to those of the price. */
async function taxesInPayment(writing: LedgerWriting, booking: LedgerBooking, amount: number) {
  if (booking.tax_rate === 0) return NO_TAX;
  const { balance } = await figuresOf(writing, booking.id);
  return taxColumns(writing, booking, taxesOfPart(balance, amount, ratesOf(booking)));
}

const NO_TAX = { tax_amount: 0 };

/** The tax columns of the receipt: each tax as it was sold, with what it comes to. */
async function taxColumns({ db, tenant_id }: LedgerWriting, sold: Sold, amounts: readonly number[]) {
  const tax_amount = sumOf(amounts);
  if (tax_amount === 0) return NO_TAX;
  const taxes = soldTaxes(await tenantOf(db, tenant_id), sold);
  return { tax_amount, taxes: taxes.map((tax, at) => ({ ...tax, amount: amounts[at] ?? 0 })) };
}

interface PaidInvoice extends Sold {
  id: number;
  client_id: number;
  /** The location where staff took it, if known. */
  location_id: number | null;
  method: PaymentMethod;
  amount: number;
  tax_amount: number;
  currency: string;
  card?: CardFacts;
}

/** The provider's data on the card used, and the platform's share. */
export interface CardFacts {
  platform_fee: number;
  provider_account: string;
  provider_payment_id: string;
  card_brand: string | null;
  card_last4: string | null;
}

/** Same for a membership invoice, which is marked as paid in its own table. Returns null if nothing was due. */
export async function recordMembershipPayment(writing: LedgerWriting, invoice: PaidInvoice): Promise<number | null> {
  const { db, tenant_id, now, by } = writing;
  const { id: membership_invoice_id, client_id, location_id, method, amount, currency, card } = invoice;
  if (amount === 0) return null;
  const { tax_amount: tax } = invoice;
  const payment_id = await insertPayment(db, {
    tenant_id,
    number: await nextReceiptNumber(db, tenant_id),
    ...(await taxColumns(writing, invoice, taxesIn(amount, ratesOf(invoice)))),
    membership_invoice_id,
    client_id,
    location_id,
    method,
    amount,
    currency,
    ...card,
    taken_by: by,
    created_at: now,
  });
  await postMembershipPayment(writing, { client_id, location_id }, { payment_id, method, amount, tax, currency });
  return payment_id;
}

interface PaidGiftCard {
  id: number;
  payer_name: string;
  location_id: number | null;
  method: PaymentMethod;
  amount: number;
  currency: string;
  card?: CardFacts;
}

/** Same for a gift card: it is not revenue yet and carries no tax. */
export async function recordGiftCardPayment(writing: LedgerWriting, card: PaidGiftCard): Promise<void> {
  const { db, tenant_id, now, by } = writing;
  const { id: gift_card_id, card: facts, ...paid } = card;
  const payment_id = await insertPayment(db, {
    tenant_id,
    number: await nextReceiptNumber(db, tenant_id),
    gift_card_id,
    ...paid,
    ...facts,
    taken_by: by,
    created_at: now,
  });
  await postGiftCardSold(writing, { payment_id, ...paid });
}

/** Refunds a gift card by its original method; a negative amount reverses a refund. Call it under the lock of the card. */
export async function giveBackGiftCard(
  writing: LedgerWriting,
  { id, amount, currency, reason }: { id: number; amount: number; currency: string; reason: string },
): Promise<void> {
  const { db, tenant_id } = writing;
  const { id: payment_id, location_id, method } = await paymentOfGiftCard(db, tenant_id, id);
  await addRefunded(db, tenant_id, { id: payment_id, amount, tax: 0 });
  await postGiftCardTakenBack(writing, {
    payment_id,
    location_id,
    method,
    amount,
    currency,
    reason,
  });
}
