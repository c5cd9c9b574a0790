import { z } from "zod";
import {
  AllowanceUnit,
  BillingPeriod,
  CreateMembershipPlanInput,
  PlanChangeRule,
} from "#schema/memberships/plans/models.ts";
import { readTypedMoney, typedMoney } from "#schema/shared/typed-money.ts";
import { optionalText } from "#web/ui/form/optional-text.ts";
import { typedPrice, wholeNumber } from "#web/ui/form/typed-values.ts";
import type { PlanRowFragment } from "./membership-plans.generated.ts";

const { shape } = CreateMembershipPlanInput;

const HOURS = /^\d{1,4}(?:[.,]\d{1,2})?$/;

/** Parses a quantity: hours are typed and returned as minutes; credits as typed. Undefined if invalid. */
export function readTypedQuantity(typed: string, unit: AllowanceUnit): number | undefined {
  const text = typed.trim();
  if (unit === "credits") return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
  return HOURS.test(text) ? Math.round(Number(text.replace(",", ".")) * 60) : undefined;
}

const typedQuantity = (quantity: number, unit: AllowanceUnit): string =>
  String(unit === "minutes" ? Number((quantity / 60).toFixed(2)) : quantity);

/** Parses "service:4" or "type:2"; both ids are null for any booking. */
export function readScope(scope: string): { service_id: number | null; resource_type_id: number | null } {
  const [kind, id] = scope.split(":");
  return {
    service_id: kind === "service" ? Number(id) : null,
    resource_type_id: kind === "type" ? Number(id) : null,
  };
}

const benefit = z
  .object({
    unit: AllowanceUnit,
    quantity: z.string(),
    scope: z.string(),
    rollover_limit: z.string(),
    no_show_extra: z.string(),
  })
  .transform(({ unit, quantity, scope, rollover_limit, no_show_extra }, context) => {
    const read = (typed: string, field: string, least: number) => {
      const value = readTypedQuantity(typed, unit);
      if (value !== undefined && value >= least) return value;
      const noun = unit === "minutes" ? "hours" : "credits";
      context.addIssue({ code: "custom", path: [field], message: `Enter a number of ${noun}.` });
      return z.NEVER;
    };
    return {
      unit,
      quantity: read(quantity, "quantity", 1),
      rollover_limit: read(rollover_limit, "rollover_limit", 0),
      no_show_extra: read(no_show_extra, "no_show_extra", 0),
      ...readScope(scope),
    };
  });

const optionalNumber = (asSent: z.ZodType<number, number>, sentence: string) =>
  z.union([z.literal("", sentence).transform(() => null), wholeNumber.pipe(asSent)], sentence);

/** Value for a percentage; any other value is the length a fixed price applies to. */
const PERCENT = "percent";

const memberPrice = (currency: string) =>
  z
    .object({ service: z.string(), how: z.string(), value: z.string() })
    .transform(({ service, how, value }, context) => {
      const service_id = service === "" ? null : Number(service);
      const nothing = { service_id, duration_minutes: null, percent_off: null, price: null };
      if (how === PERCENT || service_id === null) {
        const percent_off = Number(value.trim());
        if (Number.isInteger(percent_off) && percent_off >= 1 && percent_off <= 100) return { ...nothing, percent_off };
        context.addIssue({ code: "custom", path: ["value"], message: "Enter a percentage from 1 to 100." });
        return z.NEVER;
      }
      const amount = readTypedMoney(value, currency);
      if (amount !== undefined) return { ...nothing, duration_minutes: Number(how), price: { amount, currency } };
      context.addIssue({ code: "custom", path: ["value"], message: "Enter the price." });
      return z.NEVER;
    });

/**
 * Schema that converts form values to the API input; the contract's own rules and messages apply. Prices are in this
 * currency.
 */
export function planForm(currency: string) {
  const price = typedPrice(currency);
  const bound = z.union([price, z.literal("").transform(() => null)]);
  const form = z.object({
    name: shape.name,
    description: optionalText.pipe(shape.description.unwrap()),
    kind: z.enum(["membership", "gift_card"]),
    billing_period: BillingPeriod,
    price,
    sign_up_fee: price,
    least_amount: bound,
    most_amount: bound,
    benefits: z.array(benefit),
    notice_days: wholeNumber.pipe(shape.notice_days.unwrap()),
    trial_days: wholeNumber.pipe(shape.trial_days.unwrap()),
    member_prices: z.array(memberPrice(currency)),
    booking_window_days: optionalNumber(
      shape.booking_window_days.unwrap().unwrap(),
      "Enter 1 to 730 days, or leave empty.",
    ),
    concurrent_bookings: optionalNumber(
      shape.concurrent_bookings.unwrap().unwrap(),
      "Enter 1 to 100 bookings, or leave empty.",
    ),
    expires_after_months: optionalNumber(
      shape.expires_after_months.unwrap().unwrap(),
      "Enter 1 to 120 months, or leave empty.",
    ),
    pause_min_days: optionalNumber(shape.pause_min_days.unwrap().unwrap(), "Enter 1 to 366 days, or leave empty."),
    pause_max_days: optionalNumber(shape.pause_max_days.unwrap().unwrap(), "Enter 1 to 366 days, or leave empty."),
    is_cancellable: z.enum(["yes", "no"]).transform((may) => may === "yes"),
    changes_begin: PlanChangeRule,
    family_size: wholeNumber.pipe(shape.family_size.unwrap()),
    guest_limit: optionalNumber(shape.guest_limit.unwrap().unwrap(), "Enter 0 to 99 guests, or leave empty."),
    capacity: optionalNumber(
      shape.capacity.unwrap().unwrap(),
      "Enter the number of places, or leave empty for no limit.",
    ),
    repurchase_lock_months: wholeNumber.pipe(shape.repurchase_lock_months.unwrap()),
    eligible_tag_ids: z.array(z.number()),
  });
  // Values whose field is no longer shown are not sent with what they held before the period was changed.
  return form.transform(({ kind, least_amount: least, most_amount: most, ...plan }, context) => {
    if (kind === "gift_card") {
      if ((least === null) !== (most === null)) {
        const path = [least === null ? "least_amount" : "most_amount"];
        context.addIssue({ code: "custom", path, message: "Enter both amounts, or neither." });
      }
      const own_amount = least && most ? { least, most } : null;
      return { ...plan, ...GIFT_CARD, own_amount, sign_up_fee: { amount: 0, currency } };
    }
    const membership = { ...plan, is_gift_card: false, own_amount: null };
    return plan.billing_period === "custom"
      ? { ...membership, ...NEVER_RENEWS }
      : { ...membership, expires_after_months: null };
  });
}

