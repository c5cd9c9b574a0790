import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderDesk } from "#tests/features/bookings/bookings/render-desk.tsx";
import type { PaymentItemFragment } from "#web/features/payments/shared/payments.generated.ts";
import { VoidPaymentButton } from "#web/features/payments/shared/VoidPaymentDialog.tsx";
import { cad, PAYMENT as CASH } from "./payment-item.ts";

const PAYMENT: PaymentItemFragment = {
  ...CASH,
  tip: cad(500),
  refunded: cad(1500),
  refunded_tip: cad(500),
  refundable: cad(4500),
};

const VOIDED = {
  VoidPayment: () => ({
    voidPayment: {
      __typename: "VoidedPayment",
      is_dry_run: true,
      payment: { __typename: "Payment", ...PAYMENT },
      entries: [{ __typename: "LedgerEntry", account: "cash", amount: cad(-4000) }],
      balance: cad(6000),
      credit_taken_back: cad(0),
      closed_day: "2027-05-03",
      receipts_mailed: 1,
    },
  }),
};

const desk = (payment: PaymentItemFragment) =>
  renderDesk(<VoidPaymentButton payment={payment} locale="en-CA" />, VOIDED);

test("lists what else is reversed, before anything is written", async () => {
  const { user, asked } = desk(PAYMENT);
  await user.click(await screen.findByRole("button", { name: "Void receipt 12" }));
  expect(await screen.findByText("Its refund of $20.00 is taken back with it, as if it was never given.")).toBeTruthy();
  expect(screen.getByText(/^The cash-up of .+ stays as it was closed\./)).toBeTruthy();
  expect(
    screen.getByText("The receipt was mailed. Whoever got it is told by mail that it no longer counts."),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Void receipt" }));
  expect(await screen.findByText("Enter what was wrong.")).toBeTruthy();
  expect(asked("VoidPayment")).toHaveLength(1);
  await user.type(screen.getByLabelText("What was wrong"), "Wrong booking");
  await user.click(screen.getByRole("button", { name: "Void receipt" }));
  await screen.findByText("Receipt 12 is withdrawn, and $60.00 is due");
  expect(asked("VoidPayment").at(-1)).toMatchObject({
    variables: { id: 9, input: { reason: "Wrong booking", refunded: 2000 } },
  });
});

test("explains at the button why an online payment cannot be voided", async () => {
  const refusal = "The card was charged online. Only a refund gives its money back.";
  const { user } = desk({ ...PAYMENT, void_refusal: refusal });
  await user.hover(await screen.findByRole("button", { name: "Void receipt 12" }));
  expect(await screen.findByRole("tooltip", { name: refusal })).toBeTruthy();
});
