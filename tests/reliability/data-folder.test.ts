import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { readConfig } from "#api/config.ts";
import { openDataFolder } from "#api/data-folder/data-folder.ts";
import { prepareDatabase } from "#api/data-folder/prepare-database.ts";
import { connect } from "#api/db/connect.ts";
import { migrate } from "#api/db/migrate.ts";
import { startSimulator } from "#api/start/start-simulator.ts";
import { emptyDatabase, TEST_SECRET_KEY } from "#tests/support/database/database-server.ts";
import { smallDisk } from "#tests/support/database/small-disk.ts";
import { temporaryDataDir } from "#tests/support/product/product.ts";
import { SERVER_FLAGS } from "#tests/support/product/server-flags.ts";

let folder: ReturnType<typeof temporaryDataDir>;
beforeAll(() => {
  folder = temporaryDataDir();
});
afterAll(() => folder.remove());

const SETPRIV = "/usr/bin/setpriv";
const CLUSTER = new URL("../../api/db/embedded/cluster.ts", import.meta.url).href;

const inside = (name: string): string => join(folder.dataDir, name);
const open = (dataDir: string, env: Record<string, string> = {}) =>
  openDataFolder(readConfig({ DATA_DIR: dataDir, SECRET_KEY: TEST_SECRET_KEY, ...env }));

it("creates a missing data folder, also with a DATABASE_URL", async () => {
  const database = await emptyDatabase(inject("testServer"));
  const dataDir = inside("a/new/one");
  const config = readConfig({ DATA_DIR: dataDir, SECRET_KEY: TEST_SECRET_KEY, DATABASE_URL: database.ownerUrl });
  await prepareDatabase(config);
  expect(existsSync(dataDir)).toBe(true);
  await using opened = new AsyncDisposableStack();
  const addresses = { webhookUrl: "http://localhost/", publicUrl: "http://localhost", callbackUrl: "http://localhost" };
  await startSimulator({ dataDir, ...addresses, now: Temporal.Instant.fromEpochMilliseconds(0) }, opened);
  await database.drop();
});

it("needs no folder if everything is saved elsewhere", async () => {
  const stripe = {
    STRIPE_SECRET_KEY: "sk_live_1",
    STRIPE_PUBLISHABLE_KEY: "pk_live_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
  };
  const bucket = { UPLOADS_S3_BUCKET: "b", UPLOADS_S3_ACCESS_KEY_ID: "k", UPLOADS_S3_SECRET_ACCESS_KEY: "s" };
  const elsewhere = { DATABASE_URL: "postgres://db/fairway", SMTP_URL: "smtp://mail", ...stripe, ...bucket };
  await open("/proc/none", elsewhere);
  expect(existsSync("/proc/none")).toBe(false);
});

it("reports that the data folder is a file, or below one, with advice", async () => {
  const file = inside("file");
  writeFileSync(file, "");
  await expect(open(file)).rejects.toThrow(`DATA_DIR ${file} is a file: name a folder.`);
  await expect(open(join(file, "below"))).rejects.toThrow("lies below a file: name a folder.");
});

it("reports a full disk, with advice", async ({ skip }) => {
  const disk = smallDisk(1);
  if (!disk) return skip("only root may mount a small disk");
  const free = disk.fill();
  await expect(open(join(disk.folder, "data"))).rejects.toThrow("has no room left: free some space");
  free();
  disk.remove();
});

it("reports a read-only file system, with advice", async () => {
  await expect(open("/sys/fairway")).rejects.toThrow(/(read-only|may not be written by this account): /);
});

const NOBODY = 65_534;

it("reports that the folder belongs to another user, with advice", async () => {
  chmodSync(folder.dataDir, 0o500);
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    await expect(open(inside("closed"))).rejects.toThrow("may not be written by this account");
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(folder.dataDir, 0o700);
  }
});

it("reports that root may not give the folder to the database's user, with advice", async ({ skip }) => {
  if (process.getuid?.() !== 0 || !existsSync(SETPRIV)) return skip("only root on Linux may lack CAP_CHOWN");
  const opening = `import { openCluster } from ${JSON.stringify(CLUSTER)};
    await openCluster(${JSON.stringify(inside("unchowned"))}).catch(({ message }) => process.stdout.write(message));`;
  const child = [process.execPath, ...SERVER_FLAGS, "--input-type=module", "--eval", opening];
  const said = execFileSync(SETPRIV, ["--bounding-set=-chown", "--inh-caps=-chown", ...child], { encoding: "utf8" });
  expect(said).toBe(
    `${inside("unchowned")} cannot be given to the database user, as PostgreSQL does not run as root: start as another user, or allow CAP_CHOWN.`,
  );
});

it("reports that the database's disk has no room for a migration, with advice", async () => {
  const database = await emptyDatabase(inject("testServer"));
  const admin = connect(database.adminUrl);
  await sql`create function no_room() returns event_trigger language plpgsql as
    $$ begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`.execute(admin);
  await sql`create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE')
    execute function no_room()`.execute(admin);
  await expect(migrate(database.ownerUrl)).rejects.toThrow(
    "The database has no room left on its disk and was not migrated: free some space and start again.",
  );
  await admin.destroy();
  await database.drop();
});

it("reports data of a newer version, with advice", async () => {
  const database = await emptyDatabase(inject("testServer"));
  await migrate(database.ownerUrl, { until: "0001_platform" });
  const owner = connect(database.ownerUrl);
  await sql`insert into kysely_migration (name, timestamp) values ('0999_future', now())`.execute(owner);
  await owner.destroy();
  await expect(migrate(database.ownerUrl)).rejects.toThrow(
    "The data were made by a newer version (it has run 0999_future): start that version, or restore a backup from before it.",
  );
  await database.drop();
});
