import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { keepLastBooked } from "#web/features/bookings/online/when/AlreadyBooked.tsx";
import { CATALOGUE, freeTime, renderBook, type Answers } from "./render-book.tsx";
import { BOOKING } from "./sample-data.ts";

const GONE = "/book/when?location=1&party=3&service=1&duration=60&date=2027-05-04&time=2027-05-05T00:30:00Z";

test("says that a link's time is no longer free", async () => {
  renderBook(GONE);
  expect(await screen.findByText("17:30 is no longer free. Choose another time.")).toBeTruthy();
});

test("shows a taken time by that day's clock, and offers its waiting list", async () => {
  const clock_changes = [
    { __typename: "ClockChange", from: "2016-01-01T00:00:00Z", utc_offset: "-07:00" },
    { __typename: "ClockChange", from: "2027-05-04T09:00:00Z", utc_offset: "-08:00" },
    { __typename: "ClockChange", from: "2027-05-05T09:00:00Z", utc_offset: "-09:00" },
  ];
  const data = CATALOGUE.publicLocations.data.map((location) => ({ ...location, clock_changes }));
  renderBook(GONE, { answers: { BookCatalogue: () => ({ ...CATALOGUE, publicLocations: { data } }) } });
  expect(await screen.findByText("16:30 is no longer free. Choose another time.")).toBeTruthy();
  const wait = await screen.findByRole("link", { name: "Join the waiting list for 16:30" });
  expect(wait.getAttribute("href")).toContain(encodeURIComponent("2027-05-04T16:30:00-08:00"));
});

describe("a time that was booked in this tab, after going back to it", () => {
  const { start_time, end_time, local_start, local_end } = freeTime(17 * 60 + 30);
  const booked = { ...BOOKING, __typename: "PublicBooking", start_time, end_time, local_start, local_end };
  const back = (managedBooking: object, answers: Answers = {}) => {
    keepLastBooked("manage-token", booked);
    return renderBook(GONE, { answers: { ManagedBooking: () => ({ managedBooking }), ...answers } });
  };

  test("is shown as booked, with a link to the booking", async () => {
    back(booked);
    expect(await screen.findByText("You have booked Tue 4 May 2027, 17:30–18:30.")).toBeTruthy();
    expect(screen.queryByText(/no longer free/)).toBeNull();
    expect(screen.queryByRole("link", { name: /waiting list/ })).toBeNull();
    expect(screen.getByRole("link", { name: "See your booking" }).getAttribute("href")).toBe(
      "/book/manage#manage-token",
    );
  });

  test("is shown as booked even if another bay is free at that time, with a way to book again", async () => {
    const publicAvailability = {
      __typename: "Availability",
      timezone: "America/Vancouver",
      data: [freeTime(17 * 60 + 30), freeTime(20 * 60 + 15)],
    };
    back(booked, { BookTimes: () => ({ publicAvailability }) });
    await screen.findByText(/^You have booked/);
    await userEvent.click(screen.getByRole("button", { name: "Book another time" }));
    await waitFor(() => expect(screen.queryByText(/^You have booked/)).toBeNull());
    expect((await screen.findByRole("button", { name: /^17:30/ })).getAttribute("aria-pressed")).toBe("false");
  });

  test.each([
    ["has been cancelled", { ...booked, status: "cancelled", allowed_actions: [] }],
    ["has been moved", { ...booked, start_time: "2027-05-06T00:30:00Z" }],
  ])("is shown as no longer free if the booking %s", async (_case, changed) => {
    back(changed);
    expect(await screen.findByText("17:30 is no longer free. Choose another time.")).toBeTruthy();
  });

  test("is shown as no longer free if the link to the booking has expired", async () => {
    back(booked, { ManagedBooking: () => ({ code: "link_expired", status: 410, message: "This link has expired." }) });
    expect(await screen.findByText("17:30 is no longer free. Choose another time.")).toBeTruthy();
  });
});