const NEVER_RENEWS = {
  notice_days: 0,
  trial_days: 0,
  pause_min_days: null,
  pause_max_days: null,
  changes_begin: "member_chooses" as const,
};

/** Fixed values of a gift card, overriding whatever was entered before. */
const GIFT_CARD = {
  ...NEVER_RENEWS,
  is_gift_card: true,
  billing_period: "custom" as const,
  benefits: [],
  member_prices: [],
  booking_window_days: null,
  concurrent_bookings: null,
  guest_limit: null,
  capacity: null,
  repurchase_lock_months: 0,
  eligible_tag_ids: [],
  is_cancellable: true,
};

export type PlanFormValues = z.input<ReturnType<typeof planForm>>;
export type PlanFormSent = z.output<ReturnType<typeof planForm>>;

export const NEW_BENEFIT: PlanFormValues["benefits"][number] = {
  unit: "minutes",
  quantity: "",
  scope: "",
  rollover_limit: "0",
  no_show_extra: "0",
};

export const NEW_MEMBER_PRICE: PlanFormValues["member_prices"][number] = { service: "", how: PERCENT, value: "" };

/** Form values of a plan, or defaults for a new one. */
export function planFormValues(plan: PlanRowFragment | undefined, currency: string): PlanFormValues {
  if (!plan) return { ...NEW_PLAN, sign_up_fee: typedMoney(0, currency) };
  return {
    kind: plan.is_gift_card ? "gift_card" : "membership",
    name: plan.name,
    description: plan.description ?? "",
    billing_period: plan.billing_period,
    price: typedMoney(plan.price.amount, currency),
    sign_up_fee: typedMoney(plan.sign_up_fee.amount, currency),
    least_amount: plan.own_amount ? typedMoney(plan.own_amount.least.amount, currency) : "",
    most_amount: plan.own_amount ? typedMoney(plan.own_amount.most.amount, currency) : "",
    benefits: plan.benefits.map(({ unit, quantity, rollover_limit, no_show_extra, service_id, resource_type_id }) => ({
      unit,
      quantity: typedQuantity(quantity, unit),
      rollover_limit: typedQuantity(rollover_limit, unit),
      no_show_extra: typedQuantity(no_show_extra, unit),
      scope: scopeValue(service_id, resource_type_id),
    })),
    member_prices: plan.member_prices.map(({ service_id, duration_minutes, percent_off, price }) => ({
      service: String(service_id ?? ""),
      how: String(duration_minutes ?? PERCENT),
      value: price ? typedMoney(price.amount, currency) : String(percent_off ?? ""),
    })),
    booking_window_days: String(plan.booking_window_days ?? ""),
    concurrent_bookings: String(plan.concurrent_bookings ?? ""),
    guest_limit: String(plan.guest_limit ?? ""),
    expires_after_months: String(plan.expires_after_months ?? ""),
    pause_min_days: String(plan.pause_min_days ?? ""),
    pause_max_days: String(plan.pause_max_days ?? ""),
    is_cancellable: plan.is_cancellable ? "yes" : "no",
    changes_begin: plan.changes_begin,
    family_size: String(plan.family_size),
    notice_days: String(plan.notice_days),
    trial_days: String(plan.trial_days),
    capacity: String(plan.capacity ?? ""),
    repurchase_lock_months: String(plan.repurchase_lock_months),
    eligible_tag_ids: plan.eligible_tag_ids,
  };
}

const NEW_PLAN: PlanFormValues = {
  kind: "membership",
  name: "",
  description: "",
  billing_period: "monthly",
  price: "",
  sign_up_fee: "",
  least_amount: "",
  most_amount: "",
  benefits: [],
  member_prices: [],
  booking_window_days: "",
  concurrent_bookings: "",
  guest_limit: "",
  expires_after_months: "",
  pause_min_days: "",
  pause_max_days: "",
  is_cancellable: "yes",
  changes_begin: "member_chooses",
  family_size: "1",
  notice_days: "0",
  trial_days: "0",
  capacity: "",
  repurchase_lock_months: "0",
  eligible_tag_ids: [],
};

function scopeValue(serviceId: number | null, typeId: number | null): string {
  if (serviceId !== null) return `service:${serviceId}`;
  return typeId === null ? "" : `type:${typeId}`;
}
