import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { planRow } from "#tests/features/memberships/plans/plan-row.ts";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const cad = (amount: number) => ({ __typename: "Money", amount, currency: "CAD" });
const PLAN = planRow({
  id: 9,
  name: "Winter gift",
  billing_period: "custom",
  price: cad(10_000),
  expires_after_months: 12,
  is_gift_card: true,
});
const NOT_BACK = {
  __typename: "GiftCard",
  id: 4,
  amount: cad(10_000),
  state: "void",
  buyer_name: "Otto Lang",
  recipient_name: "Mia Lang",
  recipient_email: "mia@example.test",
  expires_on: null,
  sold_at: "2027-05-03T17:00:00Z",
  send_on: null,
  sent_at: "2027-05-03T17:00:00Z",
  redeemed_at: null,
  redeemed_by_name: null,
  paid_by: "card",
  refund_state: "refund_failed",
  refund_failure: "Insufficient funds in your Stripe balance.",
  reclaim: null,
};

const soldCards = (card: () => object, more: Answers = {}): Answers => ({
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["payments.take", "payments.refund"] } } }),
  PlanList: () => ({
    data: {
      membershipPlans: { __typename: "MembershipPlanPage", data: [PLAN], meta: { __typename: "Meta", total: 1 } },
    },
  }),
  PlanChoices: () => ({
    data: {
      services: { __typename: "ServicePage", data: [] },
      resourceTypes: { __typename: "ResourceTypePage", data: [] },
      tags: [],
    },
  }),
  PlanSyncStatus: () => ({ code: "not_found", status: 404, message: "No provider is connected." }),
  GiftCards: () => ({
    data: {
      giftCards: {
        __typename: "GiftCardPage",
        data: [card()],
        meta: { __typename: "Meta", total: 1, per_page: 20 },
      },
    },
  }),
  ...more,
});

it("shows why the refund of a voided card failed, and tries it again", async () => {
  let card: object = NOT_BACK;
  const answers = soldCards(() => card, {
    RetryGiftCardRefund: () => {
      card = { ...NOT_BACK, refund_state: "refunding", refund_failure: null };
      return { data: { retryGiftCardRefund: card } };
    },
  });
  const app = renderApp("/products/membership-plans?plan=9", answers);
  const sold = within(await screen.findByRole("region", { name: "Sold gift cards" }));
  expect(await sold.findByText("Money not given back")).toBeTruthy();
  expect(
    sold.getByText("The money could not be given back to the card: Insufficient funds in your Stripe balance."),
  ).toBeTruthy();
  await app.user.click(sold.getByRole("button", { name: /^Try again/ }));
  expect(app.askedFor("RetryGiftCardRefund")[0]?.variables).toEqual({ id: 4 });
  expect(await sold.findByText("Taken back")).toBeTruthy();
  expect(sold.getByText(/money on its way back to the card/)).toBeTruthy();
  expect(sold.queryByRole("button", { name: /^Try again/ })).toBeNull();
});

it("reports that the refund could not be tried again, and still offers it", async () => {
  const answers = soldCards(() => NOT_BACK, {
    RetryGiftCardRefund: () => ({ code: "invalid_state", status: 409, message: "It was given back already." }),
  });
  const app = renderApp("/products/membership-plans?plan=9", answers);
  const sold = within(await screen.findByRole("region", { name: "Sold gift cards" }));
  await app.user.click(await sold.findByRole("button", { name: /^Try again/ }));
  expect(await screen.findByText("It could not be tried again")).toBeTruthy();
  expect(screen.getByText(/It was given back already\./)).toBeTruthy();
  expect(sold.getByRole("button", { name: /^Try again/ })).toBeTruthy();
});

const RECLAIMED = {
  ...NOT_BACK,
  state: "redeemed",
  redeemed_at: "2027-05-03T18:00:00Z",
  redeemed_by_name: "Mia Lang",
  refund_state: null,
  refund_failure: null,
};
const reclaim = (taken_back: number, lost: number) => ({
  __typename: "GiftCardReclaim",
  amount: cad(taken_back + lost),
  taken_back: cad(taken_back),
  lost: cad(lost),
});

it.each([
  [
    reclaim(3000, 7000),
    "Spent and paid back",
    "$100.00 went back to the card of Otto Lang after it was redeemed. $30.00 was taken back from the credit of Mia Lang. $70.00 had been spent and is the venue’s loss.",
  ],
  [
    reclaim(10_000, 0),
    "Credit taken back",
    "$100.00 went back to the card of Otto Lang after it was redeemed. $100.00 was taken back from the credit of Mia Lang.",
  ],
])("shows how much credit a refunded redeemed card lost, and how much is a loss", async (told, label, text) => {
  renderApp(
    "/products/membership-plans?plan=9",
    soldCards(() => ({ ...RECLAIMED, reclaim: told })),
  );
  const sold = within(await screen.findByRole("region", { name: "Sold gift cards" }));
  expect(await sold.findByText(label)).toBeTruthy();
  expect(sold.getByText(text)).toBeTruthy();
});

