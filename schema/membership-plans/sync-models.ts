import { z } from "zod";
import { Money } from "../shared/money.ts";
import { Instant } from "../shared/time.ts";

export const PlanSyncState = z.enum(["synced", "out_of_date", "missing", "not_connected", "unreachable"]).meta({
  id: "PlanSyncState",
  description:
    "synced: the payment provider knows the plan as it is; out_of_date: it knows it otherwise; missing: it does not know it; not_connected: the company has no account there; unreachable: it did not answer",
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
    price_id: z.string().nullable().describe("Its price, by the provider's id; none where it has no price"),
    name: z.string().describe("Name"),
    price: Money.nullable().describe("Price of a period; none where it has no price"),
    duration_months: z.int().nullable().describe("Months that the price is for; none where it is paid once"),
    is_on_sale: z.boolean().describe("Whether it is offered"),
  })
  .meta({ id: "PlanAtProvider", description: "A plan as the payment provider knows it" });

export const MembershipPlanSyncStatus = z
  .object({
    id: z.int().describe("Id of the plan"),
    status: PlanSyncState,
    differs: z.array(PlanSyncField).describe("What the provider knew otherwise when it was last asked"),
    at_provider: PlanAtProvider.nullable().describe("What it knew when it was last asked; none where it knew nothing"),
    account_id: z.string().nullable().describe("The company's account at the provider"),
    checked_at: Instant.nullable().describe("When it last answered; none where it never did"),
    problem: z.string().nullable().describe("Why it could not be asked now"),
  })
  .meta({
    id: "MembershipPlanSyncStatus",
    description: "Whether what the payment provider knows of a plan agrees with it",
  });
export type MembershipPlanSyncStatus = z.infer<typeof MembershipPlanSyncStatus>;
