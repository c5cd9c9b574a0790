import { recordChange, type Doer } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { notFound } from "#api/errors/errors.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { MarketingConsent } from "#schema/messages/campaigns/models.ts";
import { findConsent, isUnsubscribed, lockPerson, putConsents, removeImported, type Said } from "./queries.ts";

/** What a person ticked when they asked for an account, once the account is theirs. */
export async function agreeByRegistering(call: Call, clientId: number, doer: Doer): Promise<void> {
  await recordConsent(
    call,
    clientId,
    { state: "agreed", source: "registration" },
    { action: "updateOwnMarketingConsent", doer },
  );
}

/**
 * What a visitor ticked when they bought a plan. Nobody has proven that the address is theirs, so a no stands, also that of
 * another client with this address.
 */
export async function agreeByBuying(call: Call, clientId: number, email: string): Promise<void> {
  if (await isUnsubscribed(call.db, email)) return;
  const said = { state: "agreed", source: "purchase" } as const;
  await recordConsent(call, clientId, said, { action: "updateMarketingConsent" });
}

/** What an imported file says of the clients that it brings. The import's own entries in the history tell it. */
export function writeImported(call: Call, said: readonly { client_id: number; state: Said }[]): Promise<void> {
  return putConsents(call.db, said, { source: "import", changed_at: call.now });
}

/** What an imported file says of a client who is here already; false where their no stands against its yes. */
export async function changeByImport(call: Call, clientId: number, state: Said): Promise<boolean> {
  const after = await recordConsent(call, clientId, { state, source: "import" }, { action: "updateMarketingConsent" });
  return after.state === state;
}

/** Takes back what imported files have these clients agree to, unless they or the desk said something since. */
export async function takeBackImported(call: Call, clientIds: readonly number[]): Promise<number[]> {
  const removed = await removeImported(call.db, clientIds);
  for (const { id, name } of removed) {
    await recordChange(call, {
      action: "updateMarketingConsent",
      entity: "client",
      entity_id: id,
      before: { name, marketing: "agreed" },
      after: { name, marketing: "not_asked" },
    });
  }
  return removed.map(({ id }) => id);
}

interface Recorded {
  action?: "updateMarketingConsent" | "updateOwnMarketingConsent";
  doer?: Doer;
}

/** Not known to come from the person: it does not outweigh a no. */
const UNPROVEN: ReadonlySet<MarketingConsent["source"]> = new Set(["purchase", "import"]);

/** Repeating the same choice keeps the original record. */
export async function recordConsent(
  call: Call,
  clientId: number,
  { state, source }: { state: Said; source: NonNullable<MarketingConsent["source"]> },
  { doer, ...recorded }: Recorded = {},
): Promise<MarketingConsent> {
  const person = await lockPerson(call.db, clientId);
  if (!person) throw notFound("client");
  const before = await consentOf(call, clientId);
  if (before.state === state || (UNPROVEN.has(source) && before.state === "unsubscribed")) return before;
  await putConsents(call.db, [{ client_id: clientId, state }], { source, changed_at: call.now });
  const after = await consentOf(call, clientId);
  const { name } = person;
  const change = {
    ...recorded,
    entity: "client" as const,
    entity_id: clientId,
    before: { name, marketing: before.state },
    after: { name, marketing: after.state },
  };
  await recordChange(call, change, doer);
  return after;
}

export async function consentOf(call: Call, client_id: number): Promise<MarketingConsent> {
  const row = await findConsent(call.db, client_id);
  if (!row) return { client_id, state: "not_asked", source: null, changed_at: null };
  return { client_id, state: row.state, source: row.source, changed_at: utcTextMs(row.changed_at) };
}
