import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { AT_THE_DESK, PERSON, type Answer } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const BROKEN: Answer = { code: "internal", status: 500, message: "Something went wrong on our side." };
const EMPTY_MEMBERSHIPS = {
  membershipMetrics: {
    __typename: "MembershipMetrics",
    timezone: "America/Vancouver",
    mature: true,
    figures: [],
    cohorts: [],
    failed_payments: [],
  },
};

it.each([
  ["/analytics", "AnalyticsReport", "Analytics"],
  ["/reporting/revenue", "RevenueOverview", "Revenue"],
  ["/reporting/memberships", "MembershipReport", "Memberships report"],
  ["/reporting/coaches", "CoachReport", "Coaches report"],
])("shows %s without its report if loading fails, and loads it again on request", async (address, operation, title) => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const app = renderApp(address, {
    ...AT_THE_DESK,
    Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["reports.read"] } } }),
    [operation]: () => BROKEN,
  });
  expect(await screen.findByText("The report did not load")).toBeTruthy();
  expect(logged).toHaveBeenCalledWith(
    expect.stringContaining("Request refused"),
    expect.objectContaining({ code: "internal" }),
  );
  expect(screen.getByRole("heading", { name: title, level: 1 })).toBeTruthy();
  const before = app.askedFor(operation).length;
  await app.user.click(screen.getByRole("button", { name: "Try again" }));
  // A report that fails is retried by itself, so the button may be seen to ask more than once.
  await expect.poll(() => app.askedFor(operation).length).toBeGreaterThan(before);
});

it.each(["/reports", "/reporting"])("redirects %s to the first report, like the breadcrumbs", async (address) => {
  const app = renderApp(address, {
    ...AT_THE_DESK,
    Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["reports.read"] } } }),
    RevenueOverview: () => BROKEN,
  });
  expect(await screen.findByRole("heading", { name: "Revenue", level: 1 })).toBeTruthy();
  expect(app.address()).toMatch(/^\/reporting\/revenue/);
});

it("shows the memberships report after another try, and says how it fills", async () => {
  let isMended = false;
  const app = renderApp("/reporting/memberships", {
    ...AT_THE_DESK,
    Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["reports.read"] } } }),
    MembershipReport: () => (isMended ? { data: EMPTY_MEMBERSHIPS } : BROKEN),
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  isMended = true;
  await app.user.click(again);
  expect(await screen.findByText("Sell the first one from a client's page.")).toBeTruthy();
  expect(screen.queryByText("The report did not load")).toBeNull();
});

it("says how old a report's figures are if a delayed database replica answers", async () => {
  let lag = "130.0";
  const app = renderApp("/reporting/memberships", {
    ...AT_THE_DESK,
    Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["reports.read"] } } }),
    MembershipReport: () => ({ data: EMPTY_MEMBERSHIPS, headers: { "x-data-lag-seconds": lag } }),
  });
  expect(
    await screen.findByText("These figures are 2 minutes old. What changed since then is not counted yet."),
  ).toBeTruthy();
  lag = "0.4";
  await app.user.click(screen.getByRole("button", { name: "The period before" }));
  await waitFor(() => expect(screen.queryByText(/figures are .* old/)).toBeNull());
});
