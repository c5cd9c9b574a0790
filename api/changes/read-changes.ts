import { sql } from "kysely";
import { statement, type Placeholders } from "#api/db/statement.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

/** A change as recorded by the database. */
export interface NotedChange {
  transaction_id: string;
  entity: string;
  action: string | null;
  ids: number[];
  location_ids: number[];
  starts_at: string | null;
  ends_at: string | null;
}

export interface NewChanges {
  cursor: string;
  /** The changes since then cannot be listed individually. */
  isReset: boolean;
  changes: NotedChange[];
}

/** Where to read from: a cursor, or a number of seconds ago. */
export interface ReadFrom {
  since: string | null;
  secondsAgo?: number | null;
}

const MOST_CHANGES = 200;
/** A change is recorded some time before it is committed. */
const LONGEST_TRANSACTION_S = 15;
const KEPT_MINUTES = 30;

/** Returns the changes since a cursor or time, and the next cursor; given neither, only the current cursor. */
export async function readChanges(trx: TenantTransaction, { since, secondsAgo }: ReadFrom): Promise<NewChanges> {
  const [ms, snapshot] = since?.split(".") ?? [];
  const { rows } = await readSince(trx, {
    snapshot: snapshot ?? null,
    at_ms: Number(ms ?? 0),
    seconds_ago: secondsAgo ?? null,
  });
  const [row] = rows;
  if (!row) throw new Error("the course of changes stands somewhere");
  const { now_ms, now_snapshot, is_too_old, changes } = row;
  const isReset = is_too_old || changes.length > MOST_CHANGES;
  return { cursor: `${now_ms}.${now_snapshot}`, isReset, changes: isReset ? [] : changes };
}

interface Row {
  now_ms: string;
  now_snapshot: string;
  is_too_old: boolean;
  changes: NotedChange[];
}

/**
 * A transaction that was open at the cursor may have committed since: whatever is invisible to the cursor's
 * snapshot is new, whatever its number. A cursor that lies in the future, or is invalid, comes from another server.
 */
const readSince = statement(
  (_, asked: Placeholders<{ snapshot: string | null; at_ms: number; seconds_ago: number | null }>) => sql<Row>`
    with given as (select ${asked.snapshot}::text as snapshot),
      asked as (
        select given.snapshot is not null as is_asked, to_timestamp(${asked.at_ms}::float8 / 1000) as at,
          case when pg_input_is_valid(given.snapshot, 'pg_snapshot') then given.snapshot::pg_snapshot end as snapshot
        from given)
    select floor(extract(epoch from clock_timestamp()) * 1000)::text as now_ms,
      pg_current_snapshot()::text as now_snapshot,
      asked.is_asked and (
        asked.at < clock_timestamp() - make_interval(mins => ${sql.lit(KEPT_MINUTES)}) or asked.snapshot is null
        or pg_snapshot_xmax(asked.snapshot) > pg_snapshot_xmax(pg_current_snapshot())) as is_too_old,
      (select coalesce(jsonb_agg(new), '[]') from (
        select c.transaction_id::text, c.entity, c.action, c.ids, c.location_ids, c.starts_at, c.ends_at
        from changes c
        where c.tenant_id = ${TENANT_ID} and c.transaction_id >= coalesce(pg_snapshot_xmin(asked.snapshot), '0'::xid8)
          and case when asked.is_asked then not pg_visible_in_snapshot(c.transaction_id, asked.snapshot)
          else c.at > clock_timestamp() - make_interval(secs => ${asked.seconds_ago}::int + ${sql.lit(LONGEST_TRANSACTION_S)}) end
        order by c.id limit ${sql.lit(MOST_CHANGES + 1)}) new) as changes
    from asked`,
);
