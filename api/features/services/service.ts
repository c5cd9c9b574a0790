import { metaOf } from "#api/db/paging.ts";
import { listServices, type ServiceListQuery, servicesWithIds } from "#api/features/services/queries.ts";
import type { Call } from "#api/http/call.ts";
import type { BookableBy, PeakHours, PublicService, Service, ServiceKind } from "#schema/services/models.ts";
import type { z } from "zod";

type ServiceRow = Awaited<ReturnType<typeof servicesWithIds>>[number];

export async function services(call: Call, query: ServiceListQuery) {
  const { rows, total } = await listServices(call.db, query);
  return { data: rows.map((row) => presentService(row, call.tenant.currency)), meta: metaOf(query, total) };
}

/** What a visitor may book; a signed-in client also what is for clients only. */
export async function publicServices(call: Call, query: ServiceListQuery) {
  const bookableBy: BookableBy[] = call.caller.kind === "person" ? ["anyone", "clients"] : ["anyone"];
  const { rows, total } = await listServices(call.db, query, bookableBy);
  return { data: rows.map((row) => presentPublicService(row, call.tenant.currency)), meta: metaOf(query, total) };
}

export async function servicesByIds(call: Call, ids: number[]): Promise<Service[]> {
  return (await servicesWithIds(call.db, ids)).map((row) => presentService(row, call.tenant.currency));
}

function presentService(row: ServiceRow, currency: string): Service {
  const money = (amount: number) => ({ amount, currency });
  const { durations, peak_hours, kind, bookable_by, coach_ids, ...rest } = row;
  return {
    ...rest,
    // the columns' checks admit these values alone
    kind: kind as ServiceKind,
    bookable_by: bookable_by as BookableBy,
    peak_hours: peak_hours as PeakHours[],
    coach_ids: coach_ids ?? [],
    durations: durations.map(({ duration_minutes, price_amount, peak_price_amount }) => ({
      duration_minutes,
      price: money(price_amount),
      peak_price: peak_price_amount === null ? null : money(peak_price_amount),
    })),
  };
}

function presentPublicService(row: ServiceRow, currency: string): z.infer<typeof PublicService> {
  const {
    buffer_before_minutes: _before,
    buffer_after_minutes: _after,
    grid_minutes: _grid,
    bookable_by: _by,
    position: _position,
    version: _version,
    ...shown
  } = presentService(row, currency);
  return shown;
}
