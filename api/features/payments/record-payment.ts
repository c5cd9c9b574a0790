import {
  keepPaymentStatus,
  type LedgerBooking,
  type LedgerWriting,
  postMembershipPayment,
  postPayment,
} from "#api/features/ledger/service.ts";
import { insertPayment, nextReceiptNumber } from "#api/features/payments/queries.ts";
import type { PaymentMethod } from "#schema/payments/models.ts";

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
  const id = await insertPayment(db, {
    tenant_id,
    number,
    booking_id: booking.id,
    client_id: booking.client_id,
    location_id: booking.location_id,
    method,
    state: "paid",
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
    paid_at: now,
  });
  await postPayment(writing, booking, { payment_id: id, method, amount, tip, currency });
  await keepPaymentStatus(writing, booking.id);
  return { id, number };
}

interface PaidInvoice {
  id: number;
  client_id: number;
  /** Where the desk took it; none where that is not known. */
  location_id: number | null;
  method: PaymentMethod;
  amount: number;
  currency: string;
}

/** The same for the bill of a membership, which its own table marks as paid. */
export async function recordMembershipPayment(writing: LedgerWriting, invoice: PaidInvoice): Promise<void> {
  const { db, tenant_id, now, by } = writing;
  const { id: membership_invoice_id, client_id, location_id, method, amount, currency } = invoice;
  if (amount === 0) return;
  const payment_id = await insertPayment(db, {
    tenant_id,
    number: await nextReceiptNumber(db, tenant_id),
    membership_invoice_id,
    client_id,
    location_id,
    method,
    state: "paid",
    amount,
    currency,
    taken_by: by,
    created_at: now,
    paid_at: now,
  });
  await postMembershipPayment(writing, { client_id, location_id }, { payment_id, method, amount, currency });
}
