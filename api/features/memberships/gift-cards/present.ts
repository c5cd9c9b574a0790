import type { Call } from "#api/call/call.ts";
import { todayOf } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { MOST_TRIES } from "#api/jobs/jobs.ts";
import { isBefore, utcText } from "#api/time/instants.ts";
import type { GiftCard, GiftCardRefundState, GiftCardState } from "#schema/memberships/gift-cards/models.ts";
import type { GiftCardRow } from "./queries.ts";

/** After this a refund job lost with its process counts as failed. */
const GIVEN_UP_AFTER_HOURS = 72;

export function presentGiftCard({ tenant, now }: Pick<Call, "tenant" | "now">, row: GiftCardRow): GiftCard {
  return {
    id: row.id,
    plan_id: row.plan_id,
    plan_name: row.plan_name,
    amount: { amount: row.amount, currency: row.currency },
    state: stateOf(row, todayOf(tenant.timezone, now)),
    buyer_name: row.buyer_name,
    recipient_name: row.recipient_name,
    recipient_email: row.recipient_email,
    message: row.message,
    expires_on: row.expires_on,
    sold_at: utcText(row.sold_at),
    send_on: row.send_on,
    sent_at: row.sent_at && utcText(row.sent_at),
    paid_by: row.paid_by ?? "other",
    refund_state: refundStateOf(row, now),
    refund_failure: row.refund_failure,
    redeemed_at: row.redeemed_at && utcText(row.redeemed_at),
    redeemed_by_name: row.redeemed_by_name,
    reclaim: reclaimOf(row),
  };
}

/** What the buyer got back past the venue, or by a refund of a voided card; in minor units. */
export const goneOf = ({ refunded_amount, charged_back_amount }: Gone): number => refunded_amount + charged_back_amount;

type Gone = Pick<GiftCardRow, "refunded_amount" | "charged_back_amount">;

/** What became of money that the buyer got back past the venue; null for a voided card, whose refund has a state. */
function reclaimOf(row: GiftCardRow): GiftCard["reclaim"] {
  const { state, currency, taken_back_amount: taken } = row;
  const gone = goneOf(row);
  if (gone === 0 || state === "void") return null;
  const money = (amount: number) => ({ amount, currency });
  return { amount: money(gone), taken_back: money(taken), lost: money(Math.max(0, gone - taken)) };
}

type Refunded = Gone & Pick<GiftCardRow, "state" | "amount" | "refund_asked_at" | "refund_tries">;

/** The refund state of a voided gift card. */
export function refundStateOf(row: Refunded, now: Temporal.Instant): GiftCardRefundState | null {
  const { state, amount, refund_asked_at, refund_tries } = row;
  if (state !== "void") return null;
  if (goneOf(row) >= amount) return "refunded";
  const givenUpBefore = now.subtract({ hours: GIVEN_UP_AFTER_HOURS });
  const isGivenUp = refund_tries >= MOST_TRIES || refund_asked_at === null || isBefore(refund_asked_at, givenUpBefore);
  return isGivenUp ? "refund_failed" : "refunding";
}

/** Days are in the company's time zone. */
export function stateOf(
  { state, expires_on }: Pick<GiftCardRow, "state" | "expires_on">,
  today: string,
): GiftCardState {
  if (state === "active" && expires_on !== null && expires_on <= today) return "expired";
  return state;
}
