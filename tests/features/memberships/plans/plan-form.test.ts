import { describe, expect, it } from "vitest";
import { formatMemberPriceRule } from "#web/features/memberships/plans/format-plan.ts";
import { planAnswers } from "#web/features/memberships/plans/plan-answers.ts";
import { planForm, planFormValues, type PlanFormValues } from "#web/features/memberships/plans/plan-form.ts";
import { theirChanges, withAnswers } from "#web/ui/form/compare-values.ts";

const form = planForm("CAD");
const TYPED: PlanFormValues = { ...planFormValues(undefined, "CAD"), name: "Club 12", price: "229" };
const read = (change: Partial<PlanFormValues>) => form.parse({ ...TYPED, ...change });
const faults = (change: Partial<PlanFormValues>) =>
  form.safeParse({ ...TYPED, ...change }).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
const NOTHING = { service_id: null, duration_minutes: null, percent_off: null, price: null };

describe("the plan form", () => {
  it("reads a percentage for all or one service, and a price for one length", () => {
    const member_prices = [
      { service: "", how: "percent", value: "20" },
      { service: "3", how: "percent", value: " 5 " },
      { service: "3", how: "60", value: "45.50" },
    ];
    expect(read({ member_prices }).member_prices).toEqual([
      { ...NOTHING, percent_off: 20 },
      { ...NOTHING, service_id: 3, percent_off: 5 },
      { ...NOTHING, service_id: 3, duration_minutes: 60, price: { amount: 4550, currency: "CAD" } },
    ]);
  });

  it("reports an invalid percentage and an invalid price", () => {
    const member_prices = [
      { service: "", how: "percent", value: "120" },
      { service: "3", how: "60", value: "cheap" },
    ];
    expect(faults({ member_prices })).toEqual([
      "member_prices.0.value: Enter a percentage from 1 to 100.",
      "member_prices.1.value: Enter the price.",
    ]);
  });

  it("reads an empty limit as no limit, and reports one that is out of range", () => {
    expect(read({})).toMatchObject({ booking_window_days: null, concurrent_bookings: null, guest_limit: null });
    expect(read({ booking_window_days: "21", guest_limit: "0" })).toMatchObject({
      booking_window_days: 21,
      guest_limit: 0,
    });
    expect(faults({ concurrent_bookings: "0" })).toHaveLength(1);
  });

  it("is for one person by default", () => {
    expect(read({}).family_size).toBe(1);
    expect(read({ family_size: " 4 " }).family_size).toBe(4);
    expect(faults({ family_size: "0" })).toEqual(["family_size: Enter at least one person."]);
    expect(faults({ family_size: "21" })).toEqual(["family_size: Enter at most 20 people."]);
  });

  it("sends an end only for plans that do not renew, and notice and trial only for plans that do", () => {
    const typed = { notice_days: "7", trial_days: "14", expires_after_months: "6" };
    expect(read(typed)).toMatchObject({ notice_days: 7, trial_days: 14, expires_after_months: null });
    const pack = { notice_days: 0, trial_days: 0, expires_after_months: 6 };
    expect(read({ ...typed, billing_period: "custom" })).toMatchObject(pack);
    expect(faults({ trial_days: "400" })).toEqual(["trial_days: Enter at most 365 days."]);
  });
});

it("shows a member price as the booking page does", () => {
  const choices = {
    services: {
      __typename: "ServicePage" as const,
      data: [{ __typename: "Service" as const, id: 3, name: "Bay time", durations: [] }],
    },
    resourceTypes: null,
    tags: null,
  };
  const say = (service: string, how: string, value: string) => formatMemberPriceRule({ service, how, value }, choices);
  expect(say("", "percent", "20")).toBe("20% off each booking");
  expect(say("3", "percent", "20")).toBe("20% off Bay time");
  expect(say("3", "60", "45")).toBe("45 for 60 min of Bay time");
});

describe("a plan that a colleague saved first", () => {
  const tags = [{ id: 3, name: "League" }];
  const answers = planAnswers({ services: null, resourceTypes: null, tags });
  const texts = (theirs: PlanFormValues) =>
    theirChanges(answers, { before: TYPED, mine: TYPED, theirs }).map(
      ({ answer }) => `${answer.label}: ${answer.text(theirs)}`,
    );

  it("keeps each of the colleague's changes, and names them", () => {
    const change = {
      least_amount: "20",
      most_amount: "500",
      is_cancellable: "no",
      pause_min_days: "7",
      pause_max_days: "28",
      eligible_tag_ids: [3],
    } satisfies Partial<PlanFormValues>;
    const theirs: PlanFormValues = { ...TYPED, ...change };
    expect(texts(theirs)).toEqual([
      "Or from: 20",
      "Up to: 500",
      "May be cancelled: no",
      "Shortest pause: 7 days",
      "Longest pause: 28 days",
      "Sold to: League",
    ]);
    expect(withAnswers(TYPED, theirs, answers)).toEqual(theirs);
  });
});
