import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { BookingPanel } from "#web/features/bookings/shared/panel/BookingPanel.tsx";
import { lookFrom, Refusal, renderDesk, type Answers } from "../render-desk.tsx";
import { fullBooking } from "../some-booking.ts";

beforeEach(() => lookFrom(1440));

const ZOE = {
  __typename: "Guest",
  first_name: "Zoë",
  last_name: "Lund",
  email: "zoe@guest.example",
  phone: "604 555 0100",
};
const OF_GUEST = { ...fullBooking(), version: 4, client_id: null, client: null, guest: ZOE };
const person = (id: number, changes: object = {}) => ({
  __typename: "Client",
  id,
  name: "Zoe Lund",
  email: null as string | null,
  contact_email: null,
  phone: null as string | null,
  ...changes,
});
const OF_CLIENT = (client: { id: number }) => ({ ...OF_GUEST, version: 5, guest: null, client_id: client.id, client });

const answerOf =
  (others: number[], byEmail: object[] = [], byPhone: object[] = [], waiting = 0) =>
  () => ({
    guestBookings: { __typename: "GuestBookings", booking_id: 7, other_ids: others, waiting_count: waiting },
    byEmail: { __typename: "ClientPage", data: byEmail },
    byPhone: { __typename: "ClientPage", data: byPhone },
  });

async function open(answers: Answers) {
  const desk = renderDesk(<BookingPanel bookingId={7} onClose={() => {}} clientPath={(id) => `/clients/${id}`} />, {
    BookingDetails: () => ({ booking: OF_GUEST }),
    ...answers,
  });
  await desk.user.click(await screen.findByRole("button", { name: "Make a client" }));
  return { ...desk, form: within(await screen.findByRole("dialog", { name: "Make Zoë Lund a client" })) };
}

const sent = ({ asked }: { asked: (operation: string) => { variables: unknown }[] }) =>
  asked("AssignBookingClient").map(({ variables }) => variables);

