import { formatMoney } from "#schema/shared/format-money.ts";
import type { Look } from "#web/ui/state/look.ts";

interface Amount {
  amount: number;
  currency: string;
}

interface ReclaimedCard {
  state: string;
  amount: Amount;
  buyer_name: string;
  redeemed_by_name: string | null;
  reclaim: { amount: Amount; taken_back: Amount; lost: Amount } | null;
}

/** What became of money that a gift card's buyer got back past the desk; null if they did not. */
export function reclaimText(card: ReclaimedCard, locale: string): string | null {
  const { state, amount, buyer_name, redeemed_by_name, reclaim } = card;
  if (reclaim === null) return null;
  const money = (value: Amount) => formatMoney(value.amount, value.currency, locale);
  const back = `${money(reclaim.amount)} went back to the card of ${buyer_name}`;
  if (state !== "redeemed") {
    const rest = { ...amount, amount: amount.amount - reclaim.amount.amount };
    return `${back}, so it is worth ${money(rest)}.`;
  }
  const whose = redeemed_by_name === null ? "the credit" : `the credit of ${redeemed_by_name}`;
  const parts = [`${back} after it was redeemed.`];
  if (reclaim.taken_back.amount > 0) parts.push(`${money(reclaim.taken_back)} was taken back from ${whose}.`);
  if (reclaim.lost.amount > 0) parts.push(`${money(reclaim.lost)} had been spent and is the venue’s loss.`);
  return parts.join(" ");
}

/** How a redeemed card whose money went back is marked; undefined for all others. */
export function reclaimLook({ state, reclaim }: Pick<ReclaimedCard, "state" | "reclaim">): Look | undefined {
  if (state !== "redeemed" || reclaim === null) return undefined;
  return reclaim.lost.amount > 0
    ? { tone: "red", icon: "warning", label: "Spent and paid back" }
    : { tone: "grey", icon: "undo", label: "Credit taken back" };
}
