import type { Call } from "#api/call/call.ts";
import { invalidField } from "#api/errors/errors.ts";
import { utcText } from "#api/time/instants.ts";
import type { FamilyInvitation, FamilyMember } from "#schema/memberships/memberships/family-models.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { familiesOf, type FamilyRow } from "./family-queries.ts";
import { openInvitations, type InvitationRow } from "./invitation-queries.ts";
import type { MembershipRow } from "./queries.ts";

interface Family {
  family_size: number;
  family: FamilyMember[];
  family_invitations: FamilyInvitation[];
}

export type Families = (row: Pick<MembershipRow, "id" | "family_size">) => Family;

/** Returns the users of each membership; an empty list if the membership is for one person. */
export async function presentFamilies(
  { db, now }: Pick<Call, "db" | "now">,
  rows: readonly Pick<MembershipRow, "id">[],
): Promise<Families> {
  const ids = rows.map(({ id }) => id);
  const [people, invited] = await Promise.all([familiesOf(db, ids), openInvitations(db, ids, now)]);
  return ({ id, family_size }) => {
    const family = people.filter(({ membership_id }) => membership_id === id);
    return {
      family_size,
      family: family_size === 1 && family.length === 1 ? [] : family.map(presentMember),
      family_invitations: invited.filter(({ membership_id }) => membership_id === id).map(presentInvitation),
    };
  };
}

const presentMember = ({ membership_id: _membership, joined_at, left_at, ...row }: FamilyRow): FamilyMember => ({
  ...row,
  joined_at: joined_at && utcText(joined_at),
  left_at: left_at && utcText(left_at),
});

const presentInvitation = ({ id, email, expires_at, ...named }: InvitationRow): FamilyInvitation => ({
  id,
  name: fullName(named),
  email,
  expires_at: utcText(expires_at),
});

/** Returns the names of those who take a place besides the payer: who uses the membership, and who is invited to. */
export async function takersBeside(call: Pick<Call, "db" | "now">, membershipId: number): Promise<string[]> {
  const [users, invited] = await Promise.all([
    usersBeside(call, membershipId),
    openInvitations(call.db, [membershipId], call.now),
  ]);
  return [...users.map(({ client_name }) => client_name), ...invited.map((one) => `${fullName(one)} (invited)`)];
}

/** Returns the current users besides the payer. */
export async function usersBeside({ db }: Pick<Call, "db">, membershipId: number): Promise<FamilyRow[]> {
  const people = await familiesOf(db, [membershipId]);
  return people.filter(({ is_payer, left_at }) => !is_payer && left_at === null);
}

/** Throws if the new plan has too few places: a plan change removes nobody, so they have to leave first. */
export async function refuseTooSmall(
  call: Call,
  { id }: Pick<MembershipRow, "id">,
  { name, family_size }: { name: string; family_size: number },
): Promise<void> {
  const otherTakers = await takersBeside(call, id);
  const tooMany = otherTakers.length + 1 - family_size;
  if (tooMany <= 0) return;
  const people = family_size === 1 ? "one person" : `${family_size} people`;
  throw invalidField(
    "plan_id",
    `${name} is for ${people}, and ${otherTakers.length + 1} use this membership. Remove ${tooMany} of these first: ${otherTakers.join(", ")}.`,
  );
}

/** The audit log names the payer; others are recorded by id, which reveals nothing once they are erased. */
export const audited = (payer: Pick<MembershipRow, "first_name" | "last_name">, family_member_id: number) => ({
  name: fullName(payer),
  family_member_id,
});
