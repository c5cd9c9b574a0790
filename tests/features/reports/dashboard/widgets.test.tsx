import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PERSON, type Answer, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { EMPTY_DAY } from "./today.ts";

afterEach(() => vi.unstubAllGlobals());

const showing = (widget: object, more: Answers = {}): Answers => ({
  ...EMPTY_DAY,
  Profile: () => ({
    data: { userProfile: { ...PERSON, permissions: ["reports.read", "bookings.read", "graph.explore"] } },
  }),
  WidgetPreferences: () => ({
    data: {
      widgetPreferences: {
        __typename: "WidgetPreferences",
        id: 8,
        version: 1,
        widgets: [{ __typename: "DashboardWidget", size: "small", saved_query_id: null, ...widget }],
      },
    },
  }),
  ...more,
});

const figures = (totals: object, revenue: object[] = []): Answer => ({
  data: {
    overview: {
      __typename: "AnalyticsOverview",
      totals: {
        __typename: "AnalyticsTotals",
        occupancy_percent: null,
        bookings: 0,
        no_shows: 0,
        no_show_percent: null,
        ...totals,
      },
    },
    revenue: { __typename: "AnalyticsRevenue", totals: revenue },
  },
});

const FIGURES = [
  ["revenue", "Revenue this week", "No payments this week yet."],
  ["bay_use", "Occupancy this week", "No bay is open this week."],
  ["bookings", "Bookings this week", "No bookings this week yet."],
  ["no_shows", "No-shows this week", "No bookings this week yet."],
] as const;

describe("a figure on the dashboard", () => {
  it.each(FIGURES)("for %s says how it fills while it is empty", async (widget, name, sentence) => {
    renderApp("/", showing({ widget }, { DashboardFigures: () => figures({}) }));
    const card = within(await screen.findByRole("region", { name }));
    expect(await card.findByText(sentence)).toBeTruthy();
    expect(card.queryByText("0")).toBeNull();
  });

  it.each([
    ["revenue", "Revenue this week", "$1,250.00"],
    ["bay_use", "Occupancy this week", "62.5%"],
    ["bookings", "Bookings this week", "41"],
    ["no_shows", "No-shows this week", "0"],
  ] as const)("for %s shows its value", async (widget, name, value) => {
    const paid = { __typename: "RevenueTotal", revenue: { __typename: "Money", amount: 125_000, currency: "CAD" } };
    const answer = figures({ occupancy_percent: 62.5, bookings: 41 }, [paid]);
    renderApp("/", showing({ widget }, { DashboardFigures: () => answer }));
    const card = within(await screen.findByRole("region", { name }));
    expect(await card.findByText(value)).toBeTruthy();
    expect(card.queryByText(/^Fills/)).toBeNull();
  });
});

/** Stubs the graph: issues an explore token and returns this response to a saved query. */
function graphAnswering(answer: object): void {
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
    if (String(input).endsWith("/explore-token"))
      return Response.json({ access_token: "lent", expires_at: "2099-01-01T00:00:00Z" });
    const isSaved = new Headers(init?.headers).get("authorization") === "Bearer lent";
    return isSaved ? Response.json(answer) : fetch(input, init);
  });
}

describe("a saved query on the dashboard", () => {
  const saved = showing(
    { widget: "saved_query", saved_query_id: 3 },
    {
      QueryToShow: () => ({
        data: {
          savedQuery: {
            __typename: "SavedQuery",
            id: 3,
            name: "Who was absent",
            version: 2,
            query: "{ clients { data { nickname } } }",
            variables: "{}",
          },
        },
      }),
    },
  );

  it.each([
    [
      "shows where it no longer fits the schema, and links to the editor",
      { errors: [{ message: 'Cannot query field "nickname" on type "User".', locations: [{ line: 1, column: 20 }] }] },
      /^Line 1: Cannot query field "nickname" on type "User"\. Look up User in the docs/,
    ],
    [
      "gives advice if it costs too much",
      { errors: [{ message: "This asks for too much.", extensions: { code: "limit_exceeded" } }] },
      /^This asks for too much\. Ask for fewer rows with perPage/,
    ],
    ["says if it returns no list", { data: { deleteBooking: true } }, /^This query returns no list\./],
  ])("%s", async (_, answer, sentence) => {
    renderApp("/", saved);
    graphAnswering(answer);
    expect(await screen.findByText(sentence)).toBeTruthy();
    const card = within(screen.getByRole("region", { name: "Who was absent" }));
    expect(card.getByRole("link", { name: "Open in GraphiQL" }).getAttribute("href")).toBe("/graphiql?saved=3");
  });

  it("says if nothing matches", async () => {
    renderApp("/", saved);
    graphAnswering({ data: { clients: { data: [] } } });
    expect(await screen.findByText("Nothing matches.")).toBeTruthy();
  });
});
