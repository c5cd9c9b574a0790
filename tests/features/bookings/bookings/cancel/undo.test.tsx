import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { BookingAction } from "#web/apollo/schema-types.generated.ts";
import { BookingPanel } from "#web/features/bookings/shared/panel/BookingPanel.tsx";
import { lookFrom, Refusal, renderDesk, type Answers } from "../render-desk.tsx";
import { fullBooking } from "../some-booking.ts";

const panel = <BookingPanel bookingId={7} onClose={() => {}} />;

beforeEach(() => lookFrom(1440));

const ALLOWED: Record<string, BookingAction[]> = {
  confirmed: ["check_in", "mark_no_show"],
  checked_in: ["complete", "undo_check_in"],
  completed: ["undo_complete"],
  no_show: ["undo_no_show"],
};

/** A booking that accepts every status it is set to, unless `refuse` returns a refusal. */
function settable(refuse: (status: unknown) => Refusal | undefined = () => undefined, first = fullBooking()): Answers {
  let booking = first;
  let version = 4;
  return {
    BookingDetails: () => ({ booking }),
    UpdateBooking: ({ input }) => {
      const status = Object(input).status;
      const refusal = refuse(status);
      if (refusal) return refusal;
      version += 1;
      booking = fullBooking({ status, version, allowed_actions: ALLOWED[status] ?? [] });
      return { updateBooking: booking };
    },
  };
}

test("returns a completed booking to checked in", async () => {
  const desk = renderDesk(panel, settable());
  await desk.user.click(await screen.findByRole("button", { name: "Check in" }));
  await desk.user.click(await screen.findByRole("button", { name: "Complete" }));
  await screen.findByText("Owen Lindqvist is completed");
  await desk.user.click(await screen.findByRole("button", { name: /^Undo/ }));
  await waitFor(() => expect(desk.asked("UpdateBooking")).toHaveLength(3));
  expect(desk.asked("UpdateBooking")[2]?.variables).toEqual({ id: 7, input: { version: 6, status: "checked_in" } });
});

test("removes the Undo of a step after a further step", async () => {
  const desk = renderDesk(panel, settable());
  await desk.user.click(await screen.findByRole("button", { name: "Check in" }));
  await screen.findByText("Owen Lindqvist is checked in");
  await desk.user.click(await screen.findByRole("button", { name: "Complete" }));
  await screen.findByText("Owen Lindqvist is completed");
  await waitFor(() => expect(screen.queryByText("Owen Lindqvist is checked in")).toBeNull());
  expect(screen.getAllByRole("button", { name: /^Undo/ })).toHaveLength(1);
});

test("leaves a colleague's later change as it is, and says so without an alert", async () => {
  const sentence = "Somebody else has just changed this. Check the current version and try again.";
  const desk = renderDesk(
    panel,
    settable((status) => (status === "confirmed" ? new Refusal("stale_version", 409, sentence) : undefined)),
  );
  await desk.user.click(await screen.findByRole("button", { name: "Check in" }));
  await desk.user.click(await screen.findByRole("button", { name: /^Undo/ }));
  const said = await screen.findByText("Owen Lindqvist was left unchanged");
  expect(said.textContent).toContain("somebody changed the booking in the meantime");
  expect(said.closest("[role=alert]")).toBeNull();
});

test("undoes a no-show if the platform allows it, and Undo marks it as a no-show again", async () => {
  const missed = fullBooking({ status: "no_show", allowed_actions: ["undo_no_show"] });
  const desk = renderDesk(
    panel,
    settable(() => undefined, missed),
  );
  await desk.user.click(await screen.findByRole("button", { name: "Arrived late" }));
  await screen.findByText("Owen Lindqvist is confirmed again");
  await desk.user.click(await screen.findByRole("button", { name: /^Undo/ }));
  await waitFor(() => expect(desk.asked("UpdateBooking")).toHaveLength(2));
  expect(desk.asked("UpdateBooking").map(({ variables }) => Object(variables).input)).toEqual([
    { version: 4, status: "confirmed" },
    { version: 5, status: "no_show" },
  ]);
});

test("offers neither a button nor an Undo if the platform does not allow it", async () => {
  const desk = renderDesk(panel, {
    BookingDetails: () => ({ booking: fullBooking({ allowed_actions: ["check_in"] }) }),
    UpdateBooking: () => ({ updateBooking: fullBooking({ status: "no_show", version: 5, allowed_actions: [] }) }),
  });
  await desk.user.click(await screen.findByRole("button", { name: "Check in" }));
  expect(await screen.findByText("No-show")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Arrived late" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
});

const reached = (email: string | null, phone: string | null) => ({
  ...fullBooking(),
  client: { __typename: "Client", id: 70, name: "Owen Lindqvist", email, contact_email: null, phone },
});

test.each([
  ["who gets the email", reached("owen@demo.test", null), "owen@demo.test gets an email."],
  ["whom to call instead", reached(null, "+1 604 555 0107"), "call +1 604 555 0107 to tell them."],
  ["that nobody is notified", reached(null, null), "nobody is notified."],
])("shows before a cancellation %s", async (_what, booking, words) => {
  const desk = renderDesk(panel, { BookingDetails: () => ({ booking }) });
  await desk.user.click(await screen.findByRole("button", { name: "Cancel" }));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("The time is released.");
  expect(question.textContent).toContain(words);
  await desk.user.click(within(question).getByRole("button", { name: "Keep it" }));
});
