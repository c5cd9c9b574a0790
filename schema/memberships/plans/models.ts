import { z } from "zod";
import { Money } from "#schema/shared/money.ts";
import { Id, pageOf, Version } from "#schema/shared/paging.ts";
import { lineText, proseText } from "#schema/shared/text.ts";

export const BillingPeriod = z.enum(["monthly", "quarterly", "semiannual", "annual", "custom"]).meta({
  id: "BillingPeriod",
  description:
    "How often a plan is paid for. monthly: every month; quarterly: every 3 months; semiannual: every 6 months; annual: every 12 months; custom: paid once, and never renews",
});
export type BillingPeriod = z.infer<typeof BillingPeriod>;

export const BILLING_PERIODS: readonly { value: BillingPeriod; label: string; duration_months: number | null }[] = [
  { value: "monthly", label: "Monthly", duration_months: 1 },
  { value: "quarterly", label: "Quarterly", duration_months: 3 },
  { value: "semiannual", label: "Semiannual", duration_months: 6 },
  { value: "annual", label: "Annual", duration_months: 12 },
  { value: "custom", label: "Custom", duration_months: null },
];

export const AllowanceUnit = z.enum(["minutes", "credits"]).meta({
  id: "AllowanceUnit",
  description: "minutes: time, shown in hours; credits: bookings of any length",
});
export type AllowanceUnit = z.infer<typeof AllowanceUnit>;

const MOST_A_PERIOD = 100_000;

const noShowExtra = z.int().min(0, "Enter zero or more.").max(MOST_A_PERIOD);

export const PlanChangeRule = z.enum(["member_chooses", "now", "period_end"]).meta({
  id: "PlanChangeRule",
  description:
    "When a change from a plan to another begins. member_chooses: now or when the period ends, as asked; now: always today; period_end: always with the next bill",
});
export type PlanChangeRule = z.infer<typeof PlanChangeRule>;

export const PlanBenefit = z
  .object({
    unit: AllowanceUnit,
    quantity: z
      .int()
      .min(1, "Enter at least one.")
      .max(MOST_A_PERIOD)
      .describe("How much each period provides, in minutes or credits"),
    service_id: Id.nullable().describe("Only for this service"),
    resource_type_id: Id.nullable().describe("Only for bays of this type"),
    rollover_limit: z
      .int()
      .min(0, "Enter zero or more.")
      .max(MOST_A_PERIOD)
      .describe("How much of what is left carries over into the next period"),
    no_show_extra: noShowExtra.describe(
      "What a no-show takes in addition to what the booking used, as far as enough is left",
    ),
  })
  .meta({ id: "PlanBenefit", description: "What each period of a plan provides: time or credits, and for what" });
export type PlanBenefit = z.infer<typeof PlanBenefit>;

export const PlanBenefitInput = PlanBenefit.extend({
  no_show_extra: noShowExtra.optional().describe("What a no-show takes in addition; nothing if left out"),
}).meta({ id: "PlanBenefitInput", description: "What each period of a plan is to provide" });
export type PlanBenefitInput = z.infer<typeof PlanBenefitInput>;

export const MemberPrice = z
  .object({
    service_id: Id.nullable().describe("For this service; none for every service"),
    duration_minutes: z
      .int()
      .min(1)
      .max(24 * 60)
      .nullable()
      .describe("The length that a fixed price is for; none with a percentage, which applies to every length"),
    percent_off: z
      .int()
      .min(1, "Enter a percentage from 1 to 100.")
      .max(100, "Enter a percentage from 1 to 100.")
      .nullable()
      .describe("Taken off the price of the time or, in peak hours, off the peak price"),
    price: Money.nullable().describe("Fixed price of the length or of one seat in a class; the same in peak hours"),
  })
  .meta({
    id: "MemberPrice",
    description:
      "What members on a plan pay for a booking: a percentage off or a fixed price, never more than others pay. A fixed price takes precedence over a percentage, and one for the service over one for all",
  });
export type MemberPrice = z.infer<typeof MemberPrice>;

export const OwnAmount = z
  .object({
    least: Money.describe("The smallest amount that may be chosen"),
    most: Money.describe("The largest amount that may be chosen"),
  })
  .meta({ id: "OwnAmount", description: "The smallest and largest amounts that the buyer of a gift card may choose" });
