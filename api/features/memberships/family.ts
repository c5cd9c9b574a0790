import type { TenantTransaction } from "#api/db/transaction.ts";
import { familiesOf, type FamilyRow } from "#api/features/memberships/family-queries.ts";
import type { MembershipRow } from "#api/features/memberships/queries.ts";
import type { Call } from "#api/http/call.ts";
import { invalidField } from "#api/http/errors.ts";
import { utcText } from "#api/time/instants.ts";
import type { FamilyMember } from "#schema/memberships/family-models.ts";

interface Family {
  family_size: number;
  family: FamilyMember[];
}

export type Families = (row: Pick<MembershipRow, "id" | "family_size">) => Family;

/** Returns the users of each membership; an empty list if the membership is for one person. */
export async function presentFamilies(
  db: TenantTransaction,
  rows: readonly Pick<MembershipRow, "id">[],
): Promise<Families> {
  const people = await familiesOf(
    db,
    rows.map(({ id }) => id),
  );
  return ({ id, family_size }) => {
    const family = people.filter(({ membership_id }) => membership_id === id);
    return { family_size, family: family_size === 1 && family.length === 1 ? [] : family.map(presentMember) };
  };
}

const presentMember = ({ membership_id: _membership, joined_at, left_at, ...row }: FamilyRow): FamilyMember => ({
  ...row,
  joined_at: joined_at && utcText(joined_at),
  left_at: left_at && utcText(left_at),
});

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
  const beside = await usersBeside(call, id);
  const tooMany = beside.length + 1 - family_size;
  if (tooMany <= 0) return;
  const people = family_size === 1 ? "one person" : `${family_size} people`;
  throw invalidField(
    "plan_id",
    `${name} is for ${people}, and ${beside.length + 1} use this membership. Remove ${tooMany} of these first: ${namesOf(beside)}.`,
  );
}

export const namesOf = (people: readonly Pick<FamilyRow, "client_name">[]): string =>
  people.map(({ client_name }) => client_name).join(", ");
