import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CATALOGUE, renderBook, type Answers } from "./render-book.tsx";
import { MARGAUX } from "./sample-data.ts";

const cad = (amount: number) => ({ __typename: "Money", amount, currency: "CAD" });

const planOf = (id: number, name: string, change: object = {}) => ({
  __typename: "PublicMembershipPlan",
  id,
  name,
  description: null,
  billing_period: "monthly",
  price: cad(22_900),
  sign_up_fee: cad(0),
  benefits: [],
  member_prices: [],
  notice_days: 7,
  trial_days: 0,
  is_gift_card: false,
  booking_window_days: null,
  concurrent_bookings: null,
  guest_limit: null,
  expires_after_months: null,
  family_size: 1,
  places_left: null,
  ...change,
});

const HOURS = {
  __typename: "PublicPlanBenefit",
  unit: "minutes",
  quantity: 480,
  rollover_limit: 60,
  no_show_extra: 0,
  service_name: null,
  resource_type_name: "Bay",
};
const PLANS = [
  planOf(1, "Club 8", { benefits: [HOURS], sign_up_fee: cad(2500), places_left: 1 }),
  planOf(2, "Club 20", { price: cad(45_800), places_left: 0 }),
  planOf(3, "Free start", { trial_days: 14 }),
  planOf(4, "10 hours", { billing_period: "custom", notice_days: 0, expires_after_months: 6 }),
  planOf(5, "Gift card", { billing_period: "custom", is_gift_card: true }),
];
const plans = (rows: readonly object[] = PLANS) => ({
  publicMembershipPlans: { __typename: "PublicMembershipPlanPage", data: rows },
});

const figures = (due: number, change: object = {}) => ({
  due_now: cad(due),
  sign_up_fee: cad(0),
  taxes: [],
  charges: [{ __typename: "PlannedCharge", on: "2027-06-03", amount: cad(22_900) }],
  free_until: null,
  access_until: null,
  allowances: [],
  dry_run_id: "seen",
  ...change,
});
const previewOf = (due: number, change: object = {}) => ({
  planPurchasePreview: {
    __typename: "PlanPurchasePreview",
    plan_id: 1,
    takes_cards: true,
    ...figures(due),
    ...change,
  },
});
const moveOf = (due: number, change: object = {}) => ({
  changeMembership: {
    __typename: "MembershipChange",
    is_dry_run: true,
    charges_before: [],
    access_again_from: null,
    days_credited: 0,
    allowances_before: [],
    bookings_to_come: 0,
    credited: cad(10_000),
    planned_change: null,
    credit: cad(0),
    to_credit: cad(0),
    lapsing: cad(0),
    membership: { __typename: "Membership", id: 7, changes_begin: "now" },
    ...figures(due),
    ...change,
  },
});
const cards = (can_accept_payments: boolean) => ({
  publicEcommerceConfig: {
    __typename: "PublicEcommerceConfig",
    can_accept_payments,
    publishable_key: "pk_test_simulated",
    connect_account: "acct_1",
  },
});

const answers = (more: Answers = {}): Answers => ({
  PublicPlans: () => plans(),
  CardPayments: () => cards(true),
  OwnCards: () => ({ clientPaymentMethods: { __typename: "ClientPaymentMethods", data: [] } }),
  ...more,
});

test("are in the menu if the venue sells them", async () => {
  renderBook("/book/plans", { answers: { PublicPlans: () => plans() } });
  expect((await screen.findByRole("link", { name: "Memberships" })).getAttribute("href")).toBe("/book/plans");
});

