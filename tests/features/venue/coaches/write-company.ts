import type { BookingStatus } from "#schema/bookings/bookings/models.ts";
import type { Platform, Venue } from "#tests/support/venue.ts";
import type { Company } from "./recounted.ts";

/** Replaces a venue's bookings, classes and coach hours with those of a random company, and opens it around the clock. */
export async function writeCompany(
  { admin }: Platform,
  venue: Venue,
  zone: string,
  { coaches, lessons, classes }: Company,
): Promise<void> {
  const { tenantId: tenant_id, locationId: location_id, catalogue } = venue;
  for (const table of ["bookings", "class_sessions", "coach_availabilities"] as const) {
    await admin.deleteFrom(table).where("tenant_id", "=", tenant_id).execute();
  }
  await admin.updateTable("locations").set({ timezone: zone }).where("tenant_id", "=", tenant_id).execute();
  await admin
    .updateTable("location_hours")
    .set({ opens: "00:00", closes: "24:00" })
    .where("tenant_id", "=", tenant_id)
    .execute();
  for (const { id, mode, rows } of coaches) {
    await admin
      .updateTable("coaches")
      .set({ availability_mode: mode })
      .where("tenant_id", "=", tenant_id)
      .where("user_id", "=", id)
      .execute();
    if (rows.length > 0) {
      await admin
        .insertInto("coach_availabilities")
        .values(rows.map((row) => ({ tenant_id, coach_id: id, location_id: null, ...row })))
        .execute();
    }
  }
  const booking = {
    tenant_id,
    location_id,
    service_id: catalogue.services[1]?.id ?? 0,
    guest: JSON.stringify({ first_name: "Robin" }),
    price_amount: 9500,
    price_currency: "CAD",
  };
  const times = ({ from, to }: { from: number; to: number }) => ({
    start_time: Temporal.Instant.fromEpochMilliseconds(from),
    end_time: Temporal.Instant.fromEpochMilliseconds(to),
  });
  const held = ({ status, to }: { status: BookingStatus; to: number }) => ({
    status,
    expires_at: status === "held" ? Temporal.Instant.fromEpochMilliseconds(to) : null,
  });
  for (const { coach_id, ...lesson } of lessons) {
    await admin
      .insertInto("bookings")
      .values({ ...booking, coach_id, ...times(lesson), ...held(lesson) })
      .execute();
  }
  for (const { coach_id, capacity, isCancelled, seats, ...one } of classes) {
    const { id } = await admin
      .insertInto("class_sessions")
      .values({
        tenant_id,
        location_id,
        service_id: booking.service_id,
        coach_id,
        ...times(one),
        capacity,
        price_amount: 3000,
        price_currency: "CAD",
        status: isCancelled ? "cancelled" : "scheduled",
        cancelled_at: isCancelled ? Temporal.Instant.fromEpochMilliseconds(one.from) : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const { party_size, status } of seats) {
      await admin
        .insertInto("bookings")
        .values({ ...booking, class_session_id: id, party_size, ...times(one), ...held({ status, to: one.to }) })
        .execute();
    }
  }
}
