import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { COACH_METRICS } from "#schema/venue/coaches/metrics.ts";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { gridLines } from "#tests/web/ui/grid-lines.ts";
import { resizableWindow } from "#tests/web/ui/resizable-window.ts";

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
  revenue: [{ __typename: "Money", amount: 641250, currency: "CAD" }],
};
const REPORT = {
  report: {
    __typename: "CoachSummary",
    mature: false,
    timezone: "America/Vancouver",
    rows: [{ __typename: "CoachSummaryRow", coach_id: 5, coach_name: "Dayo Okafor", ...FIGURES, fill_percent: null }],
    totals: { __typename: "CoachFigures", ...FIGURES },
  },
  before: { __typename: "CoachSummary", totals: { __typename: "CoachFigures", ...FIGURES, booked_minutes: 3000 } },
};
const WEEKDAYS = {
  hourAggregates: {
    __typename: "HourAggregates",
    groups: [
      {
        __typename: "HourAggregateGroup",
        coach_id: 5,
        weekday: "friday",
        open_minutes: 480,
        booked_minutes: 437,
        use_percent: 91,
      },
    ],
  },
};
const seenBy = (permissions: string[], own_permissions: string[]): Answers => ({
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions, own_permissions } } }),
  CoachReport: () => ({ data: REPORT }),
  CoachWeekdays: () => ({ data: WEEKDAYS }),
});
const MAY = { start: "2027-05-01", end: "2027-05-31" };
const APRIL = { startBefore: "2027-04-01", endBefore: "2027-04-30" };
const ADDRESS = `/reporting/coaches?by=month&day=${MAY.start}`;

describe("the coaches' report", () => {
  it("shows each coach's figures with their names and the totals", async () => {
    const app = renderApp(ADDRESS, seenBy(["reports.read"], []));
    const cards = within(await screen.findByRole("list", { name: "Figures by coach" })).getAllByRole("listitem");
    expect(cards).toHaveLength(2);
    const [totals, dayo] = cards.map(({ textContent }) => textContent);
    expect(totals).toContain("All 1Hours offered72:00Hours booked55:30Outside hours0:50Utilisation77.1%");
    expect(totals).toContain("Earned$6,412.50");
    expect(dayo).toContain("Dayo Okafor");
    expect(dayo).toContain("Class fill–");
    expect(screen.getByText(COACH_METRICS.utilisation_percent.formula)).toBeTruthy();
    expect(screen.getByText(/its figures still change/)).toBeTruthy();
    expect(app.askedFor("CoachReport")[0]?.variables).toEqual({ ...MAY, ...APRIL });
    const figures = within(screen.getByRole("list", { name: "Figures" }));
    expect(figures.getByText("+11.0%")).toBeTruthy();
    const weekdays = within(await screen.findByRole("table", { name: "Use by weekday" }));
    expect(weekdays.getByRole("row", { name: /^Dayo Okafor/ }).textContent).toBe(
      "Dayo OkaforNo hoursNo hoursNo hoursNo hours91No hoursNo hours",
    );
  });

  it("shows a grid on a wide screen, sorted by pressing a header but not its info mark", async () => {
    resizableWindow();
    const app = renderApp(ADDRESS, seenBy(["reports.read"], []));
    const grid = await screen.findByRole("grid", { name: "Figures by coach" });
    expect(gridLines(grid)).toEqual([
      ["Dayo Okafor", "", "55:30 of 72:00", "77.1%", "58", "5.2% 3", "– 41 of 48", "$6,412.50", "$113.83"],
      ["All 1", "", "55:30 of 72:00", "77.1%", "58", "5.2% 3", "85.4% 41 of 48", "$6,412.50", "$113.83"],
    ]);
    const use = within(grid).getByRole("columnheader", { name: /^Utilisation/ });
    await app.user.click(within(use).getByRole("button", { name: "How Utilisation is counted" }));
    await app.user.keyboard("{Enter}");
    expect(use.getAttribute("aria-sort")).toBe("none");
    await app.user.click(use);
    expect(use.getAttribute("aria-sort")).toBe("descending");
  });

  it("links from a coach's lessons to the bookings that it counts", async () => {
    renderApp(ADDRESS, seenBy(["reports.read"], []));
    const cards = within(await screen.findByRole("list", { name: "Figures by coach" }));
    const lessons = cards.getByRole("link", { name: "Dayo Okafor" }).getAttribute("href");
    const days = `from=${MAY.start}&to=${MAY.end}`;
    expect(lessons).toBe(`/bookings?view=all&coach=5&${days}&status=confirmed,checked_in,completed,no_show,late`);
  });

  it("reloads for the chosen days", async () => {
    const app = renderApp(ADDRESS, seenBy(["reports.read"], []));
    await app.user.click(await screen.findByRole("button", { name: "The period before" }));
    await waitFor(() => expect(app.askedFor("CoachReport")).toHaveLength(2));
    expect(app.address()).toBe("/reporting/coaches?by=month&day=2027-04-01");
    await app.user.selectOptions(screen.getByLabelText("Period"), "Quarter");
    await waitFor(() => expect(app.askedFor("CoachReport")[2]?.variables).toMatchObject({ start: "2027-04-01" }));
  });

  it("shows the server's message if a period is refused", async () => {
    const message = "Ask for at most 366 days.";
    renderApp(ADDRESS, {
      ...seenBy(["reports.read"], []),
      CoachReport: () => ({ code: "bad_argument", status: 400, message }),
    });
    expect(await screen.findByText(message, { exact: false })).toBeTruthy();
  });

  it("is open to coaches for their own figures", async () => {
    renderApp(ADDRESS, seenBy([], ["reports.read"]));
    expect(await screen.findByText("Dayo Okafor")).toBeTruthy();
  });

  it("is closed without the permission", async () => {
    renderApp(ADDRESS, seenBy([], []));
    expect(await screen.findByText("You do not have access to this page")).toBeTruthy();
  });
});
