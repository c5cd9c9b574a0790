import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const EVENT = {
  __typename: "FailedPaymentEvent",
  id: "evt_1",
  type: "charge.refunded",
  subject: "refund",
  provider_payment_id: "pi_1",
  local_time: "2027-05-03T10:00:00-07:00",
  tries: 15,
  failure: "The payment provider is not answering.",
  is_retrying: false,
};
const failed = (...data: (typeof EVENT)[]) => ({
  data: { failedPaymentEvents: { __typename: "FailedPaymentEvents", total: data.length, data } },
});
const payments = { __typename: "PaymentPage", data: [], meta: { __typename: "Meta", total: 0 } };

const withPermissions = (...permissions: string[]): Answers => ({
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions } } }),
  PaymentDisputes: () => ({ data: { paymentDisputes: { total: 0, open: 0, data: [] } } }),
  UnsettledPayments: () => ({
    data: { unsettledPayments: { total: 0, open: 0, failed: 0, unclear: 0, data: [] } },
  }),
  PaymentList: () => ({ data: { payments } }),
  FailedPaymentEvents: () => failed(EVENT),
});

it("shows above the payments in plain words that an event failed, and tries it again", async () => {
  let isOver = false;
  const app = renderApp("/billing", {
    ...withPermissions("payments.take", "billing.manage"),
    FailedPaymentEvents: () => (isOver ? failed() : failed(EVENT)),
    RetryPaymentEvent: () => {
      isOver = true;
      return { data: { retryPaymentEvent: { ...EVENT, is_retrying: true } } };
    },
  });
  expect(await screen.findByText(/^1 message from the payment provider could not be processed/)).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "Show it" }));
  expect(app.address()).toBe("/billing?show=failed");
  const panel = within(await screen.findByRole("dialog", { name: "Messages that failed" }));
  expect(await panel.findByText("Money went back to a card")).toBeTruthy();
  expect(panel.getByText("Mon 3 May, 10:00 · Tried 15 times")).toBeTruthy();
  expect(panel.getByText("The payment provider is not answering.")).toBeTruthy();
  await app.user.click(panel.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(app.askedFor("RetryPaymentEvent")[0]?.variables).toEqual({ id: "evt_1" }));
  expect(await panel.findByText("Nothing failed")).toBeTruthy();
});

it("loads nothing without the permission to see it", async () => {
  const app = renderApp("/billing", withPermissions("payments.take"));
  expect(await screen.findByText("No payments yet")).toBeTruthy();
  expect(screen.queryByText(/could not be processed/)).toBeNull();
  expect(app.askedFor("FailedPaymentEvents")).toEqual([]);
});
