import type { Insertable, Selectable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { CodeExchanges, UserIdentities } from "#api/db/types.generated.ts";

export type CodeExchange = Selectable<CodeExchanges>;

export async function insertCodeExchange(
  trx: TenantTransaction,
  codeExchange: Insertable<CodeExchanges>,
): Promise<void> {
  await trx.insertInto("code_exchanges").values(codeExchange).execute();
}

/** Deletes the exchange, so it works once and only in the browser that started it. */
export function takeCodeExchange(
  trx: TenantTransaction,
  wanted: { kind: "code" | "link"; tokenHash: Buffer; bindingHash: Buffer; now: Temporal.Instant },
): Promise<CodeExchange | undefined> {
  return trx
    .deleteFrom("code_exchanges")
    .where("token_hash", "=", wanted.tokenHash)
    .where("kind", "=", wanted.kind)
    .where("binding_hash", "=", wanted.bindingHash)
    .where("expires_at", ">", wanted.now)
    .returningAll()
    .executeTakeFirst();
}

/** The same for a person who has just signed up: their browser had no cookie of this host yet. */
export function takeSignUpCode(trx: TenantTransaction, tokenHash: Buffer, now: Temporal.Instant) {
  return trx
    .deleteFrom("code_exchanges")
    .where("token_hash", "=", tokenHash)
    .where("kind", "=", "sign_up")
    .where("expires_at", ">", now)
    .returning(["subject", "email"])
    .executeTakeFirst();
}

export async function deleteExpiredCodeExchanges(trx: TenantTransaction, now: Temporal.Instant): Promise<void> {
  await trx.deleteFrom("code_exchanges").where("expires_at", "<=", now).execute();
}

type Account = Pick<UserIdentities, "issuer" | "subject">;

export function findLinkedPerson(trx: TenantTransaction, { issuer, subject }: Account) {
  return trx
    .selectFrom("user_identities as identity")
    .innerJoin("users", (join) =>
      join.onRef("users.tenant_id", "=", "identity.tenant_id").onRef("users.id", "=", "identity.user_id"),
    )
    .where("identity.issuer", "=", issuer)
    .where("identity.subject", "=", subject)
    .where("users.deactivated_at", "is", null)
    .select("users.id")
    .executeTakeFirst();
}

/** Returns whether it is linked now: false if the account or the person is already linked to another. */
export async function insertIdentity(trx: TenantTransaction, identity: Insertable<UserIdentities>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("user_identities")
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

export function deleteIdentities(trx: TenantTransaction, userId: number): Promise<{ email: string }[]> {
  return trx.deleteFrom("user_identities").where("user_id", "=", userId).returning("email").execute();
}

export function identitiesOf(trx: TenantTransaction, userId: number): Promise<{ email: string }[]> {
  return trx.selectFrom("user_identities").where("user_id", "=", userId).select("email").execute();
}
