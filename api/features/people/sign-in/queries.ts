import type { Updateable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Users } from "#api/db/types.generated.ts";

const PROFILE = [
  "first_name",
  "last_name",
  "phone",
  "preferences",
  "preferences_version",
  "password_changed_at",
  "version",
] as const;

export type Profile = Awaited<ReturnType<typeof profileOf>>;

export function accountByEmail(trx: TenantTransaction, email: string) {
  return trx
    .selectFrom("users")
    .where("deactivated_at", "is", null)
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
    .select(["id", "first_name", "last_name", "email", "roles", "password_hash"])
    .executeTakeFirst();
}

/** A person's own profile; the session's foreign key guarantees the row. */
export function profileOf(trx: TenantTransaction, id: number) {
  return trx.selectFrom("users").where("id", "=", id).select(PROFILE).executeTakeFirstOrThrow();
}

/** Locks the row, so that the checked version is the one that is changed. */
export function lockProfile(trx: TenantTransaction, id: number) {
  return trx.selectFrom("users").where("id", "=", id).select(PROFILE).forNoKeyUpdate().executeTakeFirstOrThrow();
}

interface ProfileChange {
  person: Pick<Updateable<Users>, "first_name" | "last_name" | "phone">;
  /** As JSON text. */
  preferences: string | undefined;
}

/** Preferences have a version of their own: choosing dark colors must not make an open form for this person at the desk stale. */
export function changeProfile(trx: TenantTransaction, id: number, { person, preferences }: ProfileChange) {
  const changesPerson = Object.keys(person).length > 0;
  return trx
    .updateTable("users")
    .set((eb) => ({
      ...person,
      version: eb("version", "+", changesPerson ? 1 : 0),
      ...(preferences === undefined ? {} : { preferences, preferences_version: eb("preferences_version", "+", 1) }),
    }))
    .where("id", "=", id)
    .returning(PROFILE)
    .executeTakeFirstOrThrow();
}
