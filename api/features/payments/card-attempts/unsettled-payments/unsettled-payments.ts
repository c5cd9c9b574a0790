import { recordChange } from "#api/audit/record.ts";
import type { Answer, Call } from "#api/call/call.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { givenUpBefore, isGivenUp } from "#api/features/payments/refunds/whole-refund.ts";
import { localTextIn, utcText } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import type { UnsettledPayment } from "#schema/payments/card-attempts/unsettled-payments/models.ts";
import type { unsettledPaymentOperations as operations } from "#schema/payments/card-attempts/unsettled-payments/operations.ts";
import { changeAttempt, lockAttempt } from "../core/queries.ts";
import { SUBJECTS } from "../service.ts";
import { unsettledPayments as readUnsettled, type PaymentAtProvider } from "./queries.ts";

const MOST_SHOWN = 50;
/** How long refunded ones are shown. */
const REFUNDED_DAYS = 30;
/** How long those are shown whose account was disconnected. */
const UNCLEAR_DAYS = 90;

/** Card payments that count as nothing here, the newest first. */
export async function unsettledPayments(
  call: Call,
  { client_id = null }: { client_id?: number | null | undefined },
): Promise<Answer<typeof operations.unsettledPayments>> {
  const rows = await read(call, { clientId: client_id });
  const { total = 0, open = 0, failed = 0, unclear = 0 } = rows[0] ?? {};
  return { data: rows.map((row) => present(call, row)), total, open, failed, unclear };
}

function read({ db, now }: Call, which: { clientId?: number | null; id?: number }) {
  return readUnsettled(db, {
    ...which,
    refundedSince: now.subtract({ hours: 24 * REFUNDED_DAYS }),
    unclearSince: now.subtract({ hours: 24 * UNCLEAR_DAYS }),
    givenUp: givenUpBefore(now),
    limit: MOST_SHOWN,
  });
}

/** Retries the refund of such a payment after automatic retries have stopped. */
export async function retryUnsettledPayment(call: Call, id: number): Promise<UnsettledPayment> {
  const { db, deps, now, tenant } = call;
  const { tenant_id } = tenant;
  const { subject, attempt } = await lockGivenBack(call, id);
  if (attempt.state === "refunded") {
    throw new ApiError("invalid_state", "This payment has been refunded in the meantime.");
  }
  if (!isGivenUp(attempt.refund_asked_at, now)) {
    throw new ApiError("invalid_state", "The refund of this payment is still being retried automatically.");
  }
  await changeAttempt(db, subject, attempt, { refund_asked_at: now, refund_failure: null });
  await deps.jobs.enqueue(db, "settle_card_attempt", { tenant_id, subject: subject.name, id }, { isUrgent: true });
  const [shown] = await read(call, { id });
  if (!shown) throw noSuchPayment();
  const { kind, amount, currency } = shown;
  const after = { card_payment: id, kind, amount, currency };
  await recordChange(call, { entity: "company", entity_id: tenant.slug, after });
  return present(call, shown);
}

/** Locked until the transaction ends, so that of two identical requests one goes first. Ids are unique in a company. */
async function lockGivenBack({ db, tenant: { tenant_id } }: Call, id: number) {
  for (const subject of Object.values(SUBJECTS)) {
    const attempt = await lockAttempt(db, subject, { tenant_id, id });
    if (attempt?.state === "refunding" || attempt?.state === "refunded") return { subject, attempt };
  }
  throw noSuchPayment();
}

const noSuchPayment = (): ApiError => notFound("card payment to give back");

function present({ now, tenant }: Call, row: PaymentAtProvider): UnsettledPayment {
  return {
    id: row.id,
    kind: row.kind,
    state: stateOf(row, now),
    client_id: row.client_id,
    booking_id: row.booking_id,
    payer_name: row.payer_name ?? "Guest",
    description: row.description ?? (row.kind === "booking" ? "Booking" : "Payment"),
    amount: { amount: row.amount, currency: row.currency },
    failure: row.failure,
    refund_failure: row.refund_failure,
    account_id: row.account_id,
    provider_payment_id: row.provider_payment_id,
    created_at: utcText(row.created_at),
    local_time: localTextIn(venueZone(null, tenant.timezone), row.created_at),
  };
}

function stateOf({ state, refund_asked_at }: PaymentAtProvider, now: Temporal.Instant): UnsettledPayment["state"] {
  if (state === "open") return "unclear";
  if (state === "refunded") return state;
  return isGivenUp(refund_asked_at, now) ? "refund_failed" : "refunding";
}
