import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { Client } from "pg";
import { connect } from "#api/db/connect.ts";
import { startEmbeddedPostgres } from "#api/db/embedded-postgres.ts";
import { recountMarked } from "#api/features/reports/analytics/rollups/recount.ts";
import { hashOf } from "#gateway/start/builds.ts";
import { ENDS_WITH_PARENT, startProduct, temporaryDataDir } from "../product/product.ts";
import { venueNow } from "../venue-clock.ts";

/** Kept between runs, outside the folder of the run. */
const FOLDER = "test-results/demo-data";
/** What the rows of a first start depend on, besides the hour. */
const INPUTS = ["api/**/*", "schema/**/*.ts", "simulator/**/*.ts", "package-lock.json"];

/** A folder with the data of a stopped product with the demo companies, for copies; new ones if the code or hour is new. */
export async function demoData(): Promise<string> {
  const { dataDir } = temporaryDataDir();
  const kept = join(FOLDER, await nameOfData());
  if (existsSync(kept)) await copyFolder(kept, dataDir);
  else {
    console.info("Making the demo companies ...");
    await makeDemoData(dataDir);
    await keep(dataDir, kept);
  }
  return dataDir;
}

/** Instead of those that were kept before. */
async function keep(dataDir: string, kept: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const old of await readdir(FOLDER)) await rm(join(FOLDER, old), { recursive: true, force: true });
  const partial = `${kept}.${process.pid}`;
  await copyFolder(dataDir, partial);
  // another run was first: its data are the same
  await rename(partial, kept).catch(() => rm(partial, { recursive: true }));
}

/** A copy that keeps the owners of the files, and takes no room where the file system can share it. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await promisify(execFile)("cp", ["-a", `${from}/.`, to]);
}

/** The clock of the database stays the machine's: data of another day would look older than they are. */
async function nameOfData(): Promise<string> {
  const hash = await hashOf(INPUTS, process.cwd());
  const hour = venueNow().toPlainDateTime().toString().slice(0, "2027-05-03T17".length);
  return `${hour}-${Temporal.Now.plainDateISO("UTC").toString()}-${hash.slice(0, 12)}`;
}

async function makeDemoData(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres(join(dataDir, "postgres"), { durable: false });
  try {
    await keepLogSmall(postgres.adminUrl);
    const product = await startProduct(dataDir, { DEMO: "1", ...ENDS_WITH_PARENT });
    await countForReports(postgres.url);
    await product.stop();
  } finally {
    await postgres.stop();
  }
}

/** Each copy has the database's log too. */
async function keepLogSmall(adminUrl: string): Promise<void> {
  const session = new Client({ connectionString: adminUrl });
  await session.connect();
  await session.query("alter system set max_wal_size = '64MB'");
  await session.query("select pg_reload_conf()");
  await session.end();
}

/** Does what the background work of each copy would do in its first minute. */
async function countForReports(ownerUrl: string): Promise<void> {
  const db = connect(ownerUrl, { name: "demo data", maxConnections: 2, statementTimeoutMs: 0 });
  const tenants = await db.selectFrom("tenants").select("tenant_id").execute();
  for (const { tenant_id } of tenants) await recountMarked(db, tenant_id);
  await sql`vacuum analyze`.execute(db);
  await db.destroy();
}
