import { insertMail } from "#api/features/outbox/queries.ts";
import type { Call } from "#api/http/call.ts";

/** Puts a mail into the outbox, in the transaction of what it tells of; a job composes and sends it. */
export async function queueMail(call: Call, kind: string, payload: object): Promise<void> {
  const { tenant_id } = call.tenant;
  const outbox_id = await insertMail(call.db, { tenant_id, kind, payload });
  await call.deps.jobs.enqueue(call.db, "deliver_mail", { tenant_id, outbox_id });
}
