import type { z } from "zod";
import type { Call } from "#api/call/call.ts";
import { metaOf } from "#api/db/paging.ts";
import { companyDay, memberHorizon, memberTermsOf } from "#api/features/memberships/allowances/member-terms.ts";
import { includedEntity, NAMED_AS_THING } from "#api/http/included-entities.ts";
import { soldFor } from "#api/money/tax.ts";
import type { Tenant } from "#api/tenancy/tenant.ts";
import type { Money } from "#schema/shared/money.ts";
import type { BookableBy, PublicService, Service } from "#schema/venue/services/models.ts";
import { serviceOperations } from "#schema/venue/services/operations.ts";
import { presentService, type ServiceRow } from "./present.ts";
import { listServices, servicesWithIds, serviceWithId, type ServiceListQuery } from "./queries.ts";

export async function services(call: Call, query: ServiceListQuery) {
  const { rows, total } = await listServices(call.db, query);
  return { data: rows.map((row) => presentService(row, call.tenant.currency)), meta: metaOf(query, total) };
}

/** Services that a visitor may book; for a signed-in client also those for clients only. */
export async function publicServices(call: Call, query: ServiceListQuery) {
  const bookableBy: BookableBy[] = call.caller.kind === "person" ? ["anyone", "clients"] : ["anyone"];
  const { rows, total } = await listServices(call.db, query, bookableBy);
  const horizonOf = await horizonsFor(call);
  const data = rows.map((row) => ({
    ...presentPublicService(row, call.tenant),
    horizon_days: horizonOf(row.horizon_days),
  }));
  return { data, meta: metaOf(query, total) };
}

/** A member may be allowed to book farther ahead. */
async function horizonsFor(call: Call): Promise<(everybody: number) => number> {
  const terms = call.caller.kind === "person" ? await memberTermsOf(call, call.caller.id) : [];
  const today = companyDay(call.tenant.timezone, call.now);
  return (everybody) => memberHorizon(terms, today, everybody).horizon_days;
}

export async function servicesByIds(call: Call, ids: number[]): Promise<Service[]> {
  return (await servicesWithIds(call.db, ids)).map((row) => presentService(row, call.tenant.currency));
}

/** Resolves the service that a list row refers to. */
export const includedService = includedEntity({
  lookUp: serviceOperations.servicesByIds,
  find: serviceWithId,
  present: ({ tenant }, row) => presentService(row, tenant.currency),
  naming: NAMED_AS_THING,
});

/** Visitors see tax-inclusive prices. */
function presentPublicService(row: ServiceRow, tenant: Tenant): z.infer<typeof PublicService> {
  const {
    buffer_before_minutes: _before,
    buffer_after_minutes: _after,
    grid_minutes: _grid,
    bookable_by: _by,
    position: _position,
    is_type_default: _default,
    is_archived: _archived,
    version: _version,
    durations,
    ...shown
  } = presentService(row, tenant.currency);
  const paid = (listed: Money) => ({ ...listed, amount: soldFor(tenant, listed.amount, shown.kind) });
  return {
    ...shown,
    durations: durations.map(({ duration_minutes, price, peak_price }) => ({
      duration_minutes,
      price: paid(price),
      peak_price: peak_price && paid(peak_price),
    })),
  };
}
