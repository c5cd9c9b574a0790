import { sql, type Insertable, type Kysely, type RawBuilder, type Selectable, type Updateable } from "kysely";
import { sqlState } from "#api/db/sql-state.ts";
import { anyOf, statement, type Placeholders } from "#api/db/statement.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { DB, Users } from "#api/db/types.generated.ts";
import type { ClientTag } from "#schema/clients/clients/tag-models.ts";

export const OWN_COLUMNS = ["id", "first_name", "last_name", "email", "contact_email", "phone", "version"] as const;
const COLUMNS = [...OWN_COLUMNS, "created_at"] as const;

/** The tags of a person, by name. */
export const TAGS = sql<ClientTag[]>`(select coalesce(json_agg(json_build_object('id', tag.id, 'name', tag.name)
  order by lower(tag.name)), '[]') from user_tags of_user join tags tag on tag.tenant_id = ${TENANT_ID}
  and tag.id = of_user.tag_id where of_user.tenant_id = ${TENANT_ID} and of_user.user_id = users.id)`.as("tags");
export const SHOWN = [...COLUMNS, TAGS] as const;

/** An erased client is still shown where bookings and bills reference one, but appears in no list. */
const SHOWN_BY_ID = [...SHOWN, "anonymized_at"] as const;

/** A client with tags; the erasure date is only read when looked up by id. */
export type ClientRow = Pick<Selectable<Users>, (typeof COLUMNS)[number]> & {
  tags: ClientTag[];
  anonymized_at?: Temporal.Instant | null;
};

const UNIQUE_VIOLATION = "23505";

export async function clientsWithIds(trx: TenantTransaction, ids: number[]) {
  return (await readWithIds(trx, { ids })).rows;
}

export const clientWithId = (db: Kysely<DB>, id: RawBuilder<number>) =>
  nameableClients(db).where("users.id", "=", id).select(SHOWN_BY_ID);

const readWithIds = statement((db, { ids }: Placeholders<{ ids: number[] }>) =>
  nameableClients(db).where("id", "=", anyOf(ids)).select(SHOWN_BY_ID),
);

/** The record that this one was merged into; undefined where it was not. */
export async function mergedInto(trx: TenantTransaction, id: number): Promise<number | undefined> {
  const row = await trx.selectFrom("users").where("id", "=", id).select("merged_into_id").executeTakeFirst();
  return row?.merged_into_id ?? undefined;
}

/** Locks the row, so that the checked version is the one that is changed. */
export function lockClient(trx: TenantTransaction, id: number) {
  return clientRows(trx)
    .where("id", "=", id)
    .select([...SHOWN, "roles"])
    .select((eb) =>
      eb
        .or([
          eb("password_hash", "is not", null),
          eb.exists(
            eb
              .selectFrom("user_identities as identity")
              .whereRef("identity.tenant_id", "=", "users.tenant_id")
              .whereRef("identity.user_id", "=", "users.id")
              .select("identity.user_id"),
          ),
        ])
        .as("can_sign_in"),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function isAddressTaken(trx: TenantTransaction, email: string, id: number): Promise<boolean> {
  const holder = await trx
    .selectFrom("users")
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
    .where("id", "!=", id)
    .select("id")
    .executeTakeFirst();
  return holder !== undefined;
}

export function findClientByAddress(trx: TenantTransaction, email: string) {
  return clientRows(trx)
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
    .select(SHOWN)
    .executeTakeFirst();
}

/** Locks each, so that nobody else changes them; returns the ids that exist. */
export function lockClients(trx: TenantTransaction, ids: number[]) {
  return clientRows(trx).where("id", "in", ids).orderBy("id").select("id").forNoKeyUpdate().execute();
}

/** Undefined where another person of the company has this email address. */
export function insertClient(trx: TenantTransaction, row: Insertable<Users>) {
  return trx
    .insertInto("users")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(SHOWN)
    .executeTakeFirst();
}

/** Undefined where another person of the company has this email address; the transaction is then aborted. */
export async function changeClient(trx: TenantTransaction, id: number, change: Updateable<Users>) {
  try {
    return await trx
      .updateTable("users")
      .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .returning(SHOWN)
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

const nameableClients = (db: Kysely<DB>) =>
  db
    .selectFrom("users")
    .where((eb) => eb.or([eb("roles", "@>", sql<string[]>`array['client']`), eb("anonymized_at", "is not", null)]));

export function clientRows(trx: TenantTransaction) {
  return trx.selectFrom("users").where("roles", "@>", sql<string[]>`array['client']`);
}
