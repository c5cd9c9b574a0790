import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ANALYTICS_METRICS } from "#schema/reports/analytics/metrics.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { gridLines } from "#tests/web/ui/grid-lines.ts";

const money = (amount: number) => ({ __typename: "Money", ...cad(amount) });
const USE = { bookable_minutes: 1200, booked_minutes: 600, occupancy_percent: 50 };
const TOTALS = {
  __typename: "BayUse",
  ...USE,
  bookings: 12,
  no_shows: 1,
  no_show_percent: 8.3,
  cancelled: 2,
  cancelled_percent: 14.3,
};
const ANSWER = {
  overview: {
    __typename: "AnalyticsOverview",
    timezone: "America/Vancouver",
    mature: true,
    totals: TOTALS,
    hours: [{ __typename: "AnalyticsHour", weekday: "thursday", hour: 19, ...USE, occupancy_percent: 97 }],
    bays: [{ __typename: "AnalyticsBay", resource_id: 1, resource_name: "Bay 1", ...USE, bookings: 12, no_shows: 1 }],
    sources: [{ __typename: "AnalyticsSource", source: "desk", bookings: 12 }],
    clients: { __typename: "AnalyticsClients", new_clients: 3, returning_clients: 5 },
    cancellations: [{ __typename: "AnalyticsCancellation", notice: "same_day", bookings: 2 }],
    cancellation_reasons: [
      { __typename: "AnalyticsCancellationReason", reason: "illness", notice: "same_day", bookings: 1 },
      { __typename: "AnalyticsCancellationReason", reason: null, notice: "same_day", bookings: 1 },
    ],
    lead_time: {
      __typename: "AnalyticsLeadTime",
      median_hours: 57.6,
      p90_hours: 200,
      bands: [{ __typename: "AnalyticsLeadBand", band: "week", bookings: 12 }],
    },
    rebooking: { __typename: "AnalyticsRebooking", visits: 10, rebooked: 5, percent: 50 },
    waitlist: {
      __typename: "AnalyticsWaitlist",
      ended: 9,
      booked: 4,
      percent: 44.4,
      offered: 0,
      accepted: 0,
      accepted_percent: null,
    },
  },
  before: {
    __typename: "AnalyticsOverview",
    totals: { ...TOTALS, occupancy_percent: 46.8 },
    lead_time: { __typename: "AnalyticsLeadTime", median_hours: 20 },
  },
  revenue: {
    __typename: "AnalyticsRevenue",
    totals: [{ __typename: "RevenueTotal", revenue: money(70_540) }],
    per_bay_hour: [money(3527)],
    bays: [{ __typename: "AnalyticsRevenueBay", resource_id: 1, revenue: money(70_540), per_hour: money(3527) }],
  },
  revenueBefore: { __typename: "AnalyticsRevenue", totals: [], per_bay_hour: [] },
};
const seenBy = (permissions: string[], data: Record<string, unknown> = ANSWER): Answers => ({
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions } } }),
  AnalyticsReport: () => ({ data }),
});
const ADDRESS = "/analytics?by=month&day=2027-05-10";

describe("the analytics screen", () => {
  it("shows the location's figures next to the previous period, each with its definition", async () => {
    const app = renderApp(ADDRESS, seenBy(["reports.read"]));
    const figures = within(await screen.findByRole("list", { name: "Figures" })).getAllByRole("listitem");
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      "Occupancy50.0%+3.2 points from 46.8%",
      "Bookings12No change",
      "Revenue per bay-hour$35.27Nothing before",
      "Booked ahead2.4 days20.0 h before",
      "Cancellation rate14.3%As before, 14.3%",
      "No-show rate8.3%As before, 8.3%",
    ]);
    expect(screen.getByText(ANALYTICS_METRICS.occupancy_percent.formula)).toBeTruthy();
    expect(app.askedFor("AnalyticsReport")[0]?.variables).toEqual({
      periodType: "month",
      period: "2027-05",
      before: "2027-04",
      location_id: 1,
    });
  });

  it("shows new, returning and waiting clients", async () => {
    renderApp(ADDRESS, seenBy(["reports.read"]));
    const strip = await screen.findByRole("list", { name: "Clients and waiting lists" });
    expect(
      within(strip)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "New clients3first visit ever",
      "Returning clients5had come before",
      "Rebooking rate50.0%5 of 10 visits",
      "Waiting list booked44.4%4 of 9 waits",
      "Offers accepted–No offers in this period",
    ]);
  });

  it("links from a figure to the bookings that it counts", async () => {
    renderApp(ADDRESS, seenBy(["reports.read"]));
    const link = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");
    const days = "view=all&from=2027-05-01&to=2027-05-31&location=1";
    const counted = `${days}&status=confirmed,checked_in,completed,no_show,late`;
    expect(await link("12, Bookings: show the rows")).toBe(`/bookings?${counted}`);
    expect(await link("8.3%, No-show rate: show the rows")).toBe(`/bookings?${days}&status=no_show`);
    expect(await link("14.3%, Cancellation rate: show the rows")).toBe(`/bookings?${days}&status=cancelled`);
    expect(await link("12 bookings of Bay 1")).toBe(`/bookings?${counted}&bay=1`);
  });

  it("describes a chosen hour of the heat map in words", async () => {
    const app = renderApp(ADDRESS, seenBy(["reports.read"]));
    const cell = "Thursday, 19:00 to 20:00: 97% booked, 10 of 20 bay-hours";
    await app.user.click(await screen.findByRole("button", { name: cell }));
    expect(screen.getByText(cell)).toBeTruthy();
    const bays = screen.getByRole("grid", { name: "Use of each bay" });
    expect(
      within(bays).getByRole("row", { name: /^Bay 1 12 bookings of Bay 1 20.0 10.0 50.0% 1 \$705.40 \$35.27/ }),
    ).toBeTruthy();
  });

  it("shows why bookings were cancelled, and how long before", async () => {
    renderApp(ADDRESS, seenBy(["reports.read"]));
    const grid = await screen.findByRole("grid", { name: "Cancellations by reason and notice" });
    expect(gridLines(grid)).toEqual([
      ["Ill or injured", "0", "0", "0", "1", "0", "1"],
      ["No reason given", "0", "0", "0", "1", "0", "1"],
      ["All", "0", "0", "0", "2", "0", "2"],
    ]);
  });

  it("says how an empty part fills", async () => {
    const overview = {
      ...ANSWER.overview,
      hours: [],
      bays: [],
      sources: [],
      cancellations: [],
      cancellation_reasons: [],
    };
    renderApp(ADDRESS, seenBy(["reports.read"], { ...ANSWER, overview }));
    expect(await screen.findByText("No bay is open in this period.")).toBeTruthy();
    expect(screen.getByText("Nothing was cancelled.")).toBeTruthy();
  });

  it("is closed without the permission", async () => {
    renderApp(ADDRESS, seenBy([]));
    expect(await screen.findByText("You do not have access to this page")).toBeTruthy();
  });
});
