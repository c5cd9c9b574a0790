import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderDesk } from "#tests/features/bookings/bookings/render-desk.tsx";
import { paymentLook, refundedText } from "#web/features/payments/shared/format-payment.ts";
import type { PaymentItemFragment } from "#web/features/payments/shared/payments.generated.ts";
import { RefundDialog } from "#web/features/payments/shared/RefundDialog.tsx";
import { cad, PAYMENT } from "./payment-item.ts";

const TIPPED: PaymentItemFragment = { ...PAYMENT, tip: cad(20_000), refundable_tip: cad(20_000) };

const minor = (amount: number) => ({ amount, currency: "CAD" });

const REFUNDED = {
  RefundPayment: () => ({
    refundPayment: {
      __typename: "PaymentRefund",
      state: "refunded",
      is_dry_run: false,
      payment: { __typename: "Payment", ...TIPPED },
      entries: [{ __typename: "LedgerEntry", account: "tips", amount: cad(18_000) }],
      taxes: [],
      allowances: [
        {
          __typename: "BillAllowance",
          unit: "minutes",
          service_name: null,
          resource_type_name: "Simulator",
          granted: 600,
          used: 520,
        },
      ],
      still_refundable: cad(6000),
      still_refundable_tip: cad(2000),
      balance: cad(0),
    },
  }),
};

const desk = (payment: PaymentItemFragment) =>
  renderDesk(<RefundDialog payment={payment} locale="en-CA" onClose={() => undefined} />, REFUNDED);

test("refunds only a tip, and shows the rest of it", async () => {
  const { user, asked } = desk(TIPPED);
  const amount = await screen.findByLabelText(/^Amount/);
  expect(screen.getByText("Up to $200.00")).toBeTruthy();
  await user.clear(amount);
  await user.type(screen.getByLabelText("Reason"), "Typed a nought too many");
  await user.click(screen.getByRole("button", { name: "Refund $0.00" }));
  expect(await screen.findByText("Enter an amount.")).toBeTruthy();
  await user.type(screen.getByLabelText(/^Tip/), "180");
  expect(await screen.findByText("Left of its tip")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Refund $180.00" }));
  await screen.findByText("$180.00 is refunded to Pia Lund");
  expect(asked("RefundPayment").at(-1)?.variables).toEqual({
    id: 9,
    input: { amount: minor(0), tip: minor(18_000), as: "payment", reason: "Typed a nought too many" },
  });
});

test("offers only the tip once the amount is refunded", async () => {
  desk({ ...TIPPED, refundable: cad(0) });
  expect(await screen.findByRole("button", { name: "Refund $200.00" })).toBeTruthy();
  expect(screen.queryByLabelText(/^Amount/)).toBeNull();
});

test("offers no tip if there was none", async () => {
  const { user, asked } = desk(PAYMENT);
  await user.type(await screen.findByLabelText("Reason"), "Projector was down");
  expect(screen.queryByLabelText(/^Tip/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Refund $60.00" }));
  await screen.findByText("$60.00 is refunded to Pia Lund");
  expect(asked("RefundPayment").at(-1)?.variables).toMatchObject({ input: { amount: minor(6000) } });
  expect(asked("RefundPayment").at(-1)?.variables["input"]).not.toHaveProperty("tip");
});

test("shows how much of a bill's period was used, and what was credited of it", async () => {
  desk({ ...PAYMENT, booking_id: null, credited: cad(2700), refundable: cad(3300) });
  expect(await screen.findByText("Simulator time: 520 of 600 minutes used")).toBeTruthy();
  expect(screen.getByText(/^\$27\.00 of this bill was credited/)).toBeTruthy();
  expect(screen.getByText("Up to $33.00")).toBeTruthy();
});

test("shows no such figures for a booking", async () => {
  desk(PAYMENT);
  await screen.findByText("Remaining on this receipt");
  expect(screen.queryByText(/of this bill was credited/)).toBeNull();
  expect(screen.queryByText(/minutes used/)).toBeNull();
});

test.each([
  ["Paid", null, {}],
  ["Tip refunded", "$180.00 of the tip", { refunded_tip: cad(18_000) }],
  ["Part-refunded", "$20.00 and $180.00 of the tip", { refunded: cad(2000), refunded_tip: cad(18_000) }],
  ["Refunded", "$60.00", { refunded: cad(6000) }],
])("shows %s in the list, and %s in the panel", (label, text, changes) => {
  expect(paymentLook({ ...TIPPED, ...changes }).label).toBe(label);
  expect(refundedText({ ...TIPPED, ...changes }, "en-CA")).toBe(text);
});
