import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { creditOf, renderBook } from "./render-book.tsx";
import { waitlistEntryOf as entryOf, MARGAUX } from "./sample-data.ts";

const cad = (amount: number) => ({ __typename: "Money", amount, currency: "CAD" });
const due = { __typename: "OfferPayment", deposit: cad(2160), full: cad(7200), by_saved_card: false };

const config = (can_accept_payments: boolean) => ({
  publicEcommerceConfig: {
    __typename: "PublicEcommerceConfig",
    can_accept_payments,
    publishable_key: "pk_test_simulated",
    connect_account: "acct_1",
  },
});
const ADDRESS = "/book/waitlist#wait-token-000";

test("shows the deposit, and books the offered place only by card", async () => {
  renderBook(ADDRESS, {
    answers: { WaitingByLink: () => entryOf({ offer_payment: due }), CardPayments: () => config(true) },
  });
  const row = (await screen.findByText("Deposit, paid by card now")).parentElement;
  expect(row?.textContent).toContain("21.60");
  expect(await screen.findByRole("button", { name: "Pay $21.60 and take the time" })).toBeTruthy();
  expect(screen.getByRole("radio", { name: /^Deposit, \$21\.60/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Take the time/ })).toBeNull();
  expect(screen.getByRole("button", { name: "No, give it to the next person" })).toBeTruthy();
});

const VISA = { __typename: "PaymentCard", id: "pm_1", brand: "visa", last4: "4242", exp_month: 8, exp_year: 2034 };
const savedCards = () => ({ clientPaymentMethods: { __typename: "PaymentCardList", data: [VISA] } });

test("offers a signed-in client the saved cards, and a new card that can be saved", async () => {
  const { user, asked } = renderBook(ADDRESS, {
    person: MARGAUX,
    answers: {
      WaitingByLink: () => entryOf({ offer_payment: { ...due, by_saved_card: true } }),
      CardPayments: () => config(true),
      OwnCards: savedCards,
    },
  });
  await user.click(await screen.findByRole("radio", { name: /^Visa.*4242/ }));
  expect(screen.queryByRole("checkbox", { name: /^Save this card/ })).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Another card" }));
  expect(screen.getByRole("checkbox", { name: /^Save this card/ })).toBeTruthy();
  expect(asked("OwnCards").map(({ variables }) => variables)).toEqual([{ id: MARGAUX.id }]);
});

test("offers no saved card if the place is offered to another person", async () => {
  const { asked } = renderBook(ADDRESS, {
    person: MARGAUX,
    answers: {
      WaitingByLink: () => entryOf({ offer_payment: due }),
      CardPayments: () => config(true),
      OwnCards: savedCards,
    },
  });
  expect(await screen.findByRole("button", { name: "Pay $21.60 and take the time" })).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: /^Save this card/ })).toBeNull();
  expect(asked("OwnCards")).toEqual([]);
});

const own = { offer_payment: { ...due, by_saved_card: true }, payable_by_credit: cad(7200) };
const noCards = () => ({ clientPaymentMethods: { __typename: "PaymentCardList", data: [] } });
const refused = () => ({ code: "hold_expired", status: 410, message: "This offer has ended." });

test("pays the deposit with the signed-in client's credit if chosen, without asking for a card", async () => {
  const { user, asked } = renderBook(ADDRESS, {
    person: MARGAUX,
    answers: {
      WaitingByLink: () => entryOf(own),
      CardPayments: () => config(true),
      OwnCards: noCards,
      ClientCredit: () => creditOf(2160),
      TakeOffer: refused,
    },
  });
  expect(await screen.findByRole("button", { name: "Pay $21.60 and take the time" })).toBeTruthy();
  expect(screen.getByText("Deposit, paid now")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "Pay with your credit, $21.60" }));
  expect(screen.getByText("Your credit pays for it. No card is needed.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Take the time with credit" }));
  expect(await screen.findByText("This offer has ended.")).toBeTruthy();
  expect(asked("TakeOffer").map(({ variables }) => variables)).toEqual([
    { token: "wait-token-000", input: { credit: { amount: 2160, currency: "CAD" } } },
  ]);
  await user.click(screen.getByRole("radio", { name: /^In full/ }));
  expect(screen.getByRole("button", { name: "Pay $50.40 and take the time" })).toBeTruthy();
});

test("uses all the credit there is for a place that is paid at the venue", async () => {
  const { user, asked } = renderBook(ADDRESS, {
    person: MARGAUX,
    answers: {
      WaitingByLink: () => entryOf({ payable_by_credit: cad(7200) }),
      ClientCredit: () => creditOf(2500),
      TakeOffer: refused,
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Pay with your credit, $25.00" }));
  expect(screen.getByText(/At the venue you pay \$47\.00\.$/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Take the time for $72.00" }));
  expect(await screen.findByText("This offer has ended.")).toBeTruthy();
  expect(asked("TakeOffer")[0]?.variables).toMatchObject({ input: { credit: { amount: 2500, currency: "CAD" } } });
});

test("offers no credit if the place is offered to another person", async () => {
  const { asked } = renderBook(ADDRESS, { person: MARGAUX, answers: { WaitingByLink: () => entryOf() } });
  expect(await screen.findByRole("button", { name: "Take the time for $72.00" })).toBeTruthy();
  expect(screen.queryByText("Your credit")).toBeNull();
  expect(asked("ClientCredit")).toEqual([]);
});

test("books an offered place without a deposit as before", async () => {
  const { user, asked } = renderBook(ADDRESS, {
    answers: {
      WaitingByLink: () => entryOf(),
      TakeOffer: () => ({ code: "hold_expired", status: 410, message: "This offer has ended." }),
    },
  });
  const take = await screen.findByRole("button", { name: "Take the time for $72.00" });
  expect(screen.queryByText("Deposit, paid by card now")).toBeNull();
  await user.click(take);
  expect(await screen.findByText("This offer has ended.")).toBeTruthy();
  expect(asked("TakeOffer").map(({ variables }) => variables)).toEqual([
    { token: "wait-token-000", input: { credit: null } },
  ]);
});
