import type { Call } from "#api/call/call.ts";
import { refundsByVenue } from "#api/features/payments/refunds/plan-refunds.ts";
import type { ClassCancellation } from "#schema/bookings/class-sessions/models.ts";
import { loadOwn } from "./cancel.ts";
import { pricedSeats } from "./seat-queries.ts";
import { allSessions, type SessionRow } from "./session-queries.ts";

/** What cancelling a date of a class would refund, or that and all dates after it. */
export async function classCancellation(
  call: Call,
  id: number,
  { following }: { following: boolean },
): Promise<ClassCancellation> {
  const { db, tenant } = call;
  const seen = await loadOwn(call, id);
  const sessions = following ? await fromThisOn(call, seen) : [seen];
  const ids = sessions.map((one) => one.id);
  const seats = await pricedSeats(db, tenant.tenant_id, ids);
  const refunds = new Map<string, ClassCancellation["refunds"][number]>();
  for (const { method, amount, currency } of await refundsByVenue(call, seats)) {
    const key = `${method} ${currency}`;
    const sum = refunds.get(key) ?? { method, people: 0, amount: { amount: 0, currency } };
    refunds.set(key, { ...sum, people: sum.people + 1, amount: { amount: sum.amount.amount + amount, currency } });
  }
  return { dates: ids.length, people: seats.length, refunds: [...refunds.values()] };
}

async function fromThisOn({ db, tenant, now }: Call, seen: SessionRow): Promise<SessionRow[]> {
  if (seen.series_id === null) return [seen];
  const coming = { series_id: seen.series_id, status: "scheduled" as const, after: seen.start_time };
  return allSessions(db, tenant.tenant_id, coming, now);
}
