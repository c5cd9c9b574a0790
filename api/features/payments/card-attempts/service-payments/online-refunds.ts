import { recordChange } from "#api/audit/record.ts";
import type { Answer, Call } from "#api/call/call.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { givenUpBefore, isGivenUp } from "#api/features/payments/refunds/whole-refund.ts";
import { localTextIn, utcText } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import type { OnlineRefund } from "#schema/payments/card-attempts/service-payments/models.ts";
import type { servicePaymentOperations as operations } from "#schema/payments/card-attempts/service-payments/operations.ts";
import { askForRefundAgain, lockOnlineRefund, onlineRefunds as readOnlineRefunds } from "./queries.ts";

const MOST_SHOWN = 50;
/** How long refunded ones are shown. */
const SHOWN_DAYS = 30;

/** Card payments of the booking page that bought nothing, the newest first. */
export async function onlineRefunds(
  call: Call,
  { client_id }: { client_id?: number | undefined },
): Promise<Answer<typeof operations.onlineRefunds>> {
  const rows = await readOnlineRefunds(call.db, { ...shownOf(call), clientId: client_id ?? null });
  const { total = 0, open = 0, failed = 0 } = rows[0] ?? {};
  return { data: rows.map((row) => presentOnlineRefund(call, row)), total, open, failed };
}

/** Retries the refund of such a payment after automatic retries have stopped. */
export async function retryOnlineRefund(call: Call, id: number): Promise<OnlineRefund> {
  const { db, deps, now, tenant } = call;
  const { tenant_id } = tenant;
  const row = await lockOnlineRefund(db, id);
  if (!row) throw notFound("online payment to give back");
  if (row.state === "refunded") {
    throw new ApiError("invalid_state", "This payment has been refunded in the meantime.");
  }
  if (!isGivenUp(row.refund_asked_at, now)) {
    throw new ApiError("invalid_state", "The refund of this payment is still being retried automatically.");
  }
  await askForRefundAgain(db, row.table, { id, now });
  const subject = row.table === "service_payments" ? "booking_payment" : "plan_purchase";
  await deps.jobs.enqueue(db, "settle_card_attempt", { tenant_id, subject, id }, { isUrgent: true });
  const [shown] = await readOnlineRefunds(db, { ...shownOf(call), clientId: null, id });
  if (!shown) throw notFound("online payment to give back");
  const { kind, amount, currency } = shown;
  await recordChange(call, {
    entity: "company",
    entity_id: tenant.slug,
    after: { online_payment: id, kind, amount, currency },
  });
  return presentOnlineRefund(call, shown);
}

const shownOf = ({ now }: Call) => ({
  since: now.subtract({ hours: 24 * SHOWN_DAYS }),
  givenUp: givenUpBefore(now),
  limit: MOST_SHOWN,
});

type Row = Awaited<ReturnType<typeof readOnlineRefunds>>[number];

function presentOnlineRefund({ now, tenant }: Call, row: Row): OnlineRefund {
  const isFailed = row.state === "refunding" && isGivenUp(row.refund_asked_at, now);
  return {
    id: row.id,
    // The query names only these kinds, and the columns' check constraints allow only these states of what it finds.
    kind: row.kind as OnlineRefund["kind"],
    state: isFailed ? "refund_failed" : (row.state as OnlineRefund["state"]),
    client_id: row.client_id,
    payer_name: row.payer_name ?? "Guest",
    description: row.description ?? "Booking",
    amount: { amount: row.amount, currency: row.currency },
    failure: row.failure,
    refund_failure: row.refund_failure,
    provider_payment_id: row.provider_payment_id,
    created_at: utcText(row.created_at),
    local_time: localTextIn(venueZone(null, tenant.timezone), row.created_at),
  };
}
