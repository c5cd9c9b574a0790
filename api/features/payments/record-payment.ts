import {
  figuresOf,
  keepPaymentStatus,
  type LedgerBooking,
  type LedgerWriting,
  postGiftCardSold,
  postGiftCardTakenBack,
  postMembershipPayment,
  postPayment,
  taxOfPart,
} from "#api/features/ledger/service.ts";
import {
  addRefunded,
  giftCardOfProvider,
  insertPayment,
  nextReceiptNumber,
  paymentOfGiftCard,
} from "#api/features/payments/queries.ts";
import { tenantOf } from "#api/tenancy/tenant.ts";
import type { PaymentMethod } from "#schema/payments/models.ts";

export { giftCardOfProvider, paymentOfGiftCard };

/** Money that has come. The provider's ids only where it passed through the provider. */
export interface PaidAmount {
  method: PaymentMethod;
  amount: number;
  tip?: number;
  currency: string;
  payer_name?: string | null;
  note?: string | null;
  /** The platform's share of it. */
  platform_fee?: number;
  provider_account?: string;
  provider_payment_id?: string;
  card_brand?: string | null;
  card_last4?: string | null;
}

/**
 * Records money that was paid for a booking: the payment, its entries in the ledger and the booking's payment status. Call
 * it under the lock of the booking's row; the same provider_payment_id a second time breaks the table's unique index.
 */
export async function recordPayment(
  writing: LedgerWriting,
  booking: LedgerBooking,
  paid: PaidAmount,
): Promise<{ id: number; number: number }> {
  const { db, tenant_id, now, by } = writing;
  const { method, amount, tip = 0, currency } = paid;
  const number = await nextReceiptNumber(db, tenant_id);
  const tax = await taxInPayment(writing, booking, amount);
  const id = await insertPayment(db, {
    tenant_id,
    number,
    ...(await taxColumns(writing, booking.tax_rate, tax)),
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
  await postPayment(writing, booking, { payment_id: id, method, amount, tax, tip, currency });
  await keepPaymentStatus(writing, booking.id);
  return { id, number };
}

/** What of it is tax, by what was owed before: deposit and rest together have the tax of the price. */
async function taxInPayment(writing: LedgerWriting, { id, tax_rate }: LedgerBooking, amount: number): Promise<number> {
  if (tax_rate === 0) return 0;
  const { balance } = await figuresOf(writing, id);
  return taxOfPart(balance, amount, tax_rate);
}

/** As the receipt shows it for good, under the name and number of today. */
async function taxColumns({ db, tenant_id }: LedgerWriting, tax_rate: number, tax_amount: number) {
  if (tax_amount === 0) return {};
  const { tax_name, tax_number } = await tenantOf(db, tenant_id);
  return { tax_name, tax_number, tax_rate, tax_amount };
}

interface PaidInvoice {
  id: number;
  client_id: number;
  /** Where the desk took it; none where that is not known. */
  location_id: number | null;
  method: PaymentMethod;
  amount: number;
  tax_rate: number;
  tax_amount: number;
  currency: string;
  card?: CardFacts;
}

/** What the provider says of the card that paid, and the platform's share of it. */
export interface CardFacts {
  platform_fee: number;
  provider_account: string;
  provider_payment_id: string;
  card_brand: string | null;
  card_last4: string | null;
}

/** The same for the bill of a membership, which its own table marks as paid. */
export async function recordMembershipPayment(writing: LedgerWriting, invoice: PaidInvoice): Promise<number | null> {
  const { db, tenant_id, now, by } = writing;
  const { id: membership_invoice_id, client_id, location_id, method, amount, currency, card } = invoice;
  if (amount === 0) return null;
  const { tax_rate, tax_amount: tax } = invoice;
  const payment_id = await insertPayment(db, {
    tenant_id,
    number: await nextReceiptNumber(db, tenant_id),
    ...(await taxColumns(writing, tax_rate, tax)),
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

/** The same for a gift card: it is no sale yet, and has no tax. */
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

/** Its money goes back as it was paid; below zero it came back again. Call it under the lock of the card. */
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
    // the column's check admits these values alone
    method: method as PaymentMethod,
    amount,
    currency,
    reason,
  });
}
