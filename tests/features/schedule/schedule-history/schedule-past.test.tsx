import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { TUESDAY } from "#tests/features/schedule/schedule/days.ts";

const NOW = "/schedule-overview?location=1&date=2027-05-04";
const THEN = `${NOW}&asof=2027-05-03T10:30`;

const entry = (id: number, entity_id: string, changes: object[]) => ({
  __typename: "AuditEntry",
  id,
  at: "2027-05-03T18:00:00Z",
  sentence: "Moved the booking of Owen Lindqvist",
  actor_name: "Marta Kowalczyk",
  entity: "booking",
  entity_id,
  changes: changes.map((change) => ({ __typename: "AuditChange", ...change })),
});

const AS_OF = {
  __typename: "ScheduleAsOf",
  location_id: 1,
  at: "2027-05-03T17:30:00.000Z",
  local_at: "2027-05-03T10:30:00-07:00",
  known_from: "2027-05-01T00:00:00.000Z",
  day: { __typename: "ScheduleDay", ...TUESDAY },
  bookings: [
    {
      __typename: "BookingAsOf",
      booking_id: 7,
      client_name: "Owen Lindqvist",
      service_id: 3,
      service_name: "Simulator",
      resource_id: 6,
      coach_id: null,
      coach_name: null,
      start_time: "2027-05-05T00:30:00Z",
      end_time: "2027-05-05T01:30:00Z",
      local_start: "2027-05-04T17:30:00-07:00",
      local_end: "2027-05-04T18:30:00-07:00",
      party_size: 2,
      status: "confirmed",
      became: "moved",
    },
  ],
  class_sessions: [],
  blocked_times: [],
  changes: [
    {
      __typename: "ScheduleChange",
      kind: "moved",
      subject: "Owen Lindqvist",
      entry: entry(40, "7", [{ field: "Start time", before: "2027-05-04 17:30", after: "2027-05-04 19:00" }]),
    },
    { __typename: "ScheduleChange", kind: "added", subject: "Ada Byron", entry: entry(39, "8", []) },
  ],
  change_count: 102,
};

const desk = (changes: object = {}, permissions = [...PERSON.permissions, "audit.read"]): Answers => ({
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions } } }),
  ScheduleAsOf: () => ({ data: { scheduleAsOf: { ...AS_OF, ...changes } } }),
  DaySchedule: () => ({
    data: {
      bookingsCompact: {
        __typename: "CompactSchedule",
        location_id: 1,
        timezone: "America/Vancouver",
        days: [{ __typename: "ScheduleDay", ...TUESDAY }],
        data: [],
      },
    },
  }),
  BookableResources: () => ({
    data: {
      resources: {
        data: [{ __typename: "Resource", id: 6, name: "Bay 6", resource_type_id: 1, capacity: 4, position: 6 }],
      },
      resourceTypes: { data: [{ __typename: "ResourceType", id: 1, name: "Simulator", default_service_id: 3 }] },
    },
  }),
});

describe("the schedule of an earlier moment", () => {
  it("shows the bookings then, their changes since and who made them, without actions", async () => {
    const app = renderApp(THEN, desk());
    const block = await screen.findByRole("button", { name: /^O\. Lindqvist.*Bay 6.*moved since/ });
    expect(app.askedFor("ScheduleAsOf")[0]?.variables).toEqual({
      location_id: 1,
      date: "2027-05-04",
      as_of_date: "2027-05-03",
      as_of_time: "10:30",
    });
    expect(screen.queryByRole("button", { name: /New booking/ })).toBeNull();
    await app.user.click(await screen.findByRole("button", { name: "102 changes since" }));
    const list = await screen.findByRole("dialog", { name: "Changed since" });
    const [moved, added] = within(list).getAllByRole("listitem");
    expect(moved?.textContent).toMatch(/^Moved Owen Lindqvist.*Marta Kowalczyk.*2027-05-04 17:30.*2027-05-04 19:00/);
    expect(added?.textContent).toMatch(/^Added Ada Byron/);
    expect(within(list).getByText("100 more changes stand in the audit log.")).toBeTruthy();
    await app.user.click(within(list).getAllByRole("button", { name: "Close" })[0] as HTMLElement);

    await app.user.click(block);
    const dialog = await screen.findByRole("dialog", { name: "Owen Lindqvist, as it stood" });
    expect(within(dialog).getByText("17:30–18:30")).toBeTruthy();
    expect(within(dialog).getAllByRole("listitem")).toHaveLength(1);
  });

  it("says what is unknown, and returns to now", async () => {
    const app = renderApp(THEN, desk({ known_from: "2027-05-03T18:00:00.000Z", changes: [], change_count: 0 }));
    expect(await screen.findByText(/^Beginning of the audit log: .*cannot be told/)).toBeTruthy();
    await app.user.click(screen.getByRole("button", { name: "Back to now" }));
    await waitFor(() => expect(app.address()).toBe(NOW));
    expect(await screen.findByRole("button", { name: /New booking/ })).toBeTruthy();
  });

  it("reports why a moment is refused", async () => {
    const message = "The audit log is kept for 24 months: choose a later moment.";
    renderApp(THEN, { ...desk(), ScheduleAsOf: () => ({ code: "bad_argument", status: 400, message }) });
    expect(await screen.findByText(new RegExp(`^${message}`))).toBeTruthy();
    expect(screen.getByRole("button", { name: "Back to now" })).toBeTruthy();
  });

  it("starts with yesterday, for a person who may read the audit log", async () => {
    vi.setSystemTime("2027-05-04T17:20:00Z");
    const app = renderApp(NOW, desk());
    await app.user.click(await screen.findByRole("button", { name: "History" }));
    await waitFor(() => expect(app.address()).toBe(`${NOW}&asof=2027-05-03T10%3A00`));
  });

  it("is closed to a person who may not read the audit log", async () => {
    const app = renderApp(NOW, desk({}, PERSON.permissions));
    const button = await screen.findByRole("button", { name: "History" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await app.user.click(button);
    expect(app.address()).toBe(NOW);
  });
});
