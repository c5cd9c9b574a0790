import { z } from "zod";
import { Money } from "#schema/shared/money.ts";
import { Instant } from "#schema/shared/time.ts";

export const PlanSyncState = z.enum(["synced", "out_of_date", "missing", "not_connected", "unreachable"]).meta({
  id: "PlanSyncState",
  description:
    "synced: the payment provider has the plan in its current form; out_of_date: it has the plan in a different form; missing: it does not have it; not_connected: the company has no account there; unreachable: it did not answer",
});
export type PlanSyncState = z.infer<typeof PlanSyncState>;

export const PlanSyncField = z.enum(["name", "price", "currency", "period", "on_sale"]).meta({
  id: "PlanSyncField",
  description:
    "name: its name; price: the amount alone; currency: the price's currency; period: how long the price is for; on_sale: whether it is offered",
});
export type PlanSyncField = z.infer<typeof PlanSyncField>;

export const PlanAtProvider = z
  .object({
    product_id: z.string().describe("The product, by the provider's id"),
    price_id: z.string().nullable().describe("Its price, by the provider's id; none if it has no price"),
    name: z.string().describe("Name"),
    price: Money.nullable().describe("Price of a period; none if it has no price"),
    duration_months: z.int().nullable().describe("Months that the price is for; none if it is paid once"),
    is_on_sale: z.boolean().describe("Whether it is offered"),
  })
  .meta({ id: "PlanAtProvider", description: "A plan as the payment provider has it" });

export const MembershipPlanSyncStatus = z
  .object({
    id: z.int().describe("Id of the plan"),
    status: PlanSyncState,
    differs: z.array(PlanSyncField).describe("What was different at the provider when it was last asked"),
    at_provider: PlanAtProvider.nullable().describe(
      "What the provider had when it was last asked; none if it had nothing",
    ),
    account_id: z.string().nullable().describe("The company's account at the provider"),
    checked_at: Instant.nullable().describe("When the provider last answered; none if it never did"),
    problem: z.string().nullable().describe("Why the provider could not be asked now"),
  })
  .meta({
    id: "MembershipPlanSyncStatus",
    description: "Whether the payment provider's data about a plan matches the plan",
  });
export type MembershipPlanSyncStatus = z.infer<typeof MembershipPlanSyncStatus>;
