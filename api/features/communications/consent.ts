import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import { hashToken } from "#api/auth/tokens.ts";
import { client } from "#api/features/clients/service.ts";
import { findByLink, findConsent, lockPerson, putConsent } from "#api/features/communications/consent-queries.ts";
import type { Call } from "#api/http/call.ts";
import { notFound } from "#api/http/errors.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { MailSubscription, MarketingConsent, UpdateMarketingConsentInput } from "#schema/communications/models.ts";

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
  return say(call, found.id, { state, source: "desk" });
}

export const ownMarketingConsent = (call: Call): Promise<MarketingConsent> => consentOf(call, signedIn(call.caller).id);

export const updateOwnMarketingConsent = (
  call: Call,
  { state }: UpdateMarketingConsentInput,
): Promise<MarketingConsent> => say(call, signedIn(call.caller).id, { state, source: "self" });

export async function mailSubscription(call: Call, token: string): Promise<MailSubscription> {
  const { id } = await holderOf(call, token);
  const { state } = await consentOf(call, id);
  return { company: call.tenant.name, is_subscribed: state === "agreed" };
}

/** Unsubscribes whoever has the link; idempotent, since a mail program may send the request more than once. */
export async function unsubscribe(call: Call, token: string): Promise<MailSubscription> {
  const { id } = await holderOf(call, token);
  await say(call, id, { state: "unsubscribed", source: "link" });
  return { company: call.tenant.name, is_subscribed: false };
}

async function holderOf(call: Call, token: string) {
  const holder = await findByLink(call.db, hashToken(token));
  if (!holder) throw notFound("link");
  return holder;
}

/** Repeating the same choice keeps the original record. */
async function say(
  call: Call,
  clientId: number,
  said: Pick<MarketingConsent, "source"> & UpdateMarketingConsentInput & { source: "desk" | "self" | "link" },
): Promise<MarketingConsent> {
  const person = await lockPerson(call.db, clientId);
  if (!person) throw notFound("client");
  const before = await consentOf(call, clientId);
  if (before.state === said.state) return before;
  await putConsent(call.db, clientId, { ...said, changed_at: call.now });
  const after = await consentOf(call, clientId);
  const { name } = person;
  await recordChange(call, {
    entity: "client",
    entity_id: clientId,
    before: { name, marketing: before.state },
    after: { name, marketing: after.state },
  });
  return after;
}

async function consentOf(call: Call, client_id: number): Promise<MarketingConsent> {
  const row = await findConsent(call.db, client_id);
  if (!row) return { client_id, state: "not_asked", source: null, changed_at: null };
  return { client_id, state: row.state, source: row.source, changed_at: utcTextMs(row.changed_at) };
}
