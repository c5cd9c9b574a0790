import { z } from "zod";
import { Money } from "#schema/shared/money.ts";

export const PlatformPlan = z
  .object({
    id: z.string().describe("Id"),
    name: z.string().describe("Name"),
    price_id: z.string().describe("Identifies its price, for subscribing and changing plans"),
    price: Money.describe("Price of one interval"),
    interval_months: z.int().describe("Length of the billing interval in months"),
    description: z.string().describe("What it contains, in one sentence"),
    platform_fee_percentage: z.number().describe("The platform's share of card payments, in percent"),
  })
  .meta({ id: "PlatformPlan", description: "A plan that companies can subscribe to" });

export const PlatformPlans = z
  .object({ data: z.array(PlatformPlan).describe("The plans, cheapest first") })
  .meta({ id: "PlatformPlans", description: "The plans that a company can subscribe to" });
