import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderBook } from "./render-book.tsx";

const WHEN = "/book/when?location=1&party=3&service=1&duration=60";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2027-05-03T17:00:00Z"), toFake: ["Date"] });
  return () => vi.useRealTimers();
});

const day = (date: string, state: string, free_count = 0) => ({
  __typename: "FreeDay",
  date,
  state,
  free_count,
  is_closed: state === "closed",
});
const availability = (days: object[]) => ({
  publicAvailability: { __typename: "Availability", timezone: "America/Vancouver", days },
});

test("shows the days of a month, says why a day has no free time, and opens a day's times", async () => {
  const days = [
    day("2027-05-03", "too_late"),
    day("2027-05-04", "free", 2),
    day("2027-05-05", "full"),
    day("2027-05-06", "closed"),
    day("2027-05-07", "no_coach"),
    day("2027-05-31", "free", 40),
  ];
  const june = [day("2027-06-02", "free", 8), day("2027-06-03", "beyond_horizon")];
  const { user, asked } = renderBook(WHEN, {
    answers: { BookDays: ({ date_from }) => availability(date_from === "2027-06-01" ? june : days) },
  });
  await user.click(await screen.findByRole("button", { name: "Month" }));
  expect(await screen.findByRole("grid", { name: "May 2027" })).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Friday 7 May, No coach" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Monday 3 May, Too late" }).getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByRole("button", { name: "Saturday 1 May" }).getAttribute("aria-disabled")).toBe("true");
  expect(asked("BookDays").at(-1)?.variables).toMatchObject({ date_from: "2027-05-03", date_to: "2027-05-31" });

  await user.click(screen.getByRole("button", { name: "Month after" }));
  const later = await screen.findByRole("button", { name: /^Thursday 3 June, Not yet, can be booked from Tue 4 May/ });
  expect(later.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("Days can be booked 30 days ahead: Thu 3 Jun opens tomorrow.")).toBeTruthy();
  // Nothing in July can be booked.
  await user.click(screen.getByRole("button", { name: "Month after" }));
  expect(screen.getByRole("grid", { name: "June 2027" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Month before" }));

  await user.click(await screen.findByRole("button", { name: "Tuesday 4 May, 2 left" }));
  await waitFor(() => expect(document.activeElement?.hasAttribute("data-time")).toBe(true));
  expect(screen.queryByRole("grid")).toBeNull();
  expect(screen.getByRole("button", { name: /4 May 2 left/ }).getAttribute("aria-pressed")).toBe("true");
});

test("reports that the month did not load, and loads it again on request", async () => {
  let isDown = false;
  const { user } = renderBook(WHEN, {
    answers: {
      BookDays: () =>
        isDown
          ? { code: "unavailable", status: 503, message: "The service is not available." }
          : availability([day("2027-05-04", "free", 2)]),
    },
  });
  const month = await screen.findByRole("button", { name: "Month" });
  await screen.findByRole("button", { name: /4 May 2 left/ });
  isDown = true;
  await user.click(month);
  expect(await screen.findByRole("heading", { name: "The month did not load" })).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Tuesday 4 May, 2 left" })).toBeTruthy();
});
