import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { BookingPanel } from "#web/features/bookings/shared/panel/BookingPanel.tsx";
import { lookFrom, Refusal, renderDesk } from "../render-desk.tsx";
import { fullBooking } from "../some-booking.ts";

beforeEach(() => lookFrom(1440));

const ZOE = { __typename: "Guest", first_name: "Zoë", last_name: "Lund", email: "zoe@guest.example", phone: null };
const OF_GUEST = { ...fullBooking(), version: 4, client_id: null, client: null, guest: ZOE };

function show(
  booking: object,
  updateBookingGuest: () => Record<string, unknown> | Refusal = () => ({ updateBookingGuest: booking }),
) {
  return renderDesk(<BookingPanel bookingId={7} onClose={() => {}} />, {
    BookingDetails: () => ({ booking }),
    UpdateBookingGuest: updateBookingGuest,
  });
}

const dialog = async () => within(await screen.findByRole("dialog", { name: "Change guest details" }));

describe("the panel of a guest's booking", () => {
  it("corrects the guest's details, and says where the confirmation is sent", async () => {
    const right = { ...OF_GUEST, version: OF_GUEST.version + 1, guest: { ...ZOE, email: "zoe@right.example" } };
    const desk = show(OF_GUEST, () => ({ updateBookingGuest: right }));
    await desk.user.click(await screen.findByRole("button", { name: "Change guest details" }));
    const form = await dialog();
    await desk.user.clear(form.getByLabelText(/^Email/));
    await desk.user.type(form.getByLabelText(/^Email/), "zoe@right.example");
    await desk.user.click(form.getByRole("button", { name: "Save details" }));
    expect(await screen.findByText(/The confirmation goes to zoe@right\.example\.$/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "zoe@right.example" })).toBeTruthy();
    const { __typename, ...guest } = { ...ZOE, email: "zoe@right.example" };
    expect(desk.asked("UpdateBookingGuest").map(({ variables }) => variables)).toEqual([
      { id: 7, input: { version: OF_GUEST.version, guest } },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("announces no email if the address is removed", async () => {
    const desk = show(OF_GUEST, () => ({ updateBookingGuest: { ...OF_GUEST, guest: { ...ZOE, email: null } } }));
    await desk.user.click(await screen.findByRole("button", { name: "Change guest details" }));
    const form = await dialog();
    await desk.user.clear(form.getByLabelText(/^Email/));
    await desk.user.click(form.getByRole("button", { name: "Save details" }));
    expect(await screen.findByText("The guest’s details are changed")).toBeTruthy();
    expect(screen.queryByText(/The confirmation goes to/)).toBeNull();
  });

  it("leaves the typed details in the form if the server refuses them", async () => {
    const desk = show(
      OF_GUEST,
      () => new Refusal("invalid_state", 409, "This booking is cancelled and cannot be changed."),
    );
    await desk.user.click(await screen.findByRole("button", { name: "Change guest details" }));
    const form = await dialog();
    await desk.user.type(form.getByLabelText(/^Phone/), "604 555 0100");
    await desk.user.click(form.getByRole("button", { name: "Save details" }));
    expect(await form.findByText(/This booking is cancelled and cannot be changed/)).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe("604 555 0100");
  });

  it("leaves a colleague's correction unchanged that was made while the dialog was open", async () => {
    const theirs = { ...OF_GUEST, version: 5, guest: { ...ZOE, email: "zoe@right.example" } };
    let saves = 0;
    const desk = show(OF_GUEST, () => {
      saves += 1;
      return saves === 1
        ? new Refusal("stale_version", 409, "Somebody else has just changed this.", theirs)
        : { updateBookingGuest: theirs };
    });
    await desk.user.click(await screen.findByRole("button", { name: "Change guest details" }));
    const form = await dialog();
    await desk.user.type(form.getByLabelText(/^Phone/), "604 555 0100");
    await desk.user.click(form.getByRole("button", { name: "Save details" }));
    expect((await form.findByRole("alert")).textContent).toContain("Emailnow zoe@right.example, was zoe@guest.example");
    await desk.user.click(form.getByRole("button", { name: "Save details" }));
    await waitFor(() => expect(desk.asked("UpdateBookingGuest")).toHaveLength(2));
    expect(desk.asked("UpdateBookingGuest")[1]?.variables["input"]).toMatchObject({
      version: 5,
      guest: { email: "zoe@right.example", phone: "604 555 0100" },
    });
  });

  it("shows the server's message below its field", async () => {
    const sentence = "Enter an address that exists.";
    const desk = show(
      OF_GUEST,
      () => new Refusal("validation_failed", 422, sentence, undefined, { "guest.email": [sentence] }),
    );
    await desk.user.click(await screen.findByRole("button", { name: "Change guest details" }));
    const form = await dialog();
    await desk.user.click(form.getByRole("button", { name: "Save details" }));
    await waitFor(() => expect(form.getByLabelText(/^Email/).getAttribute("aria-invalid")).toBe("true"));
    expect(form.getByText(sentence)).toBeTruthy();
  });

  it("says that the correction applies to all dates of a series", async () => {
    const desk = show({ ...OF_GUEST, series_id: 3 });
    await desk.user.click(await screen.findByRole("button", { name: "Change guest details" }));
    expect((await dialog()).getByText("On all dates of the series")).toBeTruthy();
  });

  it.each([
    ["a client's booking", fullBooking()],
    ["a booking that can no longer be changed", { ...OF_GUEST, allowed_actions: [] }],
  ])("does not offer the correction for %s", async (_, booking) => {
    show(booking);
    expect(await screen.findByRole("complementary")).toBeTruthy();
    await screen.findByText("Number");
    expect(screen.queryByRole("button", { name: "Change guest details" })).toBeNull();
  });
});
