import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { DatabaseError } from "pg";
import { StartError } from "#api/errors/start-error.ts";
import type { Missing } from "#telemetry/readiness.ts";
import { connect, type Database } from "./connect.ts";
import { grantWriteRights } from "./grant-write-rights.ts";
import { endWhenStopping } from "./session.ts";
import { sqlState } from "./sql-state.ts";

const FOLDER = fileURLToPath(new URL("migrations", import.meta.url));
const FILE_NAME = /^(\d{4}_[a-z0-9_]+)\.sql$/;

interface MigrateOptions {
  /** The newest migration if left out. */
  until?: string;
  /** Aborted when the process is asked to stop. */
  stopping?: AbortSignal;
}

/**
 * Migrates the owner's database, all or nothing; returns the names of the applied migrations. Rejects at once when it
 * is asked to stop before its end, and has changed nothing then.
 */
export async function migrate(ownerUrl: string, { until, stopping }: MigrateOptions = {}): Promise<string[]> {
  stopping?.throwIfAborted();
  // Its own name, because other processes may be migrating the same database.
  const name = `fairway migrate ${randomUUID()}`;
  const db = connect(ownerUrl, { name, maxConnections: 2, statementTimeoutMs: 0 });
  const finished = stopping && endWhenStopping(ownerUrl, name, stopping);
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
    const { error, results = [] } = await (until ? migrator.migrateTo(until) : migrator.migrateToLatest());
    if (error !== undefined) stopping?.throwIfAborted();
    const failed = results.find((result) => result.status === "Error");
    if (error !== undefined) throw (await ofNewerVersion(db)) ?? (await explain(error, failed?.migrationName));
    if (!until) await grantWriteRights(ownerUrl);
    return results.map((result) => result.migrationName);
  } finally {
    finished?.();
    await db.destroy();
  }
}

/** The names of all migrations known to this version, in order. */
export async function migrationNames(): Promise<string[]> {
  return Object.keys(await readMigrations()).toSorted();
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const file of await readdir(FOLDER)) {
    const name = FILE_NAME.exec(file)?.[1];
    if (!name) throw new StartError(`${file} in api/db/migrations is not named like 0001_subject.sql.`);
    const text = await readFile(join(FOLDER, file), "utf8");
    migrations[name] = { up: async (db) => void (await sql.raw(text).execute(db)) };
  }
  return migrations;
}

/** The error for a database that has run migrations which this version does not know; undefined if it knows them all. */
async function ofNewerVersion(db: Database): Promise<StartError | undefined> {
  const known = new Set(await migrationNames());
  const applied = await appliedMigrations(db).catch(() => []);
  const unknown = [...applied].filter((name) => !known.has(name)).toSorted();
  if (unknown.length === 0) return undefined;
  return new StartError(
    `The data were made by a newer version (it has run ${unknown.join(", ")}): start that version, or restore a backup from before it.`,
  );
}

async function explain(error: unknown, name: string | undefined): Promise<Error> {
  if (sqlState(error) === DISK_FULL) {
    const sentence = "The database has no room left on its disk and was not migrated: free some space and start again.";
    return new StartError(sentence, { cause: error });
  }
  const reason = error instanceof Error ? error.message : String(error);
  if (!name) return new StartError(`The database could not be migrated: ${reason}`, { cause: error });
  const line = error instanceof DatabaseError ? await lineOf(name, error.position) : "";
  return new StartError(`Migration ${name}${line} failed: ${reason}`, { cause: error });
}

async function lineOf(name: string, position: string | undefined): Promise<string> {
  if (!position) return "";
  const text = await readFile(join(FOLDER, `${name}.sql`), "utf8");
  return `, line ${text.slice(0, Number(position)).split("\n").length},`;
}

const ANSWER_WITHIN_MS = 2_000;

/**
 * Reports why the database cannot serve requests now. A suspended one counts as unreachable; one replaced by an
 * older copy while the process runs lacks migrations.
 */
export async function missingInDatabase(db: Database, migrations: readonly string[]): Promise<Missing[]> {
  const tooLate = new Promise<string>((resolve) => void setTimeout(resolve, ANSWER_WITHIN_MS, NO_ANSWER).unref());
  const probed = appliedMigrations(db).then(async (applied) => (await writeProbe(db), applied));
  const applied = await Promise.race([probed.catch(reasonOf), tooLate]);
  if (typeof applied === "string") return [{ part: "database", reason: applied }];
  const absent = migrations.filter((name) => !applied.has(name));
  return absent.length === 0 ? [] : [{ part: "migrations", reason: `not applied: ${absent.join(", ")}` }];
}

const NO_ANSWER = "does not answer";
const READ_ONLY = "25006";
const DISK_FULL = "53100";
const SIGN_IN_REFUSED = new Set(["28000", "28P01"]);

function reasonOf(error: unknown): string {
  const state = sqlState(error);
  if (state === READ_ONLY) return "is read-only";
  if (SIGN_IN_REFUSED.has(state ?? "")) return "refuses the user or password of its address";
  return state === DISK_FULL ? "has no room on its disk" : NO_ANSWER;
}

/** Changes a row of its own, as the role that the product works as. */
async function writeProbe(db: Database): Promise<void> {
  await sql`insert into rate_limits (key, expire) values ('readyz', 0)
    on conflict (key) do update set points = (rate_limits.points + 1) % 1000`.execute(db);
}

async function appliedMigrations(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
