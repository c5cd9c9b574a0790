import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CATALOGUE, HOLD, renderBook } from "./render-book.tsx";
import { BOOKING } from "./sample-data.ts";

const cad = (amount: number) => ({ __typename: "Money", amount, currency: "CAD" });

const CLASS = {
  __typename: "PublicClassSession",
  id: 70,
  service_id: 5,
  name: "Swing Basics",
  level: "Beginner",
  resource_name: "Studio",
  coach_name: "Luc Bouchard",
  start_time: "2027-05-04T21:00:00Z",
  end_time: "2027-05-04T22:00:00Z",
  local_start: "2027-05-04T14:00:00-07:00",
  local_end: "2027-05-04T15:00:00-07:00",
  seats_left: 4,
  price: cad(3000),
};
const PUTTING = {
  ...CLASS,
  id: 71,
  service_id: 6,
  name: "Sunday Putting",
  level: null,
  seats_left: 1,
  start_time: "2027-05-04T18:00:00Z",
  end_time: "2027-05-04T19:00:00Z",
  local_start: "2027-05-04T11:00:00-07:00",
  local_end: "2027-05-04T12:00:00-07:00",
};
const SPEED = { ...CLASS, id: 72, name: "Speed Lab", seats_left: 0 };
const classService = (id: number, name: string) => ({
  __typename: "PublicService",
  picture: null,
  id,
  name,
  description: null,
  kind: "class",
  category_id: null,
  resource_type_id: null,
  durations: [{ duration_minutes: 60, price: cad(3000), peak_price: null }],
  max_party_size: 4,
  horizon_days: 30,
  waitlist_offers: "in_turn",
});
const SEAT = {
  ...BOOKING,
  __typename: "PublicBooking",
  service: { id: 5, name: "Swing Basics", kind: "class" },
  resource: { id: 3, name: "Studio" },
  coach: { id: 8, name: "Luc Bouchard" },
  start_time: CLASS.start_time,
  end_time: CLASS.end_time,
  local_start: CLASS.local_start,
  local_end: CLASS.local_end,
  party_size: 2,
};

const answers = {
  BookCatalogue: () => ({
    ...CATALOGUE,
    publicServices: {
      data: [...CATALOGUE.publicServices.data, classService(5, "Swing Basics"), classService(6, "Sunday Putting")],
    },
  }),
  BookClasses: () => ({
    publicAvailableClassSessionsByCoach: {
      __typename: "CoachClassSessionList",
      data: [
        { __typename: "CoachClassSessions", coach_id: 8, sessions: [CLASS, SPEED] },
        { __typename: "CoachClassSessions", coach_id: 9, sessions: [PUTTING] },
      ],
      next_date: null,
    },
  }),
  CreateHold: () => ({ createHold: { ...HOLD, booking: { ...SEAT, status: "held", contact_email: null } } }),
};
const WHEN = "/book/when?location=1&party=2&service=5&date=2027-05-04";

