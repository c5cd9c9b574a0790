import { recordChange } from "#api/audit/record.ts";
import { signedIn, type Person } from "#api/auth/caller.ts";
import { voidMailedTokens } from "#api/auth/mailed-tokens.ts";
import { endProxies, endSessionsOf } from "#api/auth/session.ts";
import type { Call } from "#api/call/call.ts";
import { requireFreshSignIn } from "#api/call/fresh-sign-in.ts";
import { ApiError } from "#api/errors/errors.ts";
import { sendAccountMail } from "#api/features/messages/account-mail/account-mail.ts";
import { beginEmailChange } from "#api/features/messages/account-mail/email-change.ts";
import { beginCoaching, endCoaching } from "#api/features/venue/coaches/coaching.ts";
import { definedFields } from "#api/http/defined-fields.ts";
import type { Account, UpdateAccountInput } from "#schema/people/accounts/models.ts";
import type { Role } from "#schema/people/sign-in/permissions.ts";
import { readable } from "#schema/shared/audit-sentence.ts";
import { emailTaken } from "./create-account.ts";
import { invitedBy, mailInvitation } from "./invite.ts";
import { factsOf } from "./present.ts";
import { countOtherOwners, lockByEmail } from "./queries.ts";
import { refuseHigherRoles, refuseLastOwner, refuseOwnDemotion, refuseOwnEnd } from "./refusals.ts";
import { loadAccount, loadForChange } from "./service.ts";
import { changeAccount, unlinkAccount } from "./write-queries.ts";

/** Changes the fields that were sent; new roles take effect with the person's next request. */
export async function updateAccount(call: Call, id: number, input: UpdateAccountInput): Promise<Account> {
  const caller = signedIn(call.caller);
  const before = await loadForChange(call, caller, { id, version: input.version });
  const roles = input.roles && withClientRole(before.roles, input.roles);
  if (roles) await refuseRoles(call, caller, { before, roles });
  const { first_name, last_name, email } = input;
  const isMoved = email !== undefined && email !== before.email;
  if (isMoved) await requireFreshSignIn(call);
  if (isMoved && (await isTaken(call, email, id))) throw emailTaken();
  const isInvited = before.status === "invited";
  const signsIn = before.status === "active";
  const changed = await changeAccount(call.db, id, {
    ...definedFields({ first_name, last_name, email: signsIn ? undefined : email, roles }),
    ...(isMoved && isInvited ? invitedBy(call, caller) : {}),
  });
  if (!changed) throw emailTaken();
  if (roles) await settleCoaching(call, { before, roles, keep: input.keep_bookings });
  if (roles) await tellOfRoles(call, before, roles);
  if (isMoved) await moveMail(call, before, email);
  const after = await loadAccount(call, id);
  const change = { before: factsOf(before), after: factsOf(after) };
  await recordChange(call, { action: "updateAccount", entity: "account", entity_id: id, ...change });
  return after;
}

/** Closes the account and ends all its sessions; the person's row and history stay. */
export async function deleteAccount(
  call: Call,
  id: number,
  { version, keep_bookings }: { version?: number | undefined; keep_bookings: boolean },
): Promise<Account> {
  const caller = signedIn(call.caller);
  const before = await loadForChange(call, caller, { id, version });
  refuseOwnEnd(caller, before);
  const left = before.roles.filter((role) => role === "client");
  refuseLastOwner(before, left, await countOtherOwners(call.db, id));
  await settleCoaching(call, { before, roles: left, keep: keep_bookings });
  // Somebody who is also a client stays a client.
  const end = left.length > 0 ? { roles: left } : { deactivated_at: call.now };
  await changeAccount(call.db, id, { ...end, invited_at: null, invited_by: null });
  if (left.length === 0) await unlinkAccount(call.db, id);
  await endSessionsOf(call.db, id);
  await voidMailedTokens(call.db, id, call.now);
  await recordChange(call, { action: "deleteAccount", entity: "account", entity_id: id, before: factsOf(before) });
  return { ...before, version: before.version + 1, session_count: 0, last_seen_at: null, allowed_actions: [] };
}

/** Mails the invitation again, or for the first time. */
export async function sendInvitation(call: Call, id: number): Promise<Account> {
  const caller = signedIn(call.caller);
  const before = await loadForChange(call, caller, { id });
  if (before.status === "active") {
    throw new ApiError(
      "invalid_state",
      `${before.name} already has a password. To set a new one, use “Forgot password?” on the sign-in page.`,
    );
  }
  if (before.email === null) {
    throw new ApiError("invalid_state", `${before.name} has no email address. Add one first.`);
  }
  await changeAccount(call.db, id, invitedBy(call, caller));
  await mailInvitation(call, caller, { id, email: before.email });
  await recordChange(call, { action: "sendInvitation", entity: "account", entity_id: id, after: factsOf(before) });
  return loadAccount(call, id);
}

/** Keeps the client role as it is: it is not part of an account. */
const withClientRole = (standing: readonly Role[], wanted: readonly Role[]): Role[] => [
  ...new Set([...standing.filter((role) => role === "client"), ...wanted]),
];

/** An active account confirms the new address first; links mailed to the old address become void. */
async function moveMail(call: Call, { id, status }: Account, email: string): Promise<void> {
  if (status === "active") await beginEmailChange(call, id, email);
  else if (status === "invited") await mailInvitation(call, signedIn(call.caller), { id, email });
  else await voidMailedTokens(call.db, id, call.now);
}

/** What a demotion ended stays ended, even if the role is given back later; the person is notified. */
async function tellOfRoles(call: Call, before: Account, roles: readonly Role[]): Promise<void> {
  await endProxies(call.db, before.id);
  if (isSameSet(roles, before.roles)) return;
  const facts: [string, string][] = [
    ["Before", before.roles.map(readable).join(", ")],
    ["Now", roles.map(readable).join(", ")],
  ];
  await sendAccountMail(call, "roles_changed", { user_id: before.id, at: call.now.toString(), facts });
}

const isTaken = async ({ db }: Call, email: string, id: number): Promise<boolean> => {
  const holder = await lockByEmail(db, email);
  return holder !== undefined && holder.id !== id;
};

const isSameSet = (some: readonly Role[], others: readonly Role[]): boolean =>
  some.length === others.length && some.every((role) => others.includes(role));

async function refuseRoles(
  call: Call,
  caller: Person,
  { before, roles }: { before: Account; roles: Role[] },
): Promise<void> {
  refuseHigherRoles(caller, roles);
  refuseOwnDemotion(caller, before, roles);
  refuseLastOwner(before, roles, await countOtherOwners(call.db, before.id));
  if (!isSameSet(roles, before.roles)) await requireFreshSignIn(call);
}

async function settleCoaching(
  call: Call,
  { before, roles, keep }: { before: Account; roles: readonly Role[]; keep: boolean },
): Promise<void> {
  const [was, is] = [before.roles.includes("coach"), roles.includes("coach")];
  if (is && !was) await beginCoaching(call, before.id);
  if (was && !is) await endCoaching(call, before, keep);
}
