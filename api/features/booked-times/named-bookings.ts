import type { TenantTransaction } from "#api/db/transaction.ts";

/**
 * Bookings (b) beside all that they name: service (s), location (l), and where there is one resource (r), coach and
 * client. What is not asked for costs nothing: PostgreSQL leaves out an outer join that nobody reads.
 */
export function namedBookings(trx: TenantTransaction) {
  return trx
    .selectFrom("bookings as b")
    .innerJoin("services as s", (join) =>
      join.onRef("s.tenant_id", "=", "b.tenant_id").onRef("s.id", "=", "b.service_id"),
    )
    .innerJoin("locations as l", (join) =>
      join.onRef("l.tenant_id", "=", "b.tenant_id").onRef("l.id", "=", "b.location_id"),
    )
    .leftJoin("resources as r", (join) =>
      join.onRef("r.tenant_id", "=", "b.tenant_id").onRef("r.id", "=", "b.resource_id"),
    )
    .leftJoin("users as coach", (join) =>
      join.onRef("coach.tenant_id", "=", "b.tenant_id").onRef("coach.id", "=", "b.coach_id"),
    )
    .leftJoin("users as client", (join) =>
      join.onRef("client.tenant_id", "=", "b.tenant_id").onRef("client.id", "=", "b.client_id"),
    );
}
