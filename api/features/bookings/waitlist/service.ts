import type { Call } from "#api/call/call.ts";
import { offerFreedTime } from "#api/features/bookings/claims/freed-time.ts";
import { isSameInstant, utcText } from "#api/time/instants.ts";
import { endEntriesOfClasses, moveEntriesOfClass } from "./queries.ts";
import { sendWaitlistMail } from "./record.ts";

export { isOfferOf, markBooked, offeredPlace, whomOffered } from "./accept-or-leave.ts";
export { offerFreePlaces, type OfferDeps } from "./offer.ts";

/** How the people of a changed class are told; null for not at all. */
type Told = { message?: string | null | undefined } | null;

/** Ends the entries and offers of cancelled classes; whoever was told of a place is told that there is none. */
export async function endWaitsForClasses(call: Call, sessionIds: readonly number[], told: Told): Promise<void> {
  if (sessionIds.length === 0) return;
  const ended = await endEntriesOfClasses(call.db, call.tenant.tenant_id, sessionIds);
  if (told) for (const id of ended) await sendWaitlistMail(call, "waitlist_cancelled", id, told);
}

interface Times {
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
}

/**
 * Applies a class change to the waitlist: entries for seats move with it and their people are told of the new time; the old
 * and new times are offered again.
 */
export async function followClass(call: Call, sessionId: number, was: Times, times: Times, told: Told): Promise<void> {
  const moved = await moveEntriesOfClass(call.db, call.tenant.tenant_id, sessionId, times);
  if (told && !isSameTime(was, times)) {
    const previous = { start_time: utcText(was.start_time), end_time: utcText(was.end_time) };
    for (const id of moved) await sendWaitlistMail(call, "waitlist_moved", id, { ...told, previous });
  }
  await offerFreedTime(call, was);
  await offerFreedTime(call, times);
}

const isSameTime = (a: Times, b: Times): boolean =>
  isSameInstant(a.start_time, b.start_time) && isSameInstant(a.end_time, b.end_time);
