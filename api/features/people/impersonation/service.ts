import { createHmac } from "node:crypto";
import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Actor, Person } from "#api/auth/caller.ts";
import { mayActFor } from "#api/auth/may-act-for.ts";
import { isSameSecret } from "#api/auth/same-secret.ts";
import { endSession, startProxy } from "#api/auth/session.ts";
import { hashToken, newToken } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { impersonationCookie, impersonationCookieOf } from "#api/call/cookies.ts";
import { ApiError, forbidden, invalidField, notFound } from "#api/errors/errors.ts";
import { presentImpersonation } from "#api/features/people/sign-in/present-user.ts";
import { accountOf } from "#api/features/people/sign-in/profile.ts";
import { keepRefusedToken } from "#api/features/people/sign-in/refusals.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type {
  Impersonation,
  ImpersonationLink,
  ImpersonationReasonInput,
  RedeemImpersonationInput,
  StartImpersonationInput,
} from "#schema/people/impersonation/models.ts";
import type { LoginResult } from "#schema/people/sign-in/models.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { deleteOldLinks, findPerson, insertLink, setReason, takeLink } from "./queries.ts";

const LINK_MS = 60_000;

/** The token goes into the path of a new tab, which redeems it at once, so a copy in the browser history is useless. */
export async function startImpersonation(
  call: Call,
  actor: Person,
  { user_id, return_url = "/" }: z.infer<typeof StartImpersonationInput>,
): Promise<z.infer<typeof ImpersonationLink>> {
  const { db, tenant, now } = call;
  const person = await findPerson(db, user_id);
  if (!person) throw notFound("person");
  if (person.id === actor.id) throw invalidField("user_id", "This is your own account.");
  if (!mayActFor(actor, person))
    throw forbidden("You cannot act for this person, because they are allowed to do more than you.");
  await deleteOldLinks(db, now);
  const token = newToken();
  const expires_at = now.add({ milliseconds: LINK_MS });
  await insertLink(db, {
    tenant_id: tenant.tenant_id,
    token_hash: hashToken(token),
    actor_id: actor.id,
    user_id,
    actor_session_hash: actor.session.tokenHash,
    expires_at,
  });
  await recordChange(call, { action: "startImpersonation", entity: "user", entity_id: user_id });
  call.setCookie(impersonationCookie(call.origin, bindingOf(call, token)));
  const query = new URLSearchParams({ access_token: token, return_url, proxy: "1" });
  return { url: `/impersonate?${query}`, expires_at: utcTextMs(expires_at) };
}

/** Binds the token to the browser that requested it; the address alone does not work in another. */
const bindingOf = ({ deps }: Call, token: string): string =>
  createHmac("sha256", deps.secretKeys[0]).update(`impersonation ${token}`).digest("base64url");

/** Sets no cookie: other tabs of this browser keep their session. */
export async function redeemImpersonation(
  call: Call,
  { access_token }: z.infer<typeof RedeemImpersonationInput>,
): Promise<z.infer<typeof LoginResult>> {
  const { db, tenant, origin, now, userAgent } = call;
  const isOwnBrowser = isSameSecret(impersonationCookieOf(call, origin), bindingOf(call, access_token));
  const link = isOwnBrowser ? await takeLink(db, hashToken(access_token), now) : undefined;
  const person = link && (await findPerson(db, link.user_id));
  const actor = link && (await findPerson(db, link.actor_id));
  if (!person || !actor || !mayActFor(actor, person)) {
    return keepRefusedToken(call)(
      new ApiError("link_expired", "This link was already used or has expired. Start again from the person's page."),
    );
  }
  const session = await startProxy(db, {
    tenantId: tenant.tenant_id,
    userId: person.id,
    actor: { id: actor.id, tokenHash: link.actor_session_hash, expires_at: link.expires_at },
    now,
    address: origin.address,
    userAgent,
  });
  const acting: Actor = { id: actor.id, name: fullName(actor), reason: null };
  const doer = { actor_id: actor.id, on_behalf_of_id: person.id };
  await recordChange(call, { action: "redeemImpersonation", entity: "user", entity_id: person.id }, doer);
  const impersonation = presentImpersonation(acting, session.expires_at);
  return {
    access_token: session.token,
    expires_at: utcTextMs(session.expires_at),
    user: { ...(await accountOf(call, person)), impersonation },
  };
}

export async function giveImpersonationReason(
  call: Call,
  person: Person,
  { reason }: z.infer<typeof ImpersonationReasonInput>,
): Promise<z.infer<typeof Impersonation>> {
  const actor = actorOf(person);
  await setReason(call.db, person.session.tokenHash, reason);
  await recordChange(call, {
    action: "giveImpersonationReason",
    entity: "user",
    entity_id: person.id,
    before: { reason: actor.reason },
    after: { reason },
  });
  return presentImpersonation({ ...actor, reason }, person.session.expires_at);
}

export async function endImpersonation(call: Call, person: Person): Promise<{ message: string }> {
  actorOf(person);
  await endSession(call.db, person.session.tokenHash);
  await recordChange(call, { action: "endImpersonation", entity: "user", entity_id: person.id });
  return { message: `You no longer act for ${fullName(person)}.` };
}

/** The audience of these operations guarantees an actor. */
function actorOf({ actor }: Person): Actor {
  if (!actor) throw forbidden("You are not acting for anybody.");
  return actor;
}
