import type { TenantTransaction } from "#api/db/transaction.ts";

/**
 * Bookings (b) with everything they reference: service (s), location (l), and where there is one resource (r), coach and
 * client. Unselected joins cost nothing: PostgreSQL removes an outer join that nobody reads.
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

/** Named bookings with the class (class) that a booking has a seat in, its room (class_room) and its coach (class_coach). */
export function namedBookingsAndSeats(trx: TenantTransaction) {
  return namedBookings(trx)
    .leftJoin("class_sessions as class", (join) =>
      join.onRef("class.tenant_id", "=", "b.tenant_id").onRef("class.id", "=", "b.class_session_id"),
    )
    .leftJoin("resources as class_room", (join) =>
      join.onRef("class_room.tenant_id", "=", "class.tenant_id").onRef("class_room.id", "=", "class.resource_id"),
    )
    .leftJoin("users as class_coach", (join) =>
      join.onRef("class_coach.tenant_id", "=", "class.tenant_id").onRef("class_coach.id", "=", "class.coach_id"),
    );
}
