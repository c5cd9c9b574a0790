import { z } from "zod";
import { GuestInput } from "#schema/bookings/bookings/guest-models.ts";
import { PlannedAllowance } from "#schema/memberships/allowances/models.ts";
import { giftFields } from "#schema/memberships/gift-cards/models.ts";
import { PlanChangeTime, PlannedCharge } from "#schema/memberships/memberships/models.ts";
import { emailText } from "#schema/shared/email.ts";
import { Money } from "#schema/shared/money.ts";
import { Id } from "#schema/shared/paging.ts";
import { TaxLine } from "#schema/shared/tax.ts";
import { VenueDate } from "#schema/shared/time.ts";

export const PlanPurchasePreview = z
  .object({
    plan_id: z.int().describe("The plan to buy"),
    due_now: Money.describe("The amount charged to the card today; zero if the plan begins free of charge"),
    sign_up_fee: Money.describe(
      "Sign-up fee included in that, or in the first bill after a trial; zero if there is none",
    ),
    tax: TaxLine.nullable().describe("The tax included in that, several as one; none if there is none"),
    taxes: z.array(TaxLine).describe("Each tax included in that"),
    charges: z.array(PlannedCharge).describe("The next bills, if each is paid on time"),
    free_until: VenueDate.nullable().describe("Last free day, if it begins with a trial"),
    access_until: VenueDate.nullable().describe("Last day of a plan that does not renew and ends automatically"),
    allowances: z.array(PlannedAllowance).describe("What it provides for bookings"),
    takes_cards: z.boolean().describe("Whether the venue takes cards online; if not, plans are sold at the venue"),
    dry_run_id: z.string().describe("Identifies these figures: send it with the purchase to be charged exactly this"),
  })
  .meta({
    id: "PlanPurchasePreview",
    description: "What a plan costs a person who buys it today, and what it provides",
  });
export type PlanPurchasePreview = z.infer<typeof PlanPurchasePreview>;

export const PlanBuyerInput = z
  .object({
    ...GuestInput.shape,
    agrees_to_marketing: z
      .boolean()
      .optional()
      .describe(
        "Whether the buyer agrees to marketing email, which counts once the plan has begun, unless a client with this address unsubscribed; no if left out",
      ),
  })
  .meta({ id: "PlanBuyerInput", description: "A person who buys a plan without being signed in" });

export const StartPlanPurchaseInput = z
  .object({
    plan_id: Id.describe("The plan to buy"),
    dry_run_id: z
      .string()
      .min(1)
      .max(100)
      .describe("Id of the dry run; refused with stale_dry_run if its figures no longer hold"),
    request_key: z
      .uuid()
      .describe(
        "Identifies this purchase in this browser, which chooses it: however often it is sent, it is one payment",
      ),
    membership_id: Id.nullish().describe(
      "The caller's own membership to move to the plan; dry_run_id is then that of changeMembership. If left out, a new one begins",
    ),
    begins: PlanChangeTime.nullish().describe(
      "When a membership that is moved changes, as for changeMembership; with period_end nothing is charged now",
    ),
    pays_by_card: z
      .boolean()
      .nullish()
      .describe(
        "Whether a signed-in client wants later bills charged to the card that they saved last; no if left out, and not for a membership that is moved",
      ),
    buyer: PlanBuyerInput.nullish().describe("The buyer; left out by a signed-in client"),
  })
  .meta({ id: "StartPlanPurchaseInput", description: "Starts buying a plan" });
export type StartPlanPurchaseInput = z.infer<typeof StartPlanPurchaseInput>;

export const PlanPurchasePayment = z
  .object({
    payment_intent_id: z.string().describe("The provider's id"),
    client_secret: z.string().describe("Lets this browser, and no other, give the provider a card"),
    publishable_key: z.string().describe("Identifies the platform to the provider's library"),
    connect_account: z.string().describe("The account that is paid, for the same library"),
  })
  .meta({ id: "PlanPurchasePayment", description: "A payment for a plan or a gift card that is waiting for a card" });

export const StartedPlanPurchase = z
  .object({
    amount: Money.describe("The amount charged to the card"),
    payment: PlanPurchasePayment.nullable().describe(
      "The payment waiting for a card; none if nothing is charged and the plan has begun",
    ),
  })
  .meta({ id: "StartedPlanPurchase", description: "A plan that is being bought" });

export const StartGiftCardPurchaseInput = z
  .object({
    plan_id: Id.describe("A gift card that is sold on the booking page"),
    amount: Money.describe(
      "The amount charged to the card, and what the gift card is worth: its price, or an amount that the buyer may choose",
    ),
    request_key: z
      .uuid()
      .describe(
        "Identifies this purchase in this browser, which chooses it: however often it is sent, it is one payment",
      ),
    ...giftFields,
    recipient_email: emailText().describe("Where the code is emailed once it is paid"),
    send_on: VenueDate.nullish().describe(
      "Day on which the code is emailed, at 9 in the morning by the company's clock; if left out or today, once it is paid",
    ),
    buyer: GuestInput.nullish().describe("The buyer; left out by a signed-in client"),
  })
  .meta({ id: "StartGiftCardPurchaseInput", description: "Starts buying a gift card" });
export type StartGiftCardPurchaseInput = z.infer<typeof StartGiftCardPurchaseInput>;

export const StartedGiftCardPurchase = z
  .object({
    amount: Money.describe("The amount charged to the card"),
    payment: PlanPurchasePayment,
  })
  .meta({ id: "StartedGiftCardPurchase", description: "A gift card that is being bought" });

export const ConfirmPlanPurchaseInput = z
  .object({
    payment_intent_id: z.string().min(1).max(200).describe("The id that startPlanPurchase returned"),
    connect_account: z.string().min(1).max(200).describe("The account that was paid"),
  })
  .meta({
    id: "ConfirmPlanPurchaseInput",
    description: "A hint that a plan or a gift card was paid for; the provider is asked",
  });

export type ConfirmPlanPurchaseInput = z.infer<typeof ConfirmPlanPurchaseInput>;

export const PlanPurchaseOutcome = z.enum(["bought", "processing", "not_paid", "refunded"]).meta({
  id: "PlanPurchaseOutcome",
  description:
    "The outcome of a purchase. bought: it is paid, and the plan has begun or the gift card is emailed; processing: the provider does not know yet; not_paid: try again, or with another card; refunded: it could not begin, and all of the money goes back",
});

export const PlanPurchaseConfirmation = z
  .object({
    outcome: PlanPurchaseOutcome,
    message: z.string().nullable().describe("What happened, to show to the payer"),
  })
  .meta({ id: "PlanPurchaseConfirmation", description: "The outcome of a purchase, according to the provider" });
