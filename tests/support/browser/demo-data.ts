import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { readConfig } from "#api/config.ts";
import { connect } from "#api/db/connect.ts";
import { prepareDatabase } from "#api/db/prepare-database.ts";
import { recountMarked } from "#api/features/analytics/rollups/recount.ts";
import { hashOf } from "#gateway/start/builds.ts";
import { startProduct, temporaryDataDir } from "#tests/support/product/product.ts";
import { venueNow } from "#tests/support/venue-clock.ts";

/** Kept between runs, outside the folder of the run. */
const FOLDER = "test-results/demo-data";
/** What the rows of a first start depend on, besides the hour. */
const INPUTS = ["api/**/*", "schema/**/*.ts", "simulator/**/*.ts", "package-lock.json"];

/** The data folder of a stopped product with the demo companies; made if none of this code and hour is there. */
export async function demoData(): Promise<string> {
  const name = await nameOfData();
  const folder = join(FOLDER, name);
  if (existsSync(folder)) return folder;
  console.info("Making the demo companies ...");
  const { dataDir, remove } = temporaryDataDir();
  try {
    await makeDemoData(dataDir);
    await mkdir(FOLDER, { recursive: true });
    for (const old of await readdir(FOLDER)) await rm(join(FOLDER, old), { recursive: true });
    const partial = `${folder}.${process.pid}`;
    await copyFolder(dataDir, partial);
    // another run was first: its data are the same
    await rename(partial, folder).catch(() => rm(partial, { recursive: true }));
  } finally {
    remove();
  }
  return folder;
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
  const product = await startProduct(dataDir, { DEMO: "1", npm_lifecycle_event: "journeys" });
  try {
    await countForReports(dataDir);
  } finally {
    await product.stop();
  }
}

/** Does what the background work of each copy would do in its first minute. */
async function countForReports(dataDir: string): Promise<void> {
  const database = await prepareDatabase(readConfig({ DATA_DIR: dataDir }));
  const db = connect(database.ownerUrl, { name: "demo data", maxConnections: 2, statementTimeoutMs: 0 });
  const tenants = await db.selectFrom("tenants").select(["tenant_id", "timezone"]).execute();
  for (const tenant of tenants) await recountMarked(db, tenant);
  await sql`vacuum analyze`.execute(db);
  await db.destroy();
  await database.stop();
}
