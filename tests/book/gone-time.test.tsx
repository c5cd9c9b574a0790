import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CATALOGUE, renderBook } from "./render-book.tsx";

const GONE = "/book/when?location=1&party=3&service=1&duration=60&date=2027-05-04&time=2027-05-05T00:30:00Z";

test("says that the time of a link is gone", async () => {
  renderBook(GONE);
  expect(await screen.findByText("17:30 is no longer free. Choose another time.")).toBeTruthy();
});

test("names a gone time by the clock of its own day, and offers to wait for that", async () => {
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
