import { z } from "zod";
import { Allowance, PlannedAllowance } from "#schema/memberships/allowances/models.ts";
import { PlanChangeRule } from "#schema/memberships/plans/models.ts";
import { Money } from "#schema/shared/money.ts";
import { Id, pageOf, Version } from "#schema/shared/paging.ts";
import { TaxLine } from "#schema/shared/tax.ts";
import { Instant, VenueDate } from "#schema/shared/time.ts";
import { familyOf } from "./family-models.ts";

export const MembershipStatus = z
  .enum(["active", "pause_scheduled", "paused", "past_due", "cancel_scheduled", "cancelled"])
  .meta({
    id: "MembershipStatus",
    description:
      "The status of a membership. active: it runs, and no bill is overdue; pause_scheduled: pauses on a later day; paused: it is on hold, provides nothing and costs nothing; past_due: an invoice is still open after its due day; cancel_scheduled: ends on a later day; cancelled: it is over",
  });
export type MembershipStatus = z.infer<typeof MembershipStatus>;

export const MembershipAction = z.enum(["pause", "resume", "cancel", "undo_cancel", "change", "undo_change"]).meta({
  id: "MembershipAction",
  description:
    "What can be done with a membership now. pause: put it on hold from one day until another; resume: end its pause, or cancel a planned one; cancel: end it with a period, as its notice allows; undo_cancel: let it continue after all; change: move it to another plan, now or when its period ends; undo_change: keep its plan, although a change was planned",
});
export type MembershipAction = z.infer<typeof MembershipAction>;

/** Payment methods at the desk; credit is what remained from an earlier period. */
export const DeskMethod = z.enum(["cash", "card_terminal", "transfer", "other"]).meta({
  id: "DeskMethod",
  description:
    "How money was taken at the desk. cash: into the drawer; card_terminal: with the venue's own card machine; transfer: through a bank; other: in another way",
});
export type DeskMethod = z.infer<typeof DeskMethod>;

export const MembershipInvoice = z
  .object({
    id: z.int().describe("Id"),
    period_start: VenueDate.describe("First day of the period"),
    period_end: VenueDate.nullable().describe("First day after the period; none if the plan does not renew"),
    amount: Money.describe("The amount to pay"),
    tax: TaxLine.nullable().describe("The tax included in it, several as one; none if there is none"),
    taxes: z.array(TaxLine).describe("Each tax included in it"),
    due_on: VenueDate.describe("Last day to pay before the membership is past due"),
    status: z.enum(["open", "paid"]).meta({
      id: "MembershipInvoiceStatus",
      description: "Whether it is paid. open: nothing has been paid yet; paid: nothing is owed any longer",
    }),
    method: z
      .enum(["cash", "card_terminal", "transfer", "other", "credit", "trial", "card"])
      .meta({
        id: "InvoiceMethod",
        description:
          "How it was paid. cash: into the drawer of a desk; card_terminal: with the venue's own card machine; transfer: through a bank; other: in another way; credit: from what was left of an earlier period; trial: not at all, since trial days are free; card: by a card online, saved before or entered for it",
      })
      .nullable()
      .describe("How it was paid; none while it is open"),
    paid_at: Instant.nullable().describe("When it was paid"),
    payment_id: z.int().nullable().describe("The payment with its receipt; none while nothing has been paid"),
    refunded: Money.describe("What was refunded or kept as credit; the invoice stays paid"),
    taken_by_name: z.string().nullable().describe("Who took the money"),
    card_tries: z.int().describe("How often a saved card was charged for it automatically"),
    card_refusal: z.string().nullable().describe("Why the card was last refused; none if it was not"),
    next_try_on: VenueDate.nullable().describe("The day the card is next charged automatically; none if it is not"),
  })
  .meta({ id: "MembershipInvoice", description: "The bill of one period" });
export type MembershipInvoice = z.infer<typeof MembershipInvoice>;

export const PlanChangeTime = z.enum(["now", "period_end"]).meta({
  id: "PlanChangeTime",
  description:
    "When a change of plan begins. now: today, and what is unused of the old plan is taken off the new one's price; period_end: with the next bill, so that the old plan is used to its end and nothing is credited",
});
export type PlanChangeTime = z.infer<typeof PlanChangeTime>;

export const PlannedPlanChange = z
  .object({
    plan_id: z.int().describe("The plan that follows"),
    plan_name: z.string().describe("Its name"),
    on: VenueDate.nullable().describe("First day of it, if each bill is paid on time; none while one is overdue"),
    price: Money.describe("Price of its periods, as agreed when the change was planned, tax included"),
  })
  .meta({ id: "PlannedPlanChange", description: "A change of plan that begins when the period ends" });
