import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { startSession } from "#api/auth/session.ts";
import { connect } from "#api/db/connect.ts";
import { inTenant, inTransaction } from "#api/db/transaction.ts";
import { writeCatalogue } from "#api/tenants/catalogue.ts";
import { addTenant } from "#api/tenants/tenant-row.ts";
import { cloneDatabase, startTestServer, type TestDatabase } from "#tests/support/database/database-server.ts";
import { GATEWAY_KEY, startApiChild, type ApiChild, type Asker } from "#tests/support/product/api-child.ts";
import { TEST_TEMPLATE } from "#tests/support/venue-template.ts";
import { milliseconds, type Row } from "./row.ts";

export const name = "exports";

const ROWS = 100_000;
const WARM_UPS = 2;
export const GROWTH_TARGET_MB = 50;
const SLUG = "bench";

/** The export of 100,000 bookings, read as a browser does, from an API process whose memory is watched. */
export async function run(): Promise<Row[]> {
  const { server, stop } = await startTestServer();
  try {
    const database = await cloneDatabase(server);
    const token = await fill(database);
    const api = await startApiChild(database);
    try {
      const file = await watchFile(
        api,
        { slug: SLUG, token },
        { short: "/api/v1/bookings/export?date_to=2026-02-03", whole: "/api/v1/bookings/export" },
      );
      const { lines, bytes, took, before, growth } = file;
      if (lines !== ROWS + 1) throw new Error(`the file has ${lines} lines`);
      return [
        {
          what: `CSV of ${ROWS.toLocaleString("en")} bookings, ${Math.round(bytes / 1e6)} MB, in ${milliseconds(took)}`,
          value: `RSS grows ${Math.round(growth)} MB`,
          yardstick: `${Math.round(before)} MB before`,
          ratio: "-",
          target: `<= ${GROWTH_TARGET_MB} MB`,
          met: growth <= GROWTH_TARGET_MB,
        },
      ];
    } finally {
      await api.stop();
    }
  } finally {
    await stop();
  }
}

async function fill(database: TestDatabase): Promise<string> {
  const tenant = { tenant_id: randomUUID(), slug: SLUG, name: "Bench", timezone: "UTC", currency: "CAD" };
  const owner = connect(database.ownerUrl, { name: "bench", maxConnections: 1 });
  const app = connect(database.appUrl, { name: "bench", maxConnections: 1 });
  const { services, locations } = await inTransaction(owner, async (trx) => {
    await addTenant(trx, { ...tenant, subscription_status: "active" });
    return writeCatalogue(trx, tenant, TEST_TEMPLATE);
  });
  const token = await inTenant(app, tenant.tenant_id, async (trx) => {
    await sql`insert into bookings (tenant_id, guest, service_id, location_id, start_time, end_time, status,
        price_amount, price_currency)
      select ${tenant.tenant_id}::uuid, jsonb_build_object('first_name', 'Guest', 'last_name', 'No. ' || n,
        'email', 'guest' || n || '@example.test', 'phone', null), ${services[0]?.id}::integer,
        ${locations[0]?.id}::integer, timestamptz '2026-01-01' + n * interval '5 minutes',
        timestamptz '2026-01-01' + (n + 12) * interval '5 minutes', 'completed', 6000, 'CAD'
      from generate_series(1, ${ROWS}::integer) n`.execute(trx);
    const { id } = await trx
      .insertInto("users")
      .values({ tenant_id: tenant.tenant_id, first_name: "Pat", last_name: "Owner", roles: ["owner"] })
      .returning("id")
      .executeTakeFirstOrThrow();
    const now = Temporal.Now.instant();
    const session = { tenantId: tenant.tenant_id, userId: id, now, address: "::1", userAgent: null };
    return (await startSession(trx, session)).token;
  });
  await Promise.all([owner.destroy(), app.destroy()]);
  const admin = connect(database.adminUrl, { name: "bench", maxConnections: 1, statementTimeoutMs: 0 });
  await sql`vacuum analyze`.execute(admin);
  await admin.destroy();
  return token;
}

/** Measures the memory that sending a file adds to the process, after sending short ones. */
export async function watchFile(
  { url, process: { pid } }: ApiChild,
  asker: Asker,
  { short, whole }: { short: string; whole: string },
) {
  // A process grows to its working size with its first rows; what is measured is the growth from a ten times longer file.
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp++) await download(asker, url + short);
  const before = residentMb(pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentMb(pid))), 20);
  const begun = performance.now();
  const read = await download(asker, url + whole);
  const took = performance.now() - begun;
  clearInterval(watch);
  return { ...read, took, before, growth: most - before };
}

async function download({ slug, token }: Asker, address: string): Promise<{ lines: number; bytes: number }> {
  const headers = { authorization: `Bearer ${token}`, "x-tenant": slug, "x-gateway-key": GATEWAY_KEY };
  const response = await fetch(address, { headers });
  if (!response.ok || !response.body) throw new Error(`the export answered ${response.status}`);
  let [lines, bytes] = [0, 0];
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  return { lines, bytes };
}

/** Resident memory as Linux counts it, in MB. */
export function residentMb(pid: number | undefined): number {
  const [, kB = "0"] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kB) / 1024;
}
