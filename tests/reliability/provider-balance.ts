import type { SimulatedEvent } from "#simulator/objects.ts";

interface Told {
  id: string;
  payment_intent?: string | null;
  amount: number;
  amount_received?: number;
  status?: string;
}

/** Events by which money came in. */
const CAME = ["payment_intent.succeeded", "refund.failed", "charge.dispute.funds_reinstated"];
const LEFT = ["refund.created", "charge.dispute.funds_withdrawn"];

/**
 * The balance of one payment at the provider: money in minus money out, summed from its events alone, in the order in
 * which they happened. Independent of the product.
 */
export function balanceAtProvider(events: readonly SimulatedEvent[], intent: string): number {
  let balance = 0;
  for (const { type, data } of events) {
    const told = data.object as Told;
    if (told.id !== intent && told.payment_intent !== intent) continue;
    if (CAME.includes(type)) balance += told.amount_received ?? told.amount;
    if (LEFT.includes(type) && told.status !== "failed") balance -= told.amount;
  }
  return balance;
}
