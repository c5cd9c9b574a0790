import { Client } from "pg";
import { columnTypes } from "#api/db/column-types.ts";
import { connect } from "#api/db/connect.ts";
import { seedDemo } from "#api/demo/seed.ts";
import { demoTenants } from "#api/demo/tenants.ts";
import { readTemplate } from "#api/tenants/template.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";
import { cases } from "#tests/support/proof/proof.ts";

/** The demo venue is filled a year back, in the daily proof a third of one. */
export const DAYS_BACK = cases(120, 365);

export interface Seeded {
  seed(now: string): Promise<string[]>;
  /** Runs a query across all tenants. */
  rows<Row>(sql: string): Promise<Row[]>;
  ownerUrl: string;
  close(): Promise<void>;
}

/** Creates a database of its own to seed demo tenants into. */
export async function openSeeded(): Promise<Seeded> {
  const database = await createTestDatabase();
  const owner = connect(database.ownerUrl, { name: "test owner", maxConnections: 2, statementTimeoutMs: 0 });
  const admin = new Client({ connectionString: database.adminUrl, types: columnTypes });
  await admin.connect();
  return {
    async seed(now) {
      const tenants = demoTenants(await readTemplate());
      const filled = tenants.map((tenant) => ({ ...tenant, days_back: Math.min(tenant.days_back, DAYS_BACK) }));
      return seedDemo({ owner, now: Temporal.Instant.from(now), tenants: filled });
    },
    // the caller names the columns that its SQL selects
    rows: async <Row>(sql: string) => (await admin.query(sql)).rows as Row[],
    ownerUrl: database.ownerUrl,
    async close() {
      await Promise.all([owner.destroy(), admin.end()]);
      await database.drop();
    },
  };
}
