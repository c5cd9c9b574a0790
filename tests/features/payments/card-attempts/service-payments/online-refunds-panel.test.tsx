import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ONE_CLIENT } from "#tests/features/clients/clients/fake-clients.ts";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const OF_CLIENT = {
  __typename: "OnlineRefund",
  id: 7,
  kind: "booking",
  state: "refunding",
  client_id: 3 as number | null,
  payer_name: "Pia Lund",
  description: "Bay time",
  amount: { __typename: "Money", amount: 1800, currency: "CAD" },
  failure: "The time is no longer held for you.",
  refund_failure: "Insufficient funds in your Stripe balance." as string | null,
  provider_payment_id: "pi_1",
  local_time: "2027-05-03T10:00:00-07:00",
};
const OF_GUEST = {
  ...OF_CLIENT,
  id: 6,
  kind: "plan",
  client_id: null,
  payer_name: "Guest",
  description: "Club 12",
  state: "refunded",
  refund_failure: null,
};
type Refund = typeof OF_CLIENT;

const refunds = (data: Refund[]) => ({
  data: {
    onlineRefunds: {
      __typename: "OnlineRefunds",
      total: data.length,
      open: data.filter(({ state }) => state !== "refunded").length,
      failed: data.filter(({ state }) => state === "refund_failed").length,
      data,
    },
  },
});

const billing = (data: Refund[]): Answers => ({
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["payments.take"] } } }),
  PaymentList: () => ({
    data: { payments: { __typename: "PaymentPage", data: [], meta: { __typename: "Meta", total: 0 } } },
  }),
  OnlineRefunds: () => refunds(data),
});

const panelOf = async () => within(await screen.findByRole("dialog", { name: "Online payments to give back" }));

it("lists payments without a booking above the payments, with their refunds", async () => {
  const app = renderApp("/billing", billing([OF_CLIENT, OF_GUEST]));
  expect(await screen.findByText(/^2 online payments bought nothing\./)).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "Show them" }));
  expect(app.address()).toBe("/billing?show=online");
  const panel = await panelOf();
  const [time, plan] = (await panel.findAllByRole("listitem")).map((row) => within(row));
  expect(time?.getByText("On its way back")).toBeTruthy();
  expect(time?.getByText(`Reason: ${OF_CLIENT.failure}`)).toBeTruthy();
  const why = `It has not been refunded yet: ${OF_CLIENT.refund_failure} It is retried automatically.`;
  expect(time?.getByText(why)).toBeTruthy();
  expect(panel.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(time?.getByRole("link", { name: "Show the client" }).getAttribute("href")).toContain("3");
  expect(plan?.getByText("Given back")).toBeTruthy();
  expect(plan?.queryByRole("link")).toBeNull();
});

it("shows a refund that failed, and tries it again", async () => {
  const FAILED = { ...OF_CLIENT, state: "refund_failed" };
  let state = "refund_failed";
  const app = renderApp("/billing", {
    ...billing([]),
    OnlineRefunds: () => refunds([{ ...FAILED, state }]),
    RetryOnlineRefund: () => {
      state = "refunded";
      return { data: { retryOnlineRefund: { ...FAILED, state: "refunding", refund_failure: null } } };
    },
  });
  expect(await screen.findByText(/bought nothing\. It could not be given back\./)).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: "Show it" }));
  const panel = await panelOf();
  expect(await panel.findByText("Not given back")).toBeTruthy();
  expect(panel.getByText(/^So far it could not be refunded: Insufficient funds/)).toBeTruthy();
  await app.user.click(panel.getByRole("button", { name: "Try again" }));
  expect(app.askedFor("RetryOnlineRefund")[0]?.variables).toEqual({ id: 7 });
  expect(await panel.findByText("Given back")).toBeTruthy();
});

it("is hidden once all are refunded", async () => {
  renderApp("/billing", billing([OF_GUEST]));
  expect(await screen.findByText(/^1 online payment bought nothing\. It was given back\./)).toBeTruthy();
});

it("says nothing if every payment has its booking", async () => {
  const app = renderApp("/billing", billing([]));
  expect(await screen.findByText("No payments yet")).toBeTruthy();
  expect(app.askedFor("OnlineRefunds")).toHaveLength(1);
  expect(screen.queryByText(/bought nothing/)).toBeNull();
});

it("is shown for a client whose money is not refunded, with a link to the payments", async () => {
  const app = renderApp("/clients/70", {
    ...ONE_CLIENT,
    Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["clients.read", "payments.take"] } } }),
    OnlineRefunds: () => refunds([{ ...OF_CLIENT, state: "refund_failed" }, OF_GUEST]),
  });
  const facts = within(await screen.findByRole("complementary", { name: "Facts" }));
  expect(await facts.findByText(/18\.00 paid online bought nothing and could not be given back\./)).toBeTruthy();
  expect(facts.getAllByText(/bought nothing/)).toHaveLength(1);
  expect(app.askedFor("OnlineRefunds")[0]?.variables).toEqual({ client_id: 70 });
  expect(facts.getByRole("link", { name: "Show the payment" }).getAttribute("href")).toBe("/billing?show=online");
});
