import { stateOf, takenOf } from "#api/features/card-charges/present.ts";
import { differingCharges as readDiffering } from "#api/features/card-charges/queries.ts";
import type { Answer, Call } from "#api/http/call.ts";
import { localTextIn, utcText } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import type { cardChargeOperations as operations } from "#schema/card-charges/operations.ts";
import type { DifferingCharge } from "#schema/card-charges/models.ts";

const MOST_SHOWN = 50;
/** What went back is shown so long. */
const SHOWN_DAYS = 30;

export const differingSince = ({ now }: Pick<Call, "now">): Temporal.Instant =>
  now.subtract({ hours: 24 * SHOWN_DAYS });

/** Card payments of the desk that were charged something else than was asked, the newest first. */
export async function differingCharges(call: Call): Promise<Answer<typeof operations.differingCharges>> {
  const { db, tenant } = call;
  const rows = await readDiffering(db, tenant.tenant_id, { since: differingSince(call), limit: MOST_SHOWN });
  const [first] = rows;
  return { data: rows.map((row) => presentDiffering(call, row)), total: first?.total ?? 0, open: first?.open ?? 0 };
}

type Row = Awaited<ReturnType<typeof readDiffering>>[number];

function presentDiffering(call: Call, row: Row): DifferingCharge {
  return {
    id: row.id,
    booking_id: row.booking_id,
    client_id: row.client_id,
    payer_name: row.payer_name ?? "Guest",
    description: row.description ?? "Payment",
    state: stateOf(call, { state: row.state, expires_at: null }),
    amount: { amount: row.amount, currency: row.currency },
    taken: takenOf(row),
    failure: row.failure,
    refund_failure: row.refund_failure,
    provider_payment_id: row.provider_payment_id,
    created_at: utcText(row.created_at),
    local_time: localTextIn(venueZone(null, call.tenant.timezone), row.created_at),
  };
}
