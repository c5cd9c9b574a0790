import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { useBookingActs } from "#web/features/bookings/shared/actions/use-booking-acts.ts";
import { lookFrom, Refusal, renderDesk, type Answers } from "../render-desk.tsx";
import { compactBooking, fullBooking } from "../some-booking.ts";

beforeEach(() => lookFrom(1440));

const HOUR = { start_time: "2027-05-05T02:00:00Z", end_time: "2027-05-05T03:00:00Z", coach_id: null };
const THERE = { ...HOUR, resource_id: 4, label: "moves to Bay 4, 19:00" };
const BACK = { ...HOUR, resource_id: 6, label: "moves to Bay 6, 19:00" };

/** Drags one block twice before the response to the first move. */
function TwoMoves() {
  const { move } = useBookingActs();
  const booking = { ...compactBooking(), name: "Owen Lindqvist" };
  const drag = (to: typeof THERE) => void move(booking, to).catch(() => {});
  return (
    <button
      onClick={() => {
        drag(THERE);
        drag(BACK);
      }}
    >
      Drag twice
    </button>
  );
}

/** Accepts each move made on the current version; the first may be refused. */
function desk(firstRefusal?: Refusal): Answers {
  let version = 4;
  let turn = 0;
  return {
    UpdateBooking: ({ input }) => {
      turn += 1;
      if (turn === 1 && firstRefusal) return firstRefusal;
      const change = Object(input);
      if (change.version !== version) return new Refusal("stale_version", 409, "Somebody else has just changed this.");
      version += 1;
      return { updateBooking: fullBooking({ ...change, version }) };
    },
  };
}

test("sends a second quick move with the version that the first returned, also back to the first bay", async () => {
  const { user, asked } = renderDesk(<TwoMoves />, desk());
  await user.click(screen.getByRole("button", { name: "Drag twice" }));
  expect(await screen.findByText(/moves to Bay 6, 19:00/)).toBeTruthy();
  expect(screen.queryByText(/has just changed this/)).toBeNull();
  const inputs = asked("UpdateBooking").map(({ variables }) => variables["input"]);
  expect(inputs).toMatchObject([
    { version: 4, resource_id: 4 },
    { version: 5, resource_id: 6 },
  ]);
});

test("sends the second quick move even if the first was refused", async () => {
  const { user, asked } = renderDesk(<TwoMoves />, desk(new Refusal("slot_taken", 409, "Bay 4 is taken at 19:00.")));
  await user.click(screen.getByRole("button", { name: "Drag twice" }));
  expect(await screen.findByText(/Bay 4 is taken at 19:00/)).toBeTruthy();
  expect(await screen.findByText(/moves to Bay 6, 19:00/)).toBeTruthy();
  await waitFor(() => expect(asked("UpdateBooking")).toHaveLength(2));
  expect(asked("UpdateBooking")[1]?.variables["input"]).toEqual({
    version: 4,
    start_time: HOUR.start_time,
    end_time: HOUR.end_time,
  });
});
