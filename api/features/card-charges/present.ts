import { derivedToken } from "#api/auth/tokens.ts";
import type { ChargeRow } from "#api/features/card-charges/queries.ts";
import { isBefore, utcText } from "#api/time/instants.ts";
import type { Call } from "#api/http/call.ts";
import type { SecretKeys } from "#api/secret-keys.ts";
import type { CardCharge } from "#schema/card-charges/models.ts";

export function presentCharge(call: Call, row: ChargeRow): CardCharge {
  const { expires_at } = row;
  const isOver = expires_at !== null && !isBefore(call.now, expires_at);
  // the columns' checks admit these values alone
  const state = row.state === "open" && isOver ? "ended" : (row.state as CardCharge["state"]);
  return {
    id: row.id,
    booking_id: row.booking_id,
    kind: row.kind as CardCharge["kind"],
    state,
    amount: { amount: row.amount, currency: row.currency },
    sent_to: row.email,
    expires_at: expires_at === null ? null : utcText(expires_at),
    url: state === "open" && row.nonce !== null ? payUrl(call.deps, call.tenant, row.nonce) : null,
    failure: row.failure,
    created_at: utcText(row.created_at),
  };
}

/** Where a link is paid: a page of the company that the token names. */
export const payUrl = (
  { siteUrl, secretKeys }: Pick<Call["deps"], "siteUrl" | "secretKeys">,
  { slug, tenant_id }: Pick<Call["tenant"], "slug" | "tenant_id">,
  nonce: Buffer,
): string => `${siteUrl(slug)}/book/pay#${payToken(secretKeys, tenant_id, nonce)}`;

export const payToken = (secretKeys: SecretKeys, tenantId: string, nonce: Buffer): string =>
  derivedToken(secretKeys, { tenantId, kind: "pay", nonce });
