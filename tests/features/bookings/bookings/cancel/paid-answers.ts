import { cad, PAYMENT } from "#tests/features/payments/payments/payment-item.ts";
import type { Answers } from "../render-desk.tsx";

export const paidBy = (method: string) => ({ __typename: "Payment", ...PAYMENT, id: 1, method });

interface Money {
  /** In minor units; the rest of the 60.00 is kept. */
  refund?: number;
  as?: string;
  client?: number | null;
}

/** What each booking paid, and what cancelling it refunds. */
export const moneyOf = (
  payments: readonly object[],
  { refund = 6000, as = "payment", client = 70 }: Money = {},
): Answers => ({
  BookingAccount: ({ id }) => ({
    bookingAccount: {
      __typename: "BookingAccount",
      booking_id: id,
      client_id: client,
      payment_status: "paid",
      charged: cad(6000),
      paid: cad(6000),
      refunded: cad(0),
      balance: cad(0),
      credit: cad(0),
      payments,
      transactions: [],
    },
  }),
  BookingFees: ({ id }) => ({
    bookingFees: {
      __typename: "BookingFees",
      booking_id: id,
      terms: { __typename: "BookingTerms", cancel_due: cad(6000 - refund), no_show_due: cad(0) },
      cancel_refund: cad(refund),
      cancel_refund_as: as,
      amounts_due: [],
    },
  }),
});
