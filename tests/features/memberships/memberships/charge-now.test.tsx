import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import {
  AT_THE_DESK,
  lookFrom,
  MAIN_STREET,
  renderDesk,
  type Answers,
} from "#tests/features/bookings/bookings/render-desk.tsx";
import { paid } from "#tests/features/people/own-account/render-member-profile.tsx";
import { StaffBill } from "#web/features/memberships/shared/StaffBill.tsx";
import { SessionContext } from "#web/session/session.ts";

const { session } = AT_THE_DESK;
const CASHIER = {
  ...AT_THE_DESK,
  session: { ...session, person: { ...session.person, permissions: ["payments.take" as const] } },
};
const OPEN_BILL = { ...paid, status: "open" as const, method: null, payment_id: null, card_tries: 1 };
const CARD = { __typename: "SavedCard", id: "pm_1", brand: "visa", last4: "4242", exp_month: 1, exp_year: 2030 };

beforeEach(() => lookFrom(1440));

async function chargeNow(cards: object[], outcome: object = {}) {
  const answers: Answers = {
    SavedCards: () => ({ clientPaymentMethods: { __typename: "ClientPaymentMethods", data: cards } }),
    ChargeMembershipInvoice: () => ({ chargeMembershipInvoice: { __typename: "InvoiceCharge", ...outcome } }),
  };
  const bill = (
    <StaffBill invoice={OPEN_BILL} clientId={9} formats={MAIN_STREET} paymentPath={(id) => `/payments/${id}`} />
  );
  const desk = renderDesk(<SessionContext value={CASHIER}>{bill}</SessionContext>, answers);
  await desk.user.click(screen.getByRole("button", { name: "Charge the card now" }));
  return desk;
}

test("shows the server's reason why a saved card was not charged", async () => {
  await chargeNow([CARD], { state: "ended", message: "Your card was declined." });
  expect(await screen.findByText(/Your card was declined\.$/)).toBeTruthy();
});

test("reports that there is no saved card to charge", async () => {
  const desk = await chargeNow([]);
  expect(await screen.findByText(/They have saved no card here\.$/)).toBeTruthy();
  expect(desk.asked("ChargeMembershipInvoice")).toEqual([]);
});

test("reports that the card was charged", async () => {
  await chargeNow([CARD], { state: "paid", message: null });
  expect(await screen.findByText("The card has paid")).toBeTruthy();
});
