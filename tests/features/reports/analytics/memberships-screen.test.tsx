import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { AT_THE_DESK, PERSON } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { gridLines } from "#tests/web/ui/grid-lines.ts";
import { movementSteps, MRR_ITSELF } from "#web/features/reports/analytics/memberships/movement-steps.ts";

const money = (amount: number) => ({ __typename: "Money" as const, ...cad(amount) });
const moved = (movement: "new" | "expansion" | "churned", amount: number, members: number) => ({
  __typename: "MembershipMovementSum" as const,
  movement,
  members,
  amount: money(amount),
});
const FIGURES = {
  __typename: "MembershipFigures" as const,
  currency: "CAD",
  mrr_start: money(3_480_000),
  mrr_end: money(3_600_000),
  payers_start: 176,
  payers_end: 179,
  paused: 3,
  churn_percent: 2.3,
  revenue_churn_percent: 1.1,
  net_revenue_churn_percent: -1.2,
  paused_percent: 1.6,
  arpu: money(20_112),
  ltv: money(402_240),
  recovered_percent: null,
  trial_percent: 58.3,
  not_collected: money(36_645),
  movements: [moved("new", 160_000, 8), moved("expansion", 30_000, 2), moved("churned", -70_000, 4)],
  plans: [
    { __typename: "MembershipPlanSum" as const, plan_id: 1, plan_name: "Club 12", payers: 179, mrr: money(3_600_000) },
  ],
  buckets: [{ __typename: "MembershipBucket" as const, start: "2027-05-01", mrr: money(3_600_000) }],
};
const bill = (invoice_id: number, client_name: string, tries: object) => ({
  __typename: "FailedMembershipPayment",
  invoice_id,
  client_id: invoice_id,
  client_name,
  plan_name: "Club 12",
  due_on: "2027-05-01",
  amount: money(24_045),
  ...tries,
});
const REPORT = {
  __typename: "MembershipMetrics",
  timezone: "America/Vancouver",
  mature: true,
  figures: [FIGURES],
  cohorts: [],
  failed_payments: [
    bill(1, "Luca Marchetti", { card_tries: 2, card_refusal: "Your card was declined.", next_try_on: "2027-05-06" }),
    bill(2, "Vera Ferreira", { card_tries: 0, card_refusal: null, next_try_on: null }),
  ],
};

describe("the memberships report", () => {
  it("shows what changed MRR, and for each open bill the tries, the failure and the next step", async () => {
    renderApp("/reporting/memberships", {
      ...AT_THE_DESK,
      Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["reports.read"] } } }),
      MembershipReport: () => ({ data: { membershipMetrics: REPORT } }),
    });
    const lines = gridLines(await screen.findByRole("grid", { name: "Open bills" }));
    expect(lines[0]?.slice(3)).toEqual([
      "$240.45",
      "2 times",
      expect.stringMatching(/^Your card was declined[.] Charged again on .*6/),
    ]);
    expect(lines[1]?.slice(3)).toEqual(["$240.45", "–", "–"]);
    const changes = screen.getByRole("grid", { name: "What changed MRR" });
    expect(within(changes).getByRole("row", { name: /^Left 4 [-−][$]700[.]00/ })).toBeTruthy();
    expect(screen.getByText("the axis starts at $34,000.00")).toBeTruthy();
  });
});

describe("the bars of the MRR chart", () => {
  const valuesOf = (figures: typeof FIGURES, label: string) =>
    movementSteps(figures).bars.find((bar) => bar.label === label)?.values;

  it("start at the level of the previous bar, above a base line that leaves room", () => {
    const { floor, ticks } = movementSteps(FIGURES);
    expect([floor, ticks]).toEqual([3_400_000, ["Start", "New", "Dearer", "Left", "End"]]);
    expect(valuesOf(FIGURES, MRR_ITSELF)).toEqual([80_000, null, null, null, 200_000]);
    expect(valuesOf(FIGURES, "Before")).toEqual([null, 80_000, 240_000, 200_000, null]);
    expect(valuesOf(FIGURES, "More")).toEqual([null, 160_000, 30_000, null, null]);
    expect(valuesOf(FIGURES, "Less")).toEqual([null, null, null, 70_000, null]);
  });

  it("start at zero if all of it is new, and if nothing changed", () => {
    const first = { ...FIGURES, mrr_start: money(0), movements: [moved("new", 3_600_000, 9)] };
    expect(movementSteps(first).floor).toBe(0);
    expect(valuesOf(first, "Before")).toEqual([null, 0, null]);
    expect(movementSteps({ ...FIGURES, mrr_start: money(0), mrr_end: money(0), movements: [] })).toMatchObject({
      floor: 0,
      ticks: ["Start", "End"],
    });
  });
});
