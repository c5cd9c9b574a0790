import { CompiledQuery } from "kysely";
import type { Database } from "./connect.ts";

type Send = (statement: string) => Promise<unknown>;

/** Tenants notified within the last moment, and whether they have written since. */
const justTold = new WeakMap<Database, Map<string, { hasWritten: boolean }>>();
const MOMENT_MS = 20;

/**
 * Notifies listeners that something may have changed in this tenant: immediately, and once more at the end of a
 * burst. Not awaited; if a notification is lost, the listeners poll a little later.
 */
export function tellOfChange(db: Database, tenantId: string, send: Send): void {
  const told = justTold.get(db) ?? new Map<string, { hasWritten: boolean }>();
  justTold.set(db, told);
  const before = told.get(tenantId);
  if (before) {
    before.hasWritten = true;
    return;
  }
  const since = { hasWritten: false };
  told.set(tenantId, since);
  send(noticeOf(tenantId)).catch(() => undefined);
  setTimeout(() => {
    told.delete(tenantId);
    if (since.hasWritten) tellOfChange(db, tenantId, async (notice) => db.executeQuery(CompiledQuery.raw(notice)));
  }, MOMENT_MS).unref();
}

/**
 * Sent after the commit, not in it: a notifying commit holds a server-wide lock until it is flushed, and this one
 * need not be flushed.
 */
const noticeOf = (tenantId: string): string =>
  `select set_config('synchronous_commit', 'off', true), pg_notify('changes', '${tenantId}')`;
