import { recordChange } from "#api/audit/record.ts";
import type { Answer, Call } from "#api/call/call.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { givenUpBefore, isGivenUp } from "#api/features/payments/refunds/whole-refund.ts";
import { LOOK_IT_UP } from "#api/stripe/provider-errors.ts";
import { localTextIn, utcText } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import type {
  SettleUnsettledPaymentInput,
  UnsettledPayment,
} from "#schema/payments/card-attempts/unsettled-payments/models.ts";
import type { unsettledPaymentOperations as operations } from "#schema/payments/card-attempts/unsettled-payments/operations.ts";
import type { Attempt } from "../core/attempt.ts";
import { changeAttempt, lockAttempt } from "../core/queries.ts";
import { forgotten } from "../core/settle-attempt.ts";
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
  const { subject, attempt } = await lockLeftToPeople(call, id);
  if (attempt.state === "open") throw new ApiError("invalid_state", LOOK_IT_UP);
  await changeAttempt(db, subject, attempt, { refund_asked_at: now, refund_failure: null });
  await deps.jobs.enqueue(db, "settle_card_attempt", { tenant_id, subject: subject.name, id }, { isUrgent: true });
  return record(call, id);
}

/** Notes that the payer of such a payment got the money another way. */
export async function settleUnsettledPayment(
  call: Call,
  id: number,
  { how }: SettleUnsettledPaymentInput,
): Promise<UnsettledPayment> {
  const { db, now } = call;
  const { subject, attempt } = await lockLeftToPeople(call, id);
  // Read before its payer's name is forgotten.
  const settled = await record(call, id, { how });
  await changeAttempt(db, subject, attempt, {
    state: "refunded",
    is_settled_by_hand: true,
    refund_failure: null,
    settled_at: now,
    ...forgotten(subject),
  });
  return { ...settled, state: "refunded", refund_failure: null };
}

async function record(call: Call, id: number, noted: { how?: string } = {}): Promise<UnsettledPayment> {
  const [shown] = await read(call, { id });
  if (!shown) throw noSuchPayment();
  const { kind, amount, currency } = shown;
  const after = { card_payment: id, kind, amount, currency, ...noted };
  await recordChange(call, { entity: "company", entity_id: call.tenant.slug, after });
  return present(call, shown);
}

/**
 * One that nothing happens to any more unless a person acts. Locked until the transaction ends, so that of two identical
 * requests one goes first. Ids are unique in a company.
 */
async function lockLeftToPeople({ db, now, tenant: { tenant_id } }: Call, id: number) {
  for (const subject of Object.values(SUBJECTS)) {
    const attempt = await lockAttempt(db, subject, { tenant_id, id });
    if (!attempt || !isUnsettled(attempt)) continue;
    if (attempt.state === "refunded") {
      throw new ApiError("invalid_state", "This payment has been refunded in the meantime.");
    }
    if (attempt.state === "refunding" && !isGivenUp(attempt.refund_asked_at, now)) {
      throw new ApiError("invalid_state", "The refund of this payment is still being retried automatically.");
    }
    return { subject, attempt };
  }
  throw noSuchPayment();
}

const isUnsettled = ({ state, failure }: Attempt): boolean =>
  state === "refunding" || state === "refunded" || (state === "open" && failure === LOOK_IT_UP);

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