describe("the dialog that makes a guest a client", () => {
  it("suggests clients with the same email or number first, lists what is transferred, and links to the client", async () => {
    const [same, number] = [person(31, { email: "Zoe@guest.example" }), person(32, { phone: "+1 (604) 555-0100" })];
    const other = person(33, { email: "zoe@guest.example.nz", phone: "1 0100" });
    const desk = await open({
      GuestMatches: answerOf([3, 9], [same, other], [number, other]),
      AssignBookingClient: () => ({ assignBookingClient: OF_CLIENT(same) }),
    });
    expect(desk.form.getAllByRole("radio").map((radio) => radio.parentElement?.textContent)).toEqual([
      "Zoe Lund Zoe@guest.example",
      "Zoe Lund +1 (604) 555-0100",
      "Another client",
      "A new client Zoe Lund has this email address.",
    ]);
    expect(desk.form.getByRole("radio", { name: /A new client/ })).toHaveProperty("disabled", true);
    expect(desk.form.getByText(/^2 other bookings with zoe@guest\.example come along\./)).toBeTruthy();
    await desk.user.click(desk.form.getByRole("button", { name: "Assign 3 bookings" }));
    expect(await screen.findByText("The booking is Zoe Lund’s now")).toBeTruthy();
    expect(sent(desk)).toEqual([{ id: 7, input: { version: 4, client_id: 31 } }]);
    expect(screen.getByRole("link", { name: "Zoe Lund" }).getAttribute("href")).toBe("/clients/31");
    expect(screen.queryByRole("button", { name: "Make a client" })).toBeNull();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("preselects a client with the same name and number, before others with that number", async () => {
    const desk = await open({
      GuestMatches: answerOf(
        [],
        [],
        [
          person(32, { name: "Max Lund", phone: "604 555 0100" }),
          person(34, { name: "zoë lund", phone: "6045550100" }),
        ],
      ),
    });
    const chosen = () => desk.form.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked);
    expect(desk.form.getAllByRole("radio").map((radio) => radio.parentElement?.textContent)).toEqual([
      "zoë lund 6045550100",
      "Max Lund 604 555 0100",
      "Another client",
      "A new client",
    ]);
    expect(chosen()).toEqual([true, false, false, false]);
  });

  it("adds a client with the guest's details if only the number matches another client", async () => {
    const desk = await open({
      GuestMatches: answerOf([], [], [person(32, { name: "Max Lund", phone: "604 555 0100" })]),
      AssignBookingClient: () => ({ assignBookingClient: OF_CLIENT(person(40)) }),
    });
    expect(desk.form.getByText(/^No other booking comes along\./)).toBeTruthy();
    await desk.user.click(desk.form.getByRole("button", { name: "Add client" }));
    expect(await screen.findByText("Zoe Lund is a client now")).toBeTruthy();
    expect(sent(desk)).toEqual([{ id: 7, input: { version: 4, client_id: null } }]);
  });

  it("lists the waiting-list entries that are transferred", async () => {
    const desk = await open({
      GuestMatches: answerOf([3], [], [], 2),
      AssignBookingClient: () => ({ assignBookingClient: OF_CLIENT(person(40)) }),
    });
    const what = "1 other booking and 2 places on waiting lists";
    expect(desk.form.getByText(new RegExp(`^${what} with zoe@guest\\.example come along\\.`))).toBeTruthy();
    await desk.user.click(desk.form.getByRole("button", { name: "Add client" }));
    expect(await screen.findByText(new RegExp(`${what} came along`))).toBeTruthy();
  });

  it("finds any other client, and asks for one if none is chosen", async () => {
    const desk = await open({
      GuestMatches: answerOf([3]),
      ClientSearch: () => ({ clients: { __typename: "ClientPage", data: [person(50, { name: "Kim Lang" })] } }),
      AssignBookingClient: () => ({ assignBookingClient: OF_CLIENT(person(50, { name: "Kim Lang" })) }),
    });
    await desk.user.click(desk.form.getByRole("radio", { name: "A client" }));
    await desk.user.click(desk.form.getByRole("button", { name: "Assign 2 bookings" }));
    expect(await desk.form.findByText("Choose a client.")).toBeTruthy();
    await desk.user.type(desk.form.getByRole("combobox", { name: "Client" }), "Kim");
    await desk.user.click(await desk.form.findByRole("option", { name: /Kim Lang/ }));
    await desk.user.click(desk.form.getByRole("button", { name: "Assign 2 bookings" }));
    expect(await screen.findByText(/1 other booking came along/)).toBeTruthy();
    expect(sent(desk)).toEqual([{ id: 7, input: { version: 4, client_id: 50 } }]);
  });

  it('does not report "no matching client" if the clients did not load', async () => {
    const desk = await open({
      GuestMatches: answerOf([3]),
      ClientSearch: () => new Refusal("forbidden", 403, "Not today."),
    });
    await desk.user.click(desk.form.getByRole("radio", { name: "A client" }));
    await desk.user.type(desk.form.getByRole("combobox", { name: "Client" }), "Kim");
    await waitFor(() => expect(desk.form.getByText("The clients did not load. Not today.")).toBeTruthy());
  });

  it("offers the client who has taken the address since, and says why", async () => {
    const holder = {
      ...person(60, { email: "zoe@guest.example" }),
      first_name: "Zoe",
      last_name: "Lund",
      tags: [],
      version: 1,
    };
    const current = { ...holder, created_at: "2027-05-01T00:00:00Z", anonymized_at: null };
    const answers = [
      () =>
        new Refusal("invalid_state", 409, "Zoe Lund already has this email address. Choose Zoe Lund instead.", current),
      () => ({ assignBookingClient: OF_CLIENT(person(60)) }),
    ];
    const desk = await open({ GuestMatches: answerOf([]), AssignBookingClient: () => answers.shift()?.() ?? {} });
    await desk.user.click(desk.form.getByRole("button", { name: "Add client" }));
    expect(await desk.form.findByText(/Choose Zoe Lund instead/)).toBeTruthy();
    await desk.user.click(desk.form.getByRole("button", { name: "Assign 1 booking" }));
    await waitFor(() => expect(sent(desk)).toHaveLength(2));
    expect(sent(desk).at(-1)).toEqual({ id: 7, input: { version: 4, client_id: 60 } });
  });
});
