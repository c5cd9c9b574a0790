import type { Answer, Call } from "#api/call/call.ts";
import { localTextIn, utcText } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import type { ecommerceOperations as operations } from "#schema/payments/ecommerce/operations.ts";
import { unclearPayments as readUnclear } from "./queries.ts";

const MOST_SHOWN = 50;
const SHOWN_DAYS = 90;

/** Card payments whose account was disconnected before it was known what became of them, the newest first. */
export async function unclearPayments({ db, tenant, now }: Call): Promise<Answer<typeof operations.unclearPayments>> {
  const rows = await readUnclear(db, now.subtract({ hours: 24 * SHOWN_DAYS }), MOST_SHOWN);
  const zone = venueZone(null, tenant.timezone);
  return {
    data: rows.map(({ total: _total, kind, id, payer_name, description, amount, currency, created_at, ...row }) => ({
      ...row,
      id: `${kind}-${id}`,
      kind,
      payer_name: payer_name ?? "Guest",
      description: description ?? "Payment",
      amount: { amount, currency },
      created_at: utcText(created_at),
      local_time: localTextIn(zone, created_at),
    })),
    total: rows[0]?.total ?? 0,
  };
}
