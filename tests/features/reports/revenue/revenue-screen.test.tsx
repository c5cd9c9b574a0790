import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { REVENUE_DEFINITIONS } from "#schema/reports/revenue/metrics.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { AT_THE_DESK, COMPANY, MAIN_STREET, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { gridLines } from "#tests/web/ui/grid-lines.ts";

const money = (amount: number) => ({ __typename: "Money", ...cad(amount) });
const reportOf = (gross: number, back: number, tax = 0) => ({
  __typename: "RevenueReport",
  start: "2027-05-01",
  end: "2027-05-31",
  timezone: "America/Vancouver",
  mature: false,
  definition: "",
  totals: [
    {
      __typename: "RevenueTotal",
      gross: money(gross),
      given_back: money(back),
      revenue: money(gross - back),
      tax: money(tax),
    },
  ],
  items: [
    { __typename: "RevenueItemSum", item: "payment", amount: money(gross) },
    { __typename: "RevenueItemSum", item: "refund", amount: money(-back) },
  ],
  buckets: [{ __typename: "RevenueBucket", start: "2027-05-03", revenue: money(gross - back) }],
});
const MAY = {
  bookings: reportOf(12_000, 1_000),
  memberships: reportOf(5_000, 0),
  bookingsBefore: reportOf(10_000, 0),
  membershipsBefore: reportOf(5_000, 0),
};
const ROW = {
  __typename: "RevenueRow",
  date: "2027-05-03",
  item: "payment",
  amount: money(12_000),
  booking_id: 17,
  membership_id: null,
  payment_id: 3,
};
const NO_GROUP = {
  service_id: null,
  service_name: null,
  location_id: null,
  location_name: null,
  resource_id: null,
  resource_name: null,
  coach_id: null,
  coach_name: null,
  method: null,
};
const groupOf = (keys: Partial<Record<keyof typeof NO_GROUP, number | string>>, gross: number, back = 0) => ({
  __typename: "PaymentAggregateGroup",
  ...NO_GROUP,
  ...keys,
  items: 3,
  gross: money(gross),
  given_back: money(back),
  revenue: money(gross - back),
});
const groupsOf = (...groups: object[]) => ({ __typename: "PaymentAggregates", groups });
const SIMULATOR = { service_id: 2, service_name: "Simulator" };
const SERVICES = {
  now: groupsOf(groupOf({ service_id: 1, service_name: "Lesson" }, 4_000), groupOf(SIMULATOR, 8_000, 1_000)),
  before: groupsOf(groupOf(SIMULATOR, 10_000)),
};
const seenBy = (permissions: string[], more: Answers = {}): Answers => ({
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions } } }),
  RevenueOverview: () => ({ data: MAY }),
  RevenueByGroup: () => ({ data: SERVICES }),
  RevenueRowsOfBookings: () => ({ data: { report: { __typename: "RevenueReport", rows_total: 1, rows: [ROW] } } }),
  ...more,
});
const ADDRESS = "/reporting/revenue?by=month&day=2027-05-10";

