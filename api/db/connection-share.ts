import { concurrencyLimit } from "#api/limits/concurrency-limit.ts";
import type { Database } from "./connect.ts";

type Gate = ReturnType<typeof concurrencyLimit>;

const LONGEST_QUEUE = 500;
const BUSY = "The service is busy. Try again in a moment.";
/** Most tenants with a gate in memory; dropping a gate that is in use only restarts its count. */
const MOST_GATES = 5_000;

const shares = new WeakMap<Database, { most: number; gates: Map<string, Gate> }>();

/** Limits each tenant to `most` concurrent transactions of this database; further ones queue behind the tenant's own. */
export function shareConnections(db: Database, most: number): void {
  shares.set(db, { most, gates: new Map() });
}

/** Runs the work within the tenant's share of the connections; immediately if no shares are configured. */
export function withinShare<T>(db: Database, tenantId: string, work: () => Promise<T>): Promise<T> {
  const share = shares.get(db);
  if (!share) return work();
  const gate = share.gates.get(tenantId) ?? concurrencyLimit(share.most, LONGEST_QUEUE, BUSY);
  if (share.gates.size >= MOST_GATES && !share.gates.has(tenantId)) share.gates.clear();
  share.gates.set(tenantId, gate);
  return gate(work);
}
