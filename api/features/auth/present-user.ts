import type { z } from "zod";
import type { Actor, Person } from "#api/auth/caller.ts";
import type { User } from "#schema/auth/models.ts";
import { PERMISSION_NAMES } from "#schema/auth/permissions.ts";
import type { Impersonation } from "#schema/impersonation/models.ts";

/** What a person may know of the own account, with what the roles allow. */
export function presentUser(
  person: Pick<Person, "id" | "first_name" | "last_name" | "email" | "roles" | "reaches">,
): User {
  const { id, first_name, last_name, email, roles, reaches } = person;
  return {
    id,
    roles: [...roles],
    first_name,
    last_name,
    name: `${first_name} ${last_name}`.trim(),
    initials: `${first_name[0] ?? ""}${last_name[0] ?? ""}`.toUpperCase(),
    email,
    permissions: PERMISSION_NAMES.filter((name) => reaches[name] === "yes"),
    own_permissions: PERMISSION_NAMES.filter((name) => reaches[name] === "own"),
    impersonation: null,
  };
}

/** The person of this session, and who acts in their name. */
export function presentProfile(person: Person): User {
  const { actor, session } = person;
  return { ...presentUser(person), impersonation: actor && presentImpersonation(actor, session.expires_at) };
}

export function presentImpersonation(actor: Actor, expires_at: Date): z.infer<typeof Impersonation> {
  const { id, name, reason } = actor;
  return { actor_id: id, actor_name: name, reason, expires_at: expires_at.toISOString() };
}
