import { refusedByCards } from "#api/money/card-amounts.ts";
import type { CreateMembershipPlanInput, MemberPrice, PlanBenefitInput } from "#schema/memberships/plans/models.ts";
import type { Money } from "#schema/shared/money.ts";

type Sentences = Record<string, string[]>;
type Terms = Pick<CreateMembershipPlanInput, "billing_period" | "price"> &
  Partial<
    Pick<
      CreateMembershipPlanInput,
      | "sign_up_fee"
      | "benefits"
      | "notice_days"
      | "changes_begin"
      | "trial_days"
      | "is_gift_card"
      | "own_amount"
      | "member_prices"
      | "expires_after_months"
      | "pause_min_days"
      | "pause_max_days"
    >
  >;

/** Returns validation errors of a plan by field; empty if it is valid. */
export function faultsOfPlan(
  { price, sign_up_fee, benefits = [], member_prices = [], ...terms }: Terms,
  { currency, locale }: { currency: string; locale: string },
): Sentences {
  const faults = faultsOfTerms(terms);
  for (const [field, money] of Object.entries({ price, sign_up_fee })) {
    if (!money) continue;
    if (money.amount < 0) faults[`${field}.amount`] = ["Enter a price of zero or more."];
    if (money.currency !== currency) faults[`${field}.currency`] = [`Prices here are in ${currency}.`];
    else if (money.amount > 0) Object.assign(faults, faultByCards(field, money, locale));
  }
  Object.assign(faults, faultsOfOwnAmount(terms, currency));
  if (terms.is_gift_card) {
    Object.assign(faults, faultsOfGiftCard({ ...terms, price, sign_up_fee, benefits, member_prices }));
  }
  benefits.forEach((benefit, at) => Object.assign(faults, faultsOfBenefit(benefit, `benefits.${at}`, benefits)));
  member_prices.forEach((one, at) =>
    Object.assign(faults, faultsOfPrice(one, `member_prices.${at}`, { all: member_prices, currency })),
  );
  return faults;
}

/** Rejects amounts that no card can pay, since a client may pay by card at any time. */
function faultByCards(field: string, money: Money, locale: string): Sentences {
  const refusal = refusedByCards(money, locale);
  return refusal === undefined ? {} : { [`${field}.amount`]: [refusal] };
}

/** Only a renewing plan has a notice period and may have a trial; only a non-renewing plan may expire. */
function faultsOfTerms({
  billing_period,
  notice_days = 0,
  trial_days = 0,
  changes_begin = "member_chooses",
  expires_after_months = null,
  pause_min_days,
  pause_max_days,
}: Omit<Terms, "price">): Sentences {
  const renews = billing_period !== "custom";
  return {
    ...(!renews && notice_days > 0 && { notice_days: ["A plan that never renews has no notice."] }),
    ...(!renews &&
      changes_begin !== "member_chooses" && { changes_begin: ["Nobody moves from a plan that never renews."] }),
    ...(!renews && trial_days > 0 && { trial_days: ["A plan that never renews has no trial."] }),
    ...(renews &&
      expires_after_months !== null && { expires_after_months: ["A plan that renews does not end on its own."] }),
    ...faultsOfPause({ pause_min_days, pause_max_days }),
  };
}

function faultsOfPause({
  pause_min_days: least,
  pause_max_days: most,
}: Pick<Terms, "pause_min_days" | "pause_max_days">): Sentences {
  if (least == null || most == null || least <= most) return {};
  return { pause_max_days: ["Enter at least as many days as the shortest pause."] };
}

/** A gift card is worth exactly its price, once. */
function faultsOfGiftCard({ billing_period, price, sign_up_fee, benefits = [], member_prices = [] }: Terms): Sentences {
  const hasFee = (sign_up_fee?.amount ?? 0) > 0;
  return {
    ...(billing_period !== "custom" && { billing_period: ["A gift card does not renew."] }),
    ...(price.amount === 0 && { "price.amount": ["A gift card is worth its price: give one above zero."] }),
    ...(hasFee && { "sign_up_fee.amount": ["A gift card has no sign-up fee."] }),
    ...(benefits.length > 0 && { benefits: ["A gift card gives its worth and nothing else."] }),
    ...(member_prices.length > 0 && { member_prices: ["A gift card has no member prices."] }),
  };
}

/** Allowed only for gift cards, and in the company's currency. */
function faultsOfOwnAmount({ own_amount, is_gift_card }: Omit<Terms, "price">, currency: string): Sentences {
  if (!own_amount) return {};
  const { least, most } = own_amount;
  if (!is_gift_card) return { own_amount: ["Only the amount of a gift card can be chosen."] };
  if ([least, most].some((bound) => bound.currency !== currency)) {
    return { "own_amount.least": [`Prices here are in ${currency}.`] };
  }
  if (least.amount < 1) return { "own_amount.least": ["Enter an amount above zero."] };
  return least.amount > most.amount ? { "own_amount.most": ["Enter at least the least amount."] } : {};
}

/** A percentage applies to all lengths, a fixed price to one length of one service; each scope may appear once. */
function faultsOfPrice(
  one: MemberPrice,
  field: string,
  { all, currency }: { all: readonly MemberPrice[]; currency: string },
): Sentences {
  const { service_id, duration_minutes, percent_off, price } = one;
  if ((percent_off === null) === (price === null)) {
    return { [`${field}.percent_off`]: ["Enter either a percentage or a price."] };
  }
  if (price && service_id === null) return { [`${field}.service_id`]: ["Choose the service that has this price."] };
  if (price && duration_minutes === null) {
    return { [`${field}.duration_minutes`]: ["Choose the length that has this price."] };
  }
  if (price && price.amount < 0) return { [`${field}.price`]: ["Enter a price of zero or more."] };
  if (price && price.currency !== currency) return { [`${field}.price`]: [`Prices here are in ${currency}.`] };
  if (!price && duration_minutes !== null) {
    return { [`${field}.duration_minutes`]: ["A percentage is for each length."] };
  }
  const first = all.findIndex(
    (other) => other.service_id === service_id && other.duration_minutes === duration_minutes,
  );
  return all[first] === one ? {} : { [`${field}.service_id`]: ["This member price is listed twice."] };
}

/** A benefit applies to a service or a resource type, not both; each unit may appear once per scope. */
function faultsOfBenefit(benefit: PlanBenefitInput, field: string, all: readonly PlanBenefitInput[]): Sentences {
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
