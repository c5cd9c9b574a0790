import { sql } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { statement, type Placeholders } from "#api/db/statement.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { BookingRequest } from "#api/features/schedule/availability/bookable-time.ts";

/** Which of the entities that a booking request references the company has. */
export async function knownReferences(trx: TenantTransaction, tenantId: string, request: BookingRequest) {
  const row = await trx
    .selectNoFrom((eb) => [
      eb
        .selectFrom("services")
        .where("tenant_id", "=", tenantId)
        .where("id", "=", request.service_id)
        .where("archived_at", "is", null)
        .select("bookable_by")
        .as("bookable_by"),
      eb
        .selectFrom("locations")
        .where("tenant_id", "=", tenantId)
        .where("id", "=", request.location_id)
        .where("archived_at", "is", null)
        .select("id")
        .as("location"),
      eb
        .selectFrom("resources")
        .where("tenant_id", "=", tenantId)
        .where("id", "=", request.resource_id ?? 0)
        .where("archived_at", "is", null)
        .select("id")
        .as("resource"),
    ])
    .executeTakeFirstOrThrow();
  return {
    bookable_by: row.bookable_by,
    location: row.location !== null,
    resource: request.resource_id === null || row.resource !== null,
  };
}

/** The capacity of the bay, or the largest among those of the service at the location; null where there is none. */
export async function largestCapacity(
  trx: TenantTransaction,
  tenantId: string,
  { service_id, location_id, resource_id }: BookingRequest,
): Promise<number | null> {
  const { most } = await trx
    .selectFrom("resources as r")
    .innerJoin("services as s", (join) =>
      join.onRef("s.tenant_id", "=", "r.tenant_id").onRef("s.resource_type_id", "=", "r.resource_type_id"),
    )
    .where("r.tenant_id", "=", tenantId)
    .where("s.id", "=", service_id)
    .where("r.location_id", "=", location_id)
    .where("r.archived_at", "is", null)
    .$if(resource_id !== null, (rows) => rows.where("r.id", "=", resource_id ?? 0))
    .select((eb) => eb.fn.max<number | null>("r.capacity").as("most"))
    .executeTakeFirstOrThrow();
  return most;
}

/** The bays of a service at the location, in their order, each with the capacity that bay and service allow. */
export function baysFor(
  trx: TenantTransaction,
  tenantId: string,
  { service_id, location_id }: Pick<BookingRequest, "service_id" | "location_id">,
  mostPeople: number,
): Promise<{ id: number; room: number }[]> {
  return trx
    .selectFrom("resources as r")
    .innerJoin("services as s", (join) =>
      join.onRef("s.tenant_id", "=", "r.tenant_id").onRef("s.resource_type_id", "=", "r.resource_type_id"),
    )
    .where("r.tenant_id", "=", tenantId)
    .where("s.id", "=", service_id)
    .where("r.location_id", "=", location_id)
    .where("r.archived_at", "is", null)
    .select(["r.id", sql<number>`least(r.capacity, ${mostPeople}::int)`.as("room")])
    .orderBy("r.position")
    .orderBy("r.id")
    .execute();
}

interface Person {
  id: number;
  email: string | null;
  contact_email: string | null;
  /** Memberships that they share with others. */
  shared_memberships: number[];
}

const readPerson = statement(
  (_, { tenant_id, id }: Placeholders<{ tenant_id: string; id: number }>) => sql<Person>`
    select u.id, u.email, u.contact_email, array(
      select f.membership_id from family_members f
      where f.tenant_id = ${tenant_id} and f.client_id = u.id and f.left_at is null
      union
      select m.id from memberships m
      join family_members f on f.tenant_id = ${tenant_id} and f.membership_id = m.id and f.left_at is null
      where m.tenant_id = ${tenant_id} and m.client_id = u.id) as shared_memberships
    from users u where u.tenant_id = ${tenant_id} and u.id = ${id} and cardinality(u.roles) > 0`,
);

/** The person a booking is for, with their mail addresses. */
export async function findPerson(trx: TenantTransaction, tenantId: string, id: number): Promise<Person | undefined> {
  return (await readPerson(trx, { tenant_id: tenantId, id })).rows[0];
}

/** How many people the service and the bay of a booking allow. */
export async function partyLimits(
  trx: TenantTransaction,
  tenantId: string,
  { service_id, resource_id }: { service_id: number; resource_id: number | null },
): Promise<number> {
  const { most, capacity } = await trx
    .selectNoFrom((eb) => [
      eb
        .selectFrom("services")
        .where("tenant_id", "=", tenantId)
        .where("id", "=", service_id)
        .select("max_party_size")
        .as("most"),
      eb
        .selectFrom("resources")
        .where("tenant_id", "=", tenantId)
        .where("id", "=", resource_id ?? 0)
        .select("capacity")
        .as("capacity"),
    ])
    .executeTakeFirstOrThrow();
  if (most === null) throw new Error("a booking has a service");
  return Math.min(most, capacity ?? Number.POSITIVE_INFINITY);
}

/** How many other live bookings the party of a booking has. */
export async function countOthers(
  trx: TenantTransaction,
  tenantId: string,
  { group_id, without_id }: { group_id: number; without_id: number },
): Promise<number> {
  const { others } = await trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("group_id", "=", group_id)
    .where("id", "<>", without_id)
    .where("status", "not in", ["cancelled", "no_show"])
    .select((eb) => eb.fn.countAll<number>().as("others"))
    .executeTakeFirstOrThrow();
  return others;
}

export function coachNames(trx: TenantTransaction, tenantId: string, ids: readonly number[]) {
  return trx
    .selectFrom("users")
    .where("tenant_id", "=", tenantId)
    .where("id", "in", [...ids, 0])
    .orderBy("first_name")
    .orderBy("id")
    .select(["id as coach_id", fullNameSql().as("name")])
    .execute();
}
