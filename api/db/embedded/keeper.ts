import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";
import { sessionOn } from "../session.ts";
import type { Cluster } from "./cluster.ts";
import { runPostmaster, stopPostmaster, superuserUrl, type Postmaster } from "./postmaster.ts";

/** The name of the session by which each process that uses the server is known; PostgreSQL ends it when the process is killed. */
const USING = "fairway keeper";
const LEAVING = "fairway leaving";
const TRY_AGAIN_AFTER_MS = 1_000;

export interface Keeper {
  /** Stops the server, unless another living process uses it. */
  stop(): Promise<void>;
}

/**
 * Keeps the server running for as long as a process uses it: should it die, it starts again on the same port, and the last process
 * to leave stops it.
 */
export async function keepServer(cluster: Cluster, settings: string[], started: Postmaster): Promise<Keeper> {
  let stopping = false;
  let postmaster = started;
  let session: Client;
  let recovery = Promise.resolve();

  const keep = async (): Promise<void> => {
    session = await openSession(cluster, postmaster.port);
    session.once("end", () => {
      if (!stopping) recovery = recover();
    });
  };
  const recover = async (): Promise<void> => {
    while (!stopping) {
      try {
        // Of several processes that try, one starts it, and the others find it.
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
    const isLast = await leave(session);
    if (isLast) await stopPostmaster(postmaster);
  };

  await keep();
  return { stop };
}

async function openSession(cluster: Cluster, port: number): Promise<Client> {
  const connectionString = superuserUrl(cluster, port);
  const session = sessionOn(connectionString, { keepAlive: true, application_name: USING });
  await session.connect();
  return session;
}

/** Whether no other process stays. Of two that leave at once, at least one is told so: each says first that it leaves. */
async function leave(session: Client): Promise<boolean> {
  try {
    await session.query(`set application_name = '${LEAVING}'`);
    const { rowCount } = await session.query("select from pg_stat_activity where application_name = $1", [USING]);
    return rowCount === 0;
  } catch {
    return true; // the server has ended, or is about to
  } finally {
    await session.end().catch(() => undefined);
  }
}
