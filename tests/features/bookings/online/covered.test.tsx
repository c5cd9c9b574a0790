import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { freeTime, quoteOf, renderBook } from "./render-book.tsx";
import { MARGAUX } from "./sample-data.ts";

const WHEN = "/book/when?location=1&party=3&service=1&duration=60&date=2027-05-04";
const CHOSEN = `${WHEN}&time=2027-05-05T03:15:00Z`;

test("shows what a member's allowance covers and what remains of it before anything is booked", async () => {
  const use = {
    __typename: "AllowanceUse",
    unit: "minutes",
    amount: 60,
    left_after: 300,
    ends_on: "2027-05-31",
    shared_by_name: null,
    no_show_extra: 60,
  };
  const { user, asked } = renderBook(CHOSEN, {
    person: MARGAUX,
    answers: { AllowanceQuote: () => quoteOf(7200, [use]) },
  });
  await screen.findByRole("button", { name: /20:15/ });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  const summary = within(await screen.findByRole("complementary", { name: "Your booking" }));
  expect(await summary.findByText("Covered by your membership")).toBeTruthy();
  expect(
    summary.getByText("Takes 1 hour. 5 hours are left then, until Mon 31 May. A no-show takes 1 hour more."),
  ).toBeTruthy();
  expect(summary.getByText("Your membership covers it")).toBeTruthy();
  expect(asked("AllowanceQuote").at(0)?.variables).toMatchObject({ client_id: 31, price_amount: 7200, seats: 1 });
});

test("shows the member price next to the regular price, from choosing a time to booking", async () => {
  const time = { ...freeTime(20 * 60 + 15), member_price: { __typename: "Money", amount: 5000, currency: "CAD" } };
  const { user } = renderBook(CHOSEN, {
    person: MARGAUX,
    answers: {
      AllowanceQuote: () => quoteOf(0, [], 2200),
      BookTimes: () => ({ publicAvailability: { __typename: "Availability", timezone: "UTC", data: [time] } }),
    },
  });
  expect(await screen.findByRole("button", { name: /20:15 .*\$50/ })).toBeTruthy();
  expect(screen.getByText("Member price: $50.00 instead of $72.00")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  const summary = within(await screen.findByRole("complementary", { name: "Your booking" }));
  expect(await summary.findByText("Member price: $50.00 instead of $72.00")).toBeTruthy();
  expect(summary.getByText("$50.00 at the venue")).toBeTruthy();
  expect(summary.queryByText("Covered by your membership")).toBeNull();
});
