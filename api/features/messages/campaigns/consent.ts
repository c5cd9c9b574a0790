import { signedIn } from "#api/auth/caller.ts";
import { hashToken } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { notFound } from "#api/errors/errors.ts";
import { client } from "#api/features/clients/clients/service.ts";
import { consentOf, recordConsent } from "#api/features/clients/consents/service.ts";
import type {
  MailSubscription,
  MarketingConsent,
  UpdateMarketingConsentInput,
} from "#schema/messages/campaigns/models.ts";
import { findByLink } from "./recipient-queries.ts";

export async function marketingConsent(call: Call, id: number): Promise<MarketingConsent> {
  const found = await client(call, id);
  return consentOf(call, found.id);
}

export async function updateMarketingConsent(
  call: Call,
  id: number,
  { state }: UpdateMarketingConsentInput,
): Promise<MarketingConsent> {
  const found = await client(call, id);
  if (found.anonymized_at !== null) throw notFound("client");
  return recordConsent(call, found.id, { state, source: "desk" });
}

export const ownMarketingConsent = (call: Call): Promise<MarketingConsent> => consentOf(call, signedIn(call.caller).id);

export const updateOwnMarketingConsent = (
  call: Call,
  { state }: UpdateMarketingConsentInput,
): Promise<MarketingConsent> => recordConsent(call, signedIn(call.caller).id, { state, source: "self" });

export async function mailSubscription(call: Call, token: string): Promise<MailSubscription> {
  const { id } = await holderOf(call, token);
  const { state } = await consentOf(call, id);
  return { company: call.tenant.name, is_subscribed: state === "agreed" };
}

/** Unsubscribes whoever has the link; idempotent, since a mail program may send the request more than once. */
export async function unsubscribe(call: Call, token: string): Promise<MailSubscription> {
  const { id } = await holderOf(call, token);
  await recordConsent(call, id, { state: "unsubscribed", source: "link" });
  return { company: call.tenant.name, is_subscribed: false };
}

async function holderOf(call: Call, token: string) {
  const holder = await findByLink(call.db, hashToken(token));
  if (!holder) throw notFound("link");
  return holder;
}
