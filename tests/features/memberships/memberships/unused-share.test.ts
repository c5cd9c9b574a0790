import { expect, it } from "vitest";
import { advance, begin, planPause } from "#api/features/memberships/memberships/billing-rules.ts";
import { planChange } from "#api/features/memberships/memberships/change-plan-figures.ts";

const PLAN = {
  plan_id: 1,
  billing_months: 1,
  price_amount: 19_900,
  tax_rate: 0,
  sign_up_fee_amount: 0,
  notice_days: 0,
  trial_days: 0,
  expires_after_months: null,
};
const ALLOWANCE = {
  id: 1,
  unit: "minutes" as const,
  service_id: null,
  service_name: null,
  resource_type_id: null,
  resource_type_name: null,
  ending: 0,
  ends_on: null,
};

it.each([
  ["the remaining days, if a larger share of hours remains", [[600, 400]], 0, 7297],
  ["the remaining hours, if a larger share of days remains", [[600, 80]], 0, 2653],
  ["nothing, if all is used", [[600, 0]], 0, 0],
  [
    "the smallest remaining share of several allowances",
    [
      [600, 600],
      [4, 1],
    ],
    0,
    4975,
  ],
  ["the days, if a period has no allowance left to count", [[0, 0]], 0, 7297],
  ["at most the part of the bill that was not refunded", [[600, 600]], 9_950, 3648],
  ["nothing for a refunded bill", [[600, 600]], 19_900, 0],
])("credits %s: of 199.00 with 11 of 30 days left", (_what, had, refunded, credited) => {
  const allowances = had.map(([granted = 0, left = 0]) => ({ ...ALLOWANCE, granted, left }));
  const old = { ...begin(PLAN, "2027-04-02").state, open_due_on: null };
  const ended = { allowances, refunded, disputed: 0, bookings_to_come: 0 };
  const { credited_amount } = planChange(old, { ...PLAN, plan_id: 2 }, { today: "2027-04-21", currency: "CAD", ended });
  expect(credited_amount).toBe(credited);
});

it("counts the days of a pause in their own period, and not in the next", () => {
  const joined = { ...begin(PLAN, "2027-04-01").state, open_due_on: null };
  const { state } = planPause(joined, "2027-04-11", "2027-04-21", "2027-04-02");
  const renewed = { ...advance(state, "2027-05-11").state, open_due_on: null };
  expect(renewed).toMatchObject({ period_start: "2027-05-11", period_end: "2027-06-11" });
  const ended = { allowances: [], refunded: 0, disputed: 0, bookings_to_come: 0 };
  const change = planChange(renewed, { ...PLAN, plan_id: 2 }, { today: "2027-05-21", currency: "CAD", ended });
  // 21 of 31 days of 199.00
  expect(change.credited_amount).toBe(13_481);
});
