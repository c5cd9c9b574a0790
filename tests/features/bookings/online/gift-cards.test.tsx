import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderBook, type Answers } from "./render-book.tsx";
import { MARGAUX } from "./sample-data.ts";

const cad = (amount: number) => ({ __typename: "Money", amount, currency: "CAD" });

const cardOf = (plan_id: number, amount: number, change: object = {}) => ({
  __typename: "PublicGiftCard",
  plan_id,
  name: `Gift ${plan_id}`,
  description: null,
  amount: cad(amount),
  own_amount: null,
  expires_on: null,
  send_until: "2028-05-03",
  ...change,
});
const OWN = { __typename: "OwnAmount", least: cad(2000), most: cad(50_000) };
const CARDS = [cardOf(1, 5000, { expires_on: "2028-05-03" }), cardOf(2, 10_000, { own_amount: OWN })];
const sold = (rows: readonly object[] = CARDS) => ({
  publicGiftCards: { __typename: "PublicGiftCards", data: rows, today: "2027-05-03" },
});
const takes = (can_accept_payments: boolean) => ({
  publicEcommerceConfig: {
    __typename: "PublicEcommerceConfig",
    can_accept_payments,
    publishable_key: "pk_test_simulated",
    connect_account: "acct_1",
  },
});
const answers = (more: Answers = {}): Answers => ({
  GiftCardsOnSale: () => sold(),
  CardPayments: () => takes(true),
  OwnCards: () => ({ clientPaymentMethods: { __typename: "ClientPaymentMethods", data: [] } }),
  ...more,
});
const company = { offers_gift_cards: true };

test("is in the menu only if the venue sells gift cards online", async () => {
  renderBook("/book/gift-cards", { answers: answers(), company });
  const link = await screen.findByRole("link", { name: "Gift cards" });
  expect(link.getAttribute("href")).toBe("/book/gift-cards");
});

test("is not in the menu if the venue sells none online", async () => {
  renderBook("/book/gift-cards", { answers: answers({ GiftCardsOnSale: () => sold([]) }) });
  expect(await screen.findByText("No gift cards are sold online here.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Gift cards" })).toBeNull();
});

test("shows the charge for each amount before it asks for a card", async () => {
  const { user, asked } = renderBook("/book/gift-cards", { answers: answers(), company });
  const will = within(await screen.findByRole("region", { name: "What will happen" }));
  expect(will.getByText("Your card is charged $50.00 today")).toBeTruthy();
  expect(will.getByText(/^It can be redeemed until .*2 May 2028$/)).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /^Another amount/ }));
  await user.type(screen.getByLabelText(/^Your amount/), "75.50");
  expect(await screen.findByRole("button", { name: "Pay $75.50" })).toBeTruthy();
  expect(will.getByText("It does not expire")).toBeTruthy();
  expect(asked("StartGiftCardPurchase")).toHaveLength(0);
});

test("lists all missing details at one press, and charges nothing", async () => {
  const { user, asked } = renderBook("/book/gift-cards", { answers: answers(), company });
  await user.click(await screen.findByRole("radio", { name: /^Another amount/ }));
  await user.type(screen.getByLabelText(/^Your amount/), "5");
  await user.click(screen.getByRole("button", { name: "Pay" }));
  expect(await screen.findByText("Enter the recipient's name.")).toBeTruthy();
  expect(screen.getByText("Choose an amount from $20.00 to $500.00.")).toBeTruthy();
  expect(screen.getByText("Enter a first name.")).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: /^Send me news/ })).toBeNull();
  expect(asked("StartGiftCardPurchase")).toHaveLength(0);
});

test("can be filled in by keyboard from top to bottom, and focuses the first missing detail", async () => {
  const { user } = renderBook("/book/gift-cards", { answers: answers(), company });
  const own = await screen.findByRole("radio", { name: /^Another amount/ });
  screen.getByRole("radio", { name: /^\$100\.00/ }).focus();
  await user.keyboard("[ArrowDown]");
  // The arrow keys continue through the amounts.
  expect([own.matches(":checked"), document.activeElement]).toEqual([true, own]);
  const order = [
    /^Your amount/,
    "Their name",
    "Their email",
    /^Day to send it/,
    /^Message/,
    "First name",
    /^Last name/,
    "Email",
    /^Mobile/,
  ];
  for (const label of order) {
    await user.tab();
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  }
  screen.getByRole("button", { name: "Pay" }).focus();
  await user.keyboard("[Enter]");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Your amount/)));
  await user.keyboard("75");
  screen.getByRole("button", { name: "Pay $75.00" }).focus();
  await user.keyboard("[Enter]");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Their name")));
});

test("fills in the signed-in buyer, and still asks for the recipient", async () => {
  const { user } = renderBook("/book/gift-cards", { answers: answers(), company, person: MARGAUX });
  await user.click(await screen.findByRole("button", { name: "Pay $50.00" }));
  expect(await screen.findByText("Enter the recipient's name.")).toBeTruthy();
  expect(screen.queryByLabelText("First name")).toBeNull();
});

test("offers another try if the payment form did not load, and gives no advice about buying at the venue", async () => {
  let isDown = true;
  const CardPayments = () => {
    if (isDown) throw new Error("down");
    return takes(true);
  };
  const { user } = renderBook("/book/gift-cards", { answers: answers({ CardPayments }), company });
  expect(await screen.findByRole("heading", { name: "The payment did not load" })).toBeTruthy();
  expect(screen.queryByText(/takes no cards online/)).toBeNull();
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Pay $50.00" })).toBeTruthy();
});

test("says that gift cards are sold at the venue if it takes no cards online", async () => {
  renderBook("/book/gift-cards", { answers: answers({ CardPayments: () => takes(false) }), company });
  expect(await screen.findByText("Gift cards are sold at the venue: it takes no cards online.")).toBeTruthy();
});

test("is sent today unless another day is chosen, and says when it will be sent", async () => {
  const { user, asked } = renderBook("/book/gift-cards", { answers: answers(), company });
  const day = await screen.findByLabelText<HTMLInputElement>(/^Day to send it/);
  expect([day.value, day.min, day.max]).toEqual(["2027-05-03", "2027-05-03", "2028-05-03"]);
  const will = within(screen.getByRole("region", { name: "What will happen" }));
  expect(will.queryByText(/^On the morning of/)).toBeNull();
  fireEvent.change(day, { target: { value: "2027-12-24" } });
  expect(will.getByText(/^On the morning of .*24 Dec 2027\.$/)).toBeTruthy();
  const pay = screen.getByRole("button", { name: "Pay $50.00" });
  for (const [value, problem] of [
    ["2027-05-02", "Choose today or a later day."],
    ["2028-05-04", /^Choose a day until .*3 May 2028\.$/],
    ["", "Choose a day."],
  ] as const) {
    fireEvent.change(day, { target: { value } });
    await user.click(pay);
    expect(await screen.findByText(problem)).toBeTruthy();
  }
  fireEvent.change(day, { target: { value: "2027-12-24" } });
  await waitFor(() => expect(screen.queryByText("Choose a day.")).toBeNull());
  expect(asked("StartGiftCardPurchase")).toHaveLength(0);
});
