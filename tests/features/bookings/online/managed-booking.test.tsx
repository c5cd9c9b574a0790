import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderBook } from "./render-book.tsx";
import { BOOKING } from "./sample-data.ts";

test.each(["cancelled", "no_show", "completed"] as const)(
  "shows what happened to a %s booking in place of its confirmation",
  async (status) => {
    renderBook("/book/done/some-token-000", {
      answers: { ManagedBooking: () => ({ managedBooking: { ...BOOKING, __typename: "PublicBooking", status } }) },
    });
    expect(await screen.findByRole("heading", { name: "Your booking" })).toBeTruthy();
    expect(screen.queryByText("You are booked")).toBeNull();
  },
);

test.each([
  ["confirmed", "due", "Pay at the venue"],
  ["cancelled", "due", undefined],
  ["cancelled", "refunded", "Refunded"],
  ["completed", "paid", "Paid"],
  ["confirmed", "not_due", undefined],
] as const)("describes a %s booking that is %s: %s", async (status, payment_status, words) => {
  const booking = { ...BOOKING, __typename: "PublicBooking", status, payment_status };
  renderBook("/book/manage/some-token-000", { answers: { ManagedBooking: () => ({ managedBooking: booking }) } });
  const price = await screen.findByText("$72.00");
  expect(price.parentElement?.textContent).toBe(`$72.00${words ?? ""}`);
});

test("offers a new booking after a cancelled one", async () => {
  const booking = { ...BOOKING, __typename: "PublicBooking", status: "cancelled" };
  renderBook("/book/manage/some-token-000", { answers: { ManagedBooking: () => ({ managedBooking: booking }) } });
  expect((await screen.findByRole("link", { name: "Book another time" })).getAttribute("href")).toBe("/book");
});

test("says that a link has expired", async () => {
  renderBook("/book/manage/some-token-000", {
    answers: { ManagedBooking: () => ({ code: "link_expired", status: 410, message: "Gone." }) },
  });
  expect(await screen.findByRole("heading", { name: "This link has expired" })).toBeTruthy();
});
