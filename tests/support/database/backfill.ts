import { readFileSync } from "node:fs";
import { Client } from "pg";
import type { TestDatabase } from "./database-server.ts";

/**
 * Runs once more what a migration does to the rows that are there, as the role that migrates. `migration` is the file's name without
 * its ending. Throws if it has no such block.
 */
export async function runBackfill({ ownerUrl }: TestDatabase, migration: string): Promise<void> {
  const text = readFileSync(new URL(`../../../api/db/migrations/${migration}.sql`, import.meta.url), "utf8");
  const [block] = /do \$\$[\s\S]*end \$\$;/.exec(text) ?? [];
  if (!block) throw new Error(`${migration} changes no rows`);
  const session = new Client({ connectionString: ownerUrl });
  await session.connect();
  try {
    await session.query(block);
  } finally {
    await session.end();
  }
}
