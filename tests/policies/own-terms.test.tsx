import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderBook } from "#tests/book/render-book.tsx";
import { BOOKING } from "#tests/book/sample-data.ts";

const cad = (amount: number) => ({ __typename: "Money", amount, currency: "CAD" });
const term = (until_time: string, local_until: string, amount: number) => ({
  __typename: "CancellationTerm",
  until_time,
  local_until,
  refund_as: "payment" as const,
  due: cad(amount),
});
/** Its free stretch is over: the demo's clock is years ahead of the test machine's, so it lies in the past here. */
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

test("says the agreed rules, asks with what falls due, and says it afterwards", async () => {
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
  expect(screen.getByText("If nobody comes, the whole price of $72.00 is due.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancel booking" }));
  expect(screen.getByText("Cancel this booking?").parentElement?.textContent).toContain("$36.00 is due");
  await user.click(screen.getByRole("button", { name: "Cancel, $36.00 is due" }));
  expect((await screen.findByText("Your booking is cancelled.")).parentElement?.textContent).toContain(
    "$36.00 is due at the venue.",
  );
  expect(screen.getByText("Cancellation: $36.00")).toBeTruthy();
});
