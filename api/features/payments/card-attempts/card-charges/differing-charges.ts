import { recordChange } from "#api/audit/record.ts";
import type { Answer, Call } from "#api/call/call.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { givenUpBefore } from "#api/features/payments/refunds/whole-refund.ts";
import { localTextIn, utcText } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import type { DifferingCharge } from "#schema/payments/card-attempts/card-charges/models.ts";
import type { cardChargeOperations as operations } from "#schema/payments/card-attempts/card-charges/operations.ts";
import { stateOf, takenOf } from "./present.ts";
import { changeCharge, findDiffering, lockCharge, differingCharges as readDiffering } from "./queries.ts";

const MOST_SHOWN = 50;
/** How long refunded ones are shown. */
const SHOWN_DAYS = 30;

export const differingSince = ({ now }: Pick<Call, "now">): Temporal.Instant =>
  now.subtract({ hours: 24 * SHOWN_DAYS });

/** Card payments of the desk that were charged differently from what was requested, the newest first. */
export async function differingCharges(call: Call): Promise<Answer<typeof operations.differingCharges>> {
  const { db, tenant } = call;
  const rows = await readDiffering(db, tenant.tenant_id, {
    since: differingSince(call),
    givenUp: givenUpBefore(call.now),
    limit: MOST_SHOWN,
  });
  const { total = 0, open = 0, failed = 0 } = rows[0] ?? {};
  return { data: rows.map((row) => presentDiffering(call, row)), total, open, failed };
}

/** Retries the refund of a charge after automatic retries have stopped. */
export async function retryGiveBack(call: Call, id: number): Promise<DifferingCharge> {
  const { db, deps, now, tenant } = call;
  const { tenant_id } = tenant;
  const row = await lockCharge(db, tenant_id, id);
  if (!row || row.taken_amount === null) throw notFound("charge that differs from what was asked for");
  const state = stateOf(call, row);
  if (state === "refunded") throw new ApiError("invalid_state", "This charge has been refunded in the meantime.");
  if (state !== "refund_failed")
    throw new ApiError("invalid_state", "The refund of this charge is still being retried automatically.");
  await changeCharge(db, tenant_id, id, { refund_asked_at: now, refund_failure: null });
  await deps.jobs.enqueue(db, "settle_card_attempt", { tenant_id, subject: "desk_payment", id }, { isUrgent: true });
  const after = { charge: id, amount: row.taken_amount, currency: row.taken_currency };
  await recordChange(call, { entity: "company", entity_id: tenant.slug, after });
  return presentDiffering(call, await findDiffering(db, tenant_id, id));
}

type Row = Awaited<ReturnType<typeof findDiffering>>;

function presentDiffering(call: Call, row: Row): DifferingCharge {
  return {
    id: row.id,
    booking_id: row.booking_id,
    client_id: row.client_id,
    payer_name: row.payer_name ?? "Guest",
    description: row.description ?? "Payment",
    state: stateOf(call, row),
    amount: { amount: row.amount, currency: row.currency },
    taken: takenOf(row),
    failure: row.failure,
    refund_failure: row.refund_failure,
    provider_payment_id: row.provider_payment_id,
    created_at: utcText(row.created_at),
    local_time: localTextIn(venueZone(null, call.tenant.timezone), row.created_at),
  };
}
