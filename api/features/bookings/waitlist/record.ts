import { recordChange } from "#api/audit/record.ts";
import type { AuditAction } from "#api/audit/sentence.ts";
import type { Call } from "#api/call/call.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import type { WaitlistStatus } from "#schema/bookings/waitlist/models.ts";
import type { EntryRow } from "./queries.ts";

/** Records a status change of an entry in the audit log. */
export function recordEntry(call: Call, action: AuditAction, row: EntryRow, status: WaitlistStatus): Promise<void> {
  const { name, start_time, service_id, class_session_id, party_size } = row;
  const facts = { name, start_time, service_id, class_session_id, party_size };
  return recordChange(call, {
    action,
    entity: "waitlist_entry",
    entity_id: row.id,
    before: { ...facts, status: row.status },
    after: { ...facts, status },
  });
}

export type WaitlistMail =
  | "waitlist_joined"
  | "waitlist_offered"
  | "waitlist_told"
  | "waitlist_cancelled"
  | "waitlist_moved"
  | "waitlist_removed";

/** What a mail says besides: about a cancelled or moved class, or to whom it goes again. */
interface Besides {
  message?: string | null | undefined;
  previous?: { start_time: string; end_time: string };
  asked?: "again" | "beyond_limit";
}

/** Mails a person about their entry, in the transaction of the change. */
export const sendWaitlistMail = (
  call: Call,
  kind: WaitlistMail,
  entryId: number,
  { message, previous, asked, requestedFor }: Besides & { requestedFor?: string } = {},
): Promise<void> => {
  const besides = { ...(message && { message }), ...(previous && { previous }), ...(asked && { asked }) };
  const payload = { entry_id: entryId, ...besides };
  return queueMail(call, kind, payload, { requestedFor, isUrgent: kind !== "waitlist_joined" });
};
