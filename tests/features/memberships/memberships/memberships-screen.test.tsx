import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { planRow } from "#tests/features/memberships/plans/plan-row.ts";
import { AT_THE_DESK, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const CLUB = planRow({ id: 3, name: "Club 12", membership_count: 143, capacity: 200 });
const SEASON = planRow({ id: 4, name: "Season", membership_count: 12, capacity: null });
const OLD = planRow({ id: 5, name: "Old Guard", membership_count: 0, is_archived: true });
const GIFT = planRow({ id: 9, name: "Gift card", is_gift_card: true, billing_period: "custom" });
const PLANS = () => ({
  data: {
    membershipPlans: {
      __typename: "MembershipPlanPage",
      data: [CLUB, SEASON, OLD, GIFT],
      meta: { __typename: "Meta", total: 4 },
    },
  },
});
const ANSWERS: Answers = {
  ...AT_THE_DESK,
  PlanList: PLANS,
  PlanNames: PLANS,
  PlanChoices: () => ({
    data: {
      services: { __typename: "ServicePage", data: [] },
      resourceTypes: { __typename: "ResourceTypePage", data: [] },
      tags: [],
    },
  }),
  MembershipList: () => ({
    data: { memberships: { __typename: "MembershipPage", data: [], meta: { __typename: "Meta", total: 0 } } },
  }),
  MembershipCounts: ({ plan_id }) => ({
    data: {
      membershipCounts: {
        __typename: "MembershipCounts",
        active: plan_id === 3 ? 140 : 151,
        pause_scheduled: 0,
        paused: 0,
        past_due: 0,
        cancel_scheduled: 0,
        cancelled: 0,
      },
    },
  }),
};

describe("the memberships of a plan", () => {
  it("are counted next to the plan, with its places, and open as a list", async () => {
    const app = renderApp("/products/membership-plans", ANSWERS);
    const plans = within(await screen.findByRole("grid", { name: "membership plans" }));
    expect(plans.getByRole("row", { name: /^Season/ }).textContent).toContain("12");
    expect(within(plans.getByRole("row", { name: /^Gift card/ })).queryByRole("link")).toBeNull();
    await app.user.click(plans.getByRole("link", { name: "143 of 200 memberships of Club 12" }));
    expect(await screen.findByRole("heading", { name: "Memberships" })).toBeTruthy();
    expect(app.address()).toBe("/products/memberships?plan=3");
    expect(app.askedFor("MembershipList").map(({ variables }) => variables?.["plan_id"])).toEqual([3]);
  });

  it("are filtered by the plan and by status, with counts for that plan", async () => {
    const app = renderApp("/products/memberships?status=active&page=2", ANSWERS);
    expect(await screen.findByRole("button", { name: /^Active\s*151$/ })).toBeTruthy();
    const choice = await screen.findByRole("combobox", { name: "Plan" });
    await within(choice).findByRole("option", { name: "Club 12" });
    expect(within(choice).queryByRole("option", { name: "Gift card" })).toBeNull();
    await app.user.selectOptions(choice, "Club 12");
    expect(await screen.findByRole("button", { name: /^Active\s*140$/ })).toBeTruthy();
    expect(app.address()).toBe("/products/memberships?status=active&plan=3");
    await app.user.selectOptions(choice, "All plans");
    await waitFor(() => expect(app.address()).toBe("/products/memberships?status=active"));
  });

  it.each([
    ["plan=4", "Nobody has Season", "Sell it on a client’s page."],
    ["plan=5", "Nobody has Old Guard", "The plan is archived and no longer sold."],
    ["plan=4&status=paused", "No memberships here", "No membership of Season has the state “Paused”."],
    ["status=paused", "No memberships here", "No membership has the state “Paused”."],
  ])("are reported as missing for the filter (%s), with a link to all", async (search, title, text) => {
    const app = renderApp(`/products/memberships?${search}`, ANSWERS);
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    await app.user.click(screen.getByRole("button", { name: "All memberships" }));
    await waitFor(() => expect(app.address()).toBe("/products/memberships"));
    expect(await screen.findByRole("heading", { name: "No memberships yet" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "All memberships" })).toBeNull();
  });

  it("link to the clients, where memberships are sold, if there are none", async () => {
    const app = renderApp("/products/memberships?plan=4", ANSWERS);
    await screen.findByRole("heading", { name: "Nobody has Season" });
    const ways = within(screen.getByRole("main")).getAllByRole("link", { name: "Clients" });
    await app.user.click(ways[0] ?? document.body);
    await waitFor(() => expect(app.address()).toBe("/clients"));
  });
});
