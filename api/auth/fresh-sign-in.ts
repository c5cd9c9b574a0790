import { type Person, signedIn } from "#api/auth/caller.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError, forbidden } from "#api/http/errors.ts";
import type { SignInProof } from "#schema/shared/errors.ts";

/** For so long after a sign-in or its confirmation nobody is asked again. */
const FRESH_MS = 10 * 60_000;

/** Until when the sign-in of this session counts as fresh; null where it cannot be confirmed. */
export const freshUntil = ({ session }: Pick<Person, "session">): Temporal.Instant | null =>
  session.confirmed_at && session.confirmed_at.add({ milliseconds: FRESH_MS });

/** Refuses whoever has not proved lately who they are, and says by what to; and whoever acts for another person. */
export async function requireFreshSignIn({ caller, db, now }: Pick<Call, "caller" | "db" | "now">): Promise<void> {
  const person = signedIn(caller);
  if (person.actor) throw forbidden("Only the person themselves can do this: it asks who they are.");
  const until = freshUntil(person);
  if (until && Temporal.Instant.compare(now, until) < 0) return;
  throw new ApiError("fresh_sign_in_required", "Confirm that it is you, then try again.", {
    proof: await proofOf(db, person),
  });
}

/** Two factors stand on the app; without, a password where there is one, and Google for who has nothing else. */
export async function proofOf(
  trx: TenantTransaction,
  { id, has_two_factor }: Pick<Person, "id" | "has_two_factor">,
): Promise<SignInProof> {
  if (has_two_factor) return "code";
  const { password_hash, identity } = await trx
    .selectFrom("users")
    .leftJoin("user_identities as identity", (join) =>
      join.onRef("identity.tenant_id", "=", "users.tenant_id").onRef("identity.user_id", "=", "users.id"),
    )
    .where("users.id", "=", id)
    .select(["users.password_hash", "identity.subject as identity"])
    .executeTakeFirstOrThrow();
  return password_hash === null && identity !== null ? "google" : "password";
}
