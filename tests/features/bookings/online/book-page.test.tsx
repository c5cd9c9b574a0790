import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { keptHold } from "#web/features/bookings/online/when/kept-hold.ts";
import { guestDraft } from "#web/features/bookings/online/who/guest-draft.ts";
import { freeTime, HOLD, renderBook } from "./render-book.tsx";
import { MARGAUX } from "./sample-data.ts";

const WHEN = "/book/when?location=1&party=3&service=1&duration=60&date=2027-05-04";
const CHOSEN = `${WHEN}&time=2027-05-05T03:15:00Z`;

async function fillGuest(user: ReturnType<typeof renderBook>["user"]) {
  await screen.findByLabelText("First name");
  for (const [label, text] of [
    ["First name", "Margaux"],
    [/^Last name/, "Tremblay"],
    ["Email", "margaux@tremblay.test"],
  ] as const) {
    await user.type(screen.getByLabelText(label), text);
  }
}

test("announces a chosen day's times and moves the focus to them", async () => {
  const { user } = renderBook(WHEN);
  await user.click(await screen.findByRole("button", { name: /Tue 4/ }));
  const first = await screen.findByRole("button", { name: /20:15/ });
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(screen.getAllByText("2 times available on Tuesday 4 May").length).toBeGreaterThan(1);
});

test("offers the nearest days if the chosen day has no free time", async () => {
  const { user } = renderBook(WHEN.replace("05-04", "05-03"));
  expect(await screen.findByText("Nothing is free on Monday 3 May")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Tue 4 May, 2 times" }));
  expect(await screen.findByRole("button", { name: /20:15/ })).toBeTruthy();
});

test("includes the tax in a chosen time's price, and shows no tax line without tax", async () => {
  const tax = { name: "HST", rate: 13_000, is_inclusive: false, on: ["resource" as const] };
  renderBook(CHOSEN, { company: { taxes: [tax] } });
  expect((await screen.findAllByText("Includes HST 13%, $8.28")).length).toBeGreaterThan(0);
  cleanup();
  renderBook(CHOSEN);
  expect(await screen.findByText("Price, CAD")).toBeTruthy();
  expect(screen.queryByText(/^Includes/)).toBeNull();
});

test("goes back to the first question when the address leaves it open", async () => {
  renderBook("/book/when?date=2027-05-04");
  expect(await screen.findByRole("button", { name: "Choose a time" })).toBeTruthy();
});

test("says what to change when the party is too large for what was chosen", async () => {
  const { user } = renderBook("/book?party=5&service=1");
  await user.click(await screen.findByRole("button", { name: "Choose a time" }));
  const sentence = "Simulator takes up to 4 people. Choose something else, or fewer people.";
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
});

test("says from the start that a group is too large, and lets it choose nothing that is too small", async () => {
  const { user } = renderBook("/book?party=5");
  const simulator = await screen.findByRole<HTMLInputElement>("radio", { name: /^Simulator/ });
  expect(simulator.disabled).toBe(true);
  expect(screen.getByText(/For up to 4 people\./)).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "4" }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Simulator/ }).disabled).toBe(false));
});

test("limits the party to the size of the largest bay", async () => {
  const places = {
    publicResources: {
      data: [{ __typename: "PublicResource", id: 9, location_id: 1, resource_type_id: 1, capacity: 2 }],
    },
    publicCoaches: { data: [] },
  };
  renderBook("/book?party=3&service=1", { answers: { BookPlaces: () => places } });
  expect(
    await screen.findByText("Simulator takes up to 2 people. Choose something else, or fewer people."),
  ).toBeTruthy();
});

test("shows a tile for each group size that can be booked, and says whom larger groups contact", async () => {
  renderBook("/book?party=99");
  expect(
    await screen.findByText(/Online you can book for up to 4 people\. For 99 people ask the venue\./),
  ).toBeTruthy();
  const tiles = within(screen.getByRole("radiogroup")).getAllByRole<HTMLInputElement>("radio");
  expect(tiles).toHaveLength(4);
  expect(tiles.some(({ checked }) => checked)).toBe(false);
});

test("shows that no time is chosen when the visitor continues without one", async () => {
  const { user, asked } = renderBook(WHEN);
  await screen.findByRole("button", { name: /20:15/ });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  const [said] = await screen.findAllByText("Choose a time first.");
  expect(said?.closest("[role=status]")).toBeTruthy();
  expect(asked("CreateHold")).toEqual([]);
  await user.click(screen.getByRole("button", { name: /20:15/ }));
  await waitFor(() => expect(document.querySelector("main [role=status]")).toBeNull());
});

