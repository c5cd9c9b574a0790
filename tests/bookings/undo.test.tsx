import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { BookingPanel } from "#web/bookings/panel/BookingPanel.tsx";
import { type Answers, lookFrom, Refusal, renderDesk } from "./render-desk.tsx";
import { fullBooking } from "./some-booking.ts";

const panel = <BookingPanel bookingId={7} onClose={() => {}} />;

beforeEach(() => lookFrom(1440));

/** A booking that takes each state it is set to; `refuse` says no in its stead. */
function settable(refuse: (status: unknown) => Refusal | undefined = () => undefined): Answers {
  let booking = fullBooking({ allowed_actions: ["check_in", "cancel"] });
  let version = 4;
  return {
    BookingDetails: () => ({ booking }),
    UpdateBooking: ({ input }) => {
      const status = Object(input).status;
      const refusal = refuse(status);
      if (refusal) return refusal;
      version += 1;
      booking = fullBooking({ status, version, allowed_actions: status === "checked_in" ? ["complete"] : [] });
      return { updateBooking: booking };
    },
  };
}

test("takes a completed booking back to where it stood", async () => {
  const desk = renderDesk(panel, settable());
  await desk.user.click(await screen.findByRole("button", { name: "Check in" }));
  await desk.user.click(await screen.findByRole("button", { name: "Complete" }));
  await screen.findByText("Owen Lindqvist is completed");
  await desk.user.click(await screen.findByRole("button", { name: /^Undo/ }));
  await waitFor(() => expect(desk.asked("UpdateBooking")).toHaveLength(3));
  expect(desk.asked("UpdateBooking")[2]?.variables).toEqual({ id: 7, input: { version: 6, status: "checked_in" } });
});

test("withdraws the way back once something else was done with the booking", async () => {
  const desk = renderDesk(panel, settable());
  await desk.user.click(await screen.findByRole("button", { name: "Check in" }));
  await screen.findByText("Owen Lindqvist is checked in");
  await desk.user.click(await screen.findByRole("button", { name: "Complete" }));
  await screen.findByText("Owen Lindqvist is completed");
  await waitFor(() => expect(screen.queryByText("Owen Lindqvist is checked in")).toBeNull());
  expect(screen.getAllByRole("button", { name: /^Undo/ })).toHaveLength(1);
});

test("lets somebody else's later change stand, and says so kindly", async () => {
  const sentence = "Somebody changed this in the meantime. Look at what stands now and try again.";
  const desk = renderDesk(
    panel,
    settable((status) => (status === "confirmed" ? new Refusal("stale_version", 409, sentence) : undefined)),
  );
  await desk.user.click(await screen.findByRole("button", { name: "Check in" }));
  await desk.user.click(await screen.findByRole("button", { name: /^Undo/ }));
  const said = await screen.findByText("Owen Lindqvist stays as it is");
  expect(said.textContent).toContain("somebody changed the booking in the meantime");
  expect(said.closest("[role=alert]")).toBeNull();
});
