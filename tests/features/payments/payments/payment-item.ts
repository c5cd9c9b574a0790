import type { PaymentItemFragment } from "#web/features/payments/shared/payments.generated.ts";

export const cad = (amount: number) => ({ __typename: "Money" as const, amount, currency: "CAD" });

/** $60.00 in cash of a guest, as a screen reads it. */
export const PAYMENT: PaymentItemFragment = {
  id: 9,
  number: 12,
  booking_id: 5,
  client_id: null,
  payer_name: "Pia Lund",
  description: "Bay time",
  location_name: "Harbour",
  method: "cash",
  amount: cad(6000),
  tip: cad(0),
  taxes: [],
  refunded: cad(0),
  refunded_tip: cad(0),
  refunding: cad(0),
  credited: cad(0),
  refundable: cad(6000),
  refundable_tip: cad(0),
  voided_time: null,
  voided_by_name: null,
  void_reason: null,
  void_refusal: null,
  refund_failure: null,
  dispute: null,
  dispute_due: null,
  card_brand: null,
  card_last4: null,
  note: null,
  taken_by_name: "Marta Kowalczyk",
  created_at: "2027-05-03T15:00:00Z",
  local_time: "2027-05-03T11:00:00-04:00",
};
