import type { z } from "zod";
import { hashToken, newToken } from "#api/auth/tokens.ts";
import { refuseBeforeSetUp } from "#api/auth/caller.ts";
import { keepRefusedToken } from "#api/features/auth/refusals.ts";
import { letIn } from "#api/features/auth/sign-in.ts";
import { linkIdentity, takeOwnHandover } from "#api/features/federation/link.ts";
import { findLinkedPerson, insertHandover, type Handover as Row } from "#api/features/federation/queries.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError } from "#api/http/errors.ts";
import type { Handover } from "#schema/federation/models.ts";

type Answer = z.infer<typeof Handover>;

const LINK_MS = 10 * 60_000;

/**
 * Who is linked is signed in; whoever is signed in already links the account; anybody else proves first who they are here,
 * whether or not somebody has this address: an address alone proves nothing, and the answer tells nothing.
 */
export async function redeemHandover(call: Call, { code }: { code: string }): Promise<Answer> {
  const handover = await takeOwnHandover(call, "handover", code).catch(keepRefusedToken(call));
  const linked = await findLinkedPerson(call.db, handover);
  const { email } = handover;
  if (call.caller.kind === "person") {
    refuseBeforeSetUp(call.tenant, call.caller);
    if (linked && linked.id !== call.caller.id) {
      throw new ApiError("invalid_state", "This Google account signs somebody else in here.");
    }
    if (!linked) await linkIdentity(call, call.caller.id, handover);
    return { outcome: "linked", email, session: null, link_token: null };
  }
  if (linked) {
    const session = await letIn(call, linked.id, { way: "google", link: null });
    return { outcome: "signed_in", email, session, link_token: null };
  }
  return { outcome: "proof_needed", email, session: null, link_token: await waitForProof(call, handover) };
}

async function waitForProof(call: Call, handover: Row): Promise<string> {
  const token = newToken();
  await insertHandover(call.db, {
    ...handover,
    kind: "link",
    token_hash: hashToken(token),
    expires_at: new Date(call.now.epochMilliseconds + LINK_MS),
  });
  return token;
}
