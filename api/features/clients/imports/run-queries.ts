import { sql } from "kysely";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { AddedRow, WaitingRow } from "./kinds.ts";

/** Serializes imports of one company, so that two files with the same person do not race. */
export async function takeTurn(trx: TenantTransaction, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${tenantId}`}, 0))`.execute(trx);
}

export async function nextPlanned(trx: TenantTransaction, importId: number, limit: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select row_number, key, name, record, tag_ids from import_rows
    where tenant_id = ${TENANT_ID} and import_id = ${importId} and state = 'planned'
    order by turn, row_number limit ${limit} for update`.execute(trx);
  return rows;
}

export interface NewCoach {
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
}

/** The id of a new coach, not invited yet; undefined where somebody has the address by now. */
export async function addCoach(
  trx: TenantTransaction,
  tenantId: string,
  coach: NewCoach,
  now: Temporal.Instant,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into users (tenant_id, roles, first_name, last_name, email, phone, created_at)
    values (${tenantId}, array['coach'], ${coach.first_name}, ${coach.last_name}, ${coach.email}, ${coach.phone}, ${now})
    on conflict do nothing returning id`.execute(trx);
  return rows[0]?.id;
}

export interface AddedThing {
  row_number: number;
  client_id: number | null;
  entity_id: number | null;
}

export async function markAdded(trx: TenantTransaction, importId: number, added: readonly AddedThing[]): Promise<void> {
  if (added.length === 0) return;
  await sql`update import_rows r set state = 'added', client_id = a.client_id, entity_id = a.entity_id, tag_ids = (
      select coalesce(array_agg(tag_id order by tag_id), '{}') from user_tags
      where tenant_id = ${TENANT_ID} and user_id = a.client_id and a.entity_id is null)
    from unnest(${added.map(({ row_number }) => row_number)}::int[], ${added.map(({ client_id }) => client_id)}::int[],
      ${added.map(({ entity_id }) => entity_id)}::int[]) as a(row_number, client_id, entity_id)
    where r.tenant_id = ${TENANT_ID} and r.import_id = ${importId} and r.row_number = a.row_number`.execute(trx);
}

export async function insertBookingNote(
  trx: TenantTransaction,
  { id, body, author_id, now }: { id: number; body: string; author_id: number; now: Temporal.Instant },
): Promise<void> {
  await sql`insert into booking_notes (tenant_id, booking_id, body, author_id, created_at)
    select tenant_id, id, ${body}, ${author_id}, ${now} from bookings where tenant_id = ${TENANT_ID} and id = ${id}`.execute(
    trx,
  );
}

/** Marks rows that were not added. Nothing is done with them any more, so only the name and the reason stay. */
export async function leaveOut(
  trx: TenantTransaction,
  importId: number,
  rows: readonly { row_number: number; why: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`update import_rows r set state = 'left_out', reason = l.why, record = null
    from unnest(${rows.map(({ row_number }) => row_number)}::int[], ${rows.map(({ why }) => why)}::text[]) as l(row_number, why)
    where r.tenant_id = ${TENANT_ID} and r.import_id = ${importId} and r.row_number = l.row_number`.execute(trx);
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

export async function nextAdded(trx: TenantTransaction, importId: number, limit: number): Promise<AddedRow[]> {
  const { rows } = await sql<AddedRow>`
    select row_number, entity_id from import_rows where tenant_id = ${TENANT_ID} and import_id = ${importId} and state = 'added'
    order by turn desc, row_number limit ${limit} for update`.execute(trx);
  return rows;
}

/** The bookings created from rows, each with the rest of its party. */
export async function bookingsBroughtIn(trx: TenantTransaction, ids: readonly number[]) {
  const found = trx
    .selectFrom("bookings")
    .where((eb) => eb.or([eb("id", "in", [...ids, 0]), eb("group_id", "in", [...ids, 0])]))
    .select(["id", "group_id", "client_id", "coach_id", "resource_id"])
    .orderBy("id");
  return found.execute();
}

/** Deletes what can be deleted of these rows; returns the rows that are gone. */
export async function removeRows(trx: TenantTransaction, importId: number, rows: readonly number[]): Promise<number[]> {
  const { rows: removed } = await sql<{ row_number: number }>`
    select * from remove_imported_rows(${importId}, ${rows}::int[]) as gone(row_number)`.execute(trx);
  return removed.map(({ row_number }) => row_number);
}

/** Marks the rows that are gone; the others are kept. An import is taken back once, so what was typed goes from all of them. */
export async function markTakenBack(
  trx: TenantTransaction,
  importId: number,
  { rows, gone }: { rows: readonly number[]; gone: readonly number[] },
): Promise<void> {
  await sql`update import_rows set state = case when row_number = any(${gone}::int[]) then 'removed' else 'kept' end,
    record = null
    where tenant_id = ${TENANT_ID} and import_id = ${importId} and row_number = any(${rows}::int[])`.execute(trx);
  await sql`update imports set added = added - ${gone.length}, kept = kept + ${rows.length - gone.length}
    where tenant_id = ${TENANT_ID} and id = ${importId}`.execute(trx);
}

/** Deletes tags created by the import that nobody has any more. */
export async function dropUnusedTags(trx: TenantTransaction, importId: number): Promise<void> {
  await sql`delete from tags t using imports i where i.tenant_id = ${TENANT_ID} and i.id = ${importId} and t.tenant_id = ${TENANT_ID}
    and t.id = any(i.new_tag_ids) and t.version = 1
    and not exists (select from user_tags u where u.tenant_id = ${TENANT_ID} and u.tag_id = t.id)`.execute(trx);
}
