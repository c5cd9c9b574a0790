import { randomUUID } from "node:crypto";
import { z } from "zod";
import { hashPassword } from "#api/auth/password.ts";
import type { Database } from "#api/db/connect.ts";
import { inTransaction } from "#api/db/transaction.ts";
import { StartError } from "#api/errors/start-error.ts";
import { Currency } from "#schema/shared/money.ts";
import { TimeZone } from "#schema/shared/time.ts";
import { UpdateCompanyInput } from "#schema/venue/company/models.ts";
import { slugProblem } from "#schema/venue/onboarding/slug.ts";
import { writeCatalogue } from "./catalogue.ts";
import { readTemplate } from "./template.ts";
import { addTenant } from "./tenant-row.ts";

/** The input for a new company; each message is a complete line for the operator. */
export const NewTenant = z.object({
  slug: z.string().superRefine((slug, context) => {
    const message = slugProblem(slug);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  }),
  name: z.string().trim().min(1, "Enter the company's name.").max(100, "A name has at most 100 characters."),
  owner_email: z.email("Enter the owner's email address, for example ada@club.example.").max(254),
  owner_first_name: z.string().trim().min(1).max(100).default("Owner"),
  owner_last_name: z.string().trim().max(100).default(""),
  password: z.string().min(12, "Enter a password of at least 12 characters.").max(1024),
  timezone: TimeZone.default("America/Vancouver"),
  currency: Currency.default("CAD"),
  /** Defaults to the English locale of the currency. */
  locale: UpdateCompanyInput.shape.locale,
  trial_days: z
    .int()
    .min(0, "Enter the days of the trial, 0 to 365.")
    .max(365, "Enter the days of the trial, 0 to 365.")
    .default(14),
  /** A sandbox shared by many people has no subscription of its own. */
  account_type: z.enum(["standard", "shared_sandbox"]).default("standard"),
});
export type NewTenant = z.input<typeof NewTenant>;

export interface CreateTenantOptions {
  /** Connected as the owner: the only role that can add a company and its rows in one transaction. */
  owner: Database;
  now: Temporal.Instant;
}

/**
 * Adds a company in its trial, with its first owner and the template's location, hours, bays, services and coach.
 * Throws StartError with one line that says what to change: an invalid, reserved or taken slug, or an invalid
 * address, zone, currency or locale.
 */
export async function createTenant({ owner, now }: CreateTenantOptions, input: NewTenant): Promise<void> {
  const parsed = NewTenant.safeParse(input);
  if (!parsed.success) throw new StartError(parsed.error.issues.map(({ message }) => message).join(" "));
  const { slug, name, timezone, currency, owner_email, owner_first_name, owner_last_name, password } = parsed.data;
  const locale = parsed.data.locale ?? englishOf(currency);
  const template = await readTemplate();
  const password_hash = await hashPassword(password);
  const tenant_id = randomUUID();
  const { account_type } = parsed.data;
  const trial_ends_at = now.add({ hours: 24 * parsed.data.trial_days });

  await inTransaction(owner, async (trx) => {
    const added = await addTenant(trx, {
      tenant_id,
      slug,
      name,
      timezone,
      currency,
      locale,
      trial_ends_at,
      account_type,
    });
    if (!added) throw new StartError(`"${slug}" is taken by another company. Choose another sub-domain.`);
    await writeCatalogue(trx, { tenant_id, timezone, locale }, template);
    const person = { first_name: owner_first_name, last_name: owner_last_name, email: owner_email, roles: ["owner"] };
    await trx
      .insertInto("users")
      .values({ tenant_id, ...person, password_hash })
      .execute();
    const after = JSON.stringify({ slug, name, timezone, currency, locale, owner_email });
    await trx
      .insertInto("audit_log")
      .values({
        tenant_id,
        at: now,
        actor_kind: "system",
        action: "createTenant",
        entity: "company",
        entity_id: slug,
        after,
      })
      .execute();
  });
}

const ENGLISH: Readonly<Record<string, string>> = {
  AUD: "en-AU",
  CAD: "en-CA",
  EUR: "en-IE",
  GBP: "en-GB",
  NZD: "en-NZ",
  USD: "en-US",
};

/** The BCP 47 locale for dates and money in English, the product's language, of a company that charges in this currency. */
export function englishOf(currency: string): string {
  return ENGLISH[currency] ?? "en-US";
}