export type OwnAmount = z.infer<typeof OwnAmount>;

const shownToAll = {
  id: z.int().describe("Id"),
  name: z.string().describe("Name"),
  description: z.string().nullable().describe("One or two sentences for people choosing a plan"),
  billing_period: BillingPeriod,
  price: Money.describe("Price of a period"),
  sign_up_fee: Money.describe("Paid once, with the first period"),
  benefits: z.array(PlanBenefit).describe("What each period provides"),
  notice_days: z.int().describe("Days before the next period by which a cancellation must be made"),
  is_gift_card: z
    .boolean()
    .describe("Whether it is a gift card: the person who redeems its code gets its price as credit, and nothing else"),
  own_amount: OwnAmount.nullable().describe(
    "The smallest and largest amounts that the buyer of a gift card may choose on the booking page; none means its price only",
  ),
  trial_days: z.int().describe("Free days before the first bill, once for each person; 0 means none"),
  member_prices: z.array(MemberPrice).describe("What its members pay for bookings, if different"),
  booking_window_days: z
    .int()
    .nullable()
    .describe(
      "How many days ahead its members may book, if a service allows others fewer; none means the same as others",
    ),
  concurrent_bookings: z
    .int()
    .nullable()
    .describe("Maximum number of upcoming bookings that a member may have made themselves; none means unlimited"),
  guest_limit: z
    .int()
    .nullable()
    .describe(
      "Maximum number of guests that a member may bring to a booking they made themselves; none means unlimited",
    ),
  pause_min_days: z.int().nullable().describe("Shortest pause in days; none means one day"),
  pause_max_days: z.int().nullable().describe("Longest pause in days; none means 366"),
  is_cancellable: z.boolean().describe("Whether members may cancel it"),
  changes_begin: PlanChangeRule,
  expires_after_months: z
    .int()
    .nullable()
    .describe("Months after which a plan that does not renew ends, along with what is unused; none means never"),
  family_size: z
    .int()
    .describe("How many people may use one membership of it, including the one who pays; 1 means not shared"),
};

export const MembershipPlan = z
  .object({
    ...shownToAll,
    capacity: z.int().nullable().describe("Maximum number of people who can have it at a time; none means unlimited"),
    repurchase_lock_months: z
      .int()
      .describe("Months after its end before somebody may have it again; 0 means no restriction"),
    eligible_tag_ids: z.array(z.int()).describe("Only clients with one of these tags may have it; everybody if empty"),
    is_archived: z.boolean().describe("No longer sold; those who have it keep it"),
    membership_count: z.int().describe("How many memberships of it have not ended"),
    version: Version,
  })
  .meta({ id: "MembershipPlan", description: "A membership that the company sells" });
export type MembershipPlan = z.infer<typeof MembershipPlan>;

const whatItIsFor = {
  service_name: z.string().nullable().describe("Name of the service; none for every service"),
};

export const PublicPlanBenefit = z
  .object({
    ...PlanBenefit.shape,
    ...whatItIsFor,
    resource_type_name: z.string().nullable().describe("Name of the type of bay; none for every type"),
  })
  .meta({ id: "PublicPlanBenefit", description: "What each period of a plan provides, by the names that people know" });

export const PublicMemberPrice = z
  .object({ ...MemberPrice.shape, ...whatItIsFor })
  .meta({ id: "PublicMemberPrice", description: "What members on a plan pay for a booking, by its name" });

export const PublicMembershipPlan = z
  .object({
    ...shownToAll,
    benefits: z.array(PublicPlanBenefit).describe("What each period provides"),
    member_prices: z.array(PublicMemberPrice).describe("What its members pay for bookings, if different"),
    places_left: z.int().nullable().describe("How many more people can have it now; none means unlimited"),
  })
  .meta({ id: "PublicMembershipPlan", description: "A membership plan, as anybody may see it" });
export type PublicMembershipPlan = z.infer<typeof PublicMembershipPlan>;

export const MembershipPlanPage = pageOf("MembershipPlanPage", MembershipPlan, "membership plans");
export const PublicMembershipPlanPage = pageOf("PublicMembershipPlanPage", PublicMembershipPlan, "membership plans");

const name = lineText().min(1, "Enter a name for the plan.").max(100).describe("Name");
const price = Money.describe("Price of a period, in the company's currency");

