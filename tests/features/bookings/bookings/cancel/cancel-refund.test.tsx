import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { BookingPanel } from "#web/features/bookings/shared/panel/BookingPanel.tsx";
import { lookFrom, renderDesk, type Answers } from "../render-desk.tsx";
import { fullBooking } from "../some-booking.ts";
import { moneyOf, paidBy } from "./paid-answers.ts";

/** The question before a booking is cancelled of which this is paid, and what is then sent. */
async function askedOf(
  payments: readonly object[],
  { refund = 6000, as = "payment", client = 70 as number | null } = {},
) {
  lookFrom(1440);
  const booking = fullBooking({ status: "confirmed", allowed_actions: ["cancel"] });
  const answers: Answers = {
    BookingDetails: () => ({ booking }),
    ...moneyOf(payments, { refund, as, client }),
    CancelBooking: () => ({
      cancelBooking: { ...booking, status: "cancelled", version: 5, allowed_actions: [] },
    }),
  };
  const desk = renderDesk(<BookingPanel bookingId={7} onClose={() => {}} />, answers);
  await desk.user.click(await screen.findByRole("button", { name: "Cancel" }));
  const question = within(await screen.findByRole("alertdialog"));
  const chosen = () => question.queryAllByRole<HTMLInputElement>("radio").find(({ checked }) => checked)?.value;
  const confirm = async () => {
    await desk.user.click(question.getByRole("button", { name: "Cancel booking" }));
    await waitFor(() => expect(desk.asked("CancelBooking")).toHaveLength(1));
    return desk.asked("CancelBooking")[0]?.variables;
  };
  return { ...desk, question, chosen, confirm };
}

test("asks what happens to the money when a paid booking is cancelled, with each amount and payment method", async () => {
  const { question, chosen, confirm, user } = await askedOf([paidBy("cash")], { refund: 3600 });
  const money = within(question.getByRole("group", { name: "What happens to the $36.00 that is paid" }));
  expect(money.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
    "Refund it now Cash",
    "Keep as credit For the next visit",
    "Decide later Listed under Refunds due",
  ]);
  // cash is handed out by somebody
  expect(chosen()).toBe("later");
  await user.click(money.getByRole("radio", { name: /^Refund it now/ }));
  expect(await confirm()).toMatchObject({ id: 7, refund: "payment" });
});

test("preselects the refund that was agreed for a card payment", async () => {
  const { chosen, confirm } = await askedOf([paidBy("card")], { as: "credit" });
  expect(chosen()).toBe("credit");
  expect(await confirm()).toMatchObject({ refund: "credit" });
});

test("offers no refund as credit to a guest", async () => {
  const { question } = await askedOf([paidBy("cash")], { client: null });
  expect(question.queryByRole("radio", { name: /credit/ })).toBeNull();
});

test("asks nothing about money when no refund is due", async () => {
  const { question, confirm } = await askedOf([paidBy("cash")], { refund: 0 });
  expect(question.queryByRole("radio")).toBeNull();
  expect(await confirm()).not.toHaveProperty("refund");
});
