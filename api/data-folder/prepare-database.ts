import { join } from "node:path";
import { DatabaseError } from "pg";
import type { Config } from "#api/config.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#api/db/embedded-postgres.ts";
import { migrate } from "#api/db/migrate.ts";
import { assertBoundByRowSecurity, ensureRoles } from "#api/db/roles.ts";
import { sessionOn } from "#api/db/session.ts";
import { StartError } from "#api/errors/start-error.ts";
import { keptSecretKeys, type SecretKeys } from "#api/secret-keys.ts";
import { openDataFolder } from "./data-folder.ts";

export interface PreparedDatabase {
  ownerUrl: string;
  appUrl: string;
  platformUrl: string;
  secretKeys: SecretKeys;
  /** False when DATABASE_URL names an operator's server. */
  isEmbedded: boolean;
  /** Stops the embedded server; call after everything connected to it has closed. */
  stop(): Promise<void>;
}

const OLDEST_SERVER = 18;
const CONNECT_WITHIN_MS = 10_000;

/** Provides a reachable, migrated database with its roles: the operator's, or else the embedded one. */
export async function prepareDatabase(config: Config, stopping?: AbortSignal): Promise<PreparedDatabase> {
  await openDataFolder(config);
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(join(config.dataDir, "postgres"));
  try {
    return await prepare(config, embedded, stopping);
  } catch (error) {
    await embedded?.stop();
    throw error instanceof DatabaseError ? cannotBePrepared(config, error) : error;
  }
}

async function prepare(
  config: Config,
  embedded: EmbeddedPostgres | undefined,
  stopping: AbortSignal | undefined,
): Promise<PreparedDatabase> {
  const ownerUrl = config.databaseUrl ?? embedded?.url ?? "";
  await assertUsable(ownerUrl, "DATABASE_URL");
  const secretKeys = config.secretKeys ?? (await keptSecretKeys(config.dataDir));
  const urls = await ensureRoles(ownerUrl, secretKeys[0], {
    app: config.databaseAppUrl,
    platform: config.databasePlatformUrl,
  });
  await migrate(ownerUrl, stopping && { stopping });
  await assertUsable(urls.app, "DATABASE_APP_URL");
  await assertUsable(urls.platform, "DATABASE_PLATFORM_URL");
  await assertBoundByRowSecurity(urls.app, "DATABASE_APP_URL");
  await assertBoundByRowSecurity(urls.platform, "DATABASE_PLATFORM_URL");
  const stop = async () => embedded?.stop();
  return {
    ownerUrl,
    appUrl: urls.app,
    platformUrl: urls.platform,
    secretKeys,
    isEmbedded: embedded !== undefined,
    stop,
  };
}

/** Explains a failure such as an owner who may not create roles. */
function cannotBePrepared({ databaseUrl }: Config, error: DatabaseError): StartError {
  const place = databaseUrl ? `DATABASE_URL ${placeOf(databaseUrl)}` : "The embedded database";
  return new StartError(`${place} cannot be prepared: ${error.message}.`, { cause: error });
}

async function assertUsable(url: string, setting: string): Promise<void> {
  const client = sessionOn(url, { connectionTimeoutMillis: CONNECT_WITHIN_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>("show server_version");
    const version = rows[0]?.server_version ?? "";
    if (Number.parseInt(version, 10) < OLDEST_SERVER) {
      throw new StartError(`${setting}: PostgreSQL ${OLDEST_SERVER} or newer is needed, this is ${version}.`);
    }
  } catch (error) {
    throw error instanceof StartError
      ? error
      : new StartError(`${setting} ${placeOf(url)} cannot be used: ${reasonOf(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Server and database, without the password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `(${host}${pathname})`;
}

function reasonOf(error: unknown): string {
  // a host name with two addresses fails with one error for each
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
