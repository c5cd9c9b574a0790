import { sql, type Insertable, type Updateable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { ServiceCoaches, ServiceDurations, ServicePeakHours, Services } from "#api/db/types.generated.ts";
import { servicesWithParts } from "./queries.ts";

/** Locks the row, so that the version cannot change between check and update. */
export function lockService(trx: TenantTransaction, id: number) {
  return servicesWithParts(trx)
    .where("services.id", "=", id)
    .where("services.archived_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertService(trx: TenantTransaction, row: Insertable<Services>): Promise<number> {
  const { id } = await trx.insertInto("services").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function changeService(trx: TenantTransaction, id: number, change: Updateable<Services>): Promise<void> {
  await trx
    .updateTable("services")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function deleteServiceRow(trx: TenantTransaction, id: number): Promise<void> {
  await trx.deleteFrom("services").where("id", "=", id).execute();
}

export async function wasBooked(trx: TenantTransaction, serviceId: number): Promise<boolean> {
  const booking = trx.selectFrom("bookings").where("service_id", "=", serviceId).select("id");
  const session = trx.selectFrom("class_sessions").where("service_id", "=", serviceId).select("id");
  const wait = trx.selectFrom("waitlist_entries").where("service_id", "=", serviceId).select("id");
  return (await booking.unionAll(session).unionAll(wait).limit(1).executeTakeFirst()) !== undefined;
}

/** Clears the default of other services: a type has only one. */
export async function dropTypeDefault(trx: TenantTransaction, typeId: number, exceptId: number): Promise<void> {
  await trx
    .updateTable("services")
    .set((eb) => ({ is_type_default: false, version: eb("version", "+", 1) }))
    .where("resource_type_id", "=", typeId)
    .where("is_type_default", "=", true)
    .where("archived_at", "is", null)
    .where("id", "<>", exceptId)
    .execute();
}

export async function hasTypeDefault(trx: TenantTransaction, typeId: number): Promise<boolean> {
  const row = await trx
    .selectFrom("services")
    .where("resource_type_id", "=", typeId)
    .where("is_type_default", "=", true)
    .where("archived_at", "is", null)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function lastServicePosition(trx: TenantTransaction): Promise<number> {
  const { last } = await trx
    .selectFrom("services")
    .where("archived_at", "is", null)
    .select((eb) => eb.fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export async function replaceDurations(
  trx: TenantTransaction,
  serviceId: number,
  rows: Insertable<ServiceDurations>[],
): Promise<void> {
  await trx.deleteFrom("service_durations").where("service_id", "=", serviceId).execute();
  if (rows.length > 0) await trx.insertInto("service_durations").values(rows).execute();
}

export async function replacePeakHours(
  trx: TenantTransaction,
  serviceId: number,
  rows: Insertable<ServicePeakHours>[],
): Promise<void> {
  await trx.deleteFrom("service_peak_hours").where("service_id", "=", serviceId).execute();
  if (rows.length > 0) await trx.insertInto("service_peak_hours").values(rows).execute();
}

export async function replaceCoaches(
  trx: TenantTransaction,
  serviceId: number,
  rows: Insertable<ServiceCoaches>[],
): Promise<void> {
  await trx.deleteFrom("service_coaches").where("service_id", "=", serviceId).execute();
  if (rows.length > 0) await trx.insertInto("service_coaches").values(rows).execute();
}

/** Counts how many of these are coaches of the company. */
export async function countCoaches(trx: TenantTransaction, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await trx
    .selectFrom("coaches")
    .where("user_id", "in", ids)
    .where("archived_at", "is", null)
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
