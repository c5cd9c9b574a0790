import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { requireFreshSignIn } from "#api/call/fresh-sign-in.ts";
import { markAllDays } from "#api/counted-days/day-tables.ts";
import { forbidden, invalidField, notFound, staleVersion } from "#api/errors/errors.ts";
import { whatIsOnSale } from "#api/features/memberships/plans/service.ts";
import { keptPicture } from "#api/features/venue/uploads/service.ts";
import { namedPicture, presentPicture } from "#api/files/stored-picture.ts";
import { definedFields } from "#api/http/defined-fields.ts";
import { listedTaxes, taxOf } from "#api/money/tax.ts";
import { hasProvenOwner } from "#api/tenancy/proven-owner.ts";
import { changeTenant, lockTenant, tenantStatus, type Tenant } from "#api/tenancy/tenant.ts";
import { clockChanges } from "#api/time/clock-changes.ts";
import { minutesBetween, utcTextMs } from "#api/time/instants.ts";
import { TAX_SUBJECTS, type CompanyTax } from "#schema/shared/tax.ts";
import { DEFAULT_COMPANY_ZONE } from "#schema/shared/time.ts";
import type { AccountInfo, Company, PublicCompany, UpdateCompanyInput } from "#schema/venue/company/models.ts";

const DAY_MINUTES = 24 * 60;

export const company = (call: Call): z.infer<typeof Company> => presentCompany(call, call.tenant);

/** Throws not found for any company but the host's own, whether or not it exists. */
export async function updateCompany(
  call: Call,
  id: string,
  { version, logo, cover, tax, taxes, ...change }: z.infer<typeof UpdateCompanyInput>,
): Promise<z.infer<typeof Company>> {
  const { db, tenant, caller } = call;
  if (id !== tenant.slug) throw notFound("company");
  const before = await lockTenant(db, tenant.tenant_id);
  const isChanged = TWO_FACTOR_RULES.some((rule) => (change[rule] ?? before[rule]) !== before[rule]);
  if (isChanged && !signedIn(caller).roles.includes("owner")) {
    throw forbidden("You may not change who must sign in with two factors: an owner decides that.");
  }
  const { audit_months = before.audit_months } = change;
  const keepsOther = audit_months !== before.audit_months;
  if (keepsOther && !signedIn(caller).roles.includes("owner")) {
    throw forbidden("You may not change how long the audit log is kept: an owner decides that.");
  }
  if (isChanged || keepsOther) await requireFreshSignIn(call);
  if (before.version !== version) throw staleVersion(presentCompany(call, before));
  const pictures = definedFields({
    logo: await keptPicture(call, "logo", before.logo, logo, "logo"),
    cover: await keptPicture(call, "cover", before.cover, cover, "cover"),
  });
  const after = await changeTenant(db, tenant.tenant_id, {
    ...change,
    ...pictures,
    ...definedFields({ taxes: listOf(before, { tax, taxes }) }),
  });
  if (after.report_day_hour !== before.report_day_hour) await markAllDays(db);
  await recordChange(call, {
    action: "updateCompany",
    entity: "company",
    entity_id: id,
    before: profileOf(before),
    after: profileOf(after),
  });
  return presentCompany(call, after);
}

/** Undefined leaves the list unchanged. One tax, for who knows of one only, is on everything; null for none. */
function listOf(before: Tenant, { tax, taxes }: Pick<z.infer<typeof UpdateCompanyInput>, "tax" | "taxes">) {
  const one = tax && withoutBlank(tax);
  if (taxes === undefined) return one === null ? [] : one && [{ ...one, on: [...TAX_SUBJECTS] }];
  const list = taxes.map(withoutBlank);
  if (one !== undefined && !isDeepStrictEqual(one, taxOf({ ...before, taxes: list }))) {
    throw invalidField("taxes", "The one tax says otherwise: give either it or the list.");
  }
  return list;
}

