import { z } from "zod";
import { PlatformPlan } from "#schema/platform/platform-plans/models.ts";
import { Money } from "#schema/shared/money.ts";
import { Instant } from "#schema/shared/time.ts";
import { AccountStatus, LockKind } from "#schema/venue/company/models.ts";

export const SubscriptionStatus = z.enum(["none", "active", "trialing", "canceled"]).meta({
  id: "SubscriptionStatus",
  description:
    "The state of a company's subscription to the platform. none: it has none that is paid; active: it runs, also while the provider retries a failed payment; trialing: it runs, and its first bill comes after the provider's trial; canceled: it has ended",
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const SavedCard = z
  .object({
    id: z.string().describe("The payment provider's id, used to subscribe with this card"),
    brand: z.string().describe("visa, mastercard and so on"),
    last4: z.string().describe("Its last four digits"),
    exp_month: z.int().describe("Month in which it expires"),
    exp_year: z.int().describe("Year in which it expires"),
  })
  .meta({ id: "SavedCard", description: "A card kept by the payment provider" });

const SubscribedPlan = z
  .object({ id: z.string().describe("Id"), name: z.string().describe("Name") })
  .meta({ id: "SubscribedPlan", description: "The plan that a company has" });

export const CompanyInvoice = z
  .object({
    id: z.string().describe("The payment provider's id"),
    number: z.string().nullable().describe("The invoice's number"),
    status: z.string().describe("draft, open, paid, void or uncollectible"),
    description: z.string().describe("What it is for"),
    total: Money.describe("The total amount"),
    period_start: Instant.describe("Start of the period it is for"),
    period_end: Instant.describe("End of the period it is for"),
    created_at: Instant.describe("When it was created"),
    page_url: z
      .string()
      .nullable()
      .describe("Where it can be viewed, printed and paid; none for somebody acting for another or reading by a token"),
  })
  .meta({ id: "CompanyInvoice", description: "Something that the platform charged a company" });

export const CompanySubscription = z
  .object({
    is_example: z.boolean().describe("Example data, because a sandbox has no subscription of its own"),
    id: z.string().nullable().describe("The payment provider's id; none before the first subscription"),
    status: SubscriptionStatus.describe("The status of the subscription"),
    plan: SubscribedPlan.nullable().describe("The plan, if it is still on sale"),
    price_id: z.string().nullable().describe("The price that is being paid"),
    cancel_at_period_end: z.boolean().describe("Whether it ends with the paid period"),
    on_grace_period: z.boolean().describe("Whether it was cancelled and is still running"),
    is_past_due: z.boolean().describe("Whether the last payment failed and is being retried"),
    ends_at: Instant.nullable().describe("When it ends or ended"),
    canceled_at: Instant.nullable().describe("When it was cancelled"),
    cancel_at: Instant.nullable().describe("When it is due to end"),
    current_period_start: Instant.nullable().describe("Start of the paid period"),
    current_period_end: Instant.nullable().describe("End of the paid period"),
    next_billing_date: Instant.nullable().describe("When the next payment is due; none if it ends"),
    started_at: Instant.nullable().describe("When it began"),
    is_comped: z.boolean().describe("Whether the company uses the platform free of charge"),
    comp_reason: z.string().nullable().describe("Why"),
    default_payment_method: SavedCard.nullable().describe("The card that is charged"),
    platform_fee_percentage: z.number().nullable().describe("The platform's share of card payments, in percent"),
    invoices: z.array(CompanyInvoice).describe("The newest invoices, newest first"),
  })
  .meta({ id: "CompanySubscription", description: "A company's own subscription to the platform" });

export const ChangeCompanyPlanInput = z
  .object({
    new_price_id: z.string().min(1).max(200).optional().describe("The price to change to"),
    cancel_at_period_end: z.boolean().optional().describe("Whether it ends with the paid period"),
  })
  .refine((input) => input.new_price_id !== undefined || input.cancel_at_period_end !== undefined, {
    path: ["new_price_id"],
    error: "Choose the plan to change to.",
  })
  .meta({ id: "ChangeCompanyPlanInput", description: "Another plan, or whether the subscription continues" });

export const SetupIntent = z
  .object({
    id: z.string().describe("The payment provider's id"),
    client_secret: z.string().describe("Lets this browser, and no other, give the provider a card"),
    publishable_key: z.string().describe("Identifies the platform to the payment provider's library"),
  })
  .meta({ id: "SetupIntent", description: "The start of saving a card at the payment provider" });

export const ConfirmSetupInput = z
  .object({ setup_intent_id: z.string().min(1).max(200).describe("The id that createSetupIntent returned") })
  .meta({ id: "ConfirmSetupInput", description: "A card that the payment provider has saved" });

export const SubscribeCompanyInput = z
  .object({
    price_id: z.string().min(1, "Choose a plan.").max(200).describe("The price of the plan"),
    payment_method_id: z.string().min(1, "Enter a card.").max(200).describe("A saved card of this company"),
  })
  .meta({ id: "SubscribeCompanyInput", description: "A plan and the card that pays for it" });

/** What `billingStatus` can include. */
export const BillingInclude = z.enum(["subscription", "plans"]);

export const BillingStatus = z
  .object({
    account_status: AccountStatus.describe("The company's standing with the platform"),
    subscription_status: SubscriptionStatus.describe("The status of its subscription"),
    is_comped: z.boolean().describe("Whether the platform is used free of charge"),
    is_locked: z.boolean().describe("Whether only signing in and subscribing work"),
    lock_kind: LockKind.nullable().describe("How the company is locked, if it is"),
    trial_ends_at: Instant.nullable().describe("End of the trial, if there is one"),
    publishable_key: z.string().describe("Identifies the platform to the payment provider's library in the browser"),
    subscription: CompanySubscription.nullable().describe("The subscription, if requested and the caller may see it"),
    plans: z.array(PlatformPlan).nullable().describe("The plans, if requested"),
  })
  .meta({ id: "BillingStatus", description: "The company's standing with the platform, and what it pays" });
