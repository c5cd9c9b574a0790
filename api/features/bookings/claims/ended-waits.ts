import type { Call } from "#api/call/call.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import { endWaits, type WaitsOf } from "./claim-queries.ts";

/**
 * Ends the waits for times of a service or at a location that is archived, and mails each person in the transaction of the change.
 * A place that was held for somebody is free again. Classes take place nonetheless, and so do the waits for them.
 */
export async function endWaitsOf(call: Call, of: WaitsOf): Promise<void> {
  const ids = await endWaits(call.db, call.tenant.tenant_id, of);
  for (const entry_id of ids) await queueMail(call, "waitlist_ended", { entry_id }, { isUrgent: true });
}
