import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PaymentStatus } from "#schema/bookings/bookings/models.ts";
import { renderDesk } from "#tests/features/bookings/bookings/render-desk.tsx";
import { BookingMoney } from "#web/features/payments/shared/BookingMoney.tsx";
import { cad, PAYMENT } from "./payment-item.ts";

const CHARGE = { __typename: "LedgerTransaction", id: 1, kind: "charge", reason: null, created_by_name: "Marta" };

test.each<[PaymentStatus, balance: number, line: string]>([
  ["due", 6000, "Still due of $60.00$60.00"],
  ["deposit_paid", 4200, "Still due of $60.00$42.00"],
  ["paid", 0, "Nothing is due of $60.00"],
  ["refund_due", -6000, "Refund due of $60.00 paid$60.00"],
  ["refunding", -6000, "On its way back of $60.00 paid$60.00"],
])("shows the amount of a booking that is %s", async (payment_status, balance, line) => {
  const isCancelled = balance < 0;
  renderDesk(<BookingMoney booking={{ id: 12, name: "Pia Lund", partySize: 2, locale: "en-CA" }} />, {
    BookingAccount: () => ({
      bookingAccount: {
        __typename: "BookingAccount",
        booking_id: 12,
        client_id: 70,
        payment_status,
        charged: cad(isCancelled ? 0 : 6000),
        paid: cad(isCancelled ? 6000 : 6000 - balance),
        refunded: cad(0),
        balance: cad(balance),
        credit: cad(0),
        payments: [{ __typename: "Payment", ...PAYMENT }],
        transactions: [{ ...CHARGE, created_at: "2027-05-03T15:00:00Z", payment_id: null, entries: [] }],
      },
    }),
    OpenCharges: () => ({ cardCharges: { __typename: "CardChargePage", data: [] } }),
  });
  const money = within(await screen.findByRole("region", { name: "Payments" }));
  expect(money.getByText(/^(Still due|Nothing is due|Refund due|On its way back)/).closest("p")?.textContent).toBe(
    line,
  );
});
