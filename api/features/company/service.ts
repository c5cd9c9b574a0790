import type { z } from "zod";
import type { Call } from "#api/http/call.ts";
import { standing, type Tenant } from "#api/tenancy/tenant.ts";
import type { AccountInfo, Company, PublicCompany } from "#schema/company/models.ts";
import { DEFAULT_COMPANY_ZONE } from "#schema/shared/time.ts";

const DAY_MS = 86_400_000;

export function company({ tenant, now }: Call): z.infer<typeof Company> {
  return { ...presentPublicCompany(tenant, now), ...presentStanding(tenant, now), version: tenant.version };
}

export const publicCompany = ({ tenant, now }: Call): z.infer<typeof PublicCompany> =>
  presentPublicCompany(tenant, now);

export function accountInfo({ tenant, now }: Call): z.infer<typeof AccountInfo> {
  const { is_locked, lock_kind } = standing(tenant, now);
  const left = tenant.trial_ends_at ? tenant.trial_ends_at.getTime() - now.epochMilliseconds : null;
  return {
    id: tenant.slug,
    ...presentStanding(tenant, now),
    trial_days_left: left === null ? null : Math.max(0, Math.ceil(left / DAY_MS)),
    is_locked,
    lock_kind,
  };
}

function presentPublicCompany(tenant: Tenant, now: Temporal.Instant): z.infer<typeof PublicCompany> {
  const { is_locked, lock_kind } = standing(tenant, now);
  return {
    id: tenant.slug,
    name: tenant.name,
    timezone: tenant.timezone ?? DEFAULT_COMPANY_ZONE,
    locale: tenant.locale,
    currency: tenant.currency,
    brand_color: tenant.brand_color,
    is_locked,
    lock_kind,
  };
}

function presentStanding(tenant: Tenant, now: Temporal.Instant) {
  const { account_status, is_comped, is_trial } = standing(tenant, now);
  const trial_ends_at = is_comped ? null : (tenant.trial_ends_at?.toISOString() ?? null);
  return { account_status, is_comped, is_trial, trial_ends_at };
}
