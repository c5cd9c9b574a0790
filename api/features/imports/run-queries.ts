import { sql } from "kysely";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { NewClient } from "#api/features/imports/plan-clients.ts";

/** Rows of one company are added by one at a time: two files that hold the same person do not race. */
export async function takeTurn(trx: TenantTransaction, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${tenantId}`}, 0))`.execute(trx);
}

export interface PlannedRow {
  row_number: number;
  key: string;
  name: string;
  client: NewClient;
  tag_ids: number[];
}

export async function nextPlanned(trx: TenantTransaction, importId: number, limit: number): Promise<PlannedRow[]> {
  const { rows } = await sql<PlannedRow>`
    select row_number, key, name, client, tag_ids from import_rows
    where tenant_id = ${TENANT_ID} and import_id = ${importId} and state = 'planned' order by row_number limit ${limit} for update`.execute(
    trx,
  );
  return rows;
}

/** The new client's id; none where somebody has the address by now. */
export async function addClient(
  trx: TenantTransaction,
  tenantId: string,
  { client }: PlannedRow,
  now: Temporal.Instant,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into users (tenant_id, roles, first_name, last_name, email, contact_email, phone, created_at)
    values (${tenantId}, array['client'], ${client.first_name}, ${client.last_name}, ${client.email},
      ${client.contact_email}, ${client.phone}, ${now})
    on conflict do nothing returning id`.execute(trx);
  return rows[0]?.id;
}

export async function markAdded(trx: TenantTransaction, importId: number, { row_number }: PlannedRow, id: number) {
  await sql`insert into user_tags (tenant_id, user_id, tag_id)
    select t.tenant_id, ${id}, t.id from tags t join import_rows r on t.tenant_id = ${TENANT_ID} and t.id = any(r.tag_ids)
    where r.tenant_id = ${TENANT_ID} and r.import_id = ${importId} and r.row_number = ${row_number}`.execute(trx);
  await sql`update import_rows r set state = 'added', client_id = ${id}, tag_ids = (
      select coalesce(array_agg(tag_id order by tag_id), '{}') from user_tags where tenant_id = ${TENANT_ID} and user_id = ${id})
    where r.tenant_id = ${TENANT_ID} and r.import_id = ${importId} and r.row_number = ${row_number}`.execute(trx);
}

/** What a row's note says stands at the head of the client's history. */
export async function noteOnImport(
  trx: TenantTransaction,
  { id, body, author_id, now }: { id: number; body: string; author_id: number; now: Temporal.Instant },
): Promise<void> {
  await sql`insert into activity_notes (tenant_id, activity_id, body, author_id, created_at)
    select tenant_id, max(id), ${body}, ${author_id}, ${now} from audit_log
    where tenant_id = ${TENANT_ID} and entity = 'client' and entity_id = ${String(id)} group by tenant_id`.execute(trx);
}

export async function leaveOut(trx: TenantTransaction, importId: number, row: number): Promise<void> {
  await sql`update import_rows set state = 'left_out', reason = 'already_client'
    where tenant_id = ${TENANT_ID} and import_id = ${importId} and row_number = ${row}`.execute(trx);
}

export async function countDone(trx: TenantTransaction, importId: number, done: { added: number; left_out: number }) {
  await sql`update imports set done_rows = done_rows + ${done.added} + ${done.left_out}, added = added + ${done.added},
    left_out = left_out + ${done.left_out} where tenant_id = ${TENANT_ID} and id = ${importId}`.execute(trx);
}

export async function finish(
  trx: TenantTransaction,
  importId: number,
  status: "done" | "rolled_back",
  now: Temporal.Instant,
) {
  await sql`update imports set status = ${status}, finished_at = ${now} where tenant_id = ${TENANT_ID} and id = ${importId}`.execute(
    trx,
  );
}

export async function nextAdded(trx: TenantTransaction, importId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ row_number: number }>`
    select row_number from import_rows where tenant_id = ${TENANT_ID} and import_id = ${importId} and state = 'added' order by row_number limit ${limit}
    for update`.execute(trx);
  return rows.map(({ row_number }) => row_number);
}

/** Who of these rows could go is gone; the others are kept. */
export async function takeBack(trx: TenantTransaction, importId: number, rows: readonly number[]): Promise<number> {
  const { rows: removed } = await sql<{ row_number: number }>`
    select * from remove_imported_clients(${importId}, ${rows}::int[]) as gone(row_number)`.execute(trx);
  const gone = removed.map(({ row_number }) => row_number);
  await sql`update import_rows set state = case when row_number = any(${gone}::int[]) then 'removed' else 'kept' end,
    client = case when row_number = any(${gone}::int[]) then null else client end
    where tenant_id = ${TENANT_ID} and import_id = ${importId} and row_number = any(${rows}::int[])`.execute(trx);
  await sql`update imports set added = added - ${gone.length}, kept = kept + ${rows.length - gone.length}
    where tenant_id = ${TENANT_ID} and id = ${importId}`.execute(trx);
  return gone.length;
}

/** Tags that came with the import and that nobody has any more. */
export async function dropUnusedTags(trx: TenantTransaction, importId: number): Promise<void> {
  await sql`delete from tags t using imports i where i.tenant_id = ${TENANT_ID} and i.id = ${importId} and t.tenant_id = ${TENANT_ID}
    and t.id = any(i.new_tag_ids) and t.version = 1
    and not exists (select from user_tags u where u.tenant_id = ${TENANT_ID} and u.tag_id = t.id)`.execute(trx);
}
