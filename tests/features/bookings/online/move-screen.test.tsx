import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { freeTime, renderBook, type Answers } from "./render-book.tsx";
import { BOOKING, MARGAUX } from "./sample-data.ts";

const MINE = { ...BOOKING, __typename: "PublicBooking", allowed_actions: ["update", "move", "cancel"], version: 4 };
/** The client's own booking of 4 May 20:15, to be moved. */
function renderMove(answers: Answers = {}) {
  return renderBook("/book/my-bookings/48102/move", {
    person: MARGAUX,
    answers: { MyBooking: () => ({ publicBooking: MINE }), ...answers },
  });
}

const listed = (booking: object) => ({
  publicBookings: {
    __typename: "PublicBookingList",
    data: [booking],
    meta: { __typename: "PageMeta", current_page: 1, last_page: 1, total: 1 },
  },
});

const summary = async () => within(await screen.findByRole("region", { name: "Your move" }));
const move = async () => (await summary()).getByRole("button", { name: "Move booking" });

test("sends a visitor to the sign-in page", async () => {
  renderBook("/book/my-bookings/48102/move");
  expect(await screen.findByRole("link", { name: /Sign in/ })).toBeTruthy();
});

test("offers the free times of the booking's day, except the booking's own time", async () => {
  const { asked } = renderMove();
  expect(await screen.findByRole("button", { name: /21:30/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /20:15/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Move your booking" }));
  for (const question of [...asked("BookDays"), ...asked("BookTimes")]) {
    expect(question.variables).toMatchObject({ moving_booking_id: 48102, duration_minutes: 60, party_size: 3 });
  }
});

test("shows the booking's time and the chosen one, each with its price, before anything moves", async () => {
  const { user, asked } = renderMove({
    BookTimes: () => ({
      publicAvailability: {
        __typename: "Availability",
        timezone: "America/Vancouver",
        data: [{ ...freeTime(21 * 60 + 30), price: { __typename: "Money", amount: 9000, currency: "CAD" } }],
      },
    }),
  });
  const { getByText, findByText } = await summary();
  expect(getByText("Choose a time above")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: /21:30/ }));
  expect(await findByText(/21:30–22:30/)).toBeTruthy();
  expect(getByText("$72.00")).toBeTruthy();
  expect(getByText("$90.00")).toBeTruthy();
  expect(asked("MoveMyBooking")).toHaveLength(0);
});

test("shows that a booking paid by a membership stays covered, and what a different price can cost", async () => {
  const cad = (amount: number) => ({ __typename: "Money", amount, currency: "CAD" });
  const { user } = renderMove({
    MyBooking: () => ({ publicBooking: { ...MINE, price: cad(0), covered: cad(7200) } }),
    BookTimes: () => ({
      publicAvailability: {
        __typename: "Availability",
        timezone: "America/Vancouver",
        data: [
          { ...freeTime(21 * 60 + 30), price: cad(7200) },
          { ...freeTime(22 * 60), price: cad(9000) },
        ],
      },
    }),
  });
  const { getAllByText, getByText, findAllByText, findByText } = await summary();
  expect(getByText("Covered by your membership")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: /21:30/ }));
  expect(await findAllByText("Covered by your membership")).toHaveLength(2);
  await user.click(await screen.findByRole("button", { name: /22:00/ }));
  expect(await findByText("Up to $90.00")).toBeTruthy();
  expect(getAllByText("Covered by your membership")).toHaveLength(1);
});

test("asks for a time first, and focuses the first one", async () => {
  const { user, asked } = renderMove();
  const first = await screen.findByRole("button", { name: /21:30/ });
  await user.click(await move());
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(asked("MoveMyBooking")).toHaveLength(0);
});

