import { recordChange } from "#api/audit/record.ts";
import type { ApiDeps, Call } from "#api/call/call.ts";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { MOST_TRIES, type JobData } from "#api/jobs/jobs.ts";
import { failureOf, ProviderRefusal } from "#api/stripe/provider-errors.ts";
import type { ProviderEvent } from "#api/stripe/provider.ts";
import { tenantIdOf } from "#api/tenancy/tenant.ts";
import { isBefore, localTextIn, utcText } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import type {
  FailedPaymentEvent,
  FailedPaymentEvents,
  PaymentEventSubject,
} from "#schema/payments/payment-events/models.ts";
import {
  accountOfPayment,
  findEvent,
  givenUpEvents,
  insertEvent,
  lockEvent,
  noteFailure,
  noteRetry,
  settleEvents,
  type GivenUp,
  type PaymentEventRow,
} from "./queries.ts";

/** Settles the events about a subject that were received before the provider was asked: its answer reflects them. */
export const settleEventsAbout = (
  trx: TenantTransaction,
  subject: Parameters<typeof settleEvents>[1],
  times: { asked: Temporal.Instant; now: Temporal.Instant },
): Promise<void> => settleEvents(trx, subject, times);

/** What an event is about, and the ids needed to find it again when it is processed. */
export type EventSubject =
  | { subject: "subscription" }
  | { subject: "booking_payment" | "desk_payment" | "plan_purchase"; subject_id: number; account_id: string }
  | { subject: "refund" | "dispute"; account_id: string; provider_payment_id: string };

/** Stores an event once, however often it is sent, and enqueues a job to process it. */
export async function keepEvent(
  { jobs, clock }: Pick<ApiDeps, "jobs" | "clock">,
  trx: TenantTransaction,
  { tenant_id, event, about }: { tenant_id: string; event: ProviderEvent; about: EventSubject },
): Promise<void> {
  const { id, type, created_at, payment } = event;
  const provider_payment_id = about.subject === "subscription" ? null : payment;
  const row = { tenant_id, id, type, created_at, received_at: clock.now(), provider_payment_id, ...about };
  if (await insertEvent(trx, row)) await jobs.enqueue(trx, "process_payment_event", { tenant_id, event_id: id });
}

interface KeptOfRow {
  event: ProviderEvent;
  /** The account that the event came from. */
  account: string;
  subject: "booking_payment" | "desk_payment" | "plan_purchase";
  /** The id of our row, as the payment names it at the provider. */
  reference: string | null;
  find: (trx: TenantTransaction, tenantId: string, id: number) => Promise<{ account_id: string } | undefined>;
}

/** Stores an event about one of our payments in progress. Throws 403 unless its account is the one to be paid. */
export async function keepEventOfRow(deps: ApiDeps, { event, account, subject, reference, find }: KeptOfRow) {
  if (event.company === null || reference === null) return;
  const tenant_id = await tenantIdOf(deps.db, event.company);
  if (tenant_id === undefined) return;
  await inTenant(deps.db, tenant_id, async (trx) => {
    const subject_id = /^\d{1,9}$/.test(reference) ? Number(reference) : undefined;
    const row = subject_id === undefined ? undefined : await find(trx, tenant_id, subject_id);
    if (subject_id === undefined || row?.account_id !== account) {
      throw new ApiError("forbidden", "This payment belongs to another account.");
    }
    await keepEvent(deps, trx, { tenant_id, event, about: { subject, subject_id, account_id: account } });
  });
}

/** Stores a refund or dispute event. Throws 403 if the payment was for another account; ignores unknown payments. */
export async function keepEventOfPayment(
  deps: ApiDeps,
  { tenant_id, event, account, subject }: KeptOfPayment,
): Promise<void> {
  const { payment } = event;
  if (payment === null) return;
  await inTenant(deps.db, tenant_id, async (trx) => {
    const paid = await accountOfPayment(trx, payment);
    if (paid === undefined) return;
    if (paid !== account) throw new ApiError("forbidden", "This payment belongs to another account.");
    const about = { subject, account_id: account, provider_payment_id: payment };
    await keepEvent(deps, trx, { tenant_id, event, about });
  });
}