export type PlannedPlanChange = z.infer<typeof PlannedPlanChange>;

export const Membership = z
  .object({
    id: z.int().describe("Id"),
    client_id: z.int().describe("The client it belongs to"),
    client_name: z.string().describe("First and last name"),
    plan_id: z.int().describe("Plan"),
    plan_name: z.string().describe("Name of the plan"),
    status: MembershipStatus,
    price: Money.describe("Price of a period, as agreed when it began, tax included"),
    credit: Money.describe("Taken off the next invoices"),
    started_on: VenueDate.describe("First day"),
    period_start: VenueDate.describe("First day of the current period"),
    period_end: VenueDate.nullable().describe("First day after the current period; none if it does not renew"),
    next_charge_on: VenueDate.nullable().describe("Day of the next bill; none if there is none"),
    next_charge: Money.nullable().describe("Amount of the next bill"),
    open_amount: Money.describe("Billed and not paid yet"),
    pause_from: VenueDate.nullable().describe("First day of the pause"),
    pause_until: VenueDate.nullable().describe("First day after the pause"),
    cancel_on: VenueDate.nullable().describe("First day without it, once it is cancelled"),
    expires_on: VenueDate.nullable().describe(
      "First day on which it can no longer be used, if it does not renew; none if it never expires",
    ),
    trial_until: VenueDate.nullable().describe("Last free day of the current trial; none if there is none"),
    planned_change: PlannedPlanChange.nullable().describe(
      "The plan that follows when the period ends; none if it stays",
    ),
    changes_begin: PlanChangeRule,
    has_access: z.boolean().describe("Whether it gives access today"),
    pays_by_card: z.boolean().describe("Whether each bill is charged automatically to the card that they saved last"),
    allowed_actions: z.array(MembershipAction).describe("What the caller may do now"),
    version: Version,
  })
  .meta({ id: "Membership", description: "A client's membership" });
export type Membership = z.infer<typeof Membership>;

export const HeldPack = z
  .object({
    id: z.int().describe("Id of the underlying membership"),
    plan_name: z.string().describe("Name of the plan"),
    expires_on: VenueDate.nullable().describe("First day on which it can no longer be used; none if it never expires"),
    open_amount: Money.describe("Billed and not paid yet"),
    allowances: z.array(Allowance).describe("What it provides for bookings, and what is left of it"),
    ...familyOf,
  })
  .meta({ id: "HeldPack", description: "A plan without renewal that somebody holds in addition to their membership" });
export type HeldPack = z.infer<typeof HeldPack>;

export const MembershipDetails = z
  .object({
    ...Membership.shape,
    allowances: z.array(Allowance).describe("What the current period provides for bookings, and what is left of it"),
    ...familyOf,
    packs: z.array(HeldPack).describe("What they hold in addition that does not renew, soonest to end first"),
    invoices: z.array(MembershipInvoice).describe("The latest 24 bills, newest first"),
  })
  .meta({ id: "MembershipDetails", description: "A membership with its bills" });
export type MembershipDetails = z.infer<typeof MembershipDetails>;

export const MembershipPage = pageOf("MembershipPage", Membership, "memberships");

export const MembershipCounts = z
  .object(
    Object.fromEntries(
      MembershipStatus.options.map((status) => [status, z.int().describe(`Memberships with status ${status}`)]),
    ) as Record<MembershipStatus, z.ZodInt>, // one for each status, which fromEntries cannot infer
  )
  .meta({ id: "MembershipCounts", description: "How many memberships have each status" });
export type MembershipCounts = z.infer<typeof MembershipCounts>;

export const PlannedCharge = z
  .object({ on: VenueDate.describe("Day of the bill"), amount: Money.describe("Amount of the bill") })
  .meta({ id: "PlannedCharge", description: "An upcoming bill" });