const terms = {
  changes_begin: PlanChangeRule,
  description: proseText().max(500).nullable().describe("One or two sentences for people choosing a plan"),
  sign_up_fee: Money.describe("Paid once, with the first period"),
  benefits: z.array(PlanBenefitInput).max(10, "Enter at most 10 benefits.").describe("What each period provides"),
  notice_days: z
    .int()
    .min(0, "Enter zero or more days.")
    .max(365, "Enter at most 365 days.")
    .describe("Days before the next period by which a cancellation must be made"),
  trial_days: z
    .int()
    .min(0, "Enter zero or more days.")
    .max(365, "Enter at most 365 days.")
    .describe("Free days before the first bill, once for each person; applies to those who join from now on"),
  capacity: z
    .int()
    .min(1, "Enter at least one place.")
    .max(1_000_000)
    .nullable()
    .describe("Maximum number of people who can have it at a time; none means unlimited"),
  repurchase_lock_months: z
    .int()
    .min(0, "Enter zero or more months.")
    .max(120, "Enter at most 120 months.")
    .describe("Months after its end before somebody may have it again"),
  eligible_tag_ids: z
    .array(Id)
    .max(20, "Enter at most 20 tags.")
    .describe("Only clients with one of these tags may have it from now on; those who have it keep it"),
  member_prices: z
    .array(MemberPrice)
    .max(20, "Enter at most 20 member prices.")
    .describe("What its members pay for bookings; applies to bookings made from now on"),
  booking_window_days: z
    .int()
    .min(1, "Enter at least one day.")
    .max(730, "Enter at most 730 days.")
    .nullable()
    .describe("How many days ahead its members may book, if a service allows others fewer"),
  concurrent_bookings: z
    .int()
    .min(1, "Enter at least one booking.")
    .max(100, "Enter at most 100 bookings.")
    .nullable()
    .describe("Maximum number of upcoming bookings that a member may have made themselves; none means unlimited"),
  guest_limit: z
    .int()
    .min(0, "Enter zero or more guests.")
    .max(99, "Enter at most 99 guests.")
    .nullable()
    .describe(
      "Maximum number of guests that a member may bring to a booking they made themselves; none means unlimited",
    ),
  pause_min_days: z
    .int()
    .min(1, "Enter at least one day.")
    .max(366, "Enter at most 366 days.")
    .nullable()
    .describe("Shortest pause in days; none means one day"),
  pause_max_days: z
    .int()
    .min(1, "Enter at least one day.")
    .max(366, "Enter at most 366 days.")
    .nullable()
    .describe("Longest pause in days; none means 366"),
  is_cancellable: z.boolean().describe("Whether members may cancel it"),
  expires_after_months: z
    .int()
    .min(1, "Enter at least one month.")
    .max(120, "Enter at most 120 months.")
    .nullable()
    .describe("Months after which a plan that does not renew ends; applies to those who buy it from now on"),
  own_amount: OwnAmount.nullable().describe(
    "For a gift card, the smallest and largest amounts that buyers may choose on the booking page; none means its price only",
  ),
  family_size: z
    .int()
    .min(1, "Enter at least one person.")
    .max(20, "Enter at most 20 people.")
    .describe("How many people may use one membership of it; those already using one stay in it"),
};

export const CreateMembershipPlanInput = z
  .object({
    name,
    price,
    billing_period: BillingPeriod,
    is_gift_card: z.boolean().optional().describe("Makes it a gift card; this cannot be undone"),
    ...z.object(terms).partial().shape,
  })
  .meta({
    id: "CreateMembershipPlanInput",
    description: "A new plan, for one person; other fields left out are zero, none or unlimited",
  });
export type CreateMembershipPlanInput = z.infer<typeof CreateMembershipPlanInput>;

export const UpdateMembershipPlanInput = z
  .object({
    version: Version,
    name: name.optional(),
    price: price.optional().describe("A new price applies to those who join from now on"),
    billing_period: BillingPeriod.optional(),
    ...z.object(terms).partial().shape,
    is_archived: z.boolean().optional().describe("Takes it off sale, or puts it back on; those who have it keep it"),
  })
  .meta({
    id: "UpdateMembershipPlanInput",
    description: "The fields of a plan to change, and the version last read",
  });
export type UpdateMembershipPlanInput = z.infer<typeof UpdateMembershipPlanInput>;
