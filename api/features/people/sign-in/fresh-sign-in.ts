import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Person } from "#api/auth/caller.ts";
import { confirmSession } from "#api/auth/session.ts";
import type { Call } from "#api/call/call.ts";
import { freshUntil, proofOf } from "#api/call/fresh-sign-in.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { ConfirmSignInInput, FreshSignIn } from "#schema/people/sign-in/fresh-sign-in-models.ts";
import { confirmPassword } from "./passwords.ts";
import { keepRefusal } from "./refusals.ts";
import { takeCode } from "./second-factor.ts";

/** With two-factor, a code is required: a stolen password confirms nothing. */
export async function confirmSignIn(
  call: Call,
  person: Person,
  input: z.infer<typeof ConfirmSignInInput>,
): Promise<z.infer<typeof FreshSignIn>> {
  await takeProof(call, person, input);
  await confirmSession(call.db, person.session.tokenHash, call.now);
  await recordChange(call, { entity: "user", entity_id: person.id });
  return freshSignIn({ session: { ...person.session, confirmed_at: call.now } });
}

/** The operation's own check guarantees that the sign-in is fresh. */
export function freshSignIn(person: Pick<Person, "session">): z.infer<typeof FreshSignIn> {
  const until = freshUntil(person);
  if (!until) throw new Error("A fresh sign-in has an end");
  return { fresh_until: utcTextMs(until) };
}

async function takeProof(
  call: Call,
  person: Person,
  { password, code }: z.infer<typeof ConfirmSignInInput>,
): Promise<void> {
  const proof = await proofOf(call.db, person);
  if (proof === "google") {
    throw new ApiError("invalid_state", "You sign in with Google alone. Sign in with Google again to confirm.");
  }
  if (proof === "code") {
    if (!code) throw invalidField("code", "Enter a code from your app, or a recovery code.");
    await takeCode(call, person.id, code).catch(keepRefusal(call, person.id, "code"));
    return;
  }
  if (!password) throw invalidField("password", "Enter your password.");
  await confirmPassword(call, person, password, "password").catch(keepRefusal(call, person.id, "password"));
}
