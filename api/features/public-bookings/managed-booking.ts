import { hashToken } from "#api/auth/tokens.ts";
import { cancelForPerson } from "#api/features/public-bookings/cancel-for-person.ts";
import { presentPublicBooking } from "#api/features/public-bookings/present.ts";
import { findManagedBooking, type PublicBookingRow } from "#api/features/public-bookings/queries.ts";
import { linkEnded } from "#api/features/public-bookings/refusals.ts";
import type { Call } from "#api/http/call.ts";
import { notFound } from "#api/http/errors.ts";
import { isBefore } from "#api/time/instants.ts";
import type { PublicBooking } from "#schema/bookings/public-models.ts";

/** A mailed link works until so long after the booking's end. */
const LINK_DAYS = 30;

export async function managedBooking(call: Call, token: string): Promise<PublicBooking> {
  return presentPublicBooking(call, await loadManaged(call, token));
}

export async function cancelManagedBooking(
  call: Call,
  token: string,
  version: number | undefined,
): Promise<PublicBooking> {
  return cancelForPerson(call, await loadManaged(call, token), { version, action: "cancelManagedBooking" });
}

async function loadManaged({ db, tenant, now }: Call, token: string): Promise<PublicBookingRow> {
  const row = await findManagedBooking(db, tenant.tenant_id, hashToken(token));
  if (!row) throw notFound("booking");
  if (isBefore(row.end_time.add({ hours: LINK_DAYS * 24 }), now)) throw linkEnded();
  return row;
}
