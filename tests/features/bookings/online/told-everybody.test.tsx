import { act, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderBook } from "./render-book.tsx";
import { MARGAUX, waitlistEntryOf } from "./sample-data.ts";

const ADDRESS = "/book/waitlist#wait-token-000";
const WAITS = {
  status: "waiting",
  place: 2,
  offered_until: null,
  told_at: "2027-05-03T16:00:00Z",
  waitlist_offers: "everybody",
  is_free: true,
  offer: null,
};
const HELD = { ...waitlistEntryOf().waitlistEntry, waitlist_offers: "everybody" };

test("holds the free time for the first person who claims it, and then books it", async () => {
  const { user, asked } = renderBook(ADDRESS, {
    answers: {
      WaitingByLink: () => waitlistEntryOf(WAITS),
      ClaimPlace: () => ({ claimWaitlistPlace: HELD }),
    },
  });
  expect(await screen.findByText("Everybody who is waiting was notified: first come, first served")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Take the time" }));
  expect(await screen.findByText("This time is held for you")).toBeTruthy();
  expect(screen.getByText(/then it is free for others again/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Take the time for $72.00" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "No, give it back" })).toBeTruthy();
  expect(screen.queryByText(/next person/)).toBeNull();
  expect(asked("ClaimPlace").map(({ variables }) => variables)).toEqual([{ token: "wait-token-000" }]);
});

test("tells a person who was too late that they are still on the waiting list", async () => {
  let isFree = true;
  const { user } = renderBook(ADDRESS, {
    answers: {
      WaitingByLink: () => waitlistEntryOf({ ...WAITS, is_free: isFree }),
      ClaimPlace: () => {
        isFree = false;
        const message = "Somebody else was faster. You stay on the waiting list.";
        return { code: "slot_taken", status: 409, message };
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Take the time" }));
  expect(await screen.findByText("Somebody else was faster. You stay on the waiting list.")).toBeTruthy();
  expect(await screen.findByText(/everybody else who is waiting when a place becomes free/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Take the time" })).toBeNull();
  expect(screen.getByRole("button", { name: "Leave the waiting list" })).toBeTruthy();
});

/** The page 20 s later. */
async function later() {
  await act(() => vi.advanceTimersByTimeAsync(20_500));
}

function useFakeTime() {
  vi.useFakeTimers({
    toFake: ["setInterval", "setTimeout", "clearInterval", "clearTimeout", "Date"],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
}

test("updates by itself when a place becomes free, is taken by another person, or is held", async () => {
  useFakeTime();
  let entry = waitlistEntryOf({ ...WAITS, is_free: false });
  const { asked } = renderBook(ADDRESS, { answers: { WaitingByLink: () => entry } });
  await screen.findByText(/everybody else who is waiting when a place becomes free/);
  entry = waitlistEntryOf(WAITS);
  await later();
  const take = await screen.findByRole("button", { name: "Take the time" });
  expect(screen.getByText("The time is free now.")).toBeTruthy();
  take.focus();
  entry = waitlistEntryOf({ ...WAITS, is_free: false });
  await later();
  expect(screen.queryByRole("button", { name: "Take the time" })).toBeNull();
  expect(document.activeElement?.tagName).toBe("H1");
  entry = { waitlistEntry: HELD };
  await later();
  expect(await screen.findByRole("button", { name: "Take the time for $72.00" })).toBeTruthy();
  const before = asked("WaitingByLink").length;
  await later();
  expect(asked("WaitingByLink").length).toBe(before);
});

test("refreshes when the page is visible again, and not while it is hidden", async () => {
  useFakeTime();
  const { asked } = renderBook(ADDRESS, { answers: { WaitingByLink: () => waitlistEntryOf(WAITS) } });
  await screen.findByRole("button", { name: "Take the time" });
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  await later();
  expect(asked("WaitingByLink")).toHaveLength(1);
  hidden.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("focus")));
  await waitFor(() => expect(asked("WaitingByLink")).toHaveLength(2));
});

test("shows a client, among their bookings, a place that has become free", async () => {
  useFakeTime();
  let isFree = false;
  const entry = () => waitlistEntryOf({ ...WAITS, is_free: isFree }).waitlistEntry;
  renderBook("/book/my-bookings", {
    person: MARGAUX,
    answers: {
      OwnWaitingList: () => ({ ownWaitlist: { __typename: "OwnWaitlist", data: [entry()] } }),
      MyBookings: () => ({
        publicBookings: {
          __typename: "PublicBookingPage",
          data: [],
          meta: { __typename: "PageMeta", current_page: 1, last_page: 1, total: 0 },
        },
      }),
    },
  });
  await screen.findByText("You are on the waiting list");
  isFree = true;
  await later();
  expect(await screen.findByText("A place is free")).toBeTruthy();
});

test("shows staff who act for a client the client's waiting-list entry, without buttons to answer it", async () => {
  const { waitlistEntry } = waitlistEntryOf(WAITS);
  renderBook("/book/my-bookings", {
    person: MARGAUX,
    answers: {
      OwnWaitingList: () => ({ ownWaitlist: { __typename: "OwnWaitlist", data: [{ ...waitlistEntry, token: null }] } }),
      MyBookings: () => ({
        publicBookings: {
          __typename: "PublicBookingPage",
          data: [],
          meta: { __typename: "PageMeta", current_page: 1, last_page: 1, total: 0 },
        },
      }),
    },
  });
  expect(await screen.findByText("Only the person themselves can open it.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^(View or leave|Answer the offer)/ })).toBeNull();
});

test("says while nothing is free how a place will be offered, and later how the wait ended", async () => {
  renderBook(ADDRESS, { answers: { WaitingByLink: () => waitlistEntryOf({ ...WAITS, is_free: false }) } });
  expect(await screen.findByText("You are on the waiting list")).toBeTruthy();
  expect(screen.queryByText(/as soon as a place is held/)).toBeNull();
});

test("does not call a declined place the client's", async () => {
  const declined = { ...WAITS, status: "declined", is_free: false, place: null };
  renderBook(ADDRESS, { answers: { WaitingByLink: () => waitlistEntryOf(declined) } });
  expect(await screen.findByText("You gave this place back.")).toBeTruthy();
});

test("shows all the seats that a party waits for", async () => {
  const service = { ...HELD.service, kind: "class" };
  const { user } = renderBook(ADDRESS, {
    answers: {
      WaitingByLink: () => waitlistEntryOf({ ...WAITS, service, party_size: 2 }),
      ClaimPlace: () => ({ claimWaitlistPlace: { ...HELD, service, party_size: 2 } }),
    },
  });
  expect(await screen.findByText("2 seats are free")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Take the 2 seats" }));
  expect(await screen.findByText("Your 2 seats are held for you")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Take the 2 seats for $72.00" })).toBeTruthy();
});
