import type { z } from "zod";
import { refuseBeforeSetUp, type Person } from "#api/auth/caller.ts";
import { confirmSession } from "#api/auth/session.ts";
import type { Call } from "#api/call/call.ts";
import { requireFreshSignIn } from "#api/call/fresh-sign-in.ts";
import { ApiError } from "#api/errors/errors.ts";
import {
  askForProof,
  linkedPerson,
  linkIdentity,
  takeOwnCodeExchange,
} from "#api/features/people/federation/google-link.ts";
import { redeemSignUpCode } from "#api/features/people/federation/sign-up-code.ts";
import type { CodeExchange } from "#schema/people/federation/models.ts";
import { addressProven } from "./proven-address.ts";
import { keepRefusedToken } from "./refusals.ts";
import { letIn } from "./sign-in.ts";

type Answer = z.infer<typeof CodeExchange>;

/**
 * Completes a handover. After a sign-up, the new account is signed in. A linked account signs in; a caller who is signed in
 * already links it; anybody else must first prove who they are, whether or not the address is known: an address alone proves
 * nothing, and the response reveals nothing.
 */
export async function redeemHandover(call: Call, { code }: { code: string }): Promise<Answer> {
  const signedUp = await redeemSignUpCode(call, code);
  if (signedUp) {
    const session = await letIn(call, signedUp.userId, { way: "password", link: null, email: null });
    return { outcome: "signed_in", email: signedUp.email, session, link_token: null };
  }
  const codeExchange = await takeOwnCodeExchange(call, "code", code).catch(keepRefusedToken(call));
  const linked = await linkedPerson(call, codeExchange);
  const { email } = codeExchange;
  if (call.caller.kind === "person") {
    refuseBeforeSetUp(call.tenant, call.caller);
    if (linked && linked.id !== call.caller.id) {
      throw new ApiError("invalid_state", "This Google account is already linked to somebody else here.");
    }
    if (linked) await confirmByGoogle(call, call.caller);
    else {
      await requireFreshSignIn(call);
      await linkIdentity(call, call.caller.id, codeExchange);
    }
    await addressProven(call, call.caller.id, email);
    return { outcome: "linked", email, session: null, link_token: null };
  }
  if (linked) {
    const session = await letIn(call, linked.id, { way: "google", link: null, email });
    return { outcome: "signed_in", email, session, link_token: null };
  }
  return { outcome: "proof_needed", email, session: null, link_token: await askForProof(call, codeExchange) };
}

/** A sign-in through Google just now counts as confirmation, except with two-factor, where Google is only the first factor. */
async function confirmByGoogle({ db, now }: Call, { has_two_factor, session }: Person): Promise<void> {
  if (!has_two_factor) await confirmSession(db, session.tokenHash, now);
}
