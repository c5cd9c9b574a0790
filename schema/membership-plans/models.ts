import { z } from "zod";
import { Money } from "../shared/money.ts";
import { Id, pageOf, Version } from "../shared/paging.ts";
import { lineText, proseText } from "../shared/text.ts";

export const BillingPeriod = z.enum(["monthly", "quarterly", "semiannual", "annual", "custom"]).meta({
  id: "BillingPeriod",
  description: "How often a plan is paid: every month, 3, 6 or 12 months; custom is paid once and never renews",
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

export const PlanBenefit = z
  .object({
    unit: AllowanceUnit,
    quantity: z
      .int()
      .min(1, "Give at least one.")
      .max(MOST_A_PERIOD)
      .describe("How much each period gives, in minutes or credits"),
    service_id: Id.nullable().describe("Only for this service"),
    resource_type_id: Id.nullable().describe("Only for bays of this type"),
    rollover_limit: z
      .int()
      .min(0, "Give zero or more.")
      .max(MOST_A_PERIOD)
      .describe("How much of what is left moves on into the next period"),
  })
  .meta({ id: "PlanBenefit", description: "What each period of a plan gives: time or credits, for what" });
export type PlanBenefit = z.infer<typeof PlanBenefit>;

const shownToAll = {
  id: z.int().describe("Id"),
  name: z.string().describe("Name"),
  description: z.string().nullable().describe("One or two sentences for who chooses a plan"),
  billing_period: BillingPeriod,
  price: Money.describe("Price of a period"),
  sign_up_fee: Money.describe("Paid once, with the first period"),
  benefits: z.array(PlanBenefit).describe("What each period gives"),
  notice_days: z.int().describe("Days before the next period by which a cancellation must be made"),
};

export const MembershipPlan = z
  .object({
    ...shownToAll,
    capacity: z.int().nullable().describe("Most people who have it at a time; none is without limit"),
    repurchase_lock_months: z.int().describe("Months after its end before somebody may have it again; 0 is no lock"),
    is_archived: z.boolean().describe("No longer sold; who has it keeps it"),
    version: Version,
  })
  .meta({ id: "MembershipPlan", description: "A membership that the company sells" });
export type MembershipPlan = z.infer<typeof MembershipPlan>;

export const PublicMembershipPlan = z
  .object(shownToAll)
  .meta({ id: "PublicMembershipPlan", description: "A membership plan, as everybody may see it" });
export type PublicMembershipPlan = z.infer<typeof PublicMembershipPlan>;

export const MembershipPlanPage = pageOf("MembershipPlanPage", MembershipPlan, "membership plans");
export const PublicMembershipPlanPage = pageOf("PublicMembershipPlanPage", PublicMembershipPlan, "membership plans");

const name = lineText().min(1, "Give the plan a name.").max(100).describe("Name");
const price = Money.describe("Price of a period, in the company's currency");

const terms = {
  description: proseText().max(500).nullable().describe("One or two sentences for who chooses a plan"),
  sign_up_fee: Money.describe("Paid once, with the first period"),
  benefits: z.array(PlanBenefit).max(10, "Give at most 10 benefits.").describe("What each period gives"),
  notice_days: z
    .int()
    .min(0, "Give zero or more days.")
    .max(365, "Give at most 365 days.")
    .describe("Days before the next period by which a cancellation must be made"),
  capacity: z
    .int()
    .min(1, "Give at least one place.")
    .max(1_000_000)
    .nullable()
    .describe("Most people who have it at a time; none is without limit"),
  repurchase_lock_months: z
    .int()
    .min(0, "Give zero or more months.")
    .max(120, "Give at most 120 months.")
    .describe("Months after its end before somebody may have it again"),
};

export const CreateMembershipPlanInput = z
  .object({ name, price, billing_period: BillingPeriod, ...z.object(terms).partial().shape })
  .meta({
    id: "CreateMembershipPlanInput",
    description: "A new plan; what is left out is zero, none or without limit",
  });
export type CreateMembershipPlanInput = z.infer<typeof CreateMembershipPlanInput>;

export const UpdateMembershipPlanInput = z
  .object({
    version: Version,
    name: name.optional(),
    price: price.optional().describe("A new price counts for who joins from now on"),
    billing_period: BillingPeriod.optional(),
    ...z.object(terms).partial().shape,
    is_archived: z.boolean().optional().describe("Takes it off sale, or back on; who has it keeps it"),
  })
  .meta({
    id: "UpdateMembershipPlanInput",
    description: "The fields of a plan to change, and the version that was seen",
  });
export type UpdateMembershipPlanInput = z.infer<typeof UpdateMembershipPlanInput>;
