import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import { isRole } from "#api/auth/roles.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { beginCoaching } from "#api/features/venue/coaches/coaching.ts";
import { preferencesOfNewcomer } from "#api/features/venue/onboarding/service.ts";
import type { Account, CreateAccountInput, KnownPerson } from "#schema/people/accounts/models.ts";
import { isStaff, type Role } from "#schema/people/sign-in/permissions.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { invitedBy, mailInvitation } from "./invite.ts";
import { factsOf } from "./present.ts";
import { lockByEmail } from "./queries.ts";
import { refuseHigherRoles } from "./refusals.ts";
import { loadAccount } from "./service.ts";
import { changeAccount, insertAccount } from "./write-queries.ts";

/** Invites somebody. An existing client or former colleague with this address is reused, not duplicated. */
export async function createAccount(call: Call, input: CreateAccountInput): Promise<Account> {
  const caller = signedIn(call.caller);
  refuseHigherRoles(caller, input.roles);
  const known = await lockByEmail(call.db, input.email);
  const id = known ? await takeBack(call, input, known) : await add(call, input);
  if (input.roles.includes("coach")) await beginCoaching(call, id);
  await mailInvitation(call, caller, { id, email: input.email });
  const account = await loadAccount(call, id);
  await recordChange(call, { action: "createAccount", entity: "account", entity_id: id, after: factsOf(account) });
  return account;
}

async function add(call: Call, { first_name, last_name, email, roles }: CreateAccountInput): Promise<number> {
  const id = await insertAccount(call.db, {
    tenant_id: call.tenant.tenant_id,
    first_name,
    last_name,
    email,
    roles: [...new Set(roles)],
    created_at: call.now,
    ...invitedBy(call, signedIn(call.caller)),
    ...(await preferencesOfNewcomer(call)),
  });
  if (id === undefined) throw emailTaken();
  return id;
}

type Known = NonNullable<Awaited<ReturnType<typeof lockByEmail>>>;

async function takeBack(call: Call, input: CreateAccountInput, known: Known): Promise<number> {
  const roles = known.roles.filter(isRole);
  const isFormer = known.deactivated_at !== null;
  if (!isFormer && isStaff(roles)) throw emailTaken();
  if (!input.same_person) throw knownAlready(known, isFormer ? "former_account" : "client");
  const kept: Role[] = isFormer ? [] : roles;
  await changeAccount(call.db, known.id, {
    first_name: input.first_name,
    last_name: input.last_name,
    roles: [...new Set([...kept, ...input.roles])],
    deactivated_at: null,
    ...invitedBy(call, signedIn(call.caller)),
    // A returning person chooses a new password; linked accounts were removed with the old account.
    ...(isFormer ? { password_hash: null } : {}),
  });
  return known.id;
}

function knownAlready({ id, first_name, last_name }: Known, known_as: KnownPerson["known_as"]): ApiError {
  const current: KnownPerson = { id, name: fullName({ first_name, last_name }), known_as };
  const what = known_as === "client" ? "is a client with this address" : "had an account with this address";
  return new ApiError("invalid_state", `${current.name} ${what}. Is it the same person?`, { current });
}

export const emailTaken = (): ApiError =>
  invalidField("email", "Somebody already has an account with this address. Look for it in the list.");