describe("the revenue report", () => {
  it("shows tax separately if there was any, and does not mention it otherwise", async () => {
    renderApp(ADDRESS, {
      ...seenBy(["reports.read"]),
      RevenueOverview: () => ({ data: { ...MAY, bookings: reportOf(12_000, 1_000, 650) } }),
    });
    const figures = within(await screen.findByRole("list", { name: "Figures" })).getAllByRole("listitem");
    expect(figures[3]?.textContent).toContain("Tax$6.50");
    cleanup();
    renderApp(ADDRESS, seenBy(["reports.read"]));
    const others = within(await screen.findByRole("list", { name: "Figures" })).getAllByRole("listitem");
    expect(others.map(({ textContent }) => textContent).join()).not.toContain("Tax");
  });

  it("adds up both sources next to the previous period, and says how each is counted", async () => {
    const app = renderApp(ADDRESS, seenBy(["reports.read"]));
    const figures = within(await screen.findByRole("list", { name: "Figures" })).getAllByRole("listitem");
    expect(figures[0]?.textContent).toContain("Revenue$160.00");
    expect(figures[0]?.textContent).toContain("+6.7% from $150.00");
    const grid = screen.getByRole("grid", { name: "Revenue by source" });
    expect(within(grid).getByRole("row", { name: /^All \$160.00 \$150.00/ })).toBeTruthy();
    expect(screen.getByText(REVENUE_DEFINITIONS.bookings.cash)).toBeTruthy();
    expect(app.askedFor("RevenueOverview")[0]?.variables).toEqual({
      periodType: "month",
      period: "2027-05",
      before: "2027-04",
      basis: "cash",
    });
  });

  it("adds up each of several taxes over bookings and memberships", async () => {
    const taxOf = (name: string, rate: number, net: number, tax: number) => {
      return { __typename: "RevenueTax", name, rate, number: `${name} 7`, net: money(net), tax: money(tax) };
    };
    const answer = (...taxes: object[]) => ({ __typename: "RevenueReport", taxes });
    const taxes = [
      { __typename: "ListedTax", name: "GST", rate: 5000, is_inclusive: false, on: ["resource"] },
      { __typename: "ListedTax", name: "PST", rate: 7000, is_inclusive: false, on: ["resource"] },
    ];
    renderApp(ADDRESS, {
      ...seenBy(["reports.read"]),
      CompanyFace: () => ({ data: { publicCompany: { ...COMPANY, taxes } } }),
      RevenueTaxes: () => ({
        data: {
          bookings: answer(taxOf("GST", 5000, 10_000, 500), taxOf("PST", 7000, 10_000, 700)),
          memberships: answer(taxOf("GST", 5000, 2_000, 100)),
        },
      }),
    });
    expect(gridLines(await screen.findByRole("grid", { name: "Tax by tax" }))).toEqual([
      ["GST 5%", "GST 7", "$120.00", "$6.00"],
      ["PST 7%", "PST 7", "$100.00", "$7.00"],
    ]);
  });

  it("explains further refunds in relation to the figure above", async () => {
    const more = { ...MAY, bookings: reportOf(12_000, 1_053), bookingsBefore: reportOf(10_000, 1_000) };
    renderApp(ADDRESS, { ...seenBy(["reports.read"]), RevenueOverview: () => ({ data: more }) });
    const figures = within(await screen.findByRole("list", { name: "Figures" })).getAllByRole("listitem");
    expect(figures[2]?.textContent).toContain("+5.3%");
    const grid = within(screen.getByRole("grid", { name: "Revenue by source" }));
    const [refunds] = grid.getAllByRole("row", { name: /^Refunds/ });
    const change = refunds && within(refunds).getByText("+5.3%");
    expect(change?.getAttribute("data-good")).toBe("false");
  });

  it("opens the rows of a source, each with a link to its booking", async () => {
    const app = renderApp(ADDRESS, seenBy(["reports.read"]));
    await app.user.click(await screen.findByRole("button", { name: "Rows of bookings" }));
    const link = await screen.findByRole("link", { name: "Payments, booking 17" });
    expect(link.getAttribute("href")).toBe("/bookings?view=all&booking=17");
    expect(app.address()).toBe(`${ADDRESS}&rows=bookings`);
  });

  it("shows the revenue of each service, highest first, next to the previous period", async () => {
    const app = renderApp(ADDRESS, seenBy(["reports.read"]));
    const grid = await screen.findByRole("grid", { name: "Revenue by service" });
    expect(gridLines(grid)).toEqual([
      ["Simulator", "3", "$80.00", "−$10.00", "$70.00", expect.stringMatching(/^−30[.]0%/)],
      ["Lesson", "3", "$40.00", "–", "$40.00", expect.anything()],
    ]);
    expect(app.askedFor("RevenueByGroup")[0]?.variables).toEqual({
      start: "2027-05-01",
      end: "2027-05-31",
      startBefore: "2027-04-01",
      endBefore: "2027-04-30",
      basis: "cash",
      source: ["bookings"],
      by: ["service"],
    });
  });

  const choicesOf = () =>
    within(screen.getByLabelText("Group by"))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);

  it("shows the same by bay and coach, and by location if there are several", async () => {
    const bay = groupOf({ resource_id: 4, resource_name: "Bay 4" }, 5_000);
    const app = renderApp(ADDRESS, {
      ...seenBy(["reports.read"]),
      RevenueByGroup: ({ by }) => ({
        data: String(by) === "resource" ? { now: groupsOf(bay, groupOf({}, 7_000)), before: groupsOf() } : SERVICES,
      }),
      Venues: () => ({ data: { locations: { data: [MAIN_STREET, { ...MAIN_STREET, id: 2 }] } } }),
    });
    await screen.findByRole("grid", { name: "Revenue by service" });
    expect(choicesOf()).toEqual(["By service", "By location", "By bay", "By coach", "By payment method"]);
    await app.user.selectOptions(screen.getByLabelText("Group by"), "By bay");
    const grid = await screen.findByRole("grid", { name: "Revenue by bay" });
    const names = within(grid)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);
    expect(names).toEqual(["Without a bay", "Bay 4"]);
    expect(app.address()).toBe(`${ADDRESS}&group=resource`);
  });

  it("shows all revenue by payment method on the cash basis", async () => {
    const app = renderApp(`${ADDRESS}&group=method`, {
      ...seenBy(["reports.read"]),
      RevenueByGroup: () => ({
        data: { now: groupsOf(groupOf({ method: "card_terminal" }, 9_000)), before: groupsOf() },
      }),
    });
    const grid = await screen.findByRole("grid", { name: "Revenue by payment method" });
    expect(within(grid).getByRole("row", { name: /^Card machine 3 \$90.00/ })).toBeTruthy();
    expect(app.askedFor("RevenueByGroup")[0]?.variables).toMatchObject({
      source: ["bookings", "memberships"],
      by: ["method"],
    });
    await app.user.selectOptions(screen.getByLabelText("Basis"), "Accrual");
    expect(await screen.findByRole("grid", { name: "Revenue by service" })).toBeTruthy();
    expect(choicesOf()).toEqual(["By service", "By bay", "By coach"]);
  });

  it("shows the report without the groups if those did not load", async () => {
    const message = "Something went wrong on our side.";
    renderApp(
      ADDRESS,
      seenBy(["reports.read"], { RevenueByGroup: () => ({ code: "internal", status: 500, message }) }),
    );
    expect(await screen.findByText("This did not load")).toBeTruthy();
    expect(screen.getByRole("grid", { name: "Revenue by source" })).toBeTruthy();
  });

  it("changes the period and the basis by the address", async () => {
    const app = renderApp(ADDRESS, seenBy(["reports.read"]));
    await app.user.click(await screen.findByRole("button", { name: "The period before" }));
    await app.user.selectOptions(screen.getByLabelText("Basis"), "Accrual");
    await waitFor(() =>
      expect(app.askedFor("RevenueOverview").at(-1)?.variables).toMatchObject({ period: "2027-04", basis: "accrual" }),
    );
    expect(app.address()).toBe("/reporting/revenue?by=month&day=2027-04-01&basis=accrual");
  });

  it("shows zeros if there is no revenue", async () => {
    const none = { ...reportOf(0, 0), totals: [], items: [], buckets: [] };
    const data = { bookings: none, memberships: none, bookingsBefore: none, membershipsBefore: none };
    renderApp(ADDRESS, seenBy(["reports.read"], { RevenueOverview: () => ({ data }) }));
    expect((await screen.findByRole("list", { name: "Figures" })).textContent).toContain("Revenue$0.00No change");
  });

  it("shows the server's message if a period is refused", async () => {
    const message = "Enter a valid month, for example 2027-05.";
    const refusal = { code: "bad_argument", status: 400, message };
    renderApp(ADDRESS, seenBy(["reports.read"], { RevenueOverview: () => refusal }));
    expect(await screen.findByText(message, { exact: false })).toBeTruthy();
  });

  it("is closed without the permission", async () => {
    renderApp(ADDRESS, seenBy([]));
    expect(await screen.findByText("You do not have access to this page")).toBeTruthy();
  });
});
