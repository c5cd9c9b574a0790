import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { BookingPanel } from "#web/features/bookings/shared/panel/BookingPanel.tsx";
import { lookFrom, Refusal, renderDesk, type Answers } from "../render-desk.tsx";
import { fullBooking } from "../some-booking.ts";

beforeEach(() => lookFrom(1440));

const note = (id: number, body: string, is_deletable: boolean) => ({
  __typename: "BookingNote",
  id,
  body,
  author_name: "Pat Staff",
  created_at: "2027-05-03T17:00:00Z",
  is_deletable,
});
const noted = (...notes: object[]) => ({ ...fullBooking(), notes });

function renderPanel(answers: Answers) {
  return renderDesk(<BookingPanel bookingId={7} onClose={() => {}} />, answers);
}

test("shows the author and venue time of each note, and Delete only on the notes that may be deleted", async () => {
  renderPanel({ BookingDetails: () => ({ booking: noted(note(1, "Left-handed", false), note(2, "Is loud", true)) }) });
  expect(await screen.findByText("Left-handed")).toBeTruthy();
  expect(screen.getAllByText("Pat Staff, Mon, May 3, 10:00")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Delete note: Left-handed" })).toBeNull();
  expect(screen.getByRole("button", { name: "Delete note: Is loud" })).toBeTruthy();
});

test("adds a note and clears the field", async () => {
  const desk = renderPanel({
    BookingDetails: () => ({ booking: noted() }),
    AddBookingNote: () => ({ addBookingNote: { __typename: "Booking", id: 7, notes: [note(1, "Left-handed", true)] } }),
  });
  const field = await screen.findByLabelText<HTMLTextAreaElement>("New note");
  await desk.user.click(screen.getByRole("button", { name: "Add note" }));
  expect(await screen.findByText("Write something first.")).toBeTruthy();
  expect(desk.asked("AddBookingNote")).toHaveLength(0);
  await desk.user.type(field, "Left-handed");
  await desk.user.click(screen.getByRole("button", { name: "Add note" }));
  expect(await screen.findByRole("button", { name: "Delete note: Left-handed" })).toBeTruthy();
  expect(desk.asked("AddBookingNote")[0]?.variables).toEqual({ id: 7, input: { body: "Left-handed" } });
  await waitFor(() => expect(field.value).toBe(""));
});

test("leaves the typed note in the field if the server refuses it", async () => {
  const sentence = "Your permission “Make, move and cancel bookings” covers only what is your own.";
  const desk = renderPanel({
    BookingDetails: () => ({ booking: noted() }),
    AddBookingNote: () => new Refusal("forbidden", 403, sentence),
  });
  const field = await screen.findByLabelText<HTMLTextAreaElement>("New note");
  await desk.user.type(field, "Left-handed");
  await desk.user.click(screen.getByRole("button", { name: "Add note" }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field.value).toBe("Left-handed");
});

test("saves a draft note while another booking is open, and warns before the page is left", async () => {
  const one = { ...fullBooking({ id: 17 }), notes: [] };
  const other = { ...fullBooking({ id: 18, client_name: "Mina Patel" }), notes: [] };
  const Desk = () => {
    const [id, open] = useState(17);
    return (
      <>
        <button onClick={() => open(id === 17 ? 18 : 17)}>Other booking</button>
        <BookingPanel key={id} bookingId={id} onClose={() => {}} />
      </>
    );
  };
  const desk = renderDesk(<Desk />, {
    BookingDetails: ({ id }) => ({ booking: id === 17 ? one : other }),
    AddBookingNote: () => ({
      addBookingNote: { __typename: "Booking", id: 17, notes: [note(1, "Left a glove", true)] },
    }),
  });
  const field = () => screen.findByLabelText<HTMLTextAreaElement>("New note");
  const mayGo = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const switchBooking = () => desk.user.click(screen.getByRole("button", { name: "Other booking" }));
  await desk.user.type(await field(), "Left a glove");
  expect(mayGo()).toBe(false);
  await switchBooking();
  await screen.findByRole("heading", { name: "Mina Patel" });
  expect((await field()).value).toBe("");
  await switchBooking();
  expect((await field()).value).toBe("Left a glove");
  await desk.user.click(screen.getByRole("button", { name: "Add note" }));
  await waitFor(async () => expect((await field()).value).toBe(""));
  await switchBooking();
  await switchBooking();
  expect((await field()).value).toBe("");
  expect(mayGo()).toBe(true);
});

test("deletes a note after a confirmation", async () => {
  const desk = renderPanel({
    BookingDetails: () => ({ booking: noted(note(2, "Is loud", true)) }),
    DeleteBookingNote: () => ({ deleteBookingNote: { __typename: "Booking", id: 7, notes: [] } }),
  });
  await desk.user.click(await screen.findByRole("button", { name: "Delete note: Is loud" }));
  await desk.user.click(await screen.findByRole("button", { name: "Delete note" }));
  await waitFor(() => expect(screen.queryByText("Is loud")).toBeNull());
  expect(desk.asked("DeleteBookingNote")[0]?.variables).toEqual({ id: 7, noteId: 2 });
});