/** Reads from the provider which company a payment belongs to; actions in the provider's dashboard do not name one. */
export async function companyOfPayment(
  { outside }: ApiDeps,
  { account, payment }: { account: string; payment: string },
): Promise<string | null> {
  try {
    return (await outside.payments.charges.readPayment(account, payment)).company;
  } catch (error) {
    // The account is no longer connected.
    if (error instanceof ProviderRefusal) return null;
    throw error;
  }
}

interface KeptOfPayment {
  tenant_id: string;
  event: ProviderEvent;
  account: string;
  subject: "refund" | "dispute";
}

/**
 * The handler of each kind of event. Handlers read the current state from the provider, so the order of events does not matter.
 */
export type EventHandlers = Readonly<Record<PaymentEventSubject, (event: PaymentEventRow) => Promise<void>>>;

/** Processes one event and settles earlier ones about the same subject. */
export async function processPaymentEvent(
  { db, clock, log }: Pick<ApiDeps, "db" | "clock" | "log">,
  handlers: EventHandlers,
  { tenant_id, event_id }: JobData["process_payment_event"],
): Promise<void> {
  const event = await inTenant(db, tenant_id, (trx) => findEvent(trx, event_id));
  if (!event || event.processed_at !== null) return;
  const asked = clock.now();
  try {
    await handlers[event.subject](event);
  } catch (error) {
    log.warn({ err: error, tenant_id, event_id }, "a payment event is not worked on yet");
    await inTenant(db, tenant_id, (trx) => noteFailure(trx, event_id, failureOf(error)));
    throw error;
  }
  await inTenant(db, tenant_id, (trx) => settleEvents(trx, event, { asked, now: clock.now(), id: event_id }));
}

/** Gives up on events whose job was lost with its process. */
const GIVEN_UP_AFTER_HOURS = 72;
/** How long a manual retry counts as running. */
const RETRY_TAKES_MINUTES = 2;
const MOST_SHOWN = 50;

const givenUp = (now: Temporal.Instant): GivenUp => ({
  tries: MOST_TRIES,
  receivedBefore: now.subtract({ hours: GIVEN_UP_AFTER_HOURS }),
});

export async function failedPaymentEvents({ db, tenant, now }: Call): Promise<FailedPaymentEvents> {
  const rows = await givenUpEvents(db, givenUp(now), MOST_SHOWN);
  return { data: rows.map((row) => presentEvent(row, tenant.timezone, now)), total: rows[0]?.total ?? 0 };
}

/** Requeues an event; it stays in the list until it succeeds. */
export async function retryPaymentEvent(call: Call, id: string): Promise<FailedPaymentEvent> {
  const { db, deps, now, tenant } = call;
  const row = await lockEvent(db, id);
  if (!row) throw notFound("message of the payment provider");
  if (row.processed_at !== null)
    throw new ApiError("invalid_state", "This message has been processed in the meantime.");
  const { tries, receivedBefore } = givenUp(now);
  if (row.tries < tries && !isBefore(row.received_at, receivedBefore)) {
    throw new ApiError("invalid_state", "This message is still being retried automatically.");
  }
  if (isRetrying(row, now)) throw new ApiError("invalid_state", "This message is being tried again already.");
  await noteRetry(db, id, now);
  const { tenant_id } = tenant;
  await deps.jobs.enqueue(db, "process_payment_event", { tenant_id, event_id: id }, { isUrgent: true });
  await recordChange(call, { entity: "company", entity_id: tenant.slug, after: { message: id, type: row.type } });
  return presentEvent({ ...row, retried_at: now }, tenant.timezone, now);
}

const isRetrying = ({ retried_at }: PaymentEventRow, now: Temporal.Instant): boolean =>
  retried_at !== null && isBefore(now.subtract({ minutes: RETRY_TAKES_MINUTES }), retried_at);

const presentEvent = (row: PaymentEventRow, zone: string | null, now: Temporal.Instant): FailedPaymentEvent => ({
  id: row.id,
  type: row.type,
  subject: row.subject,
  provider_payment_id: row.provider_payment_id,
  created_at: utcText(row.created_at),
  local_time: localTextIn(venueZone(null, zone), row.created_at),
  received_at: utcText(row.received_at),
  tries: row.tries,
  failure: row.failure,
  is_retrying: isRetrying(row, now),
});
