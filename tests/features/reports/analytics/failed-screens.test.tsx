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
])("%s stands without its report where that fails, and asks again", async (address, operation, title) => {
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

it.each(["/reports", "/reporting"])("%s leads to the first report, as the way back from one says", async (address) => {
  const app = renderApp(address, {
    ...AT_THE_DESK,
    Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["reports.read"] } } }),
    RevenueOverview: () => BROKEN,
  });
  expect(await screen.findByRole("heading", { name: "Revenue", level: 1 })).toBeTruthy();
  expect(app.address()).toMatch(/^\/reporting\/revenue/);
});

it("the memberships' report comes once it is asked again, and says what would fill it", async () => {
  let isMended = false;
  const app = renderApp("/reporting/memberships", {
    ...AT_THE_DESK,
    Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["reports.read"] } } }),
    MembershipReport: () => (isMended ? { data: EMPTY_MEMBERSHIPS } : BROKEN),
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  isMended = true;
  await app.user.click(again);
  expect(await screen.findByText("Fills with the first membership that is sold.")).toBeTruthy();
  expect(screen.queryByText("The report did not load")).toBeNull();
});

it("a report says how old its figures are where a copy of the database answers that is behind", async () => {
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
