import { sql } from "kysely";
import type { Database } from "#api/db/connect.ts";
import type { Missing } from "#telemetry/readiness.ts";

const ANSWER_WITHIN_MS = 2_000;

/**
 * What the database lacks to answer now. A paused one counts as gone; and one that was exchanged for an older copy, under a
 * process that runs, lacks migrations.
 */
export async function missingInDatabase(db: Database, migrations: readonly string[]): Promise<Missing[]> {
  const tooLate = new Promise<null>((resolve) => void setTimeout(resolve, ANSWER_WITHIN_MS, null).unref());
  const applied = await Promise.race([appliedMigrations(db).catch(() => null), tooLate]);
  if (applied === null) return [{ part: "database", reason: "does not answer" }];
  const absent = migrations.filter((name) => !applied.has(name));
  return absent.length === 0 ? [] : [{ part: "migrations", reason: `not applied: ${absent.join(", ")}` }];
}

async function appliedMigrations(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
