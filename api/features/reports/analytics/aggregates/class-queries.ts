import { sql } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { instantAt } from "#api/time/instants.ts";
import type { AskedPeriod } from "./period.ts";

export interface ClassRow {
  location_id: number;
  resource_id: number | null;
  coach_id: number | null;
  service_id: number;
  start_time: Temporal.Instant;
  capacity: number;
  seats_taken: number;
}

/** Classes that start in the period and were not cancelled, with the number of taken seats. */
export async function classesStarting(
  trx: TenantTransaction,
  { tenant_id, range, coach_id }: AskedPeriod,
  locationId: number | null,
): Promise<ClassRow[]> {
  const { rows } = await sql<ClassRow>`
    select c.location_id, c.resource_id, c.coach_id, c.service_id, c.start_time, c.capacity,
      (select coalesce(sum(b.party_size), 0)::int from bookings b
        where b.tenant_id = ${TENANT_ID} and b.class_session_id = c.id and b.status not in ('held', 'cancelled'))
        as seats_taken
    from class_sessions c
    where c.tenant_id = ${tenant_id} and c.status = 'scheduled'
      and c.start_time >= ${instantAt(range.from)} and c.start_time < ${instantAt(range.to)}
      and ${coach_id === null ? sql`true` : sql`c.coach_id = ${coach_id}`}
      and ${locationId === null ? sql`true` : sql`c.location_id = ${locationId}`}`.execute(trx);
  return rows;
}

/** Names of the company's services, resources and coaches by id, including former ones. */
export async function namesByThing(trx: TenantTransaction) {
  const services = await trx.selectFrom("services").select(["id", "name"]).execute();
  const resources = await trx.selectFrom("resources").select(["id", "name"]).execute();
  const coaches = await trx
    .selectFrom("coaches")
    .innerJoin("users", (join) =>
      join.onRef("users.tenant_id", "=", "coaches.tenant_id").onRef("users.id", "=", "coaches.user_id"),
    )
    .select(["users.id", fullNameSql("users").as("name")])
    .execute();
  const byId = (rows: { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
  return { service: byId(services), resource: byId(resources), coach: byId(coaches) };
}