test("holds the chosen time with its end, party size and bay", async () => {
  const { user, asked } = renderBook(CHOSEN);
  await user.click(await screen.findByRole("button", { name: /20:15/ }));
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("20:15 is held for you")).toBeTruthy();
  expect(asked("CreateHold")[0]?.variables).toEqual({
    input: {
      service_id: 1,
      location_id: 1,
      coach_id: null,
      party_size: 3,
      start_time: "2027-05-05T03:15:00Z",
      end_time: "2027-05-05T04:15:00.000Z",
    },
  });
});

test("offers the three nearest times as buttons if the chosen time was taken, and holds the one pressed", async () => {
  let refused = false;
  const alternatives = [freeTime(1230), freeTime(1245), freeTime(1260)];
  const { user, asked } = renderBook(CHOSEN, {
    answers: {
      CreateHold: () => {
        if (refused) return { code: "rate_limited", status: 429, message: "Too many holds. Try again in a minute." };
        refused = true;
        return { code: "slot_taken", status: 409, message: "20:15 was taken a moment ago.", alternatives };
      },
    },
  });
  await screen.findByRole("button", { name: /20:15/ });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  const offer = await screen.findByRole("button", { name: "Tue 4 May, 20:30" });
  await waitFor(() => expect(document.activeElement).toBe(offer));
  await user.click(offer);
  expect(await screen.findByText("Too many holds. Try again in a minute.", { selector: "strong" })).toBeTruthy();
  expect(asked("CreateHold")).toHaveLength(2);
  expect(asked("CreateHold")[1]?.variables).toMatchObject({ input: { start_time: "2027-05-05T03:30:00Z" } });
});

test("books once however often the button is pressed, and sends the same idempotency key after a failure", async () => {
  let attempts = 0;
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
  const { user, asked } = renderBook(CHOSEN, {
    answers: {
      CreatePublicBooking: async () => {
        attempts++;
        await isPressed;
        return { code: "invalid_state", status: 409, message: "This cannot be booked just now." };
      },
    },
  });
  await screen.findByRole("button", { name: /20:15/ });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await fillGuest(user);
  await user.dblClick(screen.getByRole("button", { name: "Book" }));
  press();
  expect(await screen.findByText("This cannot be booked just now.")).toBeTruthy();
  expect(attempts).toBe(1);
  await user.click(screen.getByRole("button", { name: "Book" }));
  await waitFor(() => expect(attempts).toBe(2));
  const keys = asked("CreatePublicBooking").map(({ headers }) => headers.get("idempotency-key"));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
});

test("frees a time whose hold was confirmed after the visitor had left the page, and stays on the new page", async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { user, asked } = renderBook(CHOSEN, {
    answers: {
      CreateHold: async () => {
        await answered;
        return { createHold: { ...HOLD } };
      },
    },
  });
  await screen.findByRole("button", { name: /20:15/ });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await user.click(screen.getByRole("link", { name: "What" }));
  await screen.findByRole("button", { name: "Choose a time" });
  answer();
  await waitFor(() => expect(asked("ReleaseHold")[0]?.variables).toEqual({ token: HOLD.token }));
  expect(screen.queryByText("20:15 is held for you")).toBeNull();
  expect(keptHold()).toBeUndefined();
});

test("saves a client's note when the hold expires, as the page promises", async () => {
  const { user } = renderBook(CHOSEN, {
    person: MARGAUX,
    answers: { CreatePublicBooking: () => ({ code: "hold_expired", status: 410, message: "The hold is over." }) },
  });
  await screen.findByRole("button", { name: /20:15/ });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await user.type(await screen.findByLabelText("Note to the venue"), "Left-handed");
  await user.click(screen.getByRole("button", { name: "Book" }));
  await screen.findByText(/Your answers are kept/);
  await screen.findByRole("button", { name: /20:15/ });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByDisplayValue("Left-handed")).toBeTruthy();
});

