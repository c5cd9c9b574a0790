import { z } from "zod";
import { Allowance, PlannedAllowance } from "../allowances/models.ts";
import { Money } from "../shared/money.ts";
import { Id, pageOf, Version } from "../shared/paging.ts";
import { TaxLine } from "../shared/tax.ts";
import { Instant, VenueDate } from "../shared/time.ts";
import { familyOf } from "./family-models.ts";

export const MembershipStatus = z
  .enum(["active", "pause_scheduled", "paused", "past_due", "cancel_scheduled", "cancelled"])
  .meta({
    id: "MembershipStatus",
    description:
      "Where a membership stands. active: it runs, and no bill is overdue; pause_scheduled: pauses on a later day; paused: it rests, gives nothing and costs nothing; past_due: an invoice is open after its due day; cancel_scheduled: ends on a later day; cancelled: it is over",
  });
export type MembershipStatus = z.infer<typeof MembershipStatus>;

export const MembershipAction = z.enum(["pause", "resume", "cancel", "undo_cancel", "change"]).meta({
  id: "MembershipAction",
  description:
    "What can be done with a membership now. pause: let it rest from one day until another; resume: end its pause, or call off one that is planned; cancel: let it end with a period, as its notice allows; undo_cancel: let it run on after all; change: give it another plan from today",
});
export type MembershipAction = z.infer<typeof MembershipAction>;

/** Payment methods at the desk; credit is what remained from an earlier period. */
export const DeskMethod = z.enum(["cash", "card_terminal", "transfer", "other"]).meta({
  id: "DeskMethod",
  description:
    "How money was taken at the desk. cash: into the drawer; card_terminal: by the venue's own card machine; transfer: through a bank; other: in another way",
});
export type DeskMethod = z.infer<typeof DeskMethod>;

export const MembershipInvoice = z
  .object({
    id: z.int().describe("Id"),
    period_start: VenueDate.describe("First day of the period"),
    period_end: VenueDate.nullable().describe("First day after the period; none where the plan does not renew"),
    amount: Money.describe("What is to be paid"),
    tax: TaxLine.nullable().describe("What of it is tax; none where nothing is"),
    due_on: VenueDate.describe("Last day to pay before the membership is past due"),
    status: z.enum(["open", "paid"]).meta({
      id: "MembershipInvoiceStatus",
      description: "Whether it is paid. open: nothing has come for it yet; paid: nothing of it is owed any more",
    }),
    method: z
      .enum(["cash", "card_terminal", "transfer", "other", "credit", "trial", "card"])
      .meta({
        id: "InvoiceMethod",
        description:
          "How it was paid. cash: into the drawer of a desk; card_terminal: by the venue's own card machine; transfer: through a bank; other: in another way; credit: from what an earlier period had left; trial: not at all, since the days of a trial are free; card: by a card online, saved before or entered for it",
      })
      .nullable()
      .describe("How it was paid; none while it is open"),
    paid_at: Instant.nullable().describe("When it was paid"),
    payment_id: z.int().nullable().describe("The payment with its receipt; none while nothing was paid"),
    refunded: Money.describe("What was given back of it or kept as credit; it stays paid"),
    taken_by_name: z.string().nullable().describe("Who took the money"),
    card_tries: z.int().describe("How often a saved card was charged for it by itself"),
    card_refusal: z.string().nullable().describe("Why the card was refused the last time; none where none was"),
    next_try_on: VenueDate.nullable().describe(
      "Day on which the card is charged again by itself; none where it is not",
    ),
  })
  .meta({ id: "MembershipInvoice", description: "The bill of one period" });
export type MembershipInvoice = z.infer<typeof MembershipInvoice>;

export const Membership = z
  .object({
    id: z.int().describe("Id"),
    client_id: z.int().describe("Whose it is"),
    client_name: z.string().describe("First and last name"),
    plan_id: z.int().describe("Plan"),
    plan_name: z.string().describe("Name of the plan"),
    status: MembershipStatus,
    price: Money.describe("Price of a period, as agreed when it began, tax included"),
    credit: Money.describe("Taken off the next invoices"),
    started_on: VenueDate.describe("First day"),
    period_start: VenueDate.describe("First day of the current period"),
    period_end: VenueDate.nullable().describe("First day after the current period; none where it does not renew"),
    next_charge_on: VenueDate.nullable().describe("Day of the next bill; none where no bill follows"),
    next_charge: Money.nullable().describe("Amount of the next bill"),
    open_amount: Money.describe("Billed and not paid yet"),
    pause_from: VenueDate.nullable().describe("First day of the pause"),
    pause_until: VenueDate.nullable().describe("First day after the pause"),
    cancel_on: VenueDate.nullable().describe("First day without it, once it is cancelled"),
    expires_on: VenueDate.nullable().describe(
      "First day on which what does not renew can no longer be used; none where it has no end",
    ),
    trial_until: VenueDate.nullable().describe("Last free day of the trial that runs; none where none does"),
    has_access: z.boolean().describe("Whether it covers today"),
    pays_by_card: z.boolean().describe("Whether each bill is charged by itself to the card that they saved last"),
    allowed_actions: z.array(MembershipAction).describe("What the caller may do now"),
    version: Version,
  })
  .meta({ id: "Membership", description: "A client's membership" });
export type Membership = z.infer<typeof Membership>;

