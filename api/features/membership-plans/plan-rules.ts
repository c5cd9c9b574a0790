import type { CreateMembershipPlanInput, PlanBenefit } from "#schema/membership-plans/models.ts";

type Sentences = Record<string, string[]>;
type Terms = Pick<CreateMembershipPlanInput, "billing_period" | "price"> &
  Partial<Pick<CreateMembershipPlanInput, "sign_up_fee" | "benefits" | "notice_days">>;

/** What is wrong with a plan, by field; nothing where it is in order. */
export function faultsOfPlan({ price, sign_up_fee, benefits = [], ...terms }: Terms, currency: string): Sentences {
  const faults: Sentences = {};
  for (const [field, money] of Object.entries({ price, sign_up_fee })) {
    if (!money) continue;
    if (money.amount < 0) faults[`${field}.amount`] = ["Enter a price of zero or more."];
    if (money.currency !== currency) faults[`${field}.currency`] = [`Prices here are in ${currency}.`];
  }
  if (terms.billing_period === "custom" && (terms.notice_days ?? 0) > 0) {
    faults["notice_days"] = ["A plan that never renews has no notice."];
  }
  benefits.forEach((benefit, at) => Object.assign(faults, faultsOfBenefit(benefit, `benefits.${at}`, benefits)));
  return faults;
}

/** Each unit once for the same thing, for a service or a type of bay and not both. */
function faultsOfBenefit(benefit: PlanBenefit, field: string, all: readonly PlanBenefit[]): Sentences {
  const faults: Sentences = {};
  if (benefit.service_id !== null && benefit.resource_type_id !== null) {
    faults[`${field}.resource_type_id`] = ["Choose a service or a type of bay, not both."];
  }
  const first = all.findIndex(
    (other) =>
      other.unit === benefit.unit &&
      other.service_id === benefit.service_id &&
      other.resource_type_id === benefit.resource_type_id,
  );
  if (all[first] !== benefit) faults[`${field}.quantity`] = ["This benefit is listed twice."];
  return faults;
}
