import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { compactBooking, fullBooking } from "#tests/features/bookings/bookings/some-booking.ts";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { TUESDAY } from "./days.ts";

const ADDRESS = "/schedule-overview?location=1&date=2027-05-04";
const TAKEN = "Bay 6 is taken at 17:45 on Tuesday 4 May. Choose another time.";

const bay = (id: number) => ({
  __typename: "Resource",
  id,
  name: `Bay ${id}`,
  resource_type_id: 1,
  capacity: 4,
  position: id,
});
const compact = (changed: Parameters<typeof compactBooking>[0] = {}) => ({
  __typename: "CompactBooking",
  ...compactBooking(changed),
});
const dayOf = (...bookings: object[]) => ({
  data: {
    bookingsCompact: {
      __typename: "CompactSchedule",
      location_id: 1,
      timezone: "America/Vancouver",
      days: [{ __typename: "ScheduleDay", ...TUESDAY }],
      data: bookings,
    },
  },
});
const VENUE: Answers = {
  ...AT_THE_DESK,
  DaySchedule: () => dayOf(compact()),
  BookableResources: () => ({
    data: {
      resources: { data: [bay(6), bay(7)] },
      resourceTypes: { data: [{ __typename: "ResourceType", id: 1, name: "Simulator", default_service_id: 3 }] },
    },
  }),
  BookingDetails: () => ({ data: { booking: fullBooking() } }),
};

const aClass = {
  __typename: "ClassSession",
  id: 31,
  name: "Swing Basics",
  status: "scheduled",
  resource_id: 7,
  coach_id: null,
  coach_name: null,
  resource_name: "Bay 7",
  start_time: "2027-05-05T02:00:00Z",
  end_time: "2027-05-05T03:00:00Z",
  capacity: 6,
  seats_left: 2,
};

describe("a class", () => {
  it("is shown in its bay with the seats left, and opens on the screen of classes", async () => {
    const app = renderApp(ADDRESS, {
      ...VENUE,
      ScheduleClasses: () => ({ data: { classSessions: { data: [aClass] } } }),
    });
    const block = await screen.findByRole("button", { name: /^Swing Basics, 2 seats left.*Bay 7/ });
    await app.user.click(block);
    await waitFor(() => expect(app.address()).toBe("/classes?date=2027-05-04&class=31"));
  });
});

const theBlock = () => screen.findByRole("button", { name: /^O\. Lindqvist/ });

describe("the legend", () => {
  it("hides late bookings and shows them again, apart from confirmed ones", async () => {
    const late = compact({ late_minutes: 12 });
    const onTime = compact({ id: 8, resource_id: 7, client_name: "Ada Lovelace" });
    const app = renderApp(ADDRESS, { ...VENUE, DaySchedule: () => dayOf(late, onTime) });
    expect((await theBlock()).getAttribute("aria-label")).toContain("Late 12 min");
    const legend = screen.getByRole("list", { name: "States that are shown" });
    const toggle = within(legend).getByRole("button", { name: "Late 1" });
    await app.user.click(toggle);
    expect(app.address()).toContain("hide=late");
    await waitFor(() => expect(screen.queryByRole("button", { name: /^O\. Lindqvist/ })).toBeNull());
    expect(screen.getByRole("button", { name: /^A\. Lovelace/ })).toBeTruthy();
    expect(toggle.getAttribute("aria-pressed")).toBe("false");
    await app.user.click(toggle);
    expect(await theBlock()).toBeTruthy();
    expect(app.address()).not.toContain("hide=");
  });
});

describe("a move", () => {
  it("is reverted and explained if it is refused", async () => {
    const app = renderApp(ADDRESS, {
      ...VENUE,
      UpdateBooking: () => ({ code: "slot_taken", status: 409, message: TAKEN }),
    });
    (await theBlock()).focus();
    fireEvent.keyDown(await theBlock(), { key: "ArrowDown", altKey: true });
    await waitFor(() => expect(app.askedFor("UpdateBooking")).toHaveLength(1));
    expect((await screen.findByText(TAKEN)).textContent).toContain("Owen Lindqvist");
    await waitFor(async () => expect((await theBlock()).getAttribute("aria-label")).toContain("17:30 to 18:30"));
    expect(app.askedFor("UpdateBooking")[0]?.variables).toEqual({
      id: 7,
      input: { version: 4, start_time: "2027-05-05T00:45:00Z", end_time: "2027-05-05T01:45:00Z" },
    });
  });

  it("stays if it succeeds, and Undo moves the booking back with the new version", async () => {
    let moved = false;
    const later = { start_time: "2027-05-05T00:45:00Z", end_time: "2027-05-05T01:45:00Z", version: 5 };
    const app = renderApp(ADDRESS, {
      ...VENUE,
      DaySchedule: () => dayOf(compact(moved ? later : {})),
      UpdateBooking: (_variables, turn) => {
        moved = turn === 0;
        return { data: { updateBooking: fullBooking(moved ? later : { version: 6 }) } };
      },
    });
    (await theBlock()).focus();
    fireEvent.keyDown(await theBlock(), { key: "ArrowDown", altKey: true });
    await app.user.click(await screen.findByRole("button", { name: /^Undo/ }));
    await waitFor(() => expect(app.askedFor("UpdateBooking")).toHaveLength(2));
    expect(app.askedFor("UpdateBooking")[1]?.variables).toEqual({
      id: 7,
      input: { version: 5, start_time: "2027-05-05T00:30:00Z", end_time: "2027-05-05T01:30:00Z" },
    });
  });

  it("to another bay needs the permission, and the screen says so", async () => {
    const person = { ...PERSON, roles: ["staff"], permissions: ["bookings.read", "bookings.write"] };
    const app = renderApp(ADDRESS, { ...VENUE, Profile: () => ({ data: { userProfile: person } }) });
    (await theBlock()).focus();
    fireEvent.keyDown(await theBlock(), { key: "ArrowRight", altKey: true });
    expect(await screen.findAllByText(/Your role does not include “Move to another bay”./)).not.toHaveLength(0);
    expect(app.askedFor("UpdateBooking")).toHaveLength(0);
  });
});

