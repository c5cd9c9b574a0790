import { disputeStateOf } from "#api/features/payments/disputes/dispute-state.ts";
import { asOne, paidTaxes, taxesInPart } from "#api/money/tax.ts";
import { localTextIn, utcText } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import type { Payment } from "#schema/payments/payments/models.ts";
import type { PaymentRow } from "./payment-row.ts";

export function presentPayment(row: PaymentRow, companyZone: string | null): Payment {
  const { amount, currency, refunded_amount: refunded } = row;
  const money = (minor: number) => ({ amount: minor, currency });
  return {
    id: row.id,
    number: row.number,
    booking_id: row.booking_id,
    membership_invoice_id: row.membership_invoice_id,
    client_id: row.client_id,
    payer_name: row.name ?? "Guest",
    description: descriptionOf(row),
    location_id: row.location_id,
    location_name: row.location_name,
    method: row.method,
    amount: money(amount),
    tip: money(row.tip_amount),
    ...taxesOfPayment(row),
    refunded: money(refunded),
    refunded_tip: money(row.refunded_tip_amount),
    refunding: money(row.refunding_amount),
    credited: money(row.credited_amount),
    refundable: money(refundableOf(row)),
    refundable_tip: money(refundableTipOf(row)),
    voided_time: row.voided_at && localTextIn(venueZone(row.timezone, companyZone), row.voided_at),
    voided_by_name: row.voided_by_name,
    void_reason: row.void_reason,
    void_refusal: whyNotVoid(row),
    refund_failure: row.refund_failure,
    dispute: row.dispute_status === null ? null : disputeStateOf(row.dispute_status),
    dispute_due: row.dispute_due_by && localTextIn(venueZone(row.timezone, companyZone), row.dispute_due_by),
    card_brand: row.card_brand,
    card_last4: row.card_last4,
    note: row.note,
    taken_by_name: row.taken_by_name,
    created_at: utcText(row.created_at),
    local_time: localTextIn(venueZone(row.timezone, companyZone), row.created_at),
  };
}

function taxesOfPayment(row: PaymentRow): Pick<Payment, "tax" | "taxes"> {
  const { amount, currency, tax_amount, refunded_amount, refunded_tax_amount } = row;
  const money = (minor: number) => ({ amount: minor, currency });
  const net = money(amount - tax_amount);
  const back = taxesInPart(row, refunded_amount);
  const taxes = paidTaxes(row).map(({ amount: tax, ...sold }, at) => ({
    ...sold,
    net,
    tax: money(tax),
    refunded: money(back[at] ?? 0),
  }));
  if (tax_amount === 0) return { tax: null, taxes };
  return { tax: { ...asOne(taxes), net, tax: money(tax_amount), refunded: money(refunded_tax_amount) }, taxes };
}

/**
 * Without the tip. Excludes amounts being refunded or credited by a change of plan, payments reclaimed by the bank and those
 * recorded by mistake.
 */
export const refundableOf = (row: PaymentRow): number =>
  isRefundable(row) ? Math.max(0, row.amount - row.refunded_amount - row.refunding_amount - row.credited_amount) : 0;

/** Only the desk takes tips, so that none is ever on its way back to a card. */
export const refundableTipOf = (row: PaymentRow): number =>
  isRefundable(row) ? row.tip_amount - row.refunded_tip_amount : 0;

const isRefundable = (row: PaymentRow): boolean =>
  // A gift card payment is refunded with the gift card.
  (row.booking_id !== null || row.membership_invoice_id !== null) && !row.is_withdrawn && row.voided_at === null;

/** Why a payment cannot be marked as recorded by mistake; null if it can. */
export function whyNotVoid(row: PaymentRow): string | null {
  if (row.voided_at !== null) return "This payment is marked as recorded by mistake already.";
  if (row.method === "card") return "The card was charged online. Only a refund gives its money back.";
  if (row.gift_card_id !== null) return "Take back the gift card instead. Its payment goes with it.";
  return row.refunding_amount > 0 ? "A refund of this payment is on its way already." : null;
}

function descriptionOf({ service_name, resource_name, plan_name, gift_card_id }: PaymentRow): string {
  const what = [service_name, resource_name].filter(Boolean).join(", ");
  if (gift_card_id !== null) return "Gift card";
  return what || (plan_name ?? "Payment");
}
