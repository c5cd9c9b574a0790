import type { z } from "zod";
import { lacksTwoFactor, type Actor, type Person } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { Impersonation } from "#schema/people/impersonation/models.ts";
import type { User } from "#schema/people/sign-in/models.ts";
import { PERMISSION_NAMES } from "#schema/people/sign-in/permissions.ts";
import { readPreferences } from "#schema/people/sign-in/stored-preferences.ts";
import { initialsOf } from "#schema/shared/initials.ts";
import { fullName } from "#schema/shared/person-name.ts";
import type { Profile } from "./queries.ts";

/** The person's identity and permissions, as loaded with the session. */
export type Account = Pick<Person, "id" | "email" | "roles" | "permissionScopes">;

/** The person's own account, with what their roles allow. */
export function presentUser({ id, email, roles, permissionScopes }: Account, profile: Profile): User {
  const { first_name, last_name, phone, preferences, preferences_version, password_changed_at, version } = profile;
  return {
    id,
    roles: [...roles],
    first_name,
    last_name,
    name: fullName({ first_name, last_name }),
    initials: initialsOf(first_name, last_name),
    email,
    phone,
    permissions: PERMISSION_NAMES.filter((name) => permissionScopes[name] === "yes"),
    own_permissions: PERMISSION_NAMES.filter((name) => permissionScopes[name] === "own"),
    must_set_up_two_factor: false,
    impersonation: null,
    preferences: { ...readPreferences(preferences), version: preferences_version },
    password_changed_at: password_changed_at && utcTextMs(password_changed_at),
    version,
  };
}

/** The person of this session, who acts on their behalf, and whether a step is required of them first. */
export function presentProfile({ tenant }: Pick<Call, "tenant">, person: Person, profile: Profile): User {
  const { actor, session } = person;
  return {
    ...presentUser(person, profile),
    must_set_up_two_factor: lacksTwoFactor(tenant, person),
    impersonation: actor && presentImpersonation(actor, session.expires_at),
  };
}

export function presentImpersonation(actor: Actor, expires_at: Temporal.Instant): z.infer<typeof Impersonation> {
  const { id, name, reason } = actor;
  return { actor_id: id, actor_name: name, reason, expires_at: utcTextMs(expires_at) };
}
