import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { BookingPanel } from "#web/bookings/panel/BookingPanel.tsx";
import { type Answers, lookFrom, Refusal, renderDesk } from "#tests/bookings/render-desk.tsx";
import { fullBooking } from "#tests/bookings/some-booking.ts";

beforeEach(() => lookFrom(1440));

const named = (changes: object) => ({ ...fullBooking({ party_size: 3 }), most_guest_names: 2, ...changes });

function renderPanel(booking: object, answers: Answers = {}) {
  return renderDesk(<BookingPanel bookingId={7} onClose={() => {}} />, {
    BookingDetails: () => ({ booking }),
    ...answers,
  });
}

test("lists who comes, and names others with the version that was seen", async () => {
  const desk = renderPanel(named({ guest_names: ["Ada Byron"] }), {
    UpdateBooking: ({ input }) => ({ updateBooking: named({ ...(input as object), version: 5 }) }),
  });
  const guests = within(await screen.findByRole("region", { name: "Guests" }));
  expect(guests.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Ada Byron"]);
  await desk.user.click(guests.getByRole("button", { name: "Change names" }));
  await desk.user.type(guests.getByLabelText("Guest 2"), "Grace Hopper");
  await desk.user.click(guests.getByRole("button", { name: "Save names" }));
  expect(await guests.findByText("Grace Hopper")).toBeTruthy();
  expect(desk.asked("UpdateBooking")[0]?.variables).toEqual({
    id: 7,
    input: { version: 4, guest_names: ["Ada Byron", "Grace Hopper"] },
  });
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Change names"));
});

test("keeps what was typed where the server refuses it", async () => {
  const sentence = "Name at most 1 guest: no more come.";
  const desk = renderPanel(named({}), { UpdateBooking: () => new Refusal("invalid_state", 409, sentence) });
  await desk.user.click(await screen.findByRole("button", { name: "Add names" }));
  await desk.user.type(screen.getByLabelText("Guest 1"), "Ada Byron");
  await desk.user.click(screen.getByRole("button", { name: "Save names" }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Guest 1").value).toBe("Ada Byron");
});

test("has no form for who may not change the booking, nor once it is over", async () => {
  renderPanel(named({ guest_names: ["Ada Byron"], allowed_actions: [] }));
  expect(await screen.findByText("Ada Byron")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Change names" })).toBeNull();
});

test("says nothing of guests where nobody is named and nobody can be", async () => {
  renderPanel(named({ most_guest_names: 0 }));
  await screen.findByRole("heading", { name: "Staff notes" });
  expect(screen.queryByRole("region", { name: "Guests" })).toBeNull();
});
