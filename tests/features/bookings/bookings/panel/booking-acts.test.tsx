import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BookingPanel } from "#web/features/bookings/shared/panel/BookingPanel.tsx";
import { lookFrom, Refusal, renderDesk, type Answers } from "../render-desk.tsx";
import { fullBooking } from "../some-booking.ts";

const panel = <BookingPanel bookingId={7} onClose={() => {}} />;
const STALE = "Somebody else has just changed this. Check the current version and try again.";

beforeEach(() => lookFrom(1440));
afterEach(() => vi.useRealTimers());

test("shows the server's message when a change is refused, and the current booking", async () => {
  let booking = fullBooking();
  const answers: Answers = {
    BookingDetails: () => ({ booking }),
    UpdateBooking: () => {
      booking = fullBooking({ status: "checked_in", version: 5, allowed_actions: ["complete", "undo_check_in"] });
      return new Refusal("stale_version", 409, STALE);
    },
  };
  const desk = renderDesk(panel, answers);
  await desk.user.click(await screen.findByRole("button", { name: "Check in" }));
  const toast = await screen.findByText(STALE);
  expect(toast.textContent).toContain("Owen Lindqvist");
  expect(await screen.findByRole("button", { name: "Complete" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Check in" })).toBeNull();
});

test("names the booking by its number if the server sent no message", async () => {
  const desk = renderDesk(panel, {
    BookingDetails: () => ({ booking: fullBooking() }),
    UpdateBooking: () => new Refusal("internal_error", 500, "Oh dear"),
  });
  await desk.user.click(await screen.findByRole("button", { name: "Check in" }));
  expect((await screen.findByText("Failed to update booking 7")).textContent).toContain(
    "Something went wrong on our side",
  );
});

test("is disabled from the first press, and sends one request", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const desk = renderDesk(panel, { BookingDetails: () => ({ booking: fullBooking() }) }, "/", promise);
  const button = await screen.findByRole("button", { name: "Check in" });
  await desk.user.click(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  await desk.user.click(button);
  await desk.user.click(button);
  expect(desk.asked("UpdateBooking")).toHaveLength(1);
  expect(document.activeElement).toBe(button);
  await act(async () => resolve());
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
});

test("leaves the cancel dialog open and disabled until the cancellation is done", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const desk = renderDesk(
    panel,
    {
      BookingDetails: () => ({ booking: fullBooking() }),
      CancelBooking: () => ({ cancelBooking: fullBooking({ status: "cancelled", version: 5, allowed_actions: [] }) }),
    },
    "/",
    promise,
  );
  await desk.user.click(await screen.findByRole("button", { name: "Cancel" }));
  const confirm = await screen.findByRole<HTMLButtonElement>("button", { name: "Cancel booking" });
  await desk.user.click(confirm);
  await waitFor(() => expect(confirm.disabled).toBe(true));
  expect(screen.queryByRole("alertdialog")).not.toBeNull();
  await act(async () => resolve());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("shows the server's message when a cancellation is refused", async () => {
  const sentence = "This booking is completed and cannot be cancelled.";
  const desk = renderDesk(panel, {
    BookingDetails: () => ({ booking: fullBooking() }),
    CancelBooking: () => new Refusal("invalid_state", 409, sentence),
  });
  await desk.user.click(await screen.findByRole("button", { name: "Cancel" }));
  await desk.user.click(await screen.findByRole("button", { name: "Cancel booking" }));
  const toast = await screen.findByText("Failed to cancel booking");
  expect(toast.textContent).toContain(sentence);
});

test("asks before it cancels, and changes nothing if the user keeps the booking", async () => {
  const desk = renderDesk(panel, { BookingDetails: () => ({ booking: fullBooking() }) });
  await desk.user.click(await screen.findByRole("button", { name: "Cancel" }));
  await desk.user.click(await screen.findByRole("button", { name: "Keep it" }));
  expect(desk.asked("CancelBooking")).toEqual([]);
});

test("cancels the version that was shown", async () => {
  const cancelBooking = fullBooking({ status: "cancelled", version: 5, allowed_actions: [] });
  const desk = renderDesk(panel, {
    BookingDetails: () => ({ booking: fullBooking() }),
    CancelBooking: () => ({ cancelBooking }),
  });
  await desk.user.click(await screen.findByRole("button", { name: "Cancel" }));
  await desk.user.click(await screen.findByRole("button", { name: "Cancel booking" }));
  expect(await screen.findByText("Cancelled")).toBeTruthy();
  expect(desk.asked("CancelBooking")[0]?.variables).toEqual({ id: 7, version: 4 });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull());
});

test("sends the reason for the cancellation if one is chosen, and shows it afterwards", async () => {
  const why = { cancel_reason: "illness", cancel_note: "Back pain" };
  const cancelBooking = { ...fullBooking({ status: "cancelled", version: 5, allowed_actions: [] }), ...why };
  const desk = renderDesk(panel, {
    BookingDetails: () => ({ booking: fullBooking() }),
    CancelBooking: () => ({ cancelBooking }),
  });
  await desk.user.click(await screen.findByRole("button", { name: "Cancel" }));
  await desk.user.selectOptions(await screen.findByLabelText("Reason"), "Ill or injured");
  await desk.user.type(screen.getByLabelText("Note for the venue (optional)"), "Back pain");
  await desk.user.click(screen.getByRole("button", { name: "Cancel booking" }));
  expect(await screen.findByText("Ill or injured: Back pain")).toBeTruthy();
  expect(desk.asked("CancelBooking")[0]?.variables).toEqual({
    id: 7,
    version: 4,
    reason: "illness",
    note: "Back pain",
  });
});

test("asks before Escape discards the reason that was entered", async () => {
  const desk = renderDesk(panel, { BookingDetails: () => ({ booking: fullBooking() }) });
  await desk.user.click(await screen.findByRole("button", { name: "Cancel" }));
  await desk.user.selectOptions(await screen.findByLabelText("Reason"), "Ill or injured");
  await desk.user.keyboard("{Escape}");
  await desk.user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(screen.getByLabelText("Reason")).toHaveProperty("value", "illness");
  expect(desk.asked("CancelBooking")).toEqual([]);
});

test.each([
  ["checked_in", "undo_check_in", "Back to confirmed", "confirmed"],
  ["completed", "undo_complete", "Back to checked in", "checked_in"],
] as const)("reverts a mistaken %s, long after its Undo is gone", async (status, action, name, before) => {
  const desk = renderDesk(panel, {
    BookingDetails: () => ({ booking: fullBooking({ status, allowed_actions: [action] }) }),
    UpdateBooking: () => ({ updateBooking: fullBooking({ status: before, version: 5, allowed_actions: [] }) }),
  });
  await desk.user.click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
  expect(desk.asked("UpdateBooking")[0]?.variables).toEqual({ id: 7, input: { version: 4, status: before } });
});

test.each([
  ["makes check-in the main button on the venue's day of the booking", "2027-05-05T06:30:00Z", true],
  ["offers check-in on an earlier day too, but not as the main button", "2027-05-04T06:30:00Z", false],
])("%s", async (_promise, now, isMain) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(now) });
  renderDesk(panel, { BookingDetails: () => ({ booking: fullBooking() }) });
  const button = await screen.findByRole("button", { name: "Check in" });
  expect(button.classList.contains("MuiButton-contained")).toBe(isMain);
});

test("offers no action that the platform does not allow", async () => {
  renderDesk(panel, { BookingDetails: () => ({ booking: fullBooking({ allowed_actions: [] }) }) });
  await screen.findByRole("heading", { name: "Owen Lindqvist" });
  for (const name of ["Check in", "No-show", "Edit", "Cancel"]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
});