export const HeldPack = z
  .object({
    id: z.int().describe("Id of the membership that it is"),
    plan_name: z.string().describe("Name of the plan"),
    expires_on: VenueDate.nullable().describe("First day on which it can no longer be used; none where it has no end"),
    open_amount: Money.describe("Billed and not paid yet"),
    allowances: z.array(Allowance).describe("What it gives for bookings, and what is left of it"),
    ...familyOf,
  })
  .meta({ id: "HeldPack", description: "A plan without renewal that somebody holds beside their membership" });
export type HeldPack = z.infer<typeof HeldPack>;

export const MembershipDetails = z
  .object({
    ...Membership.shape,
    allowances: z.array(Allowance).describe("What the current period gives for bookings, and what is left of it"),
    ...familyOf,
    packs: z.array(HeldPack).describe("What they hold beside it that does not renew, what ends first first"),
    invoices: z.array(MembershipInvoice).describe("The latest 24 bills, the newest first"),
  })
  .meta({ id: "MembershipDetails", description: "A membership with its bills" });
export type MembershipDetails = z.infer<typeof MembershipDetails>;

export const MembershipPage = pageOf("MembershipPage", Membership, "memberships");

export const MembershipCounts = z
  .object(
    Object.fromEntries(
      MembershipStatus.options.map((status) => [status, z.int().describe(`Memberships that are ${status}`)]),
    ) as Record<MembershipStatus, z.ZodInt>, // one for each status, which fromEntries cannot infer
  )
  .meta({ id: "MembershipCounts", description: "How many memberships have each status" });
export type MembershipCounts = z.infer<typeof MembershipCounts>;

export const PlannedCharge = z
  .object({ on: VenueDate.describe("Day of the bill"), amount: Money.describe("Amount of the bill") })
  .meta({ id: "PlannedCharge", description: "A bill to come" });

export const MembershipChange = z
  .object({
    is_dry_run: z.boolean().describe("Whether nothing was changed yet"),
    membership: Membership.nullable().describe("As it stands now; none before the first one begins"),
    due_now: Money.describe("Billed with the act itself"),
    tax: TaxLine.nullable().describe("What of that is tax; none where nothing is"),
    charges: z.array(PlannedCharge).describe("The next bills afterwards, where each is paid in time"),
    charges_before: z.array(PlannedCharge).describe("The next bills as it stood before"),
    free_until: VenueDate.nullable().describe(
      "Last free day, where a trial runs afterwards: its first bill comes on the day after",
    ),
    access_until: VenueDate.nullable().describe("Last day of access before the pause or the end"),
    access_again_from: VenueDate.nullable().describe("First day of access after the pause"),
    days_credited: z.int().describe("Paid days that are given back after the pause"),
    allowances: z.array(PlannedAllowance).describe("What is there for bookings afterwards"),
    credited: Money.describe("Taken off the next bills for days of the old plan that are not used"),
    dry_run_id: z
      .string()
      .describe("Names these figures: send it with the act to be charged exactly this, or be refused"),
  })
  .meta({ id: "MembershipChange", description: "What an act costs, when, and until when access lasts" });
export type MembershipChange = z.infer<typeof MembershipChange>;

const dryRun = {
  dry_run: z.boolean().default(false).describe("Answers the figures and changes nothing"),
  dry_run_id: z
    .string()
    .max(100)
    .optional()
    .describe("Of the dry run that was seen; refused with stale_dry_run where its figures no longer hold"),
};

export const StartMembershipInput = z
  .object({
    client_id: Id.describe("Who joins"),
    plan_id: Id.describe("Plan"),
    method: DeskMethod.optional().describe("How the first bill was paid at the desk; left out, it stays open"),
    location_id: Id.optional().describe("Whose desk took it: cash lies in its drawer"),
    ...dryRun,
  })
  .meta({ id: "StartMembershipInput", description: "A membership that begins today" });
export type StartMembershipInput = z.infer<typeof StartMembershipInput>;

const PauseDay = z
  .string()
  .max(40)
  .regex(/^\d{4}-\d\d-\d\d(?:$|T)/, "Give a date, or a time as RFC 3339.");

export const PauseMembershipInput = z
  .object({
    pause_start_at: PauseDay.describe("First day of the pause, or an instant on it"),
    pause_end_at: PauseDay.describe("First day after the pause, or an instant on it"),
    ...dryRun,
  })
  .meta({ id: "PauseMembershipInput", description: "From when until when a membership rests" });
export type PauseMembershipInput = z.infer<typeof PauseMembershipInput>;

export const DryRunInput = z
  .object(dryRun)
  .meta({ id: "DryRunInput", description: "Whether only to ask, or the token of what was answered" });
export type DryRunInput = z.infer<typeof DryRunInput>;

export const ChangeMembershipInput = z
  .object({ membership_id: Id.describe("Membership"), plan_id: Id.describe("The new plan"), ...dryRun })
  .meta({ id: "ChangeMembershipInput", description: "Another plan from today on" });
export type ChangeMembershipInput = z.infer<typeof ChangeMembershipInput>;

export const PayInvoiceInput = z
  .object({
    method: DeskMethod,
    location_id: Id.optional().describe("Whose desk took it: cash lies in its drawer"),
  })
  .meta({ id: "PayInvoiceInput", description: "How an invoice was paid at the desk" });
export type PayInvoiceInput = z.infer<typeof PayInvoiceInput>;

export const PayByCardInput = z
  .object({
    pays_by_card: z.boolean().describe("Whether the card that they saved last is charged for each bill to come"),
  })
  .meta({ id: "PayByCardInput", description: "How the bills to come are paid" });
export type PayByCardInput = z.infer<typeof PayByCardInput>;
