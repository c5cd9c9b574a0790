import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { COACH_METRICS } from "#schema/coaches/metrics.ts";
import { type Answers, AT_THE_DESK, PERSON } from "#tests/auth/fake-graph.ts";
import { renderApp } from "#tests/auth/render-app.tsx";
import { daysOf } from "#web/features/coaches/report/report-period.ts";

const FIGURES = {
  offered_minutes: 4320,
  booked_minutes: 3330,
  outside_minutes: 50,
  utilisation_percent: 77.1,
  lessons: 58,
  no_shows: 3,
  no_show_percent: 5.2,
  classes: 6,
  seats: 48,
  seats_taken: 41,
  fill_percent: 85.4,
};
const REPORT = {
  coachSummary: {
    __typename: "CoachSummary",
    mature: false,
    rows: [{ __typename: "CoachSummaryRow", coach_id: 5, coach_name: "Dayo Okafor", ...FIGURES, fill_percent: null }],
    totals: { __typename: "CoachFigures", ...FIGURES },
  },
};
const seenBy = (permissions: string[], own_permissions: string[]): Answers => ({
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions, own_permissions } } }),
  CoachReport: () => ({ data: REPORT }),
});
const MAY = { start: "2027-05-01", end: "2027-05-31" };
const ADDRESS = `/reporting/coaches?period=own&from=${MAY.start}&to=${MAY.end}`;

describe("the coaches' report", () => {
  it("shows each coach's figures with their names and the totals", async () => {
    const app = renderApp(ADDRESS, seenBy(["reports.read"], []));
    const cards = within(await screen.findByRole("list", { name: "Figures by coach" })).getAllByRole("listitem");
    expect(cards).toHaveLength(2);
    const [totals, dayo] = cards.map(({ textContent }) => textContent);
    expect(totals).toContain("All 1Hours offered72:00Hours booked55:30Outside hours0:50Utilisation77.1%");
    expect(dayo).toContain("Dayo Okafor");
    expect(dayo).toContain("Class fill–");
    expect(screen.getByText(COACH_METRICS.utilisation_percent.formula)).toBeTruthy();
    expect(screen.getByText(/its figures still change/)).toBeTruthy();
    expect(app.askedFor("CoachReport")[0]?.variables).toEqual({ ...MAY, timezone: "America/Vancouver" });
  });

  it("is asked again for the days that are chosen", async () => {
    const app = renderApp(ADDRESS, seenBy(["reports.read"], []));
    await app.user.selectOptions(await screen.findByLabelText("Period"), "Last week");
    await waitFor(() => expect(app.askedFor("CoachReport")).toHaveLength(2));
    expect(app.address()).toBe("/reporting/coaches?period=last_week");
  });

  it("says in the server's words why a period is refused", async () => {
    const message = "Ask for at most 366 days.";
    renderApp(ADDRESS, {
      ...seenBy(["reports.read"], []),
      CoachReport: () => ({ code: "bad_argument", status: 400, message }),
    });
    expect(await screen.findByText(message, { exact: false })).toBeTruthy();
  });

  it("is open to a coach, for the own figures", async () => {
    renderApp(ADDRESS, seenBy([], ["reports.read"]));
    expect(await screen.findByText("Dayo Okafor")).toBeTruthy();
  });

  it("is not open without the permission", async () => {
    renderApp(ADDRESS, seenBy([], []));
    expect(await screen.findByText("You do not have access to this page")).toBeTruthy();
  });
});

describe("a period around today", () => {
  it.each([
    ["this_week", "2027-05-09", "2027-05-03", "2027-05-09"],
    ["this_week", "2027-05-10", "2027-05-10", "2027-05-16"],
    ["last_week", "2027-01-01", "2026-12-21", "2026-12-27"],
    ["this_month", "2028-02-29", "2028-02-01", "2028-02-29"],
    ["last_month", "2027-01-31", "2026-12-01", "2026-12-31"],
    ["this_month", "2027-12-31", "2027-12-01", "2027-12-31"],
  ] as const)("%s on %s is %s to %s", (name, today, start, end) => {
    expect(daysOf(name, today)).toEqual({ start, end });
  });
});