test("offers all classes as one choice, which opens a week of classes", async () => {
  const { user, asked } = renderBook("/book", { answers });
  await user.click(await screen.findByRole("radio", { name: /^Classes Swing Basics, Sunday Putting/ }));
  expect(screen.queryByRole("radio", { name: /^Swing Basics/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Choose a class" }));
  expect(await screen.findByText("3 classes")).toBeTruthy();
  const { date_from, date_to, location_id } = asked("BookClasses")[0]?.variables ?? {};
  expect(location_id).toBe(1);
  expect(Date.parse(String(date_to)) - Date.parse(String(date_from))).toBe(6 * 86_400_000);
  await user.click(screen.getByRole("button", { name: "Next week" }));
  await waitFor(() => expect(asked("BookClasses")).toHaveLength(2));
  expect(String(asked("BookClasses")[1]?.variables["date_from"]) > String(date_to)).toBe(true);
});

test("opens on the first week that has a class", async () => {
  vi.setSystemTime("2027-05-04T17:00:00Z");
  const far = "2027-05-21";
  const BookClasses = (variables: Record<string, unknown>) => ({
    publicAvailableClassSessionsByCoach: {
      ...answers.BookClasses().publicAvailableClassSessionsByCoach,
      ...(String(variables["date_to"]) < far ? { data: [], next_date: far } : {}),
    },
  });
  const { user, asked } = renderBook("/book/when?location=1&party=2&service=5", {
    answers: { ...answers, BookClasses },
  });
  expect(await screen.findByText("3 classes")).toBeTruthy();
  const weeks = asked("BookClasses").map(({ variables }) => [variables["date_from"], variables["date_to"]].map(String));
  expect(weeks).toHaveLength(2);
  expect(weeks[1]?.map((date) => date <= far)).toEqual([true, false]);
  await user.click(screen.getByRole("button", { name: "Previous week" }));
  await user.click(await screen.findByRole("button", { name: /^See the next classes/ }));
  expect(await screen.findByText("3 classes")).toBeTruthy();
});

test("says so when no more classes are planned", async () => {
  const none = { __typename: "CoachClassSessionList", data: [], next_date: null };
  const BookClasses = () => ({ publicAvailableClassSessionsByCoach: none });
  renderBook(WHEN, { answers: { ...answers, BookClasses } });
  expect(await screen.findByText("No classes are planned for this week or later")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^See the next/ })).toBeNull();
});

test("lists a day's classes by start with the seats left, and disables those without enough seats", async () => {
  renderBook(WHEN, { answers });
  await screen.findByText("Sunday Putting");
  const rows = screen.getAllByRole("listitem").filter((row) => row.querySelector("h4"));
  expect(rows.map((row) => row.querySelector("h4")?.textContent)).toEqual([
    "Sunday Putting",
    "Swing Basics Beginner",
    "Speed Lab Beginner",
  ]);
  const [putting, swing, speed] = rows.map((row) => within(row));
  expect(putting?.getByText("1 seat left")).toBeTruthy();
  expect(putting?.queryByRole("button")).toBeNull();
  expect(swing?.getByText("4 seats left")).toBeTruthy();
  expect(swing?.getByText("Luc Bouchard, Studio")).toBeTruthy();
  expect(speed?.getByText("Full")).toBeTruthy();
  expect(speed?.queryByRole("button")).toBeNull();
});

test("holds the seats of the chosen class", async () => {
  const { user, asked } = renderBook(WHEN, { answers });
  await user.click(await screen.findByRole("button", { name: "Choose: Swing Basics, 14:00" }));
  expect(screen.getByRole("button", { name: "Chosen: Swing Basics, 14:00" })).toBeTruthy();
  const summary = within(screen.getByRole("complementary"));
  expect(summary.getByText("2 seats")).toBeTruthy();
  expect(summary.getByText("$60.00")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("Your 2 seats at 14:00 are held")).toBeTruthy();
  expect(asked("CreateHold")[0]?.variables).toEqual({
    input: {
      class_session_id: 70,
      service_id: 5,
      location_id: 1,
      start_time: CLASS.start_time,
      end_time: CLASS.end_time,
      party_size: 2,
    },
  });
});

test("says that a class is full, and reloads the seats left", async () => {
  const refused = { code: "slot_taken", status: 409, message: "This class is full." };
  const { user, asked } = renderBook(WHEN, { answers: { ...answers, CreateHold: () => refused } });
  await user.click(await screen.findByRole("button", { name: "Choose: Swing Basics, 14:00" }));
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect((await screen.findAllByText("This class is full.")).length).toBeGreaterThan(0);
  await waitFor(() => expect(asked("BookClasses").length).toBeGreaterThan(1));
});

test("scrolls from the main button to the first class while none is chosen", async () => {
  const { user } = renderBook(WHEN, { answers });
  const first = await screen.findByRole("button", { name: "Choose: Swing Basics, 14:00" });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(document.activeElement).toBe(first);
});

test("says before a cancellation that others can book the seats", async () => {
  const { user } = renderBook("/book/manage/a-token", {
    answers: { ...answers, ManagedBooking: () => ({ managedBooking: SEAT }) },
  });
  expect(await screen.findByText("60 min Swing Basics, Studio, Luc Bouchard, 2 people")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancel booking" }));
  expect(screen.getByText("The seats go back to others at once.", { exact: false })).toBeTruthy();
});
