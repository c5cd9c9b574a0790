import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Person } from "#api/auth/caller.ts";
import { endSessionsOf } from "#api/auth/session.ts";
import { hashToken, newToken } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { pendingSignInCookieOf } from "#api/call/cookies.ts";
import { ApiError } from "#api/errors/errors.ts";
import { sendAccountMail } from "#api/features/messages/account-mail/account-mail.ts";
import type { GoogleLink } from "#schema/people/federation/models.ts";
import {
  deleteIdentities,
  findLinkedPerson,
  identitiesOf,
  insertCodeExchange,
  insertIdentity,
  takeCodeExchange,
  type CodeExchange,
} from "./queries.ts";

const LINK_MS = 10 * 60_000;

const codeExpired = (): ApiError =>
  new ApiError(
    "link_expired",
    "This sign-in with Google has expired or was started in another browser. Please sign in again.",
  );

/** Takes the exchange of this code or link token, if this browser started it; single-use. */
export async function takeOwnCodeExchange(call: Call, kind: "code" | "link", token: string): Promise<CodeExchange> {
  const codeExchange = await takeCodeExchange(call.db, {
    kind,
    tokenHash: hashToken(token),
    bindingHash: hashToken(pendingSignInCookieOf(call, call.origin)),
    now: call.now,
  });
  if (!codeExchange) throw codeExpired();
  return codeExchange;
}

/** The person here who is linked to this external account. */
export const linkedPerson = ({ db }: Call, codeExchange: CodeExchange) => findLinkedPerson(db, codeExchange);

/** Returns a token with which a person can link the external account after proving who they are. */
export async function askForProof(call: Call, codeExchange: CodeExchange): Promise<string> {
  const token = newToken();
  await insertCodeExchange(call.db, {
    ...codeExchange,
    kind: "link",
    token_hash: hashToken(token),
    expires_at: call.now.add({ milliseconds: LINK_MS }),
  });
  return token;
}

/** Links the external account as a second sign-in; the person has proven to own both. */
export async function linkIdentity(
  call: Call,
  userId: number,
  { issuer, subject, email }: Pick<CodeExchange, "issuer" | "subject" | "email">,
): Promise<void> {
  const linked = await insertIdentity(call.db, {
    tenant_id: call.tenant.tenant_id,
    issuer,
    subject,
    user_id: userId,
    email,
    linked_at: call.now,
  });
  if (!linked) {
    throw new ApiError("invalid_state", "Another Google account is already linked to this person. Unlink it first.");
  }
  const doer = { actor_id: userId, on_behalf_of_id: null };
  await recordChange(call, { action: "linkGoogle", entity: "user", entity_id: userId, after: { email } }, doer);
  await sendAccountMail(call, "google_linked", noticeOf(call, userId, email));
}

const noticeOf = ({ now }: Call, user_id: number, email: string) => ({
  user_id,
  at: now.toString(),
  facts: [["Google account", email]] as [string, string][],
});

export async function googleLink({ db, deps }: Call, person: Person): Promise<z.infer<typeof GoogleLink>> {
  const [identity] = await identitiesOf(db, person.id);
  return { email: identity?.email ?? null, is_available: deps.google !== null };
}

/** Idempotent: unlinking again succeeds. */
export async function unlinkGoogle(call: Call, person: Person): Promise<{ message: string }> {
  const [identity] = await deleteIdentities(call.db, person.id);
  if (!identity) return { message: "No Google account is linked." };
  await recordChange(call, { action: "unlinkGoogle", entity: "user", entity_id: person.id, before: identity });
  // Google may have opened those sessions.
  await endSessionsOf(call.db, person.id, { except: person.session.tokenHash });
  await sendAccountMail(call, "google_unlinked", noticeOf(call, person.id, identity.email));
  return { message: `${identity.email} is unlinked. You can no longer sign in with Google.` };
}
