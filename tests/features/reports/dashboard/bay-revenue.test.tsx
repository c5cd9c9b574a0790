import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { EMPTY_DAY } from "./today.ts";

const bay = (resource_id: number, resource_name: string, amount: number | null) => ({
  __typename: "AnalyticsRevenueBay",
  resource_id,
  resource_name,
  per_hour: amount === null ? null : { __typename: "Money", ...cad(amount) },
});
const answering = (bays: object[], permissions = ["reports.read", "bookings.read"]): Answers => ({
  ...EMPTY_DAY,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions } } }),
  WidgetPreferences: () => ({
    data: {
      widgetPreferences: {
        __typename: "WidgetPreferences",
        id: 8,
        version: 1,
        widgets: [{ __typename: "DashboardWidget", widget: "bay_revenue", size: "small", saved_query_id: null }],
      },
    },
  }),
  DashboardBayRevenue: () => ({ data: { analyticsRevenue: { __typename: "AnalyticsRevenue", bays } } }),
});

describe("the chart of revenue per bay-hour", () => {
  it("shows each bay that was open, highest revenue first, with a link to its report", async () => {
    renderApp("/", answering([bay(1, "Bay 1", 4_120), bay(2, "Bay 2", 5_890), bay(3, "Bay 3", null)]));
    const list = await screen.findByRole("list", { name: "Revenue per bay-hour" });
    const lines = within(list).getAllByRole("listitem");
    expect(lines.map(({ textContent }) => textContent)).toEqual(["Bay 2$58.90", "Bay 1$41.20"]);
    expect(screen.getByRole("link", { name: "Open the report" }).getAttribute("href")).toBe("/analytics?by=month");
  });

  it("says how it fills", async () => {
    renderApp("/", answering([]));
    expect(await screen.findByText("No paid bay time this month yet.")).toBeTruthy();
  });

  it("names the missing permission to people who may not read reports, and loads nothing", async () => {
    const app = renderApp("/", answering([], ["bookings.read"]));
    expect(await screen.findByRole("region", { name: "Revenue per bay-hour" })).toBeTruthy();
    expect(app.askedFor("DashboardBayRevenue")).toEqual([]);
  });
});