export const MembershipChange = z
  .object({
    is_dry_run: z.boolean().describe("Whether this was a dry run that changed nothing"),
    membership: Membership.nullable().describe("The membership as it is now; none before the first one begins"),
    due_now: Money.describe("Billed with the action itself"),
    sign_up_fee: Money.describe(
      "Sign-up fee included in that, or in the first bill after a trial; zero if there is none",
    ),
    tax: TaxLine.nullable().describe("The tax included in that, several as one; none if there is none"),
    taxes: z.array(TaxLine).describe("Each tax included in that"),
    charges: z.array(PlannedCharge).describe("The next bills afterwards, if each is paid on time"),
    charges_before: z.array(PlannedCharge).describe("The next bills as they were before"),
    free_until: VenueDate.nullable().describe(
      "Last free day, if a trial is running afterwards: its first bill comes the day after",
    ),
    access_until: VenueDate.nullable().describe("Last day of access before the pause or the end"),
    access_again_from: VenueDate.nullable().describe("First day of access after the pause"),
    days_credited: z.int().describe("Paid days given back after the pause"),
    allowances: z.array(PlannedAllowance).describe("What is available for bookings afterwards"),
    allowances_before: z
      .array(Allowance)
      .describe("What the period that the action ends today provided, and what is left of it; empty if it ends none"),
    bookings_to_come: z
      .int()
      .describe(
        "Upcoming bookings that the period which ends today covers: they stay covered, and what they take of it is used",
      ),
    planned_change: PlannedPlanChange.nullable().describe("The plan that then follows when the period ends"),
    credited: Money.describe(
      "Taken off the next bills for the old plan: the unused share of its days or of its allowances, whichever is least",
    ),
    credit: Money.describe("All that will be taken off the next bills, from this and earlier changes"),
    to_credit: Money.describe(
      "Becomes the client's credit once it ends, or at once if it does not renew: no bill is left to take it off",
    ),
    lapsing: Money.describe(
      "Paid for uses of a plan that does not renew and that end with it; given back only by refunding its bill",
    ),
    dry_run_id: z
      .string()
      .describe("Identifies these figures: send it with the action to be charged exactly this, or be refused"),
  })
  .meta({ id: "MembershipChange", description: "What an action costs, when, and until when access lasts" });
export type MembershipChange = z.infer<typeof MembershipChange>;

const dryRun = {
  dry_run: z.boolean().default(false).describe("Returns the figures and changes nothing"),
  dry_run_id: z
    .string()
    .max(100)
    .optional()
    .describe("Id of the dry run; refused with stale_dry_run if its figures no longer hold"),
};

export const StartMembershipInput = z
  .object({
    client_id: Id.describe("The client who joins"),
    plan_id: Id.describe("Plan"),
    method: DeskMethod.optional().describe("How the first bill was paid at the desk; if left out, it stays open"),
    location_id: Id.optional().describe("The location whose desk took the money: cash goes into its drawer"),
    ...dryRun,
  })
  .meta({ id: "StartMembershipInput", description: "A membership that begins today" });
export type StartMembershipInput = z.infer<typeof StartMembershipInput>;

const PauseDay = z
  .string()
  .max(40)
  .regex(/^\d{4}-\d\d-\d\d(?:$|T)/, "Enter a date, or a time as RFC 3339.");

export const PauseMembershipInput = z
  .object({
    pause_start_at: PauseDay.describe("First day of the pause, or an instant on it"),
    pause_end_at: PauseDay.describe("First day after the pause, or an instant on it"),
    ...dryRun,
  })
  .meta({ id: "PauseMembershipInput", description: "The days between which a membership is paused" });
export type PauseMembershipInput = z.infer<typeof PauseMembershipInput>;

export const DryRunInput = z
  .object(dryRun)
  .meta({ id: "DryRunInput", description: "Whether only to preview, or the token from the preview" });
export type DryRunInput = z.infer<typeof DryRunInput>;

export const ChangeMembershipInput = z
  .object({
    membership_id: Id.describe("Membership"),
    plan_id: Id.describe("The new plan"),
    begins: PlanChangeTime.nullish().describe(
      "When it begins; if left out, now or as the plan that is left says. Refused if that plan says otherwise",
    ),
    ...dryRun,
  })
  .meta({ id: "ChangeMembershipInput", description: "Another plan, and when it begins" });
export type ChangeMembershipInput = z.infer<typeof ChangeMembershipInput>;

export const PayInvoiceInput = z
  .object({
    method: DeskMethod,
    location_id: Id.optional().describe("The location whose desk took the money: cash goes into its drawer"),
  })
  .meta({ id: "PayInvoiceInput", description: "How an invoice was paid at the desk" });
export type PayInvoiceInput = z.infer<typeof PayInvoiceInput>;

export const PayByCardInput = z
  .object({
    pays_by_card: z.boolean().describe("Whether the card that they saved last is charged for each upcoming bill"),
  })
  .meta({ id: "PayByCardInput", description: "How upcoming bills are paid" });
export type PayByCardInput = z.infer<typeof PayByCardInput>;
