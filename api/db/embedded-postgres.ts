import { resolve } from "node:path";
import { Client } from "pg";
import { openCluster, type Cluster } from "#api/db/embedded/cluster.ts";
import { runPostmaster, stopPostmaster, superuserUrl, type Postmaster } from "#api/db/embedded/postmaster.ts";

export interface EmbeddedPostgres {
  /** The product's database, as the owner of its tables (no superuser, as on a managed server). */
  url: string;
  /** The server's superuser on its maintenance database; for tests that make and inspect databases. */
  adminUrl: string;
  pid: number;
  /** True when a server that was already running is used. */
  adopted: boolean;
  /** Ends the server, unless another living process is its keeper. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** False: faster, and lost on a power cut; for tests and generators. */
  durable?: boolean;
  maxConnections?: number;
}

const OWNER = "fairway_owner";
const DATABASE = "fairway";
const NOT_DURABLE = ["fsync=off", "full_page_writes=off"];
/** Held by the process that will end the server; PostgreSQL frees it when that process is killed. */
const KEEPER_LOCK = 7_305_001;

/** PostgreSQL 18 from the npm package, with its data in `folder`, on a free port of the loopback address. */
export async function startEmbeddedPostgres(
  folder: string,
  { durable = true, maxConnections = 100 }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(resolve(folder));
  const settings = [`max_connections=${maxConnections}`, ...(durable ? [] : NOT_DURABLE)];
  const postmaster = await runPostmaster(cluster, settings);
  const session = new Client({ connectionString: superuserUrl(cluster, postmaster.port), keepAlive: true });
  session.on("error", () => undefined);
  await session.connect();
  await ensureDatabase(session, cluster);
  const isKeeper = await tryToKeep(session);
  if (!isKeeper) await session.end();
  return {
    url: `postgres://${OWNER}:${cluster.password}@127.0.0.1:${postmaster.port}/${DATABASE}`,
    adminUrl: superuserUrl(cluster, postmaster.port),
    pid: postmaster.pid,
    adopted: postmaster.child === undefined,
    stop: () => (isKeeper ? endServer(session, postmaster) : Promise.resolve()),
  };
}

async function ensureDatabase(session: Client, { password }: Cluster): Promise<void> {
  const { rowCount: roles } = await session.query("select 1 from pg_roles where rolname = $1", [OWNER]);
  if (!roles) await ignoringDuplicates(session, `create role ${OWNER} login createrole password '${password}'`);
  const { rowCount: databases } = await session.query("select 1 from pg_database where datname = $1", [DATABASE]);
  if (!databases) await ignoringDuplicates(session, `create database ${DATABASE} owner ${OWNER}`);
}

/** Two first starts at once: 42710 and 42P04 say that the other was quicker, 23505 that it was at the same moment. */
async function ignoringDuplicates(session: Client, statement: string): Promise<void> {
  await session.query(statement).catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "42710" && code !== "42P04" && code !== "23505") throw error;
  });
}

async function tryToKeep(session: Client): Promise<boolean> {
  const { rows } = await session.query<{ kept: boolean }>("select pg_try_advisory_lock($1) as kept", [KEEPER_LOCK]);
  return rows[0]?.kept === true;
}

async function endServer(session: Client, postmaster: Postmaster): Promise<void> {
  await session.end();
  await stopPostmaster(postmaster);
}
