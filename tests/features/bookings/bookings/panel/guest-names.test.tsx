import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { resizableWindow } from "#tests/web/ui/resizable-window.ts";
import { BookingPanel } from "#web/features/bookings/shared/panel/BookingPanel.tsx";
import { lookFrom, Refusal, renderDesk, type Answers } from "../render-desk.tsx";
import { fullBooking } from "../some-booking.ts";

beforeEach(() => lookFrom(1440));

const named = (changes: object) => ({ ...fullBooking({ party_size: 3 }), most_guest_names: 2, ...changes });

function renderPanel(booking: object, answers: Answers = {}) {
  return renderDesk(<BookingPanel bookingId={7} onClose={() => {}} />, {
    BookingDetails: () => ({ booking }),
    ...answers,
  });
}

test("lists the companions, and saves new names with the version that was shown", async () => {
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

test("leaves the typed names in the form if the server refuses them", async () => {
  const sentence = "Name at most 1 guest: no more come.";
  const desk = renderPanel(named({}), { UpdateBooking: () => new Refusal("invalid_state", 409, sentence) });
  await desk.user.click(await screen.findByRole("button", { name: "Add names" }));
  await desk.user.type(screen.getByLabelText("Guest 1"), "Ada Byron");
  await desk.user.click(screen.getByRole("button", { name: "Save names" }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Guest 1").value).toBe("Ada Byron");
});

test("leaves typed names in the form when the window becomes narrower", async () => {
  const setWide = resizableWindow();
  const desk = renderPanel(named({ id: 24 }));
  await desk.user.click(await screen.findByRole("button", { name: "Add names" }));
  await desk.user.type(screen.getByLabelText("Guest 2"), "Ada Byron");
  setWide(false);
  expect(document.querySelector(".MuiDrawer-root")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Guest 2").value).toBe("Ada Byron");
  await desk.user.type(screen.getByLabelText("Guest 2"), " King");
  setWide(true);
  expect(screen.getByLabelText<HTMLInputElement>("Guest 2").value).toBe("Ada Byron King");
});

test("saves typed names while another booking is open", async () => {
  const one = named({ id: 21 });
  const other = { ...named({ id: 22 }), client_name: "Mina Patel" };
  const Desk = () => {
    const [id, open] = useState(21);
    return (
      <>
        <button onClick={() => open(id === 21 ? 22 : 21)}>Other booking</button>
        <BookingPanel key={id} bookingId={id} onClose={() => {}} />
      </>
    );
  };
  const desk = renderDesk(<Desk />, {
    BookingDetails: ({ id }) => ({ booking: id === 21 ? one : other }),
    UpdateBooking: ({ input }) => ({ updateBooking: { ...one, ...(input as object), version: 5 } }),
  });
  const field = () => screen.findByLabelText<HTMLInputElement>("Guest 1");
  const mayGo = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const switchBooking = () => desk.user.click(screen.getByRole("button", { name: "Other booking" }));
  await desk.user.click(await screen.findByRole("button", { name: "Add names" }));
  expect(mayGo()).toBe(true);
  await desk.user.type(await field(), "Ada Byron");
  expect(mayGo()).toBe(false);
  await switchBooking();
  expect(await screen.findByRole("button", { name: "Add names" })).toBeTruthy();
  await switchBooking();
  expect((await field()).value).toBe("Ada Byron");
  await desk.user.click(screen.getByRole("button", { name: "Save names" }));
  expect(await screen.findByText("Ada Byron")).toBeTruthy();
  expect(desk.asked("UpdateBooking")[0]?.variables).toMatchObject({
    input: { version: 4, guest_names: ["Ada Byron"] },
  });
  expect(mayGo()).toBe(true);
});

test("discards typed names after the user leaves the form", async () => {
  const desk = renderPanel(named({ id: 23 }));
  await desk.user.click(await screen.findByRole("button", { name: "Add names" }));
  await desk.user.type(screen.getByLabelText("Guest 1"), "Ada Byron");
  await desk.user.click(screen.getByRole("button", { name: "Keep as it was" }));
  await desk.user.click(screen.getByRole("button", { name: "Add names" }));
  expect(screen.getByLabelText<HTMLInputElement>("Guest 1").value).toBe("");
  expect(document.activeElement).toBe(screen.getByLabelText("Guest 1"));
});

test("shows no form to a person who may not change the booking, or once it is over", async () => {
  renderPanel(named({ guest_names: ["Ada Byron"], allowed_actions: [] }));
  expect(await screen.findByText("Ada Byron")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Change names" })).toBeNull();
});

test("shows no section for companions if there are none and none can come", async () => {
  renderPanel(named({ most_guest_names: 0 }));
  await screen.findByRole("heading", { name: "Staff notes" });
  expect(screen.queryByRole("region", { name: "Guests" })).toBeNull();
});
