import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { metaOf } from "#api/db/paging.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { refuseUnknown } from "#api/features/bookings/bookings/load-booking.ts";
import { client } from "#api/features/clients/clients/service.ts";
import { requireProvenOwner } from "#api/features/messages/outbox/may-mail.ts";
import { queueAgain } from "#api/features/messages/outbox/queue-mail.ts";
import { isGivenUp } from "#api/features/messages/outbox/service.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type {
  BookingMessages,
  ClientMessage,
  ClientMessagePage,
  ClientMessageState,
} from "#schema/messages/campaigns/models.ts";
import type { ClientMessagesQuery } from "#schema/messages/campaigns/operations.ts";
import { readable } from "#schema/shared/audit-sentence.ts";
import { listMessages, lockMessage, undeliveredOf, type MessageRow } from "./queries.ts";
import { isSentAgain, SIGN_IN_MAIL, whyNotAgain } from "./resend-refusals.ts";

export async function clientMessages(
  call: Call,
  id: number,
  query: ClientMessagesQuery,
): Promise<z.infer<typeof ClientMessagePage>> {
  const { id: clientId } = await client(call, id);
  const { rows, total } = await listMessages(call.db, clientId, query);
  return { data: rows.map((row) => presentMessage(row, call.now)), meta: metaOf(query, total) };
}

const UNDELIVERED_SHOWN = 20;

/** The mails about a booking that did not arrive, be they to a client or to a guest, who has no other list of them. */
export async function bookingMessages(call: Call, id: number): Promise<BookingMessages> {
  await refuseUnknown(call, id);
  const rows = await undeliveredOf(call.db, id, UNDELIVERED_SHOWN);
  return { booking_id: id, undelivered: rows.map((row) => presentMessage(row, call.now)) };
}

/** Queues the mail itself once more, whoever else presses at the same time. */
export async function resendMail(call: Call, id: number): Promise<ClientMessage> {
  const row = await lockMessage(call.db, id);
  if (!row) throw notFound("mail");
  const current = presentMessage(row, call.now);
  const refuse = (sentence: string) => new ApiError("invalid_state", sentence, { current });
  if (current.state !== "given_up") throw refuse(row.outdated ?? NOT_GIVEN_UP[current.state]);
  const { address, guest_booking_id } = row;
  if (current.resend_refusal !== null || address === null) throw refuse(current.resend_refusal ?? noAddress(row));
  await requireProvenOwner(call);
  const refusal = await whyNotAgain(call, row);
  if (refusal !== null) throw refuse(refusal);
  const client_id = guest_booking_id === null ? row.client_id : null;
  await queueAgain(call, id, { sent_to: address, client_id });
  const whose =
    guest_booking_id === null
      ? {
          entity: "client" as const,
          entity_id: client_id ?? 0,
          after: { name: row.client_name, mail: current.subject },
        }
      : { entity: "booking" as const, entity_id: guest_booking_id, after: { mail: current.subject } };
  await recordChange(call, whose);
  return presentMessage(
    { ...row, attempts: 0, last_error: null, queued_again_at: call.now, sent_to: address },
    call.now,
  );
}

const noAddress = ({ guest_booking_id }: Pick<MessageRow, "guest_booking_id">): string =>
  guest_booking_id === null
    ? "The client has no email address. Add one, then send it again."
    : "The guest has given no email address.";

const NOT_GIVEN_UP: Record<Exclude<ClientMessageState, "given_up">, string> = {
  sent: "This mail has been delivered already.",
  waiting: "This mail is on its way already.",
  outdated: "This mail is no longer true.",
  retrying: "This mail is still retried automatically, so it need not be sent again.",
};

function presentMessage(row: MessageRow, now: Temporal.Instant): ClientMessage {
  const { id, kind, subject, sent_to, sent_at, campaign_id, last_error, address } = row;
  const state = stateOf(row, now);
  const resend_refusal = state === "given_up" ? refusalOf(row) : row.outdated;
  return {
    id,
    kind,
    subject: subject ?? capitalized(readable(kind)),
    state,
    sent_to,
    queued_at: utcTextMs(row.queued_again_at ?? row.created_at),
    sent_at: sent_at && utcTextMs(sent_at),
    failure: last_error,
    campaign_id,
    resend_to: state === "given_up" && resend_refusal === null ? address : null,
    resend_refusal,
  };
}

function stateOf(row: MessageRow, now: Temporal.Instant): ClientMessageState {
  if (row.sent_at !== null) return "sent";
  if (row.outdated !== null) return "outdated";
  if (row.attempts === 0) return "waiting";
  return isGivenUp(row, now) ? "given_up" : "retrying";
}

/** What can be said without looking at what the mail is about. */
function refusalOf(row: MessageRow): string | null {
  if (!isSentAgain(row.kind)) return SIGN_IN_MAIL;
  return row.address === null ? noAddress(row) : null;
}

/** Messages sent before subjects were stored are labeled by their kind. */
const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
