import { offerFreedTime } from "#api/features/claims/freed-time.ts";
import { endEntriesOfClasses, moveEntriesOfClass } from "#api/features/waitlist/queries.ts";
import type { Call } from "#api/http/call.ts";

export { isOfferOf, markBooked, offeredPlace, whomOffered } from "#api/features/waitlist/accept-or-leave.ts";
export { offerFreePlaces, type OfferDeps } from "#api/features/waitlist/offer.ts";

/** Ends the entries and offers of cancelled classes. */
export async function endWaitsForClasses({ db, tenant }: Call, sessionIds: readonly number[]): Promise<void> {
  if (sessionIds.length > 0) await endEntriesOfClasses(db, tenant.tenant_id, sessionIds);
}

/** Applies a class change to the waitlist: entries for seats move with it, and the old and new times are offered again. */
export async function followClass(
  call: Call,
  sessionId: number,
  was: { start_time: Temporal.Instant; end_time: Temporal.Instant },
  times: { start_time: Temporal.Instant; end_time: Temporal.Instant },
): Promise<void> {
  await moveEntriesOfClass(call.db, call.tenant.tenant_id, sessionId, times);
  await offerFreedTime(call, was);
  await offerFreedTime(call, times);
}
