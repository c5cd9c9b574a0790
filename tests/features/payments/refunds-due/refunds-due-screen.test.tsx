import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { lookFrom, Refusal, renderDesk, type Answers } from "#tests/features/bookings/bookings/render-desk.tsx";
import { cad, PAYMENT } from "#tests/features/payments/payments/payment-item.ts";
import { RefundDueDialog } from "#web/features/payments/refunds-due/RefundDueDialog.tsx";
import { RefundsDueScreen } from "#web/features/payments/refunds-due/RefundsDueScreen.tsx";

const due = (id: number, client_name: string, changes: Record<string, unknown> = {}) => ({
  __typename: "RefundDue" as const,
  id,
  client_id: 70,
  client_name,
  description: "Bay time, Bay 2",
  location_name: "Main Street",
  start_local: "2027-05-04T17:00:00-07:00",
  due_since: "2027-05-03T09:00:00-07:00",
  amount: cad(6000),
  payments: [{ ...PAYMENT, __typename: "Payment" as const, id, method: "cash" as const, refund_failure: null }],
  ...changes,
});
const PIA = due(12, "Pia Lund");
const OMAR = due(13, "Omar Brandt", {
  client_id: null,
  amount: cad(1680),
  payments: [
    {
      ...PAYMENT,
      __typename: "Payment",
      id: 13,
      method: "card",
      card_brand: "visa",
      card_last4: "0341",
      refund_failure: "The card's bank did not take it.",
    },
  ],
});

const part = (one: typeof PIA, changes: Record<string, unknown> = {}) => ({
  __typename: "RefundPart",
  as: "payment",
  state: "refunded",
  amount: one.amount,
  payment: one.payments[0],
  ...changes,
});
const refunds = (is_dry_run: boolean, ...all: object[]) => ({
  refundBookings: { __typename: "BookingRefunds", is_dry_run, refunds: all },
});
const refundOf = (one: typeof PIA, parts: object[], left = 0) => ({
  __typename: "BookingRefund",
  booking_id: one.id,
  left: cad(left),
  parts,
});

const listOf = (...rows: object[]) => ({
  refundsDue: {
    __typename: "RefundDuePage",
    data: rows,
    meta: { __typename: "Meta", total: rows.length },
  },
});

const dialog = async () => within(await screen.findByRole("dialog"));
const showDialog = (answers: Answers) =>
  renderDesk(<RefundDueDialog due={[PIA, OMAR]} locale="en-CA" onRefunded={() => {}} onClose={() => {}} />, answers);

test("shows who is owed how much, since when, how it was paid, and that a refund failed", async () => {
  lookFrom(375);
  renderDesk(<RefundsDueScreen />, { RefundsDue: () => listOf(PIA, OMAR) });
  const cards = await screen.findAllByRole("button", { name: /Pia Lund|Omar Brandt/ });
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    "Pia Lund$60.00Cash · Bay time, Bay 2Due since Mon, May 3, 09:00",
    "Omar Brandt$16.80Visa 0341 · Bay time, Bay 2Due since Mon, May 3, 09:00Refund failed",
  ]);
});

test("says so if nothing is due", async () => {
  lookFrom(375);
  renderDesk(<RefundsDueScreen />, { RefundsDue: () => listOf() });
  expect(await screen.findByText("No refunds due")).toBeTruthy();
});

test("previews each refund, makes all with one reason, and says which follow later", async () => {
  const app = showDialog({
    RefundBookings: ({ input }) =>
      refunds(
        (input as { dry_run?: boolean }).dry_run ?? false,
        refundOf(PIA, [part(PIA)]),
        refundOf(OMAR, [part(OMAR, { state: "pending" })]),
      ),
  });
  const asked = await dialog();
  await waitFor(() => expect(asked.getByText("$60.00 in cash, from the drawer")).toBeTruthy());
  expect(asked.getByText("$16.80 to Visa 0341, in 5 to 10 days")).toBeTruthy();
  expect(asked.getByText(/The last refund failed: The card's bank did not take it\./)).toBeTruthy();
  await app.user.type(asked.getByLabelText(/Reason/), "Class cancelled");
  await app.user.click(asked.getByRole("button", { name: "Refund $76.80" }));
  expect(await screen.findByText("$76.80 refunded, $16.80 of it to cards within the next minutes")).toBeTruthy();
  expect(app.asked("RefundBookings").at(-1)?.variables).toEqual({
    input: {
      as: "payment",
      reason: "Class cancelled",
      bookings: [
        { booking_id: 12, amount: { amount: 6000, currency: "CAD" } },
        { booking_id: 13, amount: { amount: 1680, currency: "CAD" } },
      ],
    },
  });
});

test("says which refunds cannot become credit, and why nothing was refunded", async () => {
  let isRefused = false;
  const app = showDialog({
    RefundBookings: () =>
      isRefused
        ? new Refusal("invalid_state", 409, "Somebody has refunded this in the meantime.")
        : refunds(true, refundOf(PIA, [part(PIA, { as: "credit" })]), refundOf(OMAR, [], 1680)),
  });
  const asked = await dialog();
  await app.user.selectOptions(asked.getByLabelText("Refund"), "credit");
  expect(await asked.findByText("$60.00 as credit")).toBeTruthy();
  expect(asked.getByText("$16.80 cannot be refunded this way and remains due")).toBeTruthy();
  isRefused = true;
  await app.user.type(asked.getByLabelText(/Reason/), "Class cancelled");
  await app.user.click(asked.getByRole("button", { name: "Keep $60.00 as credit" }));
  expect(await asked.findByText("Somebody has refunded this in the meantime.")).toBeTruthy();
  expect(asked.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe("Class cancelled");
});
