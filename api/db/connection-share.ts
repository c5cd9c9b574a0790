import type { Database } from "#api/db/connect.ts";
import { concurrencyLimit } from "#api/http/concurrency-limit.ts";

type Gate = ReturnType<typeof concurrencyLimit>;

const LONGEST_QUEUE = 500;
const BUSY = "The service is busy. Try again in a moment.";
/** Companies that were heard of; a gate that is forgotten while it is in use only counts anew. */
const MOST_GATES = 5_000;

const shares = new WeakMap<Database, { most: number; gates: Map<string, Gate> }>();

/** From now on no company has more than `most` transactions of this database at once: its next ones wait for its own. */
export function shareConnections(db: Database, most: number): void {
  shares.set(db, { most, gates: new Map() });
}

/** Runs the work in the company's share of the connections; at once where nothing was shared out. */
export function withinShare<T>(db: Database, tenantId: string, work: () => Promise<T>): Promise<T> {
  const share = shares.get(db);
  if (!share) return work();
  const gate = share.gates.get(tenantId) ?? concurrencyLimit(share.most, LONGEST_QUEUE, BUSY);
  if (share.gates.size >= MOST_GATES && !share.gates.has(tenantId)) share.gates.clear();
  share.gates.set(tenantId, gate);
  return gate(work);
}
