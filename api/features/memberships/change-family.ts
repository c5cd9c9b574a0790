import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import { createClient } from "#api/features/clients/service.ts";
import { refuseOthers } from "#api/features/memberships/actions.ts";
import { bringUpToDate, todayOf } from "#api/features/memberships/apply-due-changes.ts";
import { refuseStale, tokenOf } from "#api/features/memberships/dry-run.ts";
import { namesOf, usersBeside } from "#api/features/memberships/family.ts";
import {
  closeFamilyMember,
  countAdded,
  coveredToCome,
  type FamilyRow,
  insertFamilyMember,
  lockPeople,
  personWithAddress,
  usedOfPlan,
} from "#api/features/memberships/family-queries.ts";
import { findMembership, type MembershipRow } from "#api/features/memberships/queries.ts";
import { detailsOf } from "#api/features/memberships/service.ts";
import { queueMail } from "#api/features/outbox/queue-mail.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError, forbidden, invalidField, notFound } from "#api/http/errors.ts";
import { isSameName } from "#api/text/plain-form.ts";
import type { AddFamilyMemberInput, FamilyRemoval } from "#schema/memberships/family-models.ts";
import type { DryRunInput, MembershipDetails } from "#schema/memberships/models.ts";
import { fullName } from "#schema/shared/person-name.ts";

/** By the payer, for an address that may be anybody's. */
const TYPED = { is_email_confirmed: false } as const;
const ADDED_WITHIN_DAYS = 30;
const ADDED_PER_PLACE = 2;

/** Adds someone to a membership. Concurrent additions to one membership, or of one person, are serialized. */
export async function addFamilyMember(call: Call, id: number, input: AddFamilyMemberInput): Promise<MembershipDetails> {
  const { tenant, db, now } = call;
  await refuseOthers(call, id);
  const seen = await findMembership(db, id);
  if (!seen) throw notFound("membership");
  // Before anybody's address is looked up, and again behind the lock: until then others may be added.
  await refuseFamily(call, seen);
  const field = input.client_id === undefined ? "email" : "client_id";
  const personId = await personOf(call, input);
  const people = await lockPeople(db, [seen.client_id, personId]);
  const person = people.find((one) => one.id === personId);
  if (!person) throw invalidField(field, "There is no such client.");
  const today = todayOf(tenant.timezone, now);
  const row = await bringUpToDate({ db, tenant_id: tenant.tenant_id, now }, id, today);
  if (!row) throw notFound("membership");
  await refuseFamily(call, row);
  await refuseMember(call, row, { id: personId, name: person.first_name, field });
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

/** Staff choose a client. The payer gives a name and address, which match an existing client or create a new one. */
async function personOf(call: Call, input: AddFamilyMemberInput): Promise<number> {
  const { client_id, first_name, last_name = "", email } = input;
  if (client_id !== undefined) {
    if (call.permissionScope !== "yes") throw forbidden("Only the venue can choose among its clients.");
    return client_id;
  }
  if (first_name === undefined) throw invalidField("first_name", "Enter a first name.");
  const known = email ? await personWithAddress(call.db, email) : undefined;
  if (!known) return (await createClient(call, { first_name, last_name, email: email ?? null }, TYPED)).id;
  const isThem = known.roles.includes("client") && isSameName(fullName(known), fullName({ first_name, last_name }));
  // Do not reveal whose address it is.
  if (!isThem) throw invalidField("email", "We cannot add this address under this name. Ask the front desk.");
  return known.id;
}

interface NewMember {
  id: number;
  name: string;
  field: "client_id" | "email";
}

/** Throws if nobody can be added, whoever it is. */
async function refuseFamily(call: Call, row: MembershipRow): Promise<void> {
  if (row.status === "cancelled") throw new ApiError("invalid_state", "This membership has ended.");
  if (row.family_size === 1) throw new ApiError("invalid_state", `${row.plan_name} is for one person.`);
  const beside = await usersBeside(call, row.id);
  if (beside.length + 1 >= row.family_size) {
    const all = namesOf([{ client_name: fullName(row) }, ...beside]);
    throw new ApiError("invalid_state", `All ${row.family_size} places of this membership are taken: ${all}.`);
  }
  if (call.permissionScope !== "yes") await refuseOften(call, row);
}

async function refuseMember(call: Call, row: MembershipRow, { id, name, field }: NewMember): Promise<void> {
  if (id === row.client_id) throw invalidField(field, `${name} pays for this membership and uses it already.`);
  const beside = await usersBeside(call, row.id);
  if (beside.some(({ client_id }) => client_id === id)) {
    throw invalidField(field, `${name} uses this membership already.`);
  }
  const used = await usedOfPlan(call.db, id, row.plan_id);
  if (used) {
    const whose = used.is_own ? "one of their own" : await sharedBy(call, used.payer_name);
    throw invalidField(field, `${name} has ${used.plan_name} already: ${whose}.`);
  }
}

/** Limits how often a payer can add people, so that a membership is not passed around or the client list filled. */
async function refuseOften({ db, now }: Call, { id, family_size }: MembershipRow): Promise<void> {
  const added = await countAdded(db, id, now.subtract({ hours: 24 * ADDED_WITHIN_DAYS }));
  if (added < family_size * ADDED_PER_PLACE) return;
  throw new ApiError("invalid_state", "Many people were added lately. Ask the front desk to add another.");
}

/** Does not reveal other families to clients. */
const sharedBy = async ({ permissionScope }: Call, payer: string): Promise<string> =>
  permissionScope === "yes" ? `${payer} shares it with them` : "somebody shares it with them";

/** Ends someone's use of a membership. Their bookings and the allowance they used remain. */
export async function removeFamilyMember(
  call: Call,
  { id, clientId }: { id: number; clientId: number },
  asked: DryRunInput,
): Promise<FamilyRemoval> {
  const { tenant, db, now } = call;
  // A family member may leave by themselves.
  const isLeaving = call.permissionScope !== "yes" && signedIn(call.caller).id === clientId;
  if (!isLeaving) await refuseOthers(call, id);
  const today = todayOf(tenant.timezone, now);
  const row = await bringUpToDate({ db, tenant_id: tenant.tenant_id, now }, id, today);
  const member = row && (await usersBeside(call, id)).find(({ client_id }) => client_id === clientId);
  if (!row || !member) throw notFound(isLeaving ? "membership" : "family member");
  const preview = await removalOf(call, row, member);
  refuseStale(asked, preview);
  if (asked.dry_run) return preview;
  await closeFamilyMember(db, { membership_id: id, client_id: clientId, left_at: now });
  await recordChange(call, { entity: "membership", entity_id: id, after: audited(row, clientId) });
  return { ...preview, is_dry_run: false };
}

async function removalOf(call: Call, row: MembershipRow, member: FamilyRow): Promise<FamilyRemoval> {
  const { client_id, client_name } = member;
  const bookings_to_come = await coveredToCome(call.db, { membership_id: row.id, client_id, now: call.now });
  const dry_run_id = tokenOf(call, [row.id, client_id], { bookings_to_come });
  return { is_dry_run: true, membership_id: row.id, client_id, client_name, bookings_to_come, dry_run_id };
}

/** The audit log names the payer; family members are recorded by id, which reveals nothing once they are erased. */
const audited = ({ first_name, last_name }: MembershipRow, family_member_id: number) => ({
  name: fullName({ first_name, last_name }),
  family_member_id,
});