test("have no entry in the menu if no plan is on sale", async () => {
  renderBook("/book/plans", { answers: { PublicPlans: () => plans([]) }, company: { sells_plans: false } });
  expect(await screen.findByRole("link", { name: "Book a time" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Memberships" })).toBeNull();
});

test("lists memberships and packs as the plan editor shows them, and no gift cards", async () => {
  renderBook("/book/plans", { answers: answers() });
  const club = within(await screen.findByRole("region", { name: "Club 8" }));
  expect(club.getByText("$229.00")).toBeTruthy();
  expect(club.getByText(/8 hours a month/)).toBeTruthy();
  expect(club.getByText("Up to 1 hour carried over if unused")).toBeTruthy();
  expect(club.getByText("$25.00 once, with the first bill.")).toBeTruthy();
  expect(club.getByText("1 place is left.")).toBeTruthy();
  expect(club.getByRole("link", { name: "Choose Club 8" }).getAttribute("href")).toBe("/book/plans/1");
  const full = within(screen.getByRole("region", { name: "Club 20" }));
  expect(full.getByText("All places are taken.")).toBeTruthy();
  expect(full.queryByRole("link")).toBeNull();
  expect(screen.getByRole("heading", { name: "Packs" })).toBeTruthy();
  expect(screen.getByText(/Ends after 6 months/)).toBeTruthy();
  expect(screen.queryByText("Gift card")).toBeNull();
});

test("shows the venue's phone number if it takes no cards online, and lists free plans first", async () => {
  const [street] = CATALOGUE.publicLocations.data;
  const publicLocations = { data: [{ ...street, phone: "604 555 0177" }] };
  renderBook("/book/plans", {
    answers: answers({
      CardPayments: () => cards(false),
      BookCatalogue: () => ({ ...CATALOGUE, publicLocations }),
    }),
  });
  const club = within(await screen.findByRole("region", { name: "Club 8" }));
  expect(await club.findByText(/^Sold at the venue/)).toBeTruthy();
  expect(club.getByRole("link", { name: "604 555 0177" }).getAttribute("href")).toBe("tel:6045550177");
  expect(screen.queryByRole("link", { name: /^Choose/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Try Free start" })).toBeTruthy();
});

test("says so if no plan is on sale", async () => {
  renderBook("/book/plans", { answers: answers({ PublicPlans: () => plans([]) }) });
  expect(await screen.findByRole("heading", { name: "No memberships are on sale here" })).toBeTruthy();
});

test("asks visitors for their details before it asks for a card", async () => {
  const { user, asked } = renderBook("/book/plans/1", {
    answers: answers({ PlanPurchasePreview: () => previewOf(25_400) }),
  });
  await user.click(await screen.findByRole("button", { name: "Pay $254.00" }));
  expect(await screen.findByText("Enter a first name.")).toBeTruthy();
  expect(screen.getByText(/Next bills: .*\$229\.00/)).toBeTruthy();
  expect(asked("StartPlanPurchase")).toHaveLength(0);
});

test("asks visitors whether they want news, and leaves it to the profile for a signed-in client", async () => {
  const buying = { answers: answers({ PlanPurchasePreview: () => previewOf(25_400) }) };
  renderBook("/book/plans/1", buying);
  expect(await screen.findByRole("checkbox", { name: /^Send me news and offers/ })).toHaveProperty("checked", false);
  cleanup();
  renderBook("/book/plans/1", { ...buying, person: MARGAUX });
  expect(await screen.findByRole("button", { name: "Pay $254.00" })).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: /^Send me news and offers/ })).toBeNull();
});

test("says that later bills are not charged automatically, and asks members whether they should be", async () => {
  const { user } = renderBook("/book/plans/1", {
    person: MARGAUX,
    answers: answers({ PlanPurchasePreview: () => previewOf(25_400) }),
  });
  const asks = await screen.findByRole("checkbox", { name: "Save the card and charge later bills to it" });
  expect(asks).toHaveProperty("checked", false);
  expect(screen.getByText(/^Later bills are not charged automatically/)).toBeTruthy();
  await user.click(asks);
  expect(screen.getByText(/^Each later bill is charged to the card that you saved last/)).toBeTruthy();
});

test("shows why a plan cannot be bought", async () => {
  const refused = { code: "validation_failed", status: 422, message: "All places of this plan are taken." };
  renderBook("/book/plans/1", { answers: answers({ PlanPurchasePreview: () => refused }) });
  expect(await screen.findByText("All places of this plan are taken.")).toBeTruthy();
});

test("says that plans are sold at the venue if it takes no cards online", async () => {
  renderBook("/book/plans/1", {
    answers: answers({ PlanPurchasePreview: () => previewOf(25_400), CardPayments: () => cards(false) }),
  });
  expect(await screen.findByText("Plans are sold at the venue: it takes no cards online.")).toBeTruthy();
  expect(screen.queryByLabelText("Card number")).toBeNull();
});

test("starts a free plan for a signed-in client, asks again if the figures changed, and sends visitors to sign in", async () => {
  let tries = 0;
  const stale = { code: "stale_dry_run", status: 409, message: "Something has changed since you looked." };
  const begun = { startPlanPurchase: { __typename: "StartedPlanPurchase", payment: null } };
  const { user, asked } = renderBook("/book/plans/3", {
    person: MARGAUX,
    answers: answers({
      PlanPurchasePreview: () => previewOf(0, { free_until: "2027-05-17" }),
      StartPlanPurchase: () => (++tries === 1 ? stale : begun),
    }),
  });
  const begin = await screen.findByRole("button", { name: "Begin Free start" });
  await user.click(begin);
  expect(await screen.findByText("Something has changed since you looked. These are the figures now.")).toBeTruthy();
  expect(asked("PlanPurchasePreview")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Begin Free start" }));
  expect(await screen.findByRole("heading", { name: "Free start is yours" })).toBeTruthy();
  const [first] = asked("StartPlanPurchase");
  expect(first?.variables).toMatchObject({
    input: { plan_id: 3, dry_run_id: "seen", membership_id: null, buyer: null },
  });
});

test("sends visitors to sign up if nothing is charged", async () => {
  renderBook("/book/plans/3", { answers: answers({ PlanPurchasePreview: () => previewOf(0) }) });
  expect(await screen.findByRole("heading", { name: "Sign in to begin free" })).toBeTruthy();
  expect(screen.getByRole("main").querySelector("a[href='/login?next=%2Fbook%2Fplans%2F3']")).not.toBeNull();
});

test("offers members the other memberships, and shows what a change costs", async () => {
  const { asked } = renderBook("/book/plans?change=7&from=1", { person: MARGAUX, answers: answers() });
  expect(await screen.findByRole("heading", { name: "Change your plan" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Club 8" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Packs" })).toBeNull();
  const link = screen.getByRole("link", { name: "Choose Free start" });
  expect(link.getAttribute("href")).toBe("/book/plans/3?change=7&from=1");
  expect(asked("MovePlanPreview")).toHaveLength(0);
});

test("changes to a plan that costs nothing today with one press, at the figures shown", async () => {
  const begun = { startPlanPurchase: { __typename: "StartedPlanPurchase", payment: null } };
  const { user, asked } = renderBook("/book/plans/3?change=7&from=1", {
    person: MARGAUX,
    answers: answers({ MovePlanPreview: () => moveOf(0), StartPlanPurchase: () => begun }),
  });
  expect(await screen.findByText("$100.00 credited")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Change now, $0.00 today" }));
  expect(await screen.findByRole("heading", { name: "Free start is yours" })).toBeTruthy();
  expect(asked("MovePlanPreview")[0]?.variables).toEqual({
    input: { membership_id: 7, plan_id: 3, begins: null, dry_run: true },
  });
  expect(asked("StartPlanPurchase")[0]?.variables).toMatchObject({ input: { membership_id: 7, dry_run_id: "seen" } });
});

test("shows the cost of changing now and at the end of the period, and changes at the chosen time", async () => {
  const membership = { __typename: "Membership", id: 7, changes_begin: "member_chooses" };
  const planned_change = {
    __typename: "PlannedPlanChange",
    plan_id: 3,
    plan_name: "Free start",
    on: "2027-06-03",
    price: cad(22_900),
  };
  const later = { membership, planned_change, credited: cad(0), credit: cad(1345), dry_run_id: "later" };
  const begun = { startPlanPurchase: { __typename: "StartedPlanPurchase", payment: null } };
  const { user, asked } = renderBook("/book/plans/3?change=7&from=1", {
    person: MARGAUX,
    answers: answers({
      MovePlanPreview: ({ input }) =>
        (input as { begins: string | null }).begins === "period_end"
          ? moveOf(0, later)
          : moveOf(12_900, { membership }),
      StartPlanPurchase: () => begun,
    }),
  });
  const now = await screen.findByRole("radio", { name: /^Now/ });
  expect(now).toHaveProperty("checked", true);
  expect(await screen.findByRole("button", { name: "Pay $129.00" })).toBeTruthy();
  const end = screen.getByRole("radio", { name: /^When the period ends/ });
  expect(screen.getByText("Nothing changes")).toBeTruthy();
  expect(screen.getByText("$13.45")).toBeTruthy();
  await user.click(end);
  expect(screen.getByText(/^Free start from/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Change when the period ends, $0.00 today" }));
  expect(await screen.findByRole("heading", { name: /^Free start begins on/ })).toBeTruthy();
  expect(asked("StartPlanPurchase")[0]?.variables).toMatchObject({
    input: { membership_id: 7, begins: "period_end", dry_run_id: "later" },
  });
});

test("shows how much of the old plan is used, and which bookings stay covered", async () => {
  const allowance = {
    __typename: "Allowance",
    id: 1,
    unit: "minutes",
    granted: 600,
    left: 80,
    ending: 80,
    ends_on: "2027-06-02",
    service_id: null,
    service_name: null,
    resource_type_id: 1,
    resource_type_name: "Simulator",
  };
  const ended = { allowances_before: [allowance], bookings_to_come: 2, credited: cad(2653) };
  renderBook("/book/plans/3?change=7&from=1", {
    person: MARGAUX,
    answers: answers({ MovePlanPreview: () => moveOf(0, ended) }),
  });
  expect(await screen.findByText("Simulator time: 520 of 600 minutes used")).toBeTruthy();
  expect(screen.getByText("$26.53 credited")).toBeTruthy();
  expect(screen.getByText("2 bookings to come stay covered")).toBeTruthy();
});

test("asks for a card if the change costs something today", async () => {
  renderBook("/book/plans/3?change=7&from=1", {
    person: MARGAUX,
    answers: answers({ MovePlanPreview: () => moveOf(12_900) }),
  });
  expect(await screen.findByRole("button", { name: "Pay $129.00" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Change to Free start" })).toBeTruthy();
});
