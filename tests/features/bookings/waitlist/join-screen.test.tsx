import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderBook } from "#tests/features/bookings/online/render-book.tsx";
import { MARGAUX, waitlistEntryOf } from "#tests/features/bookings/online/sample-data.ts";
import { waitPath } from "#web/features/bookings/online/waiting/wait-path.ts";

const ADDRESS = waitPath({
  service: 1,
  location: 1,
  start: "2027-05-05T00:30:00Z",
  end: "2027-05-05T01:30:00Z",
  localStart: "2027-05-04T17:30:00-07:00",
  localEnd: "2027-05-04T18:30:00-07:00",
  party: 1,
});
const joined = (entry: object | null) => ({
  joinWaitlist: { __typename: "JoinedWaitlist", email: "ada@wait.test", entry },
});

test("asks a guest to check their email, and lets them correct the address", async () => {
  const { user, asked } = renderBook(ADDRESS, { answers: { JoinWaitlist: () => joined(null) } });
  await user.type(await screen.findByLabelText(/^First name/), "Ada");
  await user.type(screen.getByLabelText(/^Last name/), "Waits");
  await user.type(screen.getByLabelText(/^Email/), "ada@wait.test");
  await user.click(screen.getByRole("button", { name: "Join the waiting list" }));
  expect(await screen.findByText("Check your email")).toBeTruthy();
  expect(screen.getByText(/^A mail to ada@wait.test is on its way/)).toBeTruthy();
  expect(asked("JoinWaitlist")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Try another address" }));
  expect(screen.getByLabelText(/^Email/)).toHaveProperty("value", "ada@wait.test");
});

test("leads a client to their waiting-list entries", async () => {
  const { user } = renderBook(ADDRESS, {
    person: MARGAUX,
    answers: {
      JoinWaitlist: () => joined({ ...waitlistEntryOf({ status: "waiting", offer: null }).waitlistEntry }),
      WaitingByLink: () => waitlistEntryOf({ status: "waiting", place: 1, offer: null }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Join the waiting list" }));
  expect(await screen.findByText("You are 1st on the waiting list")).toBeTruthy();
  expect(screen.queryByText("Check your email")).toBeNull();
});
