import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { forbidden, invalidField, notFound } from "#api/errors/errors.ts";
import { createClient } from "#api/features/clients/clients/service.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import { isSameName } from "#api/text/plain-form.ts";
import type { AddFamilyMemberInput, FamilyRemoval } from "#schema/memberships/memberships/family-models.ts";
import type { DryRunInput, MembershipDetails } from "#schema/memberships/memberships/models.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { refuseOthers } from "./actions.ts";
import { bringUpToDate, todayOf } from "./apply-due-changes.ts";
import { refuseStale, tokenOf } from "./dry-run.ts";
import {
  closeFamilyMember,
  coveredToCome,
  insertFamilyMember,
  lockPeople,
  personWithAddress,
  type FamilyRow,
} from "./family-queries.ts";
import { refuseFamily, refuseOften, whyNotThem } from "./family-refusals.ts";
import { audited, usersBeside } from "./family.ts";
import { inviteToFamily } from "./invite-family.ts";
import { findMembership, type MembershipRow } from "./queries.ts";
import { detailsOf } from "./service.ts";

/** Nobody has proven the address. */
const TYPED = { is_email_confirmed: false } as const;

/** Adds someone to a membership. Concurrent additions to one membership, or of one person, are serialized. */
export async function addFamilyMember(call: Call, id: number, input: AddFamilyMemberInput): Promise<MembershipDetails> {
  const { tenant, db, now } = call;
  await refuseOthers(call, id);
  const seen = await findMembership(db, id);
  if (!seen) throw notFound("membership");
  const typed = typedOf(call, input);
  if (typed?.email && call.permissionScope !== "yes") {
    return inviteToFamily(call, seen, { ...typed, email: typed.email });
  }
  const personId = typed ? await namedPerson(call, typed) : (input.client_id ?? 0);
  const people = await lockPeople(db, [seen.client_id, personId]);
  const person = people.find((one) => one.id === personId);
  const field = typed ? "email" : "client_id";
  if (!person) throw invalidField(field, "There is no such client.");
  const today = todayOf(tenant.timezone, now);
  const row = await bringUpToDate(call, id);
  if (!row) throw notFound("membership");
  await refuseFamily(call, row);
  await refuseOften(call, row);
  const refusal = await whyNotThem(call, row, { id: personId, name: person.first_name });
  if (refusal !== undefined) throw invalidField(field, refusal);
  await insertFamilyMember(db, {
    tenant_id: tenant.tenant_id,
    membership_id: id,
    client_id: personId,
    joined_at: now,
  });
  await queueMail(call, "family_added", { membership_id: id, client_id: personId });
  await recordChange(call, { entity: "membership", entity_id: id, after: audited(row, personId) });
  return detailsOf(call, row, today);
}

interface Typed {
  first_name: string;
  last_name: string;
  email: string | null;
}

/** The person by name; undefined where staff choose a client. */
function typedOf(call: Call, { client_id, first_name, last_name = "", email = null }: AddFamilyMemberInput) {
  if (client_id !== undefined) {
    if (call.permissionScope !== "yes") throw forbidden("Only the venue can choose among its clients.");
    return undefined;
  }
  if (first_name === undefined) throw invalidField("first_name", "Enter a first name.");
  return { first_name, last_name, email: email || null };
}

/** Staff's name and address match a client, or create a new one, as does the payer's name alone. */
async function namedPerson(call: Call, { first_name, last_name, email }: Typed): Promise<number> {
  const known = email ? await personWithAddress(call.db, email) : undefined;
  if (!known) return (await createClient(call, { first_name, last_name, email }, TYPED)).id;
  const isThem = known.roles.includes("client") && isSameName(fullName(known), fullName({ first_name, last_name }));
  if (!isThem) throw invalidField("email", "We cannot add this address under this name.");
  return known.id;
}

/** Ends someone's use of a membership. Their bookings and the allowance they used remain. */
export async function removeFamilyMember(
  call: Call,
  { id, clientId }: { id: number; clientId: number },
  asked: DryRunInput,
): Promise<FamilyRemoval> {
  const { db, now } = call;
  // A family member may leave by themselves.
  const isLeaving = call.permissionScope !== "yes" && signedIn(call.caller).id === clientId;
  if (!isLeaving) await refuseOthers(call, id);
  const row = await bringUpToDate(call, id);
  const member = row && (await usersBeside(call, id)).find(({ client_id }) => client_id === clientId);
  if (!row || !member) throw notFound(isLeaving ? "membership" : "family member");
  const preview = await removalOf(call, row, member);
  refuseStale(asked, preview);
  if (asked.dry_run) return preview;
  await closeFamilyMember(db, { membership_id: id, client_id: clientId, left_at: now });
  if (!isLeaving) await queueMail(call, "family_removed", { membership_id: id, client_id: clientId });
  await recordChange(call, { entity: "membership", entity_id: id, after: audited(row, clientId) });
  return { ...preview, is_dry_run: false };
}

async function removalOf(call: Call, row: MembershipRow, member: FamilyRow): Promise<FamilyRemoval> {
  const { client_id, client_name } = member;
  const bookings_to_come = await coveredToCome(call.db, { membership_id: row.id, client_id, now: call.now });
  const dry_run_id = tokenOf(call, [row.id, client_id], { bookings_to_come });
  return { is_dry_run: true, membership_id: row.id, client_id, client_name, bookings_to_come, dry_run_id };
}
