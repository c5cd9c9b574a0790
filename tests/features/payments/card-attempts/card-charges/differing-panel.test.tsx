import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const cad = (amount: number) => ({ __typename: "Money", amount, currency: "CAD" });
const OF_BOOKING = {
  __typename: "DifferingCharge",
  id: 7,
  booking_id: 12,
  client_id: 3,
  payer_name: "Pia Lund",
  description: "Bay time",
  state: "refunding",
  amount: cad(6000),
  failure: "The card was charged $17.00 instead of $60.00. Nothing counts as paid.",
  refund_failure: "Insufficient funds in your Stripe balance.",
  provider_payment_id: "pi_1",
  local_time: "2027-05-03T10:00:00-07:00",
};
const OF_BILL = {
  ...OF_BOOKING,
  id: 6,
  booking_id: null,
  payer_name: "Gil Ost",
  description: "Club 12",
  state: "refunded",
  refund_failure: null,
};

type Charge = Omit<typeof OF_BOOKING, "booking_id" | "refund_failure"> & {
  booking_id: number | null;
  refund_failure: string | null;
};

const differing = (data: Charge[]) => ({
  data: {
    differingCharges: {
      __typename: "DifferingCharges",
      total: data.length,
      open: data.filter(({ state }) => state !== "refunded").length,
      failed: data.filter(({ state }) => state === "refund_failed").length,
      data,
    },
  },
});

const billing = (data: Charge[]): Answers => ({
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["payments.take"] } } }),
  PaymentList: () => ({
    data: { payments: { __typename: "PaymentPage", data: [], meta: { __typename: "Meta", total: 0 } } },
  }),
  DifferingCharges: () => differing(data),
});

it("lists charges of a wrong amount above the payments, with their refund and a way to charge again", async () => {
  const app = renderApp("/billing", billing([OF_BOOKING, OF_BILL]));
  expect(await screen.findByText(/^2 cards were charged something else than was asked for\. None counts/)).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "Show the charges" }));
  expect(app.address()).toBe("/billing?show=differing");
  const panel = within(await screen.findByRole("dialog", { name: "Charged something else" }));
  const [booking, bill] = (await panel.findAllByRole("listitem")).map((row) => within(row));
  expect(booking?.getByText("On its way back")).toBeTruthy();
  expect(booking?.getByText(OF_BOOKING.failure)).toBeTruthy();
  const why = `It has not been refunded yet: ${OF_BOOKING.refund_failure} It is retried automatically.`;
  expect(booking?.getByText(why)).toBeTruthy();
  expect(panel.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(booking?.getByRole("link", { name: "Show the booking" }).getAttribute("href")).toContain("12");
  expect(bill?.getByText("Given back")).toBeTruthy();
  expect(bill?.getByText("Club 12 · Mon 3 May, 10:00")).toBeTruthy();
  expect(bill?.getByRole("link", { name: "Show the client" }).getAttribute("href")).toContain("3");
});

it("shows a refund that failed, and tries it again", async () => {
  const FAILED = { ...OF_BOOKING, state: "refund_failed" };
  let state = "refund_failed";
  const app = renderApp("/billing", {
    ...billing([]),
    DifferingCharges: () => differing([{ ...FAILED, state, refund_failure: null }]),
    RetryGiveBack: () => {
      state = "refunded";
      return { data: { retryGiveBack: { ...FAILED, state: "refunding", refund_failure: null } } };
    },
  });
  expect(await screen.findByText(/does not count as paid\. It could not be given back\./)).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "Show the charge" }));
  const panel = within(await screen.findByRole("dialog", { name: "Charged something else" }));
  expect(await panel.findByText("Not given back")).toBeTruthy();
  expect(
    panel.getByText(/^So far it could not be refunded\. Try again once the cause is fixed, or refund it/),
  ).toBeTruthy();
  await app.user.click(panel.getByRole("button", { name: "Try again" }));
  expect(app.askedFor("RetryGiveBack")[0]?.variables).toEqual({ id: 7 });
  expect(await panel.findByText("Given back")).toBeTruthy();
});

it("shows nothing if all charges are right", async () => {
  renderApp("/billing", billing([]));
  expect(await screen.findByText("No payments yet")).toBeTruthy();
  expect(screen.queryByText(/charged something else/)).toBeNull();
});

it("loads again on request after an error, and says how many entries of a long list are shown", async () => {
  let isAway = true;
  const many = { __typename: "DifferingCharges", total: 60, open: 1, failed: 0, data: [OF_BOOKING] };
  const app = renderApp("/billing?show=differing", {
    ...billing([]),
    DifferingCharges: () =>
      isAway
        ? { code: "internal", status: 500, message: "Something went wrong on our side." }
        : { data: { differingCharges: many } },
  });
  const panel = within(await screen.findByRole("dialog", { name: "Charged something else" }));
  expect(await panel.findByText("The payments did not load")).toBeTruthy();
  isAway = false;
  await app.user.click(panel.getByRole("button", { name: "Try again" }));
  expect(await panel.findByText("The newest 1 of 60 are shown.")).toBeTruthy();
  expect(panel.getAllByRole("listitem")).toHaveLength(1);
});