const withoutBlank = <Tax extends CompanyTax>(tax: Tax): Tax => ({ ...tax, number: tax.number || null });

const TWO_FACTOR_RULES = [
  "owners_need_two_factor",
  "admins_need_two_factor",
  "exporters_need_two_factor",
] as const satisfies (keyof Tenant)[];

const twoFactorRulesOf = (tenant: Tenant) => ({
  owners_need_two_factor: tenant.owners_need_two_factor,
  admins_need_two_factor: tenant.admins_need_two_factor,
  exporters_need_two_factor: tenant.exporters_need_two_factor,
});

const profileOf = (tenant: Tenant) => {
  const { name, timezone, report_day_hour, locale, brand_color, sells_gift_cards, audit_months, version } = tenant;
  const tax = taxOf(tenant);
  const pictures = { logo: namedPicture(tenant.logo), cover: namedPicture(tenant.cover) };
  return {
    name,
    timezone,
    report_day_hour,
    locale,
    brand_color,
    sells_gift_cards,
    audit_months,
    tax_name: tax?.name ?? null,
    tax_rate: tax?.rate ?? null,
    tax_is_inclusive: tax?.is_inclusive ?? null,
    tax_number: tax?.number ?? null,
    taxes: listedTaxes(tenant),
    ...pictures,
    ...twoFactorRulesOf(tenant),
    version,
  };
};

function presentCompany(call: Call, tenant: Tenant): z.infer<typeof Company> {
  return {
    ...presentShownToAll(call, tenant),
    ...presentTenantStatus(tenant, call.now),
    ...twoFactorRulesOf(tenant),
    audit_months: tenant.audit_months,
    version: tenant.version,
  };
}

export async function publicCompany(call: Call): Promise<z.infer<typeof PublicCompany>> {
  const shown = presentShownToAll(call, call.tenant);
  const [sends_email, onSale] = [await hasProvenOwner(call.db), await whatIsOnSale(call)];
  return { ...shown, clock_changes: clockChanges(shown.timezone, call.now), sends_email, ...onSale };
}

export function accountInfo({ tenant, now }: Call): z.infer<typeof AccountInfo> {
  const { is_locked, lock_kind } = tenantStatus(tenant, now);
  const left = tenant.trial_ends_at && minutesBetween(now, tenant.trial_ends_at);
  return {
    id: tenant.slug,
    ...presentTenantStatus(tenant, now),
    trial_days_left: left === null ? null : Math.max(0, Math.ceil(left / DAY_MINUTES)),
    is_locked,
    lock_kind,
  };
}

function presentShownToAll({ now, deps }: Call, tenant: Tenant) {
  const { is_locked, lock_kind } = tenantStatus(tenant, now);
  return {
    id: tenant.slug,
    name: tenant.name,
    timezone: tenant.timezone ?? DEFAULT_COMPANY_ZONE,
    locale: tenant.locale,
    currency: tenant.currency,
    tax: taxOf(tenant),
    taxes: listedTaxes(tenant).map(({ name, rate, is_inclusive, number, on }) => {
      return { name, rate, is_inclusive, number, on };
    }),
    brand_color: tenant.brand_color,
    logo: presentPicture(tenant.logo),
    cover: presentPicture(tenant.cover),
    is_locked,
    lock_kind,
    google_sign_in: deps.google !== null,
    payment_mode: deps.paymentMode,
    sells_gift_cards: tenant.sells_gift_cards,
    hold_minutes: deps.holds.minutes,
    report_day_hour: tenant.report_day_hour,
  };
}

function presentTenantStatus(tenant: Tenant, now: Temporal.Instant) {
  const { account_status, is_comped, is_trial } = tenantStatus(tenant, now);
  const trial_ends_at = is_comped ? null : tenant.trial_ends_at && utcTextMs(tenant.trial_ends_at);
  return { account_status, is_comped, is_trial, trial_ends_at };
}
