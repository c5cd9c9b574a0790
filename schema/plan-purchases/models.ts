import { z } from "zod";
import { PlannedAllowance } from "../allowances/models.ts";
import { GuestInput } from "../bookings/guest-models.ts";
import { giftFields } from "../gift-cards/models.ts";
import { PlannedCharge } from "../memberships/models.ts";
import { Money } from "../shared/money.ts";
import { Id } from "../shared/paging.ts";
import { TaxLine } from "../shared/tax.ts";
import { VenueDate } from "../shared/time.ts";

export const PlanPurchasePreview = z
  .object({
    plan_id: z.int().describe("The plan that is bought"),
    due_now: Money.describe("What the card is charged today; zero where the plan begins free"),
    tax: TaxLine.nullable().describe("What of that is tax; none where nothing is"),
    charges: z.array(PlannedCharge).describe("The next bills, where each is paid in time"),
    free_until: VenueDate.nullable().describe("Last free day, where it begins with a trial"),
    access_until: VenueDate.nullable().describe("Last day of a plan that does not renew and ends by itself"),
    allowances: z.array(PlannedAllowance).describe("What it gives for bookings"),
    takes_cards: z.boolean().describe("Whether the venue takes cards online; where it does not, plans are sold there"),
    dry_run_id: z.string().describe("Names these figures: send it with the purchase to be charged exactly this"),
  })
  .meta({ id: "PlanPurchasePreview", description: "What a plan costs whoever buys it today, and what it gives" });
export type PlanPurchasePreview = z.infer<typeof PlanPurchasePreview>;

export const StartPlanPurchaseInput = z
  .object({
    plan_id: Id.describe("The plan that is bought"),
    dry_run_id: z
      .string()
      .min(1)
      .max(100)
      .describe("Of the figures that were seen; refused with stale_dry_run where its figures no longer hold"),
    request_key: z
      .uuid()
      .describe("Names this purchase of this browser, chosen by it: one payment however often it is sent"),
    membership_id: Id.nullish().describe(
      "The caller's own membership, which moves to the plan; then dry_run_id is of changeMembership. Left out, a new one begins",
    ),
    pays_by_card: z
      .boolean()
      .nullish()
      .describe(
        "Whether a signed-in client wants later bills charged to the card that they saved last; not unless said, and not of a membership that moves",
      ),
    buyer: GuestInput.nullish().describe("Who buys; left out by a signed-in client"),
  })
  .meta({ id: "StartPlanPurchaseInput", description: "Begins to buy a plan" });
export type StartPlanPurchaseInput = z.infer<typeof StartPlanPurchaseInput>;

export const PlanPurchasePayment = z
  .object({
    payment_intent_id: z.string().describe("The provider's id"),
    client_secret: z.string().describe("Lets this browser, and nobody else, give the provider a card"),
    publishable_key: z.string().describe("Names the platform to the provider's library"),
    connect_account: z.string().describe("The account that is paid, for the same library"),
  })
  .meta({ id: "PlanPurchasePayment", description: "A payment for a plan or a gift card that waits for a card" });

export const StartedPlanPurchase = z
  .object({
    amount: Money.describe("What the card is charged"),
    payment: PlanPurchasePayment.nullable().describe(
      "What waits for a card; none where nothing is charged and it has begun",
    ),
  })
  .meta({ id: "StartedPlanPurchase", description: "A plan that is being bought" });

export const StartGiftCardPurchaseInput = z
  .object({
    plan_id: Id.describe("A gift card that is sold on the booking page"),
    amount: Money.describe(
      "What the card is charged and the gift card is worth; its price, or what the buyer may choose",
    ),
    request_key: z
      .uuid()
      .describe("Names this purchase of this browser, chosen by it: one payment however often it is sent"),
    ...giftFields,
    recipient_email: z.email("Enter an email address.").max(254).describe("Where the code is mailed once it is paid"),
    send_on: VenueDate.nullish().describe(
      "Day on which the code is mailed, at 9 in the morning by the company's clock; left out or today: once it is paid",
    ),
    buyer: GuestInput.nullish().describe("Who buys; left out by a signed-in client"),
  })
  .meta({ id: "StartGiftCardPurchaseInput", description: "Begins to buy a gift card" });
export type StartGiftCardPurchaseInput = z.infer<typeof StartGiftCardPurchaseInput>;

export const StartedGiftCardPurchase = z
  .object({
    amount: Money.describe("What the card is charged"),
    payment: PlanPurchasePayment,
  })
  .meta({ id: "StartedGiftCardPurchase", description: "A gift card that is being bought" });

export const ConfirmPlanPurchaseInput = z
  .object({
    payment_intent_id: z.string().min(1).max(200).describe("What startPlanPurchase answered"),
    connect_account: z.string().min(1).max(200).describe("The account that was paid"),
  })
  .meta({
    id: "ConfirmPlanPurchaseInput",
    description: "A hint that a plan or a gift card was paid; the provider is asked",
  });

export type ConfirmPlanPurchaseInput = z.infer<typeof ConfirmPlanPurchaseInput>;

export const PlanPurchaseOutcome = z.enum(["bought", "processing", "not_paid", "refunded"]).meta({
  id: "PlanPurchaseOutcome",
  description:
    "What became of a purchase. bought: it is paid, and the plan has begun or the gift card is mailed; processing: the provider does not know yet; not_paid: try again, or with another card; refunded: it could not begin, and the money goes back whole",
});

export const PlanPurchaseConfirmation = z
  .object({
    outcome: PlanPurchaseOutcome,
    message: z.string().nullable().describe("What happened, for who paid"),
  })
  .meta({ id: "PlanPurchaseConfirmation", description: "What became of a purchase, as the provider says" });
