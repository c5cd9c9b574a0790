import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderBook, type Answers } from "./render-book.tsx";
import { BOOKING, MARGAUX } from "./sample-data.ts";

const MANAGED = { ...BOOKING, __typename: "PublicBooking", party_size: 3, most_guest_names: 2, version: 1 };

function renderManaged(booking: object = MANAGED, more: Answers = {}, address = "/book/manage#some-token-000") {
  return renderBook(address, { answers: { ManagedBooking: () => ({ managedBooking: booking }), ...more } });
}

const saved = ({ guest_names, version }: Record<string, unknown>) => ({
  nameManagedBookingGuests: { ...MANAGED, guest_names, version: Number(version) + 1 },
});
const field = (at: number) => screen.findByLabelText<HTMLInputElement>(`Guest ${at}`);

test("has a field for each guest, and saves the names in their order", async () => {
  const { user, asked } = renderManaged(MANAGED, { NameManagedGuests: saved });
  expect(await screen.findByText("No guest names yet.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add names" }));
  expect(document.activeElement).toBe(await field(1));
  expect(screen.queryByLabelText("Guest 3")).toBeNull();
  expect(screen.queryByRole("button", { name: "Add a field" })).toBeNull();
  await user.type(await field(2), " Ada Byron ");
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Ada Byron")).toBeTruthy();
  expect(asked("NameManagedGuests").map(({ variables }) => variables)).toEqual([
    { token: "some-token-000", version: 1, guest_names: ["Ada Byron"] },
  ]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change names" })));
});

test("removes a name when its field is emptied, and changes nothing until the form is saved", async () => {
  const named = { ...MANAGED, guest_names: ["Ada Byron", "Grace Hopper"] };
  const { user, asked } = renderManaged(named, { NameManagedGuests: saved });
  await user.click(await screen.findByRole("button", { name: "Change names" }));
  await user.clear(await field(1));
  await user.click(screen.getByRole("button", { name: "Keep as it was" }));
  expect(screen.getByText("Ada Byron, Grace Hopper")).toBeTruthy();
  expect(asked("NameManagedGuests")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Change names" }));
  await user.clear(await field(1));
  await user.click(screen.getByRole("button", { name: "Save names" }));
  await waitFor(() => expect(asked("NameManagedGuests")[0]?.variables["guest_names"]).toEqual(["Grace Hopper"]));
});

test("begins with four fields for a large party, and adds more up to the last guest", async () => {
  const { user } = renderManaged({ ...MANAGED, party_size: 7, most_guest_names: 6 });
  await user.click(await screen.findByRole("button", { name: "Add names" }));
  expect(screen.getAllByRole("textbox")).toHaveLength(4);
  await user.click(screen.getByRole("button", { name: "Add a field" }));
  await user.click(screen.getByRole("button", { name: "Add a field" }));
  expect(screen.getAllByRole("textbox")).toHaveLength(6);
  expect(screen.queryByRole("button", { name: "Add a field" })).toBeNull();
});

test("shows the guests' names without a form once the booking is over", async () => {
  renderManaged({ ...MANAGED, status: "completed", guest_names: ["Ada Byron"], most_guest_names: 0 });
  expect(await screen.findByText("Ada Byron")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Change names" })).toBeNull();
});

test("shows no section for companions if one person comes", async () => {
  renderManaged({ ...MANAGED, party_size: 1, most_guest_names: 0 });
  await screen.findByRole("button", { name: "Cancel booking" });
  expect(screen.queryByText(/Guests/)).toBeNull();
});

test("reports why the names are refused, and leaves them in the form", async () => {
  const message = "This booking has ended. Its guests stay as they were named.";
  const { user } = renderManaged(MANAGED, {
    NameManagedGuests: () => ({ code: "invalid_state", status: 409, message }),
  });
  await user.click(await screen.findByRole("button", { name: "Add names" }));
  await user.type(await field(1), "Ada Byron");
  await user.click(screen.getByRole("button", { name: "Save names" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect((await field(1)).value).toBe("Ada Byron");
});

test("saves names after another part of the booking changed, and asks before overwriting other names", async () => {
  let current: object = { ...MANAGED, version: 2 };
  const { user, asked } = renderManaged(MANAGED, {
    NameManagedGuests: (variables) => {
      const stale = { code: "stale_version", status: 409, message: "Somebody changed it.", current };
      return variables["version"] === (current as { version: number }).version ? saved(variables) : stale;
    },
  });
  await user.click(await screen.findByRole("button", { name: "Add names" }));
  await user.type(await field(1), "Ada Byron");
  await user.click(screen.getByRole("button", { name: "Save names" }));
  await screen.findByRole("button", { name: "Change names" });
  expect(asked("NameManagedGuests").map(({ variables }) => variables["version"])).toEqual([1, 2]);

  current = { ...MANAGED, guest_names: ["Grace Hopper"], version: 9 };
  await user.click(screen.getByRole("button", { name: "Change names" }));
  await user.type(await field(2), "Mary Shelley");
  await user.click(screen.getByRole("button", { name: "Save names" }));
  expect(await screen.findByText(/^Somebody named Grace Hopper in the meantime\. Save again/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save names" }));
  await screen.findByRole("button", { name: "Change names" });
  expect(asked("NameManagedGuests").at(-1)?.variables).toMatchObject({
    version: 9,
    guest_names: ["Ada Byron", "Mary Shelley"],
  });
});

test("asks for the names right after booking", async () => {
  const { user } = renderManaged(MANAGED, { NameManagedGuests: saved }, "/book/done#some-token-000");
  await screen.findByRole("heading", { name: "You are booked" });
  await user.click(screen.getByRole("button", { name: "Add names" }));
  expect(await field(1)).toBeTruthy();
});

test("shows the companions with each of the client's bookings, by its time", async () => {
  const { user, asked } = renderBook("/book/my-bookings", {
    person: MARGAUX,
    answers: {
      MyBookings: () => ({
        publicBookings: {
          __typename: "PublicBookingPage",
          data: [MANAGED],
          meta: { __typename: "PageMeta", current_page: 1, last_page: 1, total: 1 },
        },
      }),
      NameMyGuests: ({ guest_names }) => ({ namePublicBookingGuests: { ...MANAGED, guest_names, version: 2 } }),
    },
  });
  const mine = within(await screen.findByRole("article"));
  await user.click(mine.getByRole("button", { name: /^Add names: Tue/ }));
  await user.type(await field(1), "Ada Byron");
  await user.click(mine.getByRole("button", { name: "Save names" }));
  expect(await mine.findByText("Ada Byron")).toBeTruthy();
  expect(asked("NameMyGuests")[0]?.variables).toEqual({ id: BOOKING.id, version: 1, guest_names: ["Ada Byron"] });
});
