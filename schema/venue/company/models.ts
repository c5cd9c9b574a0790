import { z } from "zod";
import { Currency } from "#schema/shared/money.ts";
import { Version } from "#schema/shared/paging.ts";
import { CompanyTax, CompanyTaxInput, ListedTax, ListedTaxesInput } from "#schema/shared/tax.ts";
import { companyName } from "#schema/shared/text.ts";
import { clockChanges, Instant, TimeZone } from "#schema/shared/time.ts";
import { Picture, PictureInput } from "#schema/venue/uploads/models.ts";
import { AuditMonths } from "./audit-retention.ts";

export const AccountStatus = z.enum(["comped", "locked", "active", "trial_active", "trial_expired"]).meta({
  id: "AccountStatus",
  description:
    "The company's standing with the platform. comped: uses it free of charge; locked: the account was cancelled, and only signing in and subscribing work; active: has a subscription; trial_active: is within its trial; trial_expired: its trial is over and it has no subscription, so only signing in and subscribing work",
});
export type AccountStatus = z.infer<typeof AccountStatus>;

export const LockKind = z
  .enum(["soft", "hard"])
  .meta({ id: "LockKind", description: "soft: no subscription; hard: the account was cancelled" });
export type LockKind = z.infer<typeof LockKind>;

export const PaymentMode = z.enum(["simulated", "test", "live"]).meta({
  id: "PaymentMode",
  description: "live: real money moves; test: the payment provider's test mode; simulated: a stand-in takes its place",
});
export type PaymentMode = z.infer<typeof PaymentMode>;

const REPORT_DAY_HOUR =
  "The hour at which a day of the reports, of the cash-up and of the payments file begins, 0 for midnight: at 4, what happens at 2 on Saturday morning counts on Friday, also by weekday";

const shownToAll = {
  id: z.string().describe("The company's sub-domain"),
  name: z.string().describe("Name"),
  timezone: z
    .string()
    .describe(
      "Time zone of the company, used where a location has none; UTC if never chosen. Reports divide past days by it too",
    ),
  locale: z.string().describe("BCP 47 locale of dates and money"),
  currency: Currency,
  tax: CompanyTax.nullable().describe(
    "The tax on what is sold from now on, several on bay time as one; none if there is none",
  ),
  taxes: z.array(ListedTax).describe("Each tax on what is sold from now on"),
  brand_color: z.string().nullable().describe("Replaces the primary colour, #RRGGBB"),
  logo: Picture.nullable().describe("Shown beside the name; none means the product's own mark"),
  cover: Picture.nullable().describe("Shown above the booking page, if there is one"),
  is_locked: z.boolean().describe("Whether only signing in and subscribing work"),
  lock_kind: LockKind.nullable().describe("How the company is locked, if it is"),
  google_sign_in: z.boolean().describe("Whether people can sign in with Google"),
  payment_mode: PaymentMode.describe("Whether card payments are real"),
  sells_gift_cards: z.boolean().describe("Whether gift cards are sold on the booking page"),
  hold_minutes: z.int().describe("Minutes for which the booking page holds a chosen time"),
  report_day_hour: z.int().describe(REPORT_DAY_HOUR),
};

const tenantStatus = {
  account_status: AccountStatus.describe("The company's standing with the platform"),
  is_comped: z.boolean().describe("Whether the platform is used free of charge"),
  is_trial: z.boolean().describe("Whether the company is within its trial"),
  trial_ends_at: Instant.nullable().describe("End of the trial, if there is one"),
};

export const Company = z
  .object({
    ...shownToAll,
    ...tenantStatus,
    owners_need_two_factor: z.boolean().describe("Whether owners can sign in only with two factors"),
    admins_need_two_factor: z.boolean().describe("Whether facility admins can sign in only with two factors"),
    exporters_need_two_factor: z
      .boolean()
      .describe("Whether those who may act for others or export clients can sign in only with two factors"),
    audit_months: z.int().nullable().describe("Number of months for which the audit log is kept; null means forever"),
    version: z.int().describe("Increases by one with each change"),
  })
  .meta({ id: "Company", description: "The company that owns this sub-domain" });

export const UpdateCompanyInput = z
  .object({
    version: Version,
    name: companyName("Enter a name.").optional().describe("Name"),
    timezone: TimeZone.optional(),
    report_day_hour: z.int().min(0).max(11).optional().describe(REPORT_DAY_HOUR),
    locale: z
      .string()
      .max(35)
      .refine(isLocale, "Enter a BCP 47 locale, for example en-CA.")
      .optional()
      .describe("BCP 47 locale of dates and money"),
    brand_color: z
      .string()
      .regex(/^#[0-9A-Fa-f]{6}$/, "Enter the colour as #RRGGBB, for example #0F6B63.")
      .nullish()
      .describe("Replaces the primary colour, #RRGGBB; null for the product's own"),
    logo: PictureInput.nullish().describe("Shown beside the name; null for none"),
    cover: PictureInput.nullish().describe("Shown above the booking page; null for none"),
    owners_need_two_factor: z
      .boolean()
      .optional()
      .describe("Whether owners can sign in only with two factors; only an owner can change it"),
    admins_need_two_factor: z
      .boolean()
      .optional()
      .describe("The same for facility admins; only an owner can change it"),
    exporters_need_two_factor: z
      .boolean()
      .optional()
      .describe("The same for those who may act for others or export clients; only an owner can change it"),
    sells_gift_cards: z.boolean().optional().describe("Whether gift cards are sold on the booking page"),
    tax: CompanyTaxInput.nullish().describe(
      "The one tax on all that is sold from now on, null for none; what was already sold keeps its own",
    ),
    taxes: ListedTaxesInput.optional().describe("The same as a list, each tax with what it is on"),
    audit_months: AuditMonths.nullish().describe(
      "Number of months for which the audit log is kept, null for forever; older entries are deleted. Only an owner can change it",
    ),
  })
  .meta({
    id: "UpdateCompanyInput",
    description: "The fields of the company to change, and the version last read",
  });

function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
}

export const PublicCompany = z
  .object({
    ...shownToAll,
    clock_changes: clockChanges,
    sends_email: z
      .boolean()
      .describe(
        "Whether emails leave in the company's name: never before one of its owners has confirmed an email address",
      ),
    sells_plans: z.boolean().describe("Whether a membership or a pack is on sale"),
    offers_gift_cards: z
      .boolean()
      .describe(
        "Whether a visitor can buy a gift card on the booking page: the company sells them there and takes cards online, and at least one is on sale",
      ),
  })
  .meta({ id: "PublicCompany", description: "What anybody may know about the company" });

export const AccountInfo = z
  .object({
    id: shownToAll.id,
    ...tenantStatus,
    trial_days_left: z.int().nullable().describe("Days until the trial ends, counting part of a day as a whole one"),
    is_locked: shownToAll.is_locked,
    lock_kind: shownToAll.lock_kind,
  })
  .meta({ id: "AccountInfo", description: "The company's standing with the platform" });
