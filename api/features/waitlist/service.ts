import { offerFreedTime } from "#api/features/claims/freed-time.ts";
import { endEntriesOfClasses, moveEntriesOfClass } from "#api/features/waitlist/queries.ts";
import type { Call } from "#api/http/call.ts";

export { isOfferOf, markBooked, offeredPlace, whomOffered } from "#api/features/waitlist/accept-or-leave.ts";
export { offerFreePlaces, type OfferDeps } from "#api/features/waitlist/offer.ts";

/** Ends the wait for classes that are cancelled, and the offers of their seats. */
export async function endWaitsForClasses({ db, tenant }: Call, sessionIds: readonly number[]): Promise<void> {
  if (sessionIds.length > 0) await endEntriesOfClasses(db, tenant.tenant_id, sessionIds);
}

/** What a class is changed to, to those who wait for a seat or for its coach's or bay's time: moved with it, and asked again. */
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
