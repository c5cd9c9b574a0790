import { derivedToken } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { isGivenUp } from "#api/features/payments/refunds/whole-refund.ts";
import type { SecretKeys } from "#api/secret-keys.ts";
import { isBefore, utcText } from "#api/time/instants.ts";
import type { CardCharge } from "#schema/payments/card-attempts/card-charges/models.ts";
import type { Money } from "#schema/shared/money.ts";
import type { BookingCharge, ChargeRow } from "./queries.ts";

type Timed = Pick<ChargeRow, "state" | "expires_at" | "refund_asked_at">;

/** The state as of now: an expired link has ended, and a refund that kept failing is given up. */
export function stateOf(
  { now }: Pick<Call, "now">,
  { state, expires_at, refund_asked_at }: Timed,
): CardCharge["state"] {
  if (state === "open" && expires_at !== null && !isBefore(now, expires_at)) return "ended";
  return state === "refunding" && isGivenUp(refund_asked_at, now) ? "refund_failed" : state;
}

export function presentCharge(call: Call, row: BookingCharge): CardCharge {
  const { expires_at } = row;
  const state = stateOf(call, row);
  return {
    id: row.id,
    booking_id: row.booking_id,
    kind: row.kind,
    state,
    amount: { amount: row.amount, currency: row.currency },
    taken: takenOf(row),
    sent_to: row.email,
    expires_at: expires_at === null ? null : utcText(expires_at),
    url: state === "open" && row.nonce !== null ? payUrl(call.deps, call.tenant, row.nonce) : null,
    failure: row.failure,
    refund_failure: row.refund_failure,
    created_at: utcText(row.created_at),
  };
}

/** What the card was charged instead of the requested amount. */
export const takenOf = ({ taken_amount: amount, taken_currency: currency }: ChargeRow): Money | null =>
  amount === null || currency === null ? null : { amount, currency };

/** URL of the company's payment page for a link's token. */
export const payUrl = (
  { siteUrl, secretKeys }: Pick<Call["deps"], "siteUrl" | "secretKeys">,
  { slug, tenant_id }: Pick<Call["tenant"], "slug" | "tenant_id">,
  nonce: Buffer,
): string => `${siteUrl(slug)}/book/pay#${payToken(secretKeys, tenant_id, nonce)}`;

export const payToken = (secretKeys: SecretKeys, tenantId: string, nonce: Buffer): string =>
  derivedToken(secretKeys, { tenantId, kind: "pay", nonce });
