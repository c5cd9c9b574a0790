import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderBook } from "./render-book.tsx";

const GONE = "/book/when?location=1&party=3&service=1&duration=60&date=2027-05-04&time=2027-05-05T00:30:00Z";

test("says that the time of a link is gone", async () => {
  renderBook(GONE);
  expect(await screen.findByText("17:30 is no longer free. Choose another time.")).toBeTruthy();
});

test("names a gone time by the clock of its own day, and offers to wait for that", async () => {
  const day = {
    __typename: "FreeDay",
    date: "2027-05-04",
    state: "full",
    free_count: 0,
    is_closed: false,
    utc_offset: "-08:00",
  };
  const publicAvailability = { __typename: "Availability", timezone: "America/Vancouver", days: [day] };
  renderBook(GONE, { answers: { BookDays: () => ({ publicAvailability }) } });
  expect(await screen.findByText("16:30 is no longer free. Choose another time.")).toBeTruthy();
  const wait = await screen.findByRole("link", { name: "Join the waiting list for 16:30" });
  expect(wait.getAttribute("href")).toContain(encodeURIComponent("2027-05-04T16:30:00-08:00"));
});
