import type { SimulatedEvent } from "#simulator/objects.ts";

interface Told {
  id: string;
  payment_intent?: string | null;
  amount: number;
  amount_received?: number;
  status?: string;
}

/** What the provider did with money, by the name of the message that tells it. */
const CAME = ["payment_intent.succeeded", "refund.failed", "charge.dispute.funds_reinstated"];
const LEFT = ["refund.created", "charge.dispute.funds_withdrawn"];

/**
 * What is left at the provider of one payment: money in less money out, added up from its messages alone, in the order in
 * which things happened. Knows nothing of the product.
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
