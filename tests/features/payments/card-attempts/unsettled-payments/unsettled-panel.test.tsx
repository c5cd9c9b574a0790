import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ONE_CLIENT } from "#tests/features/clients/clients/fake-clients.ts";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const OF_CLIENT = {
  __typename: "UnsettledPayment",
  id: 7,
  kind: "booking",
  state: "refunding",
  client_id: 3 as number | null,
  booking_id: 11 as number | null,
  payer_name: "Pia Lund",
  description: "Bay time",
  amount: { __typename: "Money", amount: 1800, currency: "CAD" },
  failure: "The time is no longer held for you." as string | null,
  refund_failure: "Insufficient funds in your Stripe balance." as string | null,
  account_id: "acct_1",
  provider_payment_id: "pi_1" as string | null,
  local_time: "2027-05-03T10:00:00-07:00",
};
const OF_GUEST = {
  ...OF_CLIENT,
  id: 6,
  kind: "plan",
  client_id: null,
  booking_id: null,
  payer_name: "Guest",
  description: "Club 12",
  state: "refunded",
  refund_failure: null,
};
const OF_DESK = {
  ...OF_CLIENT,
  id: 5,
  kind: "saved_card",
  booking_id: 12,
  failure: "The card was charged $17.00 instead of $60.00. Nothing counts as paid.",
};
const LOST = {
  ...OF_CLIENT,
  id: 4,
  kind: "link",
  state: "unclear",
  client_id: null,
  payer_name: "Gil Ost",
  failure: null,
  refund_failure: null,
  account_id: "acct_old",
  provider_payment_id: "pi_lost",
};
type Payment = typeof OF_CLIENT;

const unsettled = (data: Payment[]) => ({
  data: {
    unsettledPayments: {
      __typename: "UnsettledPayments",
      total: data.length,
      open: data.filter(({ state }) => state === "refunding" || state === "refund_failed").length,
      failed: data.filter(({ state }) => state === "refund_failed").length,
      unclear: data.filter(({ state }) => state === "unclear").length,
      data,
    },
  },
});

const billing = (data: Payment[]): Answers => ({
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["payments.take"] } } }),
  PaymentList: () => ({
    data: { payments: { __typename: "PaymentPage", data: [], meta: { __typename: "Meta", total: 0 } } },
  }),
  UnsettledPayments: () => unsettled(data),
});

const panelOf = async () => within(await screen.findByRole("dialog", { name: "Card payments that do not count" }));

it("shows above the payments which card payments do not count, and where the money of each is", async () => {
  const app = renderApp("/billing", billing([OF_CLIENT, OF_GUEST, OF_DESK]));
  expect(await screen.findByText(/^3 card payments do not count as paid\./)).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "Show them" }));
  expect(app.address()).toBe("/billing?show=unsettled");
  const panel = await panelOf();
  const [time, plan, desk] = (await panel.findAllByRole("listitem")).map((row) => within(row));
  expect(time?.getByText("On its way back")).toBeTruthy();
  expect(time?.getByText("Booking page · Bay time · Mon 3 May, 10:00")).toBeTruthy();
  expect(time?.getByText(OF_CLIENT.failure ?? "")).toBeTruthy();
  const why = `It has not been refunded yet: ${OF_CLIENT.refund_failure} It is retried automatically.`;
  expect(time?.getByText(why)).toBeTruthy();
  expect(panel.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(time?.getByRole("link", { name: "Show the client" }).getAttribute("href")).toContain("3");
  expect(plan?.getByText("Given back")).toBeTruthy();
  expect(plan?.queryByRole("link")).toBeNull();
  expect(desk?.getByText(OF_DESK.failure)).toBeTruthy();
  expect(desk?.getByRole("link", { name: "Show the booking" }).getAttribute("href")).toContain("12");
});

it("tries again to refund what could not be refunded", async () => {
  const FAILED = { ...OF_CLIENT, state: "refund_failed" };
  let state = "refund_failed";
  const app = renderApp("/billing", {
    ...billing([]),
    UnsettledPayments: () => unsettled([{ ...FAILED, state }]),
    RetryUnsettledPayment: () => {
      state = "refunded";
      return { data: { retryUnsettledPayment: { ...FAILED, state: "refunding", refund_failure: null } } };
    },
  });
  expect(await screen.findByText(/does not count as paid\. It could not be given back\./)).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "Show it" }));
  const panel = await panelOf();
  expect(await panel.findByText("Not given back")).toBeTruthy();
  expect(panel.getByText(/^So far it could not be refunded: Insufficient funds/)).toBeTruthy();
  await app.user.click(panel.getByRole("button", { name: "Try again" }));
  expect(app.askedFor("RetryUnsettledPayment")[0]?.variables).toEqual({ id: 7 });
  expect(await panel.findByText("Given back")).toBeTruthy();
});

it("names the account and the payment to look up where the account was disconnected", async () => {
  const app = renderApp("/billing", billing([LOST, OF_GUEST]));
  expect(await screen.findByText(/^2 card payments do not .* To look up at the provider: 1\./)).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "Show them" }));
  const panel = await panelOf();
  expect(await panel.findByText("To look up")).toBeTruthy();
  expect(panel.getByText("The provider calls the payment pi_lost, in the account acct_old")).toBeTruthy();
  expect(panel.getByText(/^If it was paid, book what it is for or refund it/)).toBeTruthy();
});

