import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { BookingsScreen } from "#web/features/bookings/bookings/BookingsScreen.tsx";
import { lookFrom, Refusal, renderDesk, type Answers } from "../render-desk.tsx";
import { fullBooking } from "../some-booking.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2027-05-05T00:42:00Z"), shouldAdvanceTime: true });
  lookFrom(375);
  return () => vi.useRealTimers();
});

const page = (...rows: Record<string, unknown>[]) => ({
  bookings: { __typename: "BookingPage", data: rows, meta: { __typename: "Meta", total: rows.length } },
});

const ONE: Answers = {
  BookingList: () => page(fullBooking()),
  BookingDetails: () => ({ booking: fullBooking() }),
  BookingFilterChoices: () => ({
    resources: {
      __typename: "ResourcePage",
      data: [
        { __typename: "Resource", id: 6, name: "Bay 6", location_id: 1 },
        { __typename: "Resource", id: 7, name: "Bay 7", location_id: 1 },
      ],
    },
    coaches: { __typename: "CoachPage", data: [] },
    services: { __typename: "ServicePage", data: [] },
  }),
};

test("loads all bookings from today on if the address has no filter", async () => {
  const desk = renderDesk(<BookingsScreen />, ONE, "/bookings");
  expect(await screen.findByText("Owen Lindqvist")).toBeTruthy();
  expect(desk.asked("BookingList")[0]?.variables).toMatchObject({
    page: 1,
    perPage: 20,
    sortBy: "start_time",
    sortDir: "asc",
    date_from: "2027-05-04",
    date_to: null,
    status: null,
  });
});

test("loads the filters of a link and shows them as chips", async () => {
  const address =
    "/bookings?view=all&status=late,no_show,cancelled&payment=due&bay=6&from=2027-05-01&to=2027-05-09&page=2";
  const desk = renderDesk(<BookingsScreen />, ONE, address);
  for (const name of ["Late", "No-show", "Cancelled", "Unpaid", "Bay 6", "Sat, May 1 – Sun, May 9"]) {
    expect((await screen.findByRole("button", { name })).getAttribute("aria-pressed")).toBe("true");
  }
  expect(desk.asked("BookingList")[0]?.variables).toMatchObject({
    page: 2,
    status: ["no_show", "cancelled", "late"],
    payment_status: ["due"],
    resource_id: 6,
    date_from: "2027-05-01",
    date_to: "2027-05-09",
  });
});

test("writes a pressed filter to the address and starts at the first page", async () => {
  const desk = renderDesk(<BookingsScreen />, ONE, "/bookings?page=3&search=owen");
  await desk.user.click(await screen.findByRole("button", { name: /^Filters/ }));
  await desk.user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "No-show" }));
  await desk.user.selectOptions(await screen.findByLabelText("Bay"), "Bay 7");
  expect(desk.address().search).toBe("?search=owen&status=no_show&bay=7");
  await waitFor(() =>
    expect(desk.asked("BookingList").at(-1)?.variables).toMatchObject({
      page: 1,
      status: ["no_show"],
      resource_id: 7,
      search: "owen",
    }),
  );
});

test("names the filters without a match, drops the last one, and clears all except the days", async () => {
  const address = "/bookings?view=past&status=no_show&payment=paid&search=zzz";
  const desk = renderDesk(<BookingsScreen />, { ...ONE, BookingList: () => page() }, address);
  expect(await screen.findByText("Nothing matches “zzz” and No-show and Paid.")).toBeTruthy();
  await desk.user.click(screen.getByRole("button", { name: "Drop “Paid”" }));
  expect(desk.address().searchParams.get("payment")).toBeNull();
  await desk.user.click(await screen.findByRole("button", { name: "Clear all" }));
  expect(desk.address().search).toBe("?view=past");
});

test("says that nothing is booked, and links to all bookings", async () => {
  const desk = renderDesk(<BookingsScreen />, { ...ONE, BookingList: () => page() }, "/bookings?view=today");
  expect(await screen.findByRole("heading", { name: "Nothing is booked today" })).toBeTruthy();
  await desk.user.click(screen.getByRole("button", { name: "All bookings" }));
  expect(desk.address().search).toBe("?view=all");
});

test("reports why the list did not load, and loads it again on request", async () => {
  let isDown = true;
  const BookingList = () => (isDown ? new Refusal("unavailable", 503, "The database is busy.") : page(fullBooking()));
  const desk = renderDesk(<BookingsScreen />, { ...ONE, BookingList }, "/bookings");
  expect(await screen.findByRole("heading", { name: "The bookings did not load" })).toBeTruthy();
  isDown = false;
  await desk.user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Owen Lindqvist")).toBeTruthy();
});

test("opens a booking beside the list, by pressing it and by its address", async () => {
  const desk = renderDesk(<BookingsScreen />, ONE, "/bookings");
  await desk.user.click(await screen.findByText("Owen Lindqvist"));
  expect(desk.address().searchParams.get("booking")).toBe("7");
  const panel = await screen.findByRole("heading", { name: "Owen Lindqvist" });
  expect(panel).toBeTruthy();
  await desk.user.click(screen.getByRole("button", { name: "Close" }));
  expect(desk.address().search).toBe("");
});

test("links from a booking to its day on the schedule", async () => {
  const desk = renderDesk(<BookingsScreen />, ONE, "/bookings?booking=7");
  await desk.user.click(await screen.findByRole("button", { name: "Show on schedule" }));
  expect(desk.address().pathname).toBe("/schedule-overview");
  expect(desk.address().searchParams.get("date")).toBe("2027-05-04");
});

test("reloads the list after a change, because the booking may not match it any more", async () => {
  const updateBooking = fullBooking({
    status: "checked_in",
    version: 5,
    allowed_actions: ["complete", "undo_check_in"],
  });
  const desk = renderDesk(
    <BookingsScreen />,
    { ...ONE, UpdateBooking: () => ({ updateBooking }) },
    "/bookings?booking=7",
  );
  await desk.user.click(await screen.findByRole("button", { name: "Check in" }));
  expect(await screen.findByText("Owen Lindqvist is checked in")).toBeTruthy();
  expect(desk.asked("UpdateBooking")[0]?.variables).toEqual({ id: 7, input: { version: 4, status: "checked_in" } });
  await waitFor(() => expect(desk.asked("BookingList")).toHaveLength(2));
});
