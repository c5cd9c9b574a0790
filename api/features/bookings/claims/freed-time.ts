import type { Call } from "#api/call/call.ts";
import { isWaitedFor } from "./claim-queries.ts";

/**
 * Queues a job that offers a freed time to anybody on the waitlist for it: added to the transaction of the change, run after
 * it. Call it wherever claims are released or seats are added.
 */
export async function offerFreedTime(
  { db, tenant: { tenant_id }, deps, now }: Pick<Call, "db" | "tenant" | "deps" | "now">,
  { start_time, end_time }: { start_time: Temporal.Instant; end_time: Temporal.Instant },
): Promise<void> {
  if (!(await isWaitedFor(db, { tenant_id, from: start_time, to: end_time, now }))) return;
  const data = { tenant_id, from: start_time.toString(), to: end_time.toString() };
  await deps.jobs.enqueue(db, "offer_freed_places", data, { isUrgent: true });
}