it("marks one as settled that its payer has back another way, and asks how", async () => {
  const FAILED = { ...OF_CLIENT, state: "refund_failed" };
  let state = "refund_failed";
  const app = renderApp("/billing?show=unsettled", {
    ...billing([]),
    Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["payments.take", "payments.refund"] } } }),
    UnsettledPayments: () => unsettled([{ ...FAILED, state }]),
    SettleUnsettledPayment: () => {
      state = "refunded";
      return { data: { settleUnsettledPayment: { ...FAILED, state, refund_failure: null } } };
    },
  });
  const panel = await panelOf();
  await app.user.click(await panel.findByRole("button", { name: "Mark as settled" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Mark $18.00 of Pia Lund as settled" }));
  await app.user.click(dialog.getByRole("button", { name: "Mark as settled" }));
  expect(await dialog.findByText("Enter how the payer got the money.")).toBeTruthy();
  await app.user.type(dialog.getByLabelText("How it was settled"), "In cash");
  await app.user.click(dialog.getByRole("button", { name: "Mark as settled" }));
  expect(await screen.findByText("The payment is marked as settled")).toBeTruthy();
  expect(app.askedFor("SettleUnsettledPayment")[0]?.variables).toEqual({ id: 7, input: { how: "In cash" } });
  expect(await panel.findByText("Given back")).toBeTruthy();
});

it("explains to the front desk why it may not settle one", async () => {
  renderApp("/billing?show=unsettled", billing([LOST]));
  const panel = await panelOf();
  const button = await panel.findByRole("button", { name: "Mark as settled" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
});

it("names whose money was not given back before card payments are disconnected", async () => {
  const ACCOUNT = {
    __typename: "EcommerceConfig",
    id: "demo",
    status: "connected",
    payment_mode: "live",
    can_accept_payments: true,
    account_id: "acct_1",
    account_name: "Demo",
    charges_enabled: true,
    payouts_enabled: true,
    requirements_due: [],
    requirements_due_by: null,
    connected_at: "2027-01-01T10:00:00Z",
    platform_fee_percentage: 2,
  };
  const app = renderApp("/config/e-commerce", {
    ...billing([OF_CLIENT, { ...OF_CLIENT, id: 8, state: "refund_failed", payer_name: "Ida Berg" }]),
    Profile: () => ({
      data: { userProfile: { ...PERSON, permissions: ["company.write", "billing.manage", "payments.take"] } },
    }),
    EcommerceConfig: () => ({ data: { ecommerceConfig: ACCOUNT } }),
    CompanyTax: () => ({ data: { company: { __typename: "Company", id: "demo", version: 3, taxes: [] } } }),
    StripeOverview: () => ({ code: "unavailable", status: 503, message: "Not now." }),
  });
  await app.user.click(await screen.findByRole("button", { name: "Disconnect card payments" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Disconnect card payments?" }));
  expect(dialog.getByText(/Not given back so far: Ida Berg, \$18\.00\. Settle this first/)).toBeTruthy();
});

it("says that all is given back once it is", async () => {
  renderApp("/billing", billing([OF_GUEST]));
  expect(await screen.findByText(/^1 card payment does not count as paid\. It was given back\./)).toBeTruthy();
});

it("shows no note where every card payment counts", async () => {
  const app = renderApp("/billing", billing([]));
  expect(await screen.findByText("No payments yet")).toBeTruthy();
  expect(app.askedFor("UnsettledPayments")).toHaveLength(1);
  expect(screen.queryByText(/not count as paid/)).toBeNull();
});

it("loads the list again after a failure, and says how many of too many are shown", async () => {
  let isAway = true;
  const many = { ...unsettled([OF_CLIENT]).data.unsettledPayments, total: 60 };
  const app = renderApp("/billing?show=unsettled", {
    ...billing([]),
    UnsettledPayments: () =>
      isAway
        ? { code: "internal", status: 500, message: "Something went wrong on our side." }
        : { data: { unsettledPayments: many } },
  });
  const panel = await panelOf();
  expect(await panel.findByText("The payments did not load")).toBeTruthy();
  isAway = false;
  await app.user.click(panel.getByRole("button", { name: "Try again" }));
  expect(await panel.findByText("The newest 1 of 60 are shown.")).toBeTruthy();
});

it("shows on the page of a client whose money has not gone back where it is, with a link to the payment", async () => {
  const app = renderApp("/clients/70", {
    ...ONE_CLIENT,
    Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["clients.read", "payments.take"] } } }),
    UnsettledPayments: () => unsettled([{ ...OF_CLIENT, state: "refund_failed" }, OF_GUEST]),
  });
  const facts = within(await screen.findByRole("complementary", { name: "Facts" }));
  const note = /18\.00 paid by card does not count as paid: it could not be given back\./;
  expect(await facts.findByText(note)).toBeTruthy();
  expect(facts.getAllByText(/does not count as paid/)).toHaveLength(1);
  expect(app.askedFor("UnsettledPayments")[0]?.variables).toEqual({ client_id: 70 });
  expect(facts.getByRole("link", { name: "Show the payment" }).getAttribute("href")).toBe("/billing?show=unsettled");
});
