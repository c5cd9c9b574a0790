import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderDesk } from "#tests/features/bookings/bookings/render-desk.tsx";
import { TakePaymentDialog } from "#web/features/payments/shared/TakePaymentDialog.tsx";

const cad = (amount: number) => ({ __typename: "Money", amount, currency: "CAD" });

const OWED = {
  BookingAccount: () => ({
    bookingAccount: {
      __typename: "BookingAccount",
      booking_id: 12,
      client_id: 70,
      payment_status: "due",
      charged: cad(9950),
      paid: cad(0),
      refunded: cad(0),
      balance: cad(9950),
      credit: cad(0),
      payments: [],
      transactions: [],
    },
  }),
};

const take = (partySize = 2) =>
  renderDesk(
    <TakePaymentDialog booking={{ id: 12, name: "Pia Lund", partySize, locale: "en-CA" }} onClose={() => {}} />,
    OWED,
  );

test("shows the desk the amount to charge including the tip", async () => {
  const { user } = take();
  expect(await screen.findByText("$99.50 in cash from Pia Lund")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add a tip" }));
  await user.type(screen.getByLabelText(/^Tip/), "10");
  expect(screen.getByText("$109.50 in cash from Pia Lund")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Take $109.50" })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Card machine" }));
  expect(screen.getByText("Take $109.50 from Pia Lund on your card machine")).toBeTruthy();
});

test("reports invalid tips and names in plain English", async () => {
  const { user, asked } = take();
  await user.click(await screen.findByRole("button", { name: "Add a tip" }));
  await user.type(screen.getByLabelText(/^Tip/), "ten");
  await user.selectOptions(screen.getByLabelText("Paid by"), "Split between 2 people");
  await user.click(within(screen.getByRole("group", { name: "Pia Lund" })).getByLabelText(/^Name/));
  await user.paste("Pia ".repeat(40));
  await user.click(screen.getByRole("button", { name: /^Take \$/ }));
  expect(await screen.findByText("Enter an amount.")).toBeTruthy();
  expect(screen.getByText("Enter at most 120 characters.")).toBeTruthy();
  expect(asked("TakePayment")).toHaveLength(0);
});

const share = (name: string) => within(screen.getByRole("group", { name }));
const amountOf = (name: string) => share(name).getByLabelText<HTMLInputElement>(/^Amount/).value;

test("keeps typed shares when the number of people changes, and splits the rest", async () => {
  const { user } = take(4);
  await user.selectOptions(await screen.findByLabelText("Paid by"), "Split between 2 people");
  expect([amountOf("Pia Lund"), amountOf("Person 2")]).toEqual(["49.75", "49.75"]);
  const second = share("Person 2");
  await user.type(second.getByLabelText(/^Name/), "Tom");
  await user.clear(second.getByLabelText(/^Amount/));
  await user.type(second.getByLabelText(/^Amount/), "20");
  await user.click(second.getByRole("radio", { name: "Card machine" }));
  await user.selectOptions(screen.getByLabelText("Paid by"), "Split between 3 people");
  expect([amountOf("Pia Lund"), amountOf("Person 2"), amountOf("Person 3")]).toEqual(["39.75", "20", "39.75"]);
  expect(share("Person 2").getByLabelText<HTMLInputElement>(/^Name/).value).toBe("Tom");
  expect(share("Person 2").getByRole<HTMLInputElement>("radio", { name: "Card machine" }).checked).toBe(true);
  await user.selectOptions(screen.getByLabelText("Paid by"), "Split between 2 people");
  expect([amountOf("Pia Lund"), amountOf("Person 2")]).toEqual(["79.50", "20"]);
  await user.selectOptions(screen.getByLabelText("Paid by"), "One person");
  expect(amountOf("Pia Lund")).toBe("99.50");
});