test("shows how many minutes this installation holds a time", async () => {
  const { user } = renderBook(CHOSEN, {
    company: { hold_minutes: 12 },
    answers: { CreatePublicBooking: () => ({ code: "hold_expired", status: 410, message: "The hold is over." }) },
  });
  await screen.findByRole("button", { name: /20:15/ });
  expect(screen.getByText("Held for you for 12 minutes")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect((await screen.findByRole("timer")).textContent).toMatch(/^1[12]:/);
  await fillGuest(user);
  await user.click(screen.getByRole("button", { name: "Book" }));
  expect(await screen.findByText("The time was held for 12 minutes and is free again.")).toBeTruthy();
});

test("shows the server's message under the field it is about", async () => {
  const { user } = renderBook(CHOSEN, {
    answers: {
      CreatePublicBooking: () => ({
        code: "validation_failed",
        status: 422,
        message: "Look again.",
        errors: { "guest.email": ["This address takes no mail."] },
      }),
    },
  });
  await screen.findByRole("button", { name: /20:15/ });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await fillGuest(user);
  await user.click(screen.getByRole("button", { name: "Book" }));
  const email = screen.getByLabelText("Email");
  await waitFor(() => expect(email.getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByText("This address takes no mail.")).toBeTruthy();
});

test("returns the visitor to the times when the server says that the hold is over", async () => {
  const { user } = renderBook(CHOSEN, {
    answers: { CreatePublicBooking: () => ({ code: "hold_expired", status: 410, message: "The hold is over." }) },
  });
  await screen.findByRole("button", { name: /20:15/ });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await fillGuest(user);
  await user.click(screen.getByRole("button", { name: "Book" }));
  expect(await screen.findByText("The time was held for 5 minutes and is free again.")).toBeTruthy();
  expect((await screen.findByRole("button", { name: /20:15/ })).getAttribute("aria-pressed")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByDisplayValue("margaux@tremblay.test")).toBeTruthy();
});

test("shows time, place and service of the booking, and the address the email goes to", async () => {
  const { user } = renderBook(CHOSEN);
  await screen.findByRole("button", { name: /20:15/ });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await fillGuest(user);
  await user.click(screen.getByRole("button", { name: "Book" }));
  const heading = await screen.findByRole("heading", { name: "You are booked" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const page = within(screen.getByRole("main"));
  expect(page.getByText("20:15–21:15").parentElement?.textContent).toBe("Tue 4 May 2027, 20:15–21:15");
  expect(page.getByText("Confirmation goes to margaux@tremblay.test")).toBeTruthy();
  expect(page.getByRole("link", { name: "Directions" }).getAttribute("href")).toContain("1280%20Main%20Street");
  expect(page.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe("/register");
});

test("saves a visitor's typed details through a reload, for half an hour or until the booking is made", async () => {
  vi.setSystemTime("2027-05-04T17:00:00Z");
  const first = renderBook(CHOSEN);
  await screen.findByRole("button", { name: /20:15/ });
  await first.user.click(screen.getByRole("button", { name: "Continue" }));
  await fillGuest(first.user);
  cleanup();
  const { user } = renderBook(CHOSEN.replace("when", "who"));
  expect(await screen.findByDisplayValue("margaux@tremblay.test")).toBeTruthy();
  cleanup();
  vi.setSystemTime("2027-05-04T17:31:00Z");
  expect(guestDraft().email).toBe("");
  vi.setSystemTime("2027-05-04T17:00:00Z");
  renderBook(CHOSEN.replace("when", "who"));
  await fillGuest(user);
  await user.click(screen.getByRole("button", { name: "Book" }));
  await screen.findByRole("heading", { name: "You are booked" });
  expect(guestDraft().email).toBe("");
});

const MAIN_STREET = {
  __typename: "PublicLocation",
  id: 1,
  name: "Main Street",
  address_line: "1280 Main Street",
  city: "Vancouver",
  phone: "+1 604 555 0100",
};

const renderLocked = (
  lock_kind: "soft" | "hard",
  place: Partial<Record<keyof typeof MAIN_STREET, string | null>> = {},
) =>
  renderBook("/book", {
    company: { is_locked: true, lock_kind },
    answers: { LockedPlaces: () => ({ publicLocations: { data: [{ ...MAIN_STREET, ...place }] } }) },
  });

test.each(["soft", "hard"] as const)(
  "tells guests of a locked venue (%s) where to call and go instead",
  async (lock_kind) => {
    const { asked } = renderLocked(lock_kind);
    expect(await screen.findByText(/takes no bookings online at the moment\. Call or visit to book/)).toBeTruthy();
    expect(await screen.findByText("1280 Main Street, Vancouver")).toBeTruthy();
    expect(screen.getByRole("link", { name: "+1 604 555 0100" }).getAttribute("href")).toBe("tel:+16045550100");
    expect(screen.queryByText(/subscri|trial|account/)).toBeNull();
    expect(asked("BookCatalogue")).toHaveLength(0);
  },
);

test.each([
  ["without a phone number", { phone: null }, "Visit to book, or to ask about a booking you have."],
  ["without an address", { address_line: null, city: null }, "Call to book, or to ask about a booking you have."],
  ["with neither", { phone: null, address_line: null, city: null }, ""],
])("lists only what guests of a locked venue %s can do", async (_, place, way) => {
  renderLocked("soft", place);
  await screen.findByText("Main Street");
  const sentence = screen.getByText(/takes no bookings online/).textContent;
  expect(sentence.trim()).toBe(`Harbour Indoor Golf takes no bookings online at the moment. ${way}`.trim());
});
