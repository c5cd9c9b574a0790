import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import type { Cluster } from "#api/db/embedded/cluster.ts";
import { type Postmaster, runPostmaster, stopPostmaster, superuserUrl } from "#api/db/embedded/postmaster.ts";

/** Held by the process that will stop the server; PostgreSQL releases it when that process is killed. */
const KEEPER_LOCK = 7_305_001;
const TRY_AGAIN_AFTER_MS = 1_000;

export interface Keeper {
  /** Stops the server, unless another living process is its keeper. */
  stop(): Promise<void>;
}

/**
 * Becomes the server's keeper if it has none: the one process that stops it, and restarts it on the same port
 * should it die. All other processes are guests.
 */
export async function keepServer(cluster: Cluster, settings: string[], started: Postmaster): Promise<Keeper> {
  let stopping = false;
  let postmaster = started;
  let session: Client | undefined;
  let recovery = Promise.resolve();

  const keep = async (): Promise<void> => {
    session = await lockedSession(cluster, postmaster.port);
    session?.once("end", () => {
      if (!stopping) recovery = recover();
    });
  };
  const recover = async (): Promise<void> => {
    while (!stopping) {
      try {
        postmaster = await runPostmaster(cluster, settings, started.port);
        return await keep();
      } catch {
        // such as a full disk: in the meantime requests get typed errors, and the log beside the data says why
        await delay(TRY_AGAIN_AFTER_MS);
      }
    }
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    await recovery;
    if (!session) return;
    await session.end();
    await stopPostmaster(postmaster);
  };

  await keep();
  return { stop };
}

/** Opens a session that holds the keeper's lock; undefined if another process holds it. */
async function lockedSession(cluster: Cluster, port: number): Promise<Client | undefined> {
  const session = new Client({ connectionString: superuserUrl(cluster, port), keepAlive: true });
  session.on("error", () => undefined);
  await session.connect();
  const { rows } = await session.query<{ kept: boolean }>("select pg_try_advisory_lock($1) as kept", [KEEPER_LOCK]);
  if (rows[0]?.kept) return session;
  await session.end();
  return undefined;
}
