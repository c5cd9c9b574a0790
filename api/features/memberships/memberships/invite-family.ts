import type { z } from "zod";
import { doerByLink, recordChange } from "#api/audit/record.ts";
import { linkExpired } from "#api/auth/mailed-tokens.ts";
import { derivedToken, hashToken, newNonce } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { addClient } from "#api/features/clients/clients/service.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import { addressProven } from "#api/features/people/sign-in/proven-address.ts";
import { keepRefusedToken } from "#api/features/people/sign-in/refusals.ts";
import type { SecretKeys } from "#api/secret-keys.ts";
import type {
  AnswerFamilyInvitationInput,
  ReceivedFamilyInvitation,
} from "#schema/memberships/memberships/family-models.ts";
import type { MembershipDetails } from "#schema/memberships/memberships/models.ts";
import type { Acknowledgement } from "#schema/shared/acknowledgement.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { refuseOthers } from "./actions.ts";
import { bringUpToDate, todayOf } from "./apply-due-changes.ts";
import { insertFamilyMember, lockPeople, personWithAddress } from "./family-queries.ts";
import { refuseFamily, refuseOften, whyNotThem } from "./family-refusals.ts";
import { audited } from "./family.ts";
import {
  deleteInvitation,
  endInvitation,
  findInvitation,
  insertInvitation,
  receivedInvitation,
  type InvitationRow,
} from "./invitation-queries.ts";
import { findMembership, type MembershipRow } from "./queries.ts";
import { detailsOf } from "./service.ts";

const LIVES_DAYS = 7;

const invitationToken = (secretKeys: SecretKeys, tenantId: string, nonce: Buffer): string =>
  derivedToken(secretKeys, { tenantId, kind: "family", nonce });

type Invited = Pick<InvitationRow, "first_name" | "last_name" | "email">;

/** Invites an address, which nobody looks up: the answer to the payer tells nothing of whose it is. */
export async function inviteToFamily(call: Call, seen: MembershipRow, invited: Invited): Promise<MembershipDetails> {
  const { tenant, db, now, deps } = call;
  const { tenant_id } = tenant;
  await lockPeople(db, [seen.client_id]);
  const today = todayOf(tenant.timezone, now);
  const row = await bringUpToDate(call, seen.id);
  if (!row) throw notFound("membership");
  await refuseFamily(call, row);
  await refuseOften(call, row);
  const nonce = newNonce(deps.secretKeys);
  const invitation_id = await insertInvitation(db, {
    tenant_id,
    membership_id: row.id,
    ...invited,
    nonce,
    token_hash: hashToken(invitationToken(deps.secretKeys, tenant_id, nonce)),
    created_at: now,
    expires_at: now.add({ hours: 24 * LIVES_DAYS }),
  });
  await queueMail(call, "family_invited", { invitation_id }, { requestedFor: invited.email });
  await record(call, row, { action: "inviteToFamily", invitation_id });
  return detailsOf(call, row, today);
}

export async function withdrawFamilyInvitation(
  call: Call,
  { id, invitationId }: { id: number; invitationId: number },
): Promise<MembershipDetails> {
  const { db, now, tenant } = call;
  await refuseOthers(call, id);
  const row = await findMembership(db, id);
  if (!row) throw notFound("membership");
  if (!(await endInvitation(db, { id: invitationId, membership_id: id }, now))) throw notFound("invitation");
  await record(call, row, { action: "withdrawFamilyInvitation", invitation_id: invitationId });
  return detailsOf(call, row, todayOf(tenant.timezone, now));
}

export async function familyInvitation(call: Call, token: string): Promise<ReceivedFamilyInvitation> {
  const received = await receivedInvitation(call.db, { tokenHash: hashToken(token) }, call.now);
  if (!received) return keepRefusedToken(call)(spent());
  const { plan_name, shared_by_name } = received;
  return { plan_name, shared_by_name };
}

/** The link proves the address, so only now is somebody looked up by it, or becomes a client. */
export async function answerFamilyInvitation(
  call: Call,
  token: string,
  { accepts }: z.infer<typeof AnswerFamilyInvitationInput>,
): Promise<z.infer<typeof Acknowledgement>> {
  const { db, now } = call;
  const invitation = await findInvitation(db, hashToken(token), now);
  const seen = invitation && (await findMembership(db, invitation.membership_id));
  if (!seen) return keepRefusedToken(call)(spent());
  if (accepts) return accept(call, seen, invitation);
  if (!(await endInvitation(db, invitation, now))) throw spent();
  await record(call, seen, { action: "answerFamilyInvitation", invitation_id: invitation.id });
  return { message: `You declined. ${fullName(seen)} does not share the membership with you.` };
}

async function accept(call: Call, seen: MembershipRow, invitation: InvitationRow) {
  const { db, now, tenant } = call;
  const { tenant_id } = tenant;
  const { id: client_id, isNew } = await holderOf(call, invitation);
  const people = await lockPeople(db, [seen.client_id, client_id]);
  const person = people.find(({ id }) => id === client_id);
  // Its own place becomes free for them first.
  if (!person || !(await deleteInvitation(db, invitation.id))) throw spent();
  const row = await bringUpToDate(call, seen.id);
  if (!row) throw spent();
  await refuseFamily(call, row);
  const refusal = await whyNotThem(call, row, { id: client_id, name: person.first_name });
  if (refusal !== undefined) throw new ApiError("invalid_state", refusal);
  await insertFamilyMember(db, { tenant_id, membership_id: row.id, client_id, joined_at: now });
  const after = audited(row, client_id);
  await recordChange(call, { entity: "membership", entity_id: row.id, after }, doerByLink(call.caller, client_id));
  const how = isNew ? " To book with it, choose a password with “Forgot password?” where you sign in." : "";
  return { message: `You use ${row.plan_name} now.${how}` };
}

/** The client with the address that the invitation was mailed to. */
async function holderOf(
  call: Call,
  { first_name, last_name, email }: Invited,
): Promise<{ id: number; isNew: boolean }> {
  const known = await personWithAddress(call.db, email);
  if (known?.roles.includes("client")) return { id: known.id, isNew: false };
  if (known) throw new ApiError("invalid_state", "This is the address of somebody who works here. Ask the front desk.");
  const after = await addClient(call, { first_name, last_name, email });
  if (!after) throw spent();
  const doer = doerByLink(call.caller, after.id);
  await recordChange(call, { action: "createClient", entity: "client", entity_id: after.id, after }, doer);
  await addressProven(call, after.id, email);
  return { id: after.id, isNew: true };
}

type Recorded = "inviteToFamily" | "withdrawFamilyInvitation" | "answerFamilyInvitation";

const record = (
  call: Call,
  row: MembershipRow,
  { action, invitation_id }: { action: Recorded; invitation_id: number },
): Promise<void> =>
  recordChange(call, {
    action,
    entity: "membership",
    entity_id: row.id,
    after: { name: fullName(row), invitation_id },
  });

const spent = (): ApiError =>
  linkExpired("This invitation was answered or withdrawn, or has run out. Ask who invited you for a new one.");
