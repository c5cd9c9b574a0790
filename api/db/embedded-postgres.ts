import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Client } from "pg";
import { openCluster, type Cluster } from "./embedded/cluster.ts";
import { keepServer } from "./embedded/keeper.ts";
import { runPostmaster, superuserUrl, type Postmaster } from "./embedded/postmaster.ts";
import { sessionOn } from "./session.ts";

export interface EmbeddedPostgres {
  /** The product's database, as the owner of its tables (not a superuser, as on a managed server). */
  url: string;
  /** The server's superuser on its maintenance database; for tests that create and inspect databases. */
  adminUrl: string;
  pid: number;
  /** True if the server was already running. */
  adopted: boolean;
  /** Stops the server, unless another living process is its keeper. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** False: faster, but data is lost on a power cut; for tests and generators. */
  durable?: boolean;
  maxConnections?: number;
}

const OWNER = "fairway_owner";
const DATABASE = "fairway";
/** Bytes, on macOS; Linux allows four more. */
const LONGEST_SOCKET_PATH = 103;
/** Locks per connection: an upgrade or a restore may create a sequence for each tenant in one transaction. */
const LOCKS = "max_locks_per_transaction=256";
const NOT_DURABLE = ["fsync=off", "full_page_writes=off"];

/** Starts PostgreSQL 18 from the npm package, with its data in `folder`, on a free loopback port and a socket beside the data. */
export async function startEmbeddedPostgres(
  folder: string,
  { durable = true, maxConnections = 100 }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(resolve(folder));
  const settings = [`max_connections=${maxConnections}`, LOCKS, ...(durable ? [] : NOT_DURABLE)];
  const postmaster = await runPostmaster(cluster, settings);
  const keeper = await keepServer(cluster, settings, postmaster);
  const adminUrl = superuserUrl(cluster, postmaster.port);
  await ensureDatabase(adminUrl, cluster.password);
  return {
    url: `postgres://${OWNER}:${cluster.password}@127.0.0.1:${postmaster.port}/${DATABASE}${bySocket(cluster, postmaster)}`,
    adminUrl,
    pid: postmaster.pid,
    adopted: postmaster.child === undefined,
    stop: () => keeper.stop(),
  };
}

/** The URL parameters for the server's socket, which is faster than its port; empty if the socket cannot be used. */
function bySocket({ data }: Cluster, { port }: Postmaster): string {
  const socket = join(data, `.s.PGSQL.${port}`);
  if (!existsSync(socket) || Buffer.byteLength(socket) > LONGEST_SOCKET_PATH) return "";
  return `?${new URLSearchParams({ host: data })}`;
}

async function ensureDatabase(adminUrl: string, password: string): Promise<void> {
  const session = sessionOn(adminUrl);
  await session.connect();
  try {
    const { rowCount: roles } = await session.query("select 1 from pg_roles where rolname = $1", [OWNER]);
    if (!roles) await ignoringDuplicates(session, `create role ${OWNER} login createrole password '${password}'`);
    const { rowCount: databases } = await session.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (!databases) await ignoringDuplicates(session, `create database ${DATABASE} owner ${OWNER}`);
  } finally {
    await session.end();
  }
}

/** For two simultaneous first starts: 42710 and 42P04 mean the other was first, 23505 that it ran at the same moment. */
async function ignoringDuplicates(session: Client, statement: string): Promise<void> {
  await session.query(statement).catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "42710" && code !== "42P04" && code !== "23505") throw error;
  });
}
