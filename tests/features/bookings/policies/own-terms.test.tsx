import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderBook } from "#tests/features/bookings/online/render-book.tsx";
import { BOOKING } from "#tests/features/bookings/online/sample-data.ts";

const cad = (amount: number) => ({ __typename: "Money", amount, currency: "CAD" });
const term = (until_time: string, local_until: string, amount: number) => ({
  __typename: "CancellationTerm",
  until_time,
  local_until,
  refund_as: "payment" as const,
  due: cad(amount),
});
/** Its free period is over: the demo's clock is years ahead of the test machine's, so the deadline lies in the past here. */
const LATE = {
  ...BOOKING,
  __typename: "PublicBooking",
  terms: {
    ...BOOKING.terms,
    cancellation: [
      term("2020-05-04T03:15:00Z", "2020-05-03T20:15:00-07:00", 0),
      term("2027-05-05T03:15:00Z", "2027-05-04T20:15:00-07:00", 3600),
    ],
    no_show_due: cad(7200),
  },
};

test("shows the agreed rules, asks with the fee, and shows it afterwards", async () => {
  const cancelled = {
    ...LATE,
    status: "cancelled",
    allowed_actions: [],
    version: 2,
    amounts_due: [
      {
        __typename: "PublicAmountDue",
        id: 1,
        kind: "cancellation",
        amount: cad(3600),
        created_at: "2027-05-04T20:00:00Z",
        is_waived: false,
      },
    ],
  };
  const { user } = renderBook("/book/manage/some-token-000", {
    answers: {
      ManagedBooking: () => ({ managedBooking: LATE }),
      CancelManagedBooking: () => ({ cancelManagedBooking: cancelled }),
    },
  });
  expect(await screen.findByText(/^Cancel until Sun,? .*2?0?:?15.* free of charge\.$/)).toBeTruthy();
  expect(screen.getByText("After that, cancel for $36.00.")).toBeTruthy();
  expect(screen.getByText("If you do not come, you owe the full $72.00.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancel booking" }));
  expect(screen.getByText("Cancel this booking?").parentElement?.textContent).toContain("$36.00 is due");
  await user.click(screen.getByRole("button", { name: "Cancel, $36.00 is due" }));
  expect((await screen.findByText("Your booking is cancelled.")).parentElement?.textContent).toContain(
    "$36.00 is due at the venue.",
  );
  expect(screen.getByText("Cancellation: $36.00")).toBeTruthy();
});

test.each([
  [
    "more than the fee",
    { paid: cad(7200) },
    "Under the rules you agreed to, $36.00 is due. You get back $36.00 of the $72.00 that you paid.",
    "Cancel, $36.00 comes back",
    "You get back $36.00 of the $72.00 that you paid.",
  ],
  [
    "exactly the fee",
    { paid: cad(3600) },
    "That is what you have paid: nothing comes back.",
    "Cancel, nothing comes back",
    "You get no refund.",
  ],
  [
    "a part of the fee",
    { paid: cad(1000) },
    "$36.00 is due. You have paid $10.00 of it, and pay the other $26.00 at the venue.",
    "Cancel, $26.00 is due",
    "$26.00 is due at the venue.",
  ],
  [
    "for a booking with free cancellation",
    { paid: cad(3600), terms: BOOKING.terms },
    "You get back the $36.00 that you paid.",
    "Cancel, $36.00 comes back",
    "You get back the $36.00 that you paid.",
  ],
  [
    "a part, with a fee for a move",
    {
      paid: cad(1000),
      amounts_due: [
        {
          __typename: "PublicAmountDue",
          id: 2,
          kind: "reschedule",
          amount: cad(700),
          created_at: "2027-05-04T20:00:00Z",
          is_waived: false,
        },
      ],
    },
    "$43.00 is due. You have paid $10.00 of it, and pay the other $33.00 at the venue.",
    "Cancel, $33.00 is due",
    "$33.00 is due at the venue.",
  ],
])("shows the refund or the fee to a client who has paid %s", async (_what, change, asked, button, told) => {
  const booking = { ...LATE, payment_status: "deposit_paid", ...change };
  const cancelled = { ...booking, status: "cancelled", allowed_actions: [], version: 2, paid: cad(0) };
  const { user } = renderBook("/book/manage/some-token-000", {
    answers: {
      ManagedBooking: () => ({ managedBooking: booking }),
      CancelManagedBooking: () => ({ cancelManagedBooking: cancelled }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Cancel booking" }));
  expect(screen.getByText("Cancel this booking?").parentElement?.textContent).toContain(asked);
  await user.click(screen.getByRole("button", { name: button }));
  expect((await screen.findByText("Your booking is cancelled.")).parentElement?.textContent).toContain(told);
});