test("announces how many other times a chosen day has, and focuses them", async () => {
  const { user } = renderMove();
  await screen.findByRole("button", { name: /21:30/ });
  await user.click(screen.getByRole("button", { name: /Mon 3/ }));
  expect(await screen.findByText("Nothing is free on Monday 3 May")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Tue 4 May, 2 times" }));
  const other = await screen.findByRole("button", { name: /21:30/ });
  await waitFor(() => expect(document.activeElement).toBe(other));
  expect(screen.getAllByText("1 time available on Tuesday 4 May").length).toBeGreaterThan(1);
});

test("moves the booking once, with its version and length, and confirms the move in the list", async () => {
  const moved = { ...MINE, ...freeTime(21 * 60 + 30), __typename: "PublicBooking", version: 5 };
  const { user, asked } = renderMove({
    MoveMyBooking: () => ({ updatePublicBooking: moved }),
    MyBookings: () => listed(moved),
  });
  await user.click(await screen.findByRole("button", { name: /21:30/ }));
  await user.dblClick(await move());
  const card = await screen.findByRole("article");
  expect(within(card).getByText("Your booking has moved.")).toBeTruthy();
  expect(asked("MoveMyBooking").map(({ variables }) => variables)).toEqual([
    { id: 48102, version: 4, start_time: "2027-05-05T04:30:00Z", end_time: "2027-05-05T05:30:00.000Z" },
  ]);
});

test("offers the nearest free times if the chosen time was taken, and chooses the one pressed", async () => {
  const { user, asked } = renderMove({
    MoveMyBooking: () => ({
      code: "slot_taken",
      status: 409,
      message: "21:30 was taken a moment ago.",
      alternatives: [freeTime(21 * 60 + 30), freeTime(22 * 60)],
    }),
  });
  await user.click(await screen.findByRole("button", { name: /^21:30 .*\$/ }));
  await user.click(await move());
  const offer = await screen.findByRole("button", { name: "Tue 4 May, 21:30" });
  await waitFor(() => expect(document.activeElement).toBe(offer));
  expect(asked("BookTimes").length).toBeGreaterThan(1);
  await user.click(offer);
  expect((await screen.findByRole("button", { name: /^21:30 .*\$/ })).getAttribute("aria-pressed")).toBe("true");
  expect(asked("MoveMyBooking")).toHaveLength(1);
});

const STALE = {
  code: "stale_version",
  status: 409,
  message: "Somebody else has just changed this. Check the current version and try again.",
};
/** As the venue has changed it meanwhile. */
const CHANGED = { ...MINE, ...freeTime(20 * 60 + 30), __typename: "PublicBooking", version: 5 };

test("reloads a booking that another person has changed, and moves it on the next try", async () => {
  let now = MINE;
  const { user, asked } = renderMove({
    MyBooking: () => ({ publicBooking: now }),
    MoveMyBooking: ({ version }) => (version === 4 ? STALE : { updatePublicBooking: { ...CHANGED, version: 6 } }),
    MyBookings: () => listed({ ...CHANGED, version: 6 }),
  });
  await user.click(await screen.findByRole("button", { name: /21:30/ }));
  now = CHANGED;
  await user.click(await move());
  expect(await screen.findAllByText(STALE.message)).not.toEqual([]);
  expect(await (await summary()).findByText(/20:30–21:30/)).toBeTruthy();
  await user.click(await move());
  expect(within(await screen.findByRole("article")).getByText("Your booking has moved.")).toBeTruthy();
  expect(asked("MoveMyBooking").map(({ variables }) => variables["version"])).toEqual([4, 5]);
});

test("says that a booking cannot be moved if another person has cancelled it since", async () => {
  let now = MINE;
  const { user } = renderMove({ MyBooking: () => ({ publicBooking: now }), MoveMyBooking: () => STALE });
  await user.click(await screen.findByRole("button", { name: /21:30/ }));
  now = { ...MINE, status: "cancelled", allowed_actions: [], version: 5 };
  await user.click(await move());
  expect(await screen.findByRole("heading", { name: "This booking cannot be moved here" })).toBeTruthy();
});

test("reloads a changed booking by its mailed link too", async () => {
  let now = { ...MINE, allowed_actions: ["move"] };
  const { user, asked } = renderBook("/book/manage/some-token-000/move", {
    answers: {
      ManagedBooking: () => ({ managedBooking: now }),
      MoveManagedBooking: ({ version }) => (version === 4 ? STALE : { moveManagedBooking: { ...now, version: 6 } }),
    },
  });
  await user.click(await screen.findByRole("button", { name: /21:30/ }));
  now = { ...now, version: 5 };
  await user.click(await move());
  await waitFor(() => expect(asked("ManagedBooking")).toHaveLength(2));
  await user.click(await move());
  expect(await screen.findByRole("heading", { name: "Your booking" })).toBeTruthy();
});

test("reports that the times did not load, and loads them again on request", async () => {
  let fails = true;
  const { user } = renderMove({
    BookTimes: () =>
      fails
        ? { code: "bad_argument", status: 400, message: "This day cannot be asked about." }
        : { publicAvailability: { __typename: "Availability", timezone: "America/Vancouver", data: [freeTime(1290)] } },
  });
  expect(await screen.findByText("The free times did not load")).toBeTruthy();
  fails = false;
  await user.click(screen.getByRole("button", { name: /Try again/ }));
  expect(await screen.findByRole("button", { name: /21:30/ })).toBeTruthy();
});

test.each([
  ["is not the client's to move", { MyBooking: () => ({ publicBooking: { ...MINE, allowed_actions: ["cancel"] } }) }],
  [
    "is of a service no longer offered",
    { MyBooking: () => ({ publicBooking: { ...MINE, service: { ...MINE.service, id: 2 } } }) },
  ],
])("says that a booking cannot be moved here when it %s", async (_case, answers) => {
  renderMove(answers);
  expect(await screen.findByRole("heading", { name: "This booking cannot be moved here" })).toBeTruthy();
  expect(within(screen.getByRole("main")).getByRole("link", { name: "My bookings" })).toBeTruthy();
});

test("moves a booking by the mailed link without an account, after showing the fee", async () => {
  const fee = { __typename: "Money", amount: 1000, currency: "CAD" };
  const byLink = { ...MINE, allowed_actions: ["move", "cancel"], terms: { ...BOOKING.terms, reschedule_due: fee } };
  const { user, asked } = renderBook("/book/manage/some-token-000/move", {
    answers: {
      ManagedBooking: () => ({ managedBooking: byLink }),
      MoveManagedBooking: () => ({ moveManagedBooking: { ...byLink, version: 5 } }),
    },
  });
  const { getByText } = await summary();
  expect(getByText("$10.00")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: /21:30/ }));
  await user.click(await move());
  await waitFor(() => expect(asked("MoveManagedBooking")).toHaveLength(1));
  expect(asked("MoveManagedBooking")[0]?.variables).toMatchObject({ token: "some-token-000", version: 4 });
  for (const { variables } of [...asked("BookDays"), ...asked("BookTimes")]) {
    expect(variables).toMatchObject({ moving_token: "some-token-000" });
    expect(variables).not.toHaveProperty("moving_booking_id");
  }
  expect(await screen.findByRole("heading", { name: "Your booking" })).toBeTruthy();
});
