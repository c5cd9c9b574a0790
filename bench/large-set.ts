import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import autocannon from "autocannon";
import { Client } from "pg";
import { startSession } from "#api/auth/session.ts";
import { connect, type Database } from "#api/db/connect.ts";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
import { seedLoad } from "#api/demo/load.ts";
import {
  cloneDatabase,
  startTestServer,
  TEST_SECRET_KEY,
  type TestDatabase,
} from "#tests/support/database/database-server.ts";
import { startProduct, type Product } from "#tests/support/product/product.ts";

export interface Company {
  tenantId: string;
  slug: string;
  /** A receptionist's session. */
  token: string;
  /** The owner's session. */
  ownerToken: string;
  location_id: number;
}

/** The whole product in one process, with 20 companies and 200,000 bookings. */
export interface LargeSet {
  database: TestDatabase;
  product: Product;
  companies: Company[];
  stop(): Promise<void>;
}

const COUNTED_WITHIN_MS = 10 * 60_000;

export const SIZE = { tenants: 20, bookings: 200_000 };

export async function startLargeSet(): Promise<LargeSet> {
  const { server, stop: stopServer } = await startTestServer();
  const database = await cloneDatabase(server);
  const companies = await fill(database);
  const dataDir = mkdtempSync(join(tmpdir(), "fairway-bench-"));
  const product = await startProduct(dataDir, {
    NODE_ENV: "production",
    DATABASE_URL: database.ownerUrl,
    DATABASE_APP_URL: database.appUrl,
    DATABASE_PLATFORM_URL: database.platformUrl,
    SECRET_KEY: TEST_SECRET_KEY,
    LOG_LEVEL: "error",
  });
  await whenCounted(database);
  const stop = async () => {
    await product.stop();
    await stopServer();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { database, product, companies, stop };
}

async function fill({ ownerUrl, appUrl, adminUrl }: TestDatabase): Promise<Company[]> {
  const owner = connect(ownerUrl, { name: "bench", maxConnections: 1, statementTimeoutMs: 0 });
  const slugs = await seedLoad({ owner, now: Temporal.Now.instant() }, SIZE);
  await owner.destroy();
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query("vacuum analyze");
  await admin.end();
  const app = connect(appUrl, { name: "bench", maxConnections: 1 });
  const companies: Company[] = [];
  for (const slug of slugs) companies.push(await signIn(app, slug));
  await app.destroy();
  return companies;
}

/** The product counts the days of the reports in the background first: whatever is measured meanwhile is also waiting. */
async function whenCounted({ adminUrl }: TestDatabase): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  const isCounted = async () => {
    const marks = "select exists (select from days_to_recount) or exists (select from memberships_to_recount) as left";
    const { rows } = await admin.query<{ left: boolean }>(marks);
    return rows[0]?.left === false;
  };
  for (const deadline = performance.now() + COUNTED_WITHIN_MS; !(await isCounted()); await delay(1_000)) {
    if (performance.now() > deadline) throw new Error("the days of the reports are still not counted");
  }
  await admin.end();
}

async function signIn(app: Database, slug: string): Promise<Company> {
  const { tenant_id } = await app
    .selectFrom((eb) => eb.fn<{ tenant_id: string }>("tenant_by_slug", [eb.val(slug)]).as("t"))
    .select("t.tenant_id")
    .executeTakeFirstOrThrow();
  return inTenant(app, tenant_id, async (trx) => {
    const { id: location_id } = await trx.selectFrom("locations").select("id").orderBy("id").executeTakeFirstOrThrow();
    const [token, ownerToken] = [
      await tokenOf(trx, tenant_id, `staff@${slug}.test`),
      await tokenOf(trx, tenant_id, `owner@${slug}.test`),
    ];
    return { tenantId: tenant_id, slug, token, ownerToken, location_id };
  });
}

async function tokenOf(trx: TenantTransaction, tenantId: string, email: string): Promise<string> {
  const { id: userId } = await trx
    .selectFrom("users")
    .where("email", "=", email)
    .select("id")
    .executeTakeFirstOrThrow();
  const now = Temporal.Now.instant();
  return (await startSession(trx, { tenantId, userId, now, address: "::1", userAgent: null })).token;
}

export function graphRequest(
  { slug, token }: Pick<Company, "slug" | "token">,
  query: string,
  variables: object,
): autocannon.Request {
  return {
    method: "POST",
    path: "/graphql",
    headers: { host: `${slug}.localhost`, "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  };
}

/** Sends these requests in turn, for a number of seconds or a number of times; every one must succeed. */
export async function load(
  port: number,
  requests: autocannon.Request[],
  options: { connections: number } & ({ duration: number } | { amount: number }),
): Promise<autocannon.Result> {
  const result = await autocannon({ url: `http://127.0.0.1:${port}`, requests, ...options });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed`);
  return result;
}
