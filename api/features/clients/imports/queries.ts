import { sql, type Insertable, type Updateable } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Imports } from "#api/db/types.generated.ts";
import type { ImportField } from "#schema/clients/imports/models.ts";
import { BILLING_PERIODS } from "#schema/memberships/plans/models.ts";

const LISTED = 50;
const KEPT_NAMES = 20;
const LEFT_OUT_ROWS = 20;

export function listImports(trx: TenantTransaction) {
  return shownImports(trx).where("i.status", "<>", "uploading").orderBy("i.id", "desc").limit(LISTED).execute();
}

export const findImport = (trx: TenantTransaction, id: number) =>
  shownImports(trx).where("i.id", "=", id).executeTakeFirst();

function shownImports(trx: TenantTransaction) {
  return trx
    .selectFrom("imports as i")
    .innerJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "i.tenant_id").onRef("u.id", "=", "i.created_by"))
    .selectAll("i")
    .select(fullNameSql("u").as("created_by_name"))
    .select(
      sql<
        string[]
      >`coalesce((select (array_agg(r.name order by r.row_number))[1:${sql.lit(KEPT_NAMES)}] from import_rows r
        where r.tenant_id = ${TENANT_ID} and r.import_id = i.id and r.state = 'kept'), '{}')`.as("kept_names"),
    )
    .select(
      sql<
        string[]
      >`coalesce((select (array_agg(r.name || ': ' || r.reason order by r.row_number))[1:${sql.lit(LEFT_OUT_ROWS)}] from import_rows r
        where r.tenant_id = ${TENANT_ID} and r.import_id = i.id and r.state = 'left_out'), '{}')`.as("left_out_rows"),
    );
}

export function insertImport(trx: TenantTransaction, row: Insertable<Imports>) {
  return trx.insertInto("imports").values(row).returning("id").executeTakeFirstOrThrow();
}

/** Locks the import, so that of two concurrent submissions or rollbacks the second sees the result of the first. */
export function lockImport(trx: TenantTransaction, id: number) {
  return trx.selectFrom("imports").where("id", "=", id).selectAll().forUpdate().executeTakeFirst();
}

export async function putPart(
  trx: TenantTransaction,
  row: { tenant_id: string; import_id: number; part: number; content: Buffer },
) {
  await trx
    .insertInto("import_parts")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "import_id", "part"]).doUpdateSet({ content: row.content }),
    )
    .execute();
}

export async function fileOf(trx: TenantTransaction, importId: number): Promise<Buffer> {
  const parts = await trx
    .selectFrom("import_parts")
    .where("import_id", "=", importId)
    .orderBy("part")
    .select("content")
    .execute();
  return Buffer.concat(parts.map(({ content }) => content));
}

/** Bytes of the file that have arrived. */
export async function arrivedBytes(trx: TenantTransaction, importId: number): Promise<number> {
  const { bytes } = await trx
    .selectFrom("import_parts")
    .where("import_id", "=", importId)
    .select(sql<number>`coalesce(sum(octet_length(content)), 0)::int`.as("bytes"))
    .executeTakeFirstOrThrow();
  return bytes;
}

export async function dropParts(trx: TenantTransaction, importId: number): Promise<void> {
  await trx.deleteFrom("import_parts").where("import_id", "=", importId).execute();
}

