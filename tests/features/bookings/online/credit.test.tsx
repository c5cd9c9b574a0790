import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { creditOf, HOLD, quoteOf, renderBook, type Answers } from "./render-book.tsx";
import { MARGAUX } from "./sample-data.ts";

const CHOSEN = "/book/when?location=1&party=3&service=1&duration=60&date=2027-05-04&time=2027-05-05T03:15:00Z";
const cad = (amount: number) => ({ __typename: "Money", amount, currency: "CAD" });

async function goOn(answers: Answers, person: typeof MARGAUX | null = MARGAUX) {
  const rendered = renderBook(CHOSEN, { answers, ...(person && { person }) });
  await screen.findByRole("button", { name: /20:15/ });
  await rendered.user.click(screen.getByRole("button", { name: "Continue" }));
  const summary = within(await screen.findByRole("complementary", { name: "Your booking" }));
  return { ...rendered, summary };
}

test("uses a member's credit only when chosen, and then exactly the amount shown", async () => {
  const { user, asked, summary } = await goOn({ ClientCredit: () => creditOf(2500) });
  const pays = await screen.findByRole("checkbox", { name: "Pay with your credit, $25.00" });
  expect(summary.queryByText("From your credit")).toBeNull();
  await user.click(pays);
  expect(
    screen.getByText(
      /^\$25\.00 is taken from your credit, and \$0\.00 of it is left\. At the venue you pay \$47\.00\.$/,
    ),
  ).toBeTruthy();
  expect(summary.getByText("From your credit")).toBeTruthy();
  expect(summary.getByText("$25.00")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Book" }));
  await screen.findByRole("heading", { name: "You are booked" });
  expect(asked("CreatePublicBooking")[0]?.variables).toMatchObject({
    input: { credit: { amount: 2500, currency: "CAD" } },
  });
});

test("asks for no card if credit pays the whole deposit, and charges the rest to a card if it pays a part", async () => {
  const terms = { ...HOLD.booking.terms, deposit: cad(3600) };
  const config = {
    __typename: "PublicEcommerceConfig",
    can_accept_payments: true,
    publishable_key: "pk_test_simulated",
    connect_account: "acct_1",
  };
  const hold = { ...HOLD, booking: { ...HOLD.booking, terms } };
  let left = 3600;
  const { user, summary } = await goOn({
    ClientCredit: () => creditOf(left),
    CreateHold: () => ({ createHold: hold }),
    AllowanceQuote: () => quoteOf(0),
    CardPayments: () => ({ publicEcommerceConfig: config }),
    OwnCards: () => ({ clientPaymentMethods: { __typename: "ClientPaymentMethods", data: [] } }),
    RedeemGiftCard: () => {
      left = 7000;
      return { redeemGiftCard: creditOf(left).clientCredit };
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Pay with your credit, $36.00" }));
  expect(screen.getByText("Your credit pays for it. No card is needed.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Book with credit" })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /^In full/ }));
  expect(screen.getByRole("button", { name: "Pay $36.00 and book" })).toBeTruthy();
  expect(summary.getByText("Charged to your card now")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Redeem a gift card" }));
  await user.type(screen.getByLabelText(/^Code of the gift card/), "7KQ2-M0XT-9RBD-4WHE");
  await user.click(screen.getByRole("button", { name: "Redeem" }));
  expect(await screen.findByRole("checkbox", { name: "Pay with your credit, $70.00" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Pay $2.00 and book" })).toBeTruthy();
});

test("offers no credit to a visitor", async () => {
  await goOn({}, null);
  expect(await screen.findByLabelText("First name")).toBeTruthy();
  expect(screen.queryByText("Your credit")).toBeNull();
});
