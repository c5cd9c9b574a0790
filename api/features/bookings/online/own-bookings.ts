import type { z } from "zod";
import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { metaOf } from "#api/db/paging.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import type { WhyCancelled } from "#schema/bookings/bookings/cancellation.ts";
import type { BookingLink, PublicBooking, PublicBookingPage } from "#schema/bookings/online/models.ts";
import { cancelForPerson } from "./cancel-for-person.ts";
import { manageUrl } from "./confirm-hold.ts";
import { presentPublicBooking } from "./present.ts";
import { findPublicBooking, listOwnBookings, type OwnBookingsQuery, type PublicBookingRow } from "./queries.ts";

export async function publicBookings(call: Call, query: OwnBookingsQuery): Promise<z.infer<typeof PublicBookingPage>> {
  const { db, tenant, caller, now } = call;
  const { rows, total } = await listOwnBookings(db, tenant.tenant_id, signedIn(caller).id, { ...query, now });
  return { data: rows.map((row) => presentPublicBooking(call, row)), meta: metaOf(query, total) };
}

export async function publicBooking(call: Call, id: number): Promise<PublicBooking> {
  return presentPublicBooking(call, await loadOwn(call, id));
}

/** Returns the link to share with a friend; throws for a booking that never got one. */
export async function publicBookingLink(call: Call, id: number): Promise<z.infer<typeof BookingLink>> {
  const { manage_nonce } = await loadOwn(call, id);
  if (!manage_nonce) throw new ApiError("invalid_state", "This booking has no link. Ask the venue to change it.");
  return { manage_url: manageUrl(call, manage_nonce) };
}

export async function cancelPublicBooking(
  call: Call,
  id: number,
  { version, ...why }: { version?: number | undefined } & WhyCancelled,
): Promise<PublicBooking> {
  return cancelForPerson(call, await loadOwn(call, id), { version, why, action: "cancelPublicBooking" });
}

/** Returns the caller's own booking; throws 404 for another person's. */
export async function loadOwn(call: Call, id: number): Promise<PublicBookingRow> {
  const row = await findPublicBooking(call.db, call.tenant.tenant_id, id);
  if (!row || row.status === "held" || row.client_id !== signedIn(call.caller).id) throw notFound("booking");
  return row;
}
