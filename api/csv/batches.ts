import type { Call } from "#api/call/call.ts";
import type { PageQuery } from "#api/db/paging.ts";
import { inTenant } from "#api/db/transaction.ts";
import type { CsvCell } from "#schema/shared/csv-line.ts";

type Rows = readonly (readonly CsvCell[])[];

/**
 * Reads a file's rows in batches, each in a short transaction of its own: a slow download holds no connection.
 * `read` returns a batch and where the next begins, or null for the last.
 */
export async function* inBatches<At>(
  call: Call,
  first: At,
  read: (call: Call, at: At) => Promise<{ rows: Rows; next: At | null }>,
): AsyncGenerator<Rows> {
  for (let at: At | null = first; at !== null;) {
    const from: At = at;
    const { rows, next } = await inTenant(call.deps.db, call.tenant.tenant_id, (db) => read({ ...call, db }, from));
    if (rows.length > 0) yield rows;
    at = next;
  }
}

const PAGE_ROWS = 500;

/** The same over a list's own pages, without counting: a page that is not full is the last. */
export function inPages<Row>(
  call: Call,
  page: (call: Call, paging: PageQuery) => Promise<{ data: Row[] }>,
  cells: (row: Row) => Rows,
): AsyncGenerator<Rows> {
  return inBatches(call, 1, async (current, at) => {
    const { data } = await page(current, { page: at, perPage: PAGE_ROWS, total: false });
    return { rows: data.flatMap(cells), next: data.length === PAGE_ROWS ? at + 1 : null };
  });
}
