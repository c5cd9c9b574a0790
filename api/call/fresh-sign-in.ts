import { signedIn, type Person } from "#api/auth/caller.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { ApiError, forbidden } from "#api/errors/errors.ts";
import type { SignInProof } from "#schema/shared/errors.ts";
import type { Call } from "./call.ts";

/** How long after a sign-in or its confirmation no new confirmation is required. */
const FRESH_MS = 10 * 60_000;

/** Until when this session's sign-in counts as fresh; null if it cannot be confirmed. */
export const freshUntil = ({ session }: Pick<Person, "session">): Temporal.Instant | null =>
  session.confirmed_at && session.confirmed_at.add({ milliseconds: FRESH_MS });

/**
 * Throws unless the person has recently proved their identity, naming the proof required; always refuses a person
 * acting for another.
 */
export async function requireFreshSignIn({ caller, db, now }: Pick<Call, "caller" | "db" | "now">): Promise<void> {
  const person = signedIn(caller);
  if (person.actor) throw forbidden("Only the person themselves can do this: it asks who they are.");
  const until = freshUntil(person);
  if (until && Temporal.Instant.compare(now, until) < 0) return;
  throw new ApiError("fresh_sign_in_required", "Confirm that it is you, then try again.", {
    proof: await proofOf(db, person),
  });
}

/** The proof to ask for: a code with two-factor sign-in, otherwise the password, or Google for those who have nothing else. */
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
