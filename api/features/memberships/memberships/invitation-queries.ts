import { sql, type Insertable, type RawBuilder } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { FamilyInvitations } from "#api/db/types.generated.ts";

export interface InvitationRow {
  id: number;
  membership_id: number;
  first_name: string;
  last_name: string;
  email: string;
  nonce: Buffer;
  expires_at: Temporal.Instant;
}

const COLUMNS = ["id", "membership_id", "first_name", "last_name", "email", "nonce", "expires_at"] as const;

const open = (trx: TenantTransaction, now: Temporal.Instant) =>
  trx.selectFrom("family_invitations").where("ended_at", "is", null).where("expires_at", ">", now).select(COLUMNS);

/** Returns the invitations to these memberships that can still be accepted, oldest first. */
export async function openInvitations(
  trx: TenantTransaction,
  membershipIds: readonly number[],
  now: Temporal.Instant,
): Promise<InvitationRow[]> {
  if (membershipIds.length === 0) return [];
  return open(trx, now).where("membership_id", "in", membershipIds).orderBy("id").execute();
}

/** Returns the invitation with this token; undefined if it can no longer be accepted. */
export const findInvitation = (trx: TenantTransaction, tokenHash: Buffer, now: Temporal.Instant) =>
  open(trx, now).where("token_hash", "=", tokenHash).executeTakeFirst();

/** Returns what the invitation is for; undefined if it can no longer be accepted, or the membership has ended. */
export async function receivedInvitation(
  trx: TenantTransaction,
  by: { tokenHash: Buffer } | { id: number },
  now: Temporal.Instant,
) {
  const which = "id" in by ? sql<boolean>`i.id = ${by.id}` : sql<boolean>`i.token_hash = ${by.tokenHash}`;
  const { rows } = await sql<{ email: string; nonce: Buffer; plan_name: string; shared_by_name: string }>`
    select i.email, i.nonce, p.name as plan_name, ${fullNameSql("payer")} as shared_by_name
    from family_invitations i
    join memberships m on m.tenant_id = ${TENANT_ID} and m.id = i.membership_id and m.status <> 'cancelled'
    join membership_plans p on p.tenant_id = ${TENANT_ID} and p.id = m.plan_id
    join users payer on payer.tenant_id = ${TENANT_ID} and payer.id = m.client_id
    where i.tenant_id = ${TENANT_ID} and ${which} and i.ended_at is null and i.expires_at > ${now}`.execute(trx);
  return rows[0];
}

/** Invites an address; one that is invited already gets a new link in place of the one before. */
export async function insertInvitation(
  trx: TenantTransaction,
  row: Omit<Insertable<FamilyInvitations>, "id">,
): Promise<number> {
  const { first_name, last_name, nonce, token_hash, created_at, expires_at } = row;
  const { id } = await trx
    .insertInto("family_invitations")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .expression(sql`tenant_id, membership_id, lower(email)`)
        .where("ended_at", "is", null)
        .doUpdateSet({ first_name, last_name, nonce, token_hash, created_at, expires_at }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends an invitation; returns false if it can no longer be accepted anyway. */
export async function endInvitation(
  trx: TenantTransaction,
  { id, membership_id }: Pick<InvitationRow, "id" | "membership_id">,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("family_invitations")
    .set({ ended_at: now })
    .where("id", "=", id)
    .where("membership_id", "=", membership_id)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes an invitation that is accepted; returns false if it has just been answered or withdrawn. */
export async function deleteInvitation(trx: TenantTransaction, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("family_invitations")
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** How long an invitation, and a new member, counts among those who were added lately. */
export const ADDED_WITHIN_DAYS = 30;

/** Deletes the invitations that are not counted any more. */
export async function forgetInvitations(trx: TenantTransaction, now: RawBuilder<Temporal.Instant>): Promise<void> {
  await trx
    .deleteFrom("family_invitations")
    .where("created_at", "<", sql<Temporal.Instant>`${now} - make_interval(days => ${ADDED_WITHIN_DAYS})`)
    .execute();
}
