import { inject } from "vitest";
import { cloneDatabase, type TestDatabase } from "./database-server.ts";

/** A migrated, empty database for one test file; `drop()` it in afterAll, after closing all connections. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject("testServer"));
}
