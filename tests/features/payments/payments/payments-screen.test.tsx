import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { lookFrom } from "#tests/features/bookings/bookings/render-desk.tsx";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const DISPUTED: Answers = {
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["payments.take", "payments.refund"] } } }),
  PaymentList: () => ({ data: { payments: { data: [], meta: { total: 0 } } } }),
  PaymentDisputes: () => ({
    data: { paymentDisputes: { __typename: "PaymentDisputeList", open: 1, total: 1, data: [] } },
  }),
};

test("shows the disputes in place of the open payment", async () => {
  lookFrom(1440);
  const app = renderApp("/billing?payment=9", DISPUTED);
  await app.user.click(await screen.findByRole("button", { name: "Show the dispute" }));
  await waitFor(() => expect(app.address()).toBe("/billing?show=disputes"));
});

test("lists payments to look up at the provider above the list, with their references", async () => {
  lookFrom(1440);
  const lost = {
    __typename: "UnclearPayment",
    id: "booking-3",
    kind: "booking",
    client_id: null,
    booking_id: 9,
    payer_name: "Gil Guest",
    description: "Bay time",
    amount: { __typename: "Money", amount: 1800, currency: "CAD" },
    account_id: "acct_old",
    provider_payment_id: "pi_lost",
    local_time: "2027-05-03T10:00:00-07:00",
  };
  const app = renderApp("/billing", {
    ...DISPUTED,
    UnclearPayments: () => ({ data: { unclearPayments: { __typename: "UnclearPayments", total: 1, data: [lost] } } }),
  });
  expect(await screen.findByText(/1 card payment was under way when its account was disconnected/)).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "Look it up" }));
  expect(await screen.findByText("Gil Guest")).toBeTruthy();
  expect(screen.getByText(/The provider calls the payment pi_lost, in the account acct_old/)).toBeTruthy();
  await waitFor(() => expect(app.address()).toBe("/billing?show=unclear"));
});