/** The keys of these rows that an import has added already. */
export async function addedKeys(trx: TenantTransaction, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from import_rows where tenant_id = ${TENANT_ID} and state = 'added' and key = any(${keys}::text[])`.execute(
    trx,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Names of the people with these addresses, by lower-case address. */
export async function ownersOf(trx: TenantTransaction, emails: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ email: string; name: string }>`
    select lower(email) as email, ${fullNameSql()} as name from users
    where tenant_id = ${TENANT_ID} and email is not null and lower(email) = any(${emails}::text[])`.execute(trx);
  return new Map(rows.map(({ email, name }) => [email, name]));
}

export async function savedMapping(
  trx: TenantTransaction,
  header_key: string,
): Promise<(ImportField | null)[] | undefined> {
  const row = await trx
    .selectFrom("import_mappings")
    .where("header_key", "=", header_key)
    .select("fields")
    .executeTakeFirst();
  return row?.fields as (ImportField | null)[] | undefined; // only written by saveMapping
}

export async function saveMapping(
  trx: TenantTransaction,
  row: { tenant_id: string; header_key: string; fields: string },
) {
  await trx
    .insertInto("import_mappings")
    .values(row)
    .onConflict((conflict) => conflict.columns(["tenant_id", "header_key"]).doUpdateSet({ fields: row.fields }))
    .execute();
}

/** Inserts rows that are written as JSON; their tags are numbers in the list of all tags. */
export async function insertPlannedRows(
  trx: TenantTransaction,
  importId: number,
  { rows, tag_ids }: { rows: string; tag_ids: readonly (number | null)[] },
): Promise<void> {
  await sql`
    insert into import_rows (tenant_id, import_id, row_number, turn, key, name, state, record, tag_ids)
    select t.tenant_id, ${importId}, r.row_number, r.turn, r.key, r.name, 'planned', r.record,
      coalesce((select array_agg(tag_id order by n.at) from unnest(r.tags) with ordinality as n(number, at)
        join unnest(${tag_ids}::int[]) with ordinality as g(tag_id, number) on g.number = n.number + 1
        where tag_id is not null), '{}')
    from jsonb_to_recordset(${rows}::jsonb)
      as r(row_number int, turn int, key text, name text, record jsonb, tags int[])
    join tenants t on t.tenant_id = ${TENANT_ID}`.execute(trx);
}

export async function changeImport(trx: TenantTransaction, id: number, change: Updateable<Imports>): Promise<void> {
  await trx.updateTable("imports").set(change).where("id", "=", id).execute();
}

export function tagsNamed(trx: TenantTransaction) {
  return trx
    .selectFrom("tags")
    .select(["id", sql<string>`lower(name)`.as("name")])
    .execute();
}

export async function insertTags(
  trx: TenantTransaction,
  tenant_id: string,
  names: readonly string[],
  now: Temporal.Instant,
) {
  if (names.length === 0) return [];
  return trx
    .insertInto("tags")
    .values(names.map((name) => ({ tenant_id, name, created_at: now })))
    .returning(["id", sql<string>`lower(name)`.as("name")])
    .execute();
}

export function resourceTypesNamed(trx: TenantTransaction) {
  return trx.selectFrom("resource_types").select(["id", "name"]).orderBy("id").execute();
}

/** Plans on sale, with the months of a period. */
export async function plansNamed(trx: TenantTransaction) {
  const plans = await trx
    .selectFrom("membership_plans")
    .where("archived_at", "is", null)
    .where("is_gift_card", "=", false)
    .select(["id", "name", "billing_period", "price_amount", "notice_days", "family_size"])
    .orderBy("id")
    .execute();
  return plans.map(({ billing_period, ...plan }) => ({
    ...plan,
    billing_months: BILLING_PERIODS.find(({ value }) => value === billing_period)?.duration_months ?? null,
  }));
}

export interface MembershipUse {
  client_id: number;
  plan_id: number;
  is_payer: boolean;
  /** How many more people may share it. */
  places_left: number;
}

/** The memberships that these clients have or share. */
export async function membershipsUsedBy(trx: TenantTransaction, ids: readonly number[]): Promise<MembershipUse[]> {
  const { rows } = await sql<MembershipUse>`
    with theirs as (
      select id, client_id, true as is_payer from memberships
      where tenant_id = ${TENANT_ID} and client_id = any(${ids}::int[])
      union all
      select membership_id, client_id, false from family_members
      where tenant_id = ${TENANT_ID} and client_id = any(${ids}::int[]) and left_at is null
    )
    select t.client_id, m.plan_id, t.is_payer, p.family_size - 1 - (select count(*)::int from family_members f
        where f.tenant_id = ${TENANT_ID} and f.membership_id = m.id and f.left_at is null) as places_left
    from theirs t
    join memberships m on m.tenant_id = ${TENANT_ID} and m.id = t.id and m.status <> 'cancelled'
    join membership_plans p on p.tenant_id = ${TENANT_ID} and p.id = m.plan_id
    order by m.id`.execute(trx);
  return rows;
}