it("shows the rest of a card after a partial refund, and voids no more than that", async () => {
  const card = { ...NOT_BACK, state: "active", refund_state: null, refund_failure: null, reclaim: reclaim(4000, 0) };
  const app = renderApp(
    "/products/membership-plans?plan=9",
    soldCards(() => card),
  );
  const sold = within(await screen.findByRole("region", { name: "Sold gift cards" }));
  expect(await sold.findByText("$40.00 went back to the card of Otto Lang, so it is worth $60.00.")).toBeTruthy();
  await app.user.click(sold.getByRole("button", { name: "Take back the card for Mia Lang" }));
  expect(await screen.findByRole("button", { name: "Refund $60.00" })).toBeTruthy();
});

describe("the list of payments", () => {
  const billing = (data: object[]): Answers => ({
    ...AT_THE_DESK,
    Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["payments.take"] } } }),
    PaymentList: () => ({
      data: { payments: { __typename: "PaymentPage", data: [], meta: { __typename: "Meta", total: 0 } } },
    }),
    ReclaimedGiftCards: () => ({
      data: { reclaimedGiftCards: { __typename: "ReclaimedGiftCards", total: data.length, data } },
    }),
  });

  it("shows a gift card that was refunded after its credit was spent", async () => {
    const app = renderApp(
      "/billing",
      billing([{ ...RECLAIMED, plan_name: "Winter gift", reclaim: reclaim(3000, 7000) }]),
    );
    expect(
      await screen.findByText(
        /^1 gift card was paid back to its buyer after it was redeemed\. Some of it had been spent\./,
      ),
    ).toBeTruthy();
    await app.user.click(screen.getByRole("button", { name: "Show the gift card" }));
    const panel = within(await screen.findByRole("dialog", { name: "Gift cards paid back" }));
    expect(await panel.findByText("Winter gift, from Otto Lang")).toBeTruthy();
    expect(panel.getByText("Spent and paid back")).toBeTruthy();
    expect(panel.getByText(/\$70\.00 had been spent and is the venue’s loss\./)).toBeTruthy();
  });

  it("shows nothing if none was refunded", async () => {
    const app = renderApp("/billing", billing([]));
    expect(await screen.findByText("No payments yet")).toBeTruthy();
    expect(app.askedFor("ReclaimedGiftCards")).toHaveLength(1);
    expect(screen.queryByText(/paid back to/)).toBeNull();
  });
});

describe("selling a gift card at the desk", () => {
  async function openSale(own_amount: object | null) {
    const plan = { ...PLAN, own_amount };
    const answers = soldCards(() => NOT_BACK, {
      PlanList: () => ({
        data: {
          membershipPlans: { __typename: "MembershipPlanPage", data: [plan], meta: { __typename: "Meta", total: 1 } },
        },
      }),
      SellGiftCard: () => ({ data: { sellGiftCard: { ...NOT_BACK, id: 5, state: "active", refund_state: null } } }),
    });
    const app = renderApp("/products/membership-plans?plan=9", answers);
    const sold = within(await screen.findByRole("region", { name: "Sold gift cards" }));
    await app.user.click(sold.getByRole("button", { name: "Sell a gift card" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Sell Winter gift" }));
    await app.user.type(dialog.getByLabelText("Who pays"), "Otto Lang");
    await app.user.type(dialog.getByLabelText("Who it is for"), "Mia Lang");
    const sent = () => app.askedFor("SellGiftCard").map(({ variables }) => variables?.["input"]);
    return { app, dialog, sent };
  }
  const BOUNDS = { __typename: "OwnAmount", least: cad(2000), most: cad(50_000) };

  it("takes an amount that the buyer chooses, within the plan's limits", async () => {
    const { app, dialog, sent } = await openSale(BOUNDS);
    const amount = dialog.getByLabelText("Amount");
    await app.user.clear(amount);
    await app.user.type(amount, "10");
    await app.user.click(dialog.getByRole("button", { name: "Take $10.00" }));
    expect(await dialog.findByText("Choose an amount from $20.00 to $500.00.")).toBeTruthy();
    expect(sent()).toEqual([]);
    await app.user.clear(amount);
    await app.user.type(amount, "75.5");
    await app.user.click(dialog.getByRole("button", { name: "Take $75.50" }));
    await waitFor(() => expect(sent()).toMatchObject([{ plan_id: 9, amount: { amount: 7550, currency: "CAD" } }]));
  });

  it("takes the price if no other amount is allowed", async () => {
    const { app, dialog, sent } = await openSale(null);
    expect(dialog.queryByLabelText("Amount")).toBeNull();
    await app.user.click(dialog.getByRole("button", { name: "Take $100.00" }));
    await waitFor(() => expect(sent()).toMatchObject([{ plan_id: 9, amount: { amount: 10_000, currency: "CAD" } }]));
  });
});
