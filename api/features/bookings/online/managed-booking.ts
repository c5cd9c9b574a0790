import type { z } from "zod";
import { hashToken } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, notFound, staleVersion } from "#api/errors/errors.ts";
import { throwIfRefused } from "#api/errors/verdict.ts";
import { sendBookingMail } from "#api/features/bookings/bookings/booking-mail.ts";
import { recordBooking, seatMoveRefusal, tellsClient } from "#api/features/bookings/bookings/service.ts";
import type { PublicAvailabilityQuery } from "#api/features/schedule/availability/parse-query.ts";
import { publicAvailability } from "#api/features/schedule/availability/service.ts";
import { isBefore } from "#api/time/instants.ts";
import type { WhyCancelled } from "#schema/bookings/bookings/cancellation.ts";
import type { MoveManagedBookingInput, PublicBooking } from "#schema/bookings/online/models.ts";
import type { Availability } from "#schema/schedule/availability/models.ts";
import { cancelForPerson } from "./cancel-for-person.ts";
import { mayCancel, mayMove, mayMoveByLink, presentPublicBooking } from "./present.ts";
import { findManagedBooking, type PublicBookingRow } from "./queries.ts";
import { linkEnded, moveNoticeOver, notChangeable } from "./refusals.ts";
import { changeOwn } from "./update-own.ts";

type MoveInput = z.infer<typeof MoveManagedBookingInput>;

/** Days after the end of the booking until its manage link expires. */
const LINK_DAYS = 30;

export async function managedBooking(call: Call, token: string): Promise<PublicBooking> {
  return presentPublicBooking(call, await loadManaged(call, token), { byLink: true });
}

/** Free times for visitors and clients, also for moving a booking by its manage link. */
export async function publicFreeTimes(
  call: Call,
  { moving_token, ...query }: PublicAvailabilityQuery,
): Promise<Availability> {
  const moving = moving_token === undefined ? [] : [(await loadManaged(call, moving_token)).id];
  return publicAvailability(call, query, moving);
}

/** Moves a booking within the rules for clients and the agreed notice; length and party stay the same. */
export async function moveManagedBooking(call: Call, token: string, input: MoveInput): Promise<PublicBooking> {
  const seen = await loadManaged(call, token);
  if (seen.version !== input.version) throw staleVersion(presentPublicBooking(call, seen, { byLink: true }));
  throwIfRefused(seatMoveRefusal(seen));
  if (!mayMoveByLink(seen, call.now)) throw notMovable(seen, call.now);
  const after = await changeOwn(call, seen, input);
  await recordBooking(call, "moveManagedBooking", { before: seen, after });
  if (tellsClient(seen, after)) await sendBookingMail(call, "booking_moved", after, { previous: seen });
  return managedBooking(call, token);
}

/** The error for a booking that cannot be moved by its link; it says who can. */
function notMovable(seen: PublicBookingRow, now: Temporal.Instant): ApiError {
  if (!mayCancel(seen, now) || seen.service_bookable_by === "staff") return notChangeable(seen);
  if (!mayMove(seen, now)) return moveNoticeOver(seen);
  return new ApiError("invalid_state", "The bays of a party stay together. Ask the venue about another time.");
}

export async function cancelManagedBooking(
  call: Call,
  token: string,
  { version, ...why }: { version?: number | undefined } & WhyCancelled,
): Promise<PublicBooking> {
  return cancelForPerson(call, await loadManaged(call, token), { version, why, action: "cancelManagedBooking" });
}

/** Returns the booking of a manage link that has not expired. */
export async function loadManaged({ db, tenant, now }: Call, token: string): Promise<PublicBookingRow> {
  const row = await findManagedBooking(db, tenant.tenant_id, hashToken(token));
  if (!row) throw notFound("booking");
  if (isBefore(row.end_time.add({ hours: LINK_DAYS * 24 }), now)) throw linkEnded();
  return row;
}
