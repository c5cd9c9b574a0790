import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { AT_THE_DESK, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const ADDRESS = "/schedule-overview?location=1&date=2027-05-04&view=month";

const day = (date: string, changed: object = {}) => ({
  __typename: "BookedDay",
  date,
  is_closed: false,
  closed_for: null,
  holiday: null,
  bookings: 0,
  classes: 0,
  load_percent: 0,
  ...changed,
});
const VENUE: Answers = {
  ...AT_THE_DESK,
  BookedMonth: () => ({
    data: {
      bookedDays: {
        __typename: "BookedDays",
        location_id: 1,
        days: [
          day("2027-05-04", { bookings: 12, classes: 1, load_percent: 43 }),
          day("2027-05-05", { is_closed: true, closed_for: "New turf", load_percent: null }),
          day("2027-05-24", { holiday: "Victoria Day", bookings: 1, load_percent: 90 }),
        ],
      },
    },
  }),
};

test("shows what is booked each day, and opens a pressed day", async () => {
  const app = renderApp(ADDRESS, VENUE);
  expect(await screen.findByRole("grid", { name: "May 2027" })).toBeTruthy();
  await screen.findByRole("button", { name: /^Tuesday 4 May, 12 bookings ?1 class ?43 % booked$/ });
  expect(screen.getByRole("button", { name: "Wednesday 5 May, Closed, New turf" })).toBeTruthy();
  expect(app.askedFor("BookedMonth")[0]?.variables).toEqual({
    location_id: 1,
    date_from: "2027-05-01",
    date_to: "2027-05-31",
  });
  await app.user.click(screen.getByRole("button", { name: /^Monday 24 May, Victoria Day/ }));
  await waitFor(() => expect(app.address()).toContain("date=2027-05-24"));
  expect(app.address()).not.toContain("view=month");
});

test("changes the month by its keys and from outside", async () => {
  const app = renderApp(ADDRESS, VENUE);
  (await screen.findByRole("button", { name: /^Tuesday 4 May/ })).focus();
  await app.user.keyboard("{PageDown}");
  await waitFor(() => expect(app.address()).toContain("date=2027-06-04"));
  await waitFor(() => expect(document.activeElement?.getAttribute("data-date")).toBe("2027-06-04"));
  await app.user.click(screen.getByRole("button", { name: "Month before" }));
  await waitFor(() => expect(app.address()).toContain("date=2027-05-04"));
  // Controls with nothing to choose in a month are hidden.
  expect(screen.queryByRole("group", { name: "Columns" })).toBeNull();
});

test("reports that the month did not load", async () => {
  renderApp(ADDRESS, { ...VENUE, BookedMonth: () => ({ code: "unavailable", status: 503, message: "Down." }) });
  expect(await screen.findByText("The month did not load")).toBeTruthy();
});