describe("the day", () => {
  it("is in the address and changes by keyboard", async () => {
    const app = renderApp("/schedule-overview?date=2027-05-04", VENUE);
    await theBlock();
    await waitFor(() => expect(app.address()).toBe("/schedule-overview?date=2027-05-04&location=1"));
    await app.user.keyboard("j");
    await waitFor(() => expect(app.address()).toContain("date=2027-05-05"));
    await app.user.keyboard("kk");
    await waitFor(() => expect(app.address()).toContain("date=2027-05-03"));
    expect(app.askedFor("DaySchedule").at(-1)?.variables).toEqual({ location_id: 1, date: "2027-05-03" });
    await app.user.keyboard("l");
    await waitFor(() => expect(app.address()).toContain("view=list"));
  });

  it("ignores letter keys if single-key shortcuts are switched off", async () => {
    const quiet = { ...PERSON, preferences: { ...PERSON.preferences, single_keys: false } };
    const app = renderApp(ADDRESS, { ...VENUE, Profile: () => ({ data: { userProfile: quiet } }) });
    await theBlock();
    await app.user.keyboard("j");
    expect(app.address()).toContain("date=2027-05-04");
  });

  it("shows a current hold with its time left, and no expired one", async () => {
    const hold = { status: "held" as const, client_name: null, allowed_actions: [] };
    vi.setSystemTime("2027-05-04T17:00:00Z");
    renderApp(ADDRESS, {
      ...VENUE,
      DaySchedule: () =>
        dayOf(
          compact({ ...hold, id: 8, expires_at: "2027-05-04T17:04:59Z" }),
          compact({ ...hold, id: 9, expires_at: "2020-01-01T00:00:00Z", resource_id: 7 }),
        ),
    });
    const held = await screen.findAllByRole("button", { name: /^Held online/ });
    expect(held).toHaveLength(1);
    expect(held[0]?.getAttribute("aria-label")).toMatch(/4:59 left/);
  });

  it("reports that the bays did not load, with the server's message", async () => {
    renderApp(ADDRESS, {
      ...VENUE,
      BookableResources: () => ({ code: "forbidden", status: 403, message: "You may not see bays." }),
    });
    expect(await screen.findByText("Failed to load resources: You may not see bays.")).toBeTruthy();
  });

  it.each([
    ["bays", "BookableResources", ADDRESS],
    ["coaches", "CoachHours", `${ADDRESS}&by=coach`],
  ])(
    "does not call a location empty if its %s did not load, and loads them again on request",
    async (what, operation, address) => {
      const app = renderApp(address, {
        ...VENUE,
        CoachHours: () => ({ data: { coachHours: [] } }),
        [operation]: () => ({ code: "forbidden", status: 403, message: "Not today." }),
      });
      expect(await screen.findByRole("heading", { name: `The ${what} did not load` })).toBeTruthy();
      expect(screen.queryByText(/has no bays|Nobody teaches/)).toBeNull();
      const before = app.askedFor(operation).length;
      await app.user.click(screen.getByRole("button", { name: "Try again" }));
      await waitFor(() => expect(app.askedFor(operation).length).toBeGreaterThan(before));
    },
  );

  it("warns that it is out of date if classes or blocked times did not load", async () => {
    const blocked = { blockedTimes: { __typename: "BlockedTimeList", data: [] } };
    const classes = { classSessions: { __typename: "ClassSessionPage", data: [] } };
    const all = { ...VENUE, ScheduleClasses: () => ({ data: classes }), BlockedTimes: () => ({ data: blocked }) };
    renderApp(ADDRESS, all);
    expect(await screen.findByText("Live")).toBeTruthy();
    cleanup();
    renderApp(ADDRESS, { ...all, BlockedTimes: () => ({ code: "forbidden", status: 403, message: "Not today." }) });
    expect(await screen.findByText("Not up to date, trying again")).toBeTruthy();
  });

  it("opens a booking beside the grid, by an address that can be shared", async () => {
    const app = renderApp(ADDRESS, VENUE);
    await app.user.click(await theBlock());
    const panel = within(await screen.findByRole("dialog", { name: "Owen Lindqvist" }));
    expect(panel.getByText(/17:30–18:30/)).toBeTruthy();
    expect(app.address()).toContain("booking=7");
  });
});

describe("a new booking for a client who was chosen on another screen", () => {
  it("starts with the client, and without one after it was closed", async () => {
    const ava = { __typename: "Client", id: 70, name: "Ava Fontaine", email: "ava@fontaine.test", contact_email: null };
    const app = renderApp(`${ADDRESS}&new=1&for=70`, {
      ...VENUE,
      BookingChoices: () => ({ data: { services: { data: [] }, coaches: { data: [] } } }),
      ClientChoice: () => ({ data: { client: { ...ava, phone: null } } }),
      ClientSearch: () => ({ data: { clients: { data: [] } } }),
    });
    const dialog = within(await screen.findByRole("dialog", { name: "New booking" }));
    expect(dialog.getByLabelText<HTMLInputElement>("Client").value).toBe("Ava Fontaine");
    await app.user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(app.address()).toBe(ADDRESS);
  });
});
