import type { GiftCardRow } from "#api/features/gift-cards/queries.ts";
import { utcText } from "#api/time/instants.ts";
import type { GiftCard, GiftCardState } from "#schema/gift-cards/models.ts";
import type { PaymentMethod } from "#schema/payments/models.ts";

export function presentGiftCard(row: GiftCardRow, today: string): GiftCard {
  return {
    id: row.id,
    plan_id: row.plan_id,
    plan_name: row.plan_name,
    amount: { amount: row.amount, currency: row.currency },
    state: stateOf(row, today),
    buyer_name: row.buyer_name,
    recipient_name: row.recipient_name,
    recipient_email: row.recipient_email,
    message: row.message,
    expires_on: row.expires_on,
    sold_at: utcText(row.sold_at),
    // the column's check admits these values alone
    paid_by: (row.paid_by ?? "other") as PaymentMethod,
    is_given_back: row.is_given_back,
    redeemed_at: row.redeemed_at && utcText(row.redeemed_at),
    redeemed_by_name: row.redeemed_by_name,
  };
}

/** Days are the company's. */
export function stateOf(
  { state, expires_on }: Pick<GiftCardRow, "state" | "expires_on">,
  today: string,
): GiftCardState {
  if (state === "active" && expires_on !== null && expires_on <= today) return "expired";
  // the column's check admits these values alone
  return state as GiftCardState;
}
