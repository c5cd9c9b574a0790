/** @module-tag long */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeLines } from "#api/commands/backup/sealed-file.ts";
import { backUp, restore } from "#api/commands/backup/service.ts";
import { openDraft, settleRestore } from "#api/data-folder/restored-folder.ts";
import { startEmbeddedPostgres } from "#api/db/embedded-postgres.ts";
import { migrate } from "#api/db/migrate.ts";
import { ensureRoles } from "#api/db/roles.ts";
import { folderStore } from "#api/files/file-store.ts";
import { keptSecretKeys } from "#api/secret-keys.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { smallDisk } from "#tests/support/database/small-disk.ts";
import { temporaryDataDir } from "#tests/support/product/product.ts";
import { within } from "#tests/support/proof/limits.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

const PICTURE = Buffer.from("a picture");
const PASSPHRASE = "a bay in the rain";

/** An installation in its own folder, with its database in the form that the tests use. */
async function install(dataDir: string) {
  const embedded = await startEmbeddedPostgres(join(dataDir, "postgres"));
  const secretKeys = await keptSecretKeys(dataDir);
  const urls = await ensureRoles(embedded.url, secretKeys[0]);
  await migrate(embedded.url);
  const adminUrl = Object.assign(new URL(embedded.adminUrl), { pathname: new URL(embedded.url).pathname }).href;
  const database = {
    ownerUrl: embedded.url,
    appUrl: urls.app,
    platformUrl: urls.platform,
    adminUrl,
    drop: async () => {},
  };
  const platform = await startPlatform({ secretKeys }, database);
  const close = async () => {
    await platform.close();
    await embedded.stop();
  };
  return { platform, adminUrl, secretKeys, close };
}

/** Fingerprint of each table's rows, except `changes`, which notifies open screens and is of no use elsewhere. */
async function rowsOf(adminUrl: string): Promise<Map<string, string>> {
  const session = new Client({ connectionString: adminUrl });
  await session.connect();
  const { rows: tables } = await session.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%' and relname <> 'changes' order by 1",
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await session.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as print from "${name}" t`,
    );
    found.set(name, rows[0]?.print ?? "");
  }
  await session.end();
  return found;
}

let first: Awaited<ReturnType<typeof install>>;
let folder: ReturnType<typeof temporaryDataDir>;
let venue: Venue;
let staff: Person;
beforeAll(async () => {
  folder = temporaryDataDir();
  first = await install(folder.dataDir);
  venue = await first.platform.venue();
  staff = await venue.person("staff");
  await book(staff.ask, bayHour(venue));
  const uploads = folderStore(join(folder.dataDir, "uploads"));
  await uploads.write("company/picture/small.webp", PICTURE, "image/webp");
});
afterAll(async () => {
  await first.close();
  folder.remove();
});

const asked = (platform: Platform, { slug }: Venue, { token }: Person) =>
  platform.api.fetch(
    new Request(`http://${slug}.localhost/api/v1/bookings?page=1&perPage=10`, {
      headers: { authorization: `Bearer ${token}` },
    }),
    { tenant: slug, address: "127.0.0.1", secure: false, requestId: "backup" },
  );

test("restores the same rows and sign-ins into an empty folder, while the original is still serving", async () => {
  const target = temporaryDataDir();
  const file = join(target.dataDir, "all.backup");
  const before = await rowsOf(first.adminUrl);
  await backUp(folder, file, PASSPHRASE);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file).includes(first.secretKeys[0])).toBe(false);
  // It keeps serving, and what comes after the backup is not in it.
  await book(staff.ask, bayHour(venue, { start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" }));

  await expect(restore(target.dataDir, file)).rejects.toThrow("is encrypted: set BACKUP_PASSPHRASE.");
  await expect(restore(target.dataDir, file, "another one")).rejects.toThrow("BACKUP_PASSPHRASE is another one.");
  expect(existsSync(join(target.dataDir, "postgres"))).toBe(false);
  expect(await restore(target.dataDir, file, PASSPHRASE)).toBeGreaterThan(20);
  expect(readFileSync(join(target.dataDir, "uploads/company/picture/small.webp"))).toEqual(PICTURE);
  const second = await install(target.dataDir);
  try {
    expect(await rowsOf(second.adminUrl)).toEqual(before);
    expect(second.secretKeys).toEqual(first.secretKeys);
    const answer = await asked(second.platform, venue, staff);
    expect(answer.status).toBe(200);
    expect((await answer.json()).data).toHaveLength(1);
    await expect(restore(target.dataDir, file, PASSPHRASE)).rejects.toThrow("holds data already");
    // The confirmation was unsent; its delivery job is queued again.
    const { rows: jobs } = await sql`select data from pgboss.job where name = 'deliver_mail'`.execute(
      second.platform.admin,
    );
    expect(jobs).toEqual([{ data: { tenant_id: venue.tenantId, outbox_id: expect.any(Number) } }]);
  } finally {
    await second.close();
    target.remove();
  }
});

test("fails rather than omit an unreadable picture", async () => {
  const target = temporaryDataDir();
  const file = join(target.dataDir, "all.backup");
  const pictures = join(folder.dataDir, "uploads/company/picture");
  // Not a file of the product, so it is never read.
  mkdirSync(join(pictures, "notes"));
  mkdirSync(join(pictures, "large.webp"));
  await expect(backUp(folder, file)).rejects.toThrow("EISDIR");
  expect(existsSync(file)).toBe(false);
  rmSync(join(pictures, "large.webp"), { recursive: true });
  await backUp(folder, file);
  target.remove();
});

test("refuses an invalid or incomplete backup, and leaves nothing behind", async () => {
  const target = temporaryDataDir();
  const file = join(target.dataDir, "all.backup");
  writeFileSync(file, "something else");
  await expect(restore(target.dataDir, file)).rejects.toThrow("is no backup of this product.");
  const whole = join(target.dataDir, "whole.backup");
  await backUp(folder, whole);
  await expect(backUp(folder, whole)).rejects.toThrow("is there already.");
  writeFileSync(file, readFileSync(whole).subarray(0, -200));
  await expect(restore(target.dataDir, file)).rejects.toThrow("is damaged");
  expect(existsSync(join(target.dataDir, "postgres"))).toBe(false);
  expect(existsSync(join(target.dataDir, "secret-key"))).toBe(false);
  target.remove();
});

test("refuses a newer version's backup, names the version that reads it, and leaves nothing behind", async () => {
  const [target, place] = [temporaryDataDir(), temporaryDataDir()];
  const file = join(place.dataDir, "newer.backup");
  const head = { made_at: "2030-01-01T00:00:00Z", migration: "0999_future", secret_key: "k".repeat(43) };
  const lines = async function* () {
    yield JSON.stringify(head);
  };
  await writeLines(file, lines());
  await expect(restore(target.dataDir, file)).rejects.toThrow(
    `${file} was made by a newer version (it has run 0999_future): restore it with that version.`,
  );
  expect(readdirSync(target.dataDir)).toEqual([]);
  target.remove();
  place.remove();
});

/** Starts a restore in a process of its own, and kills it once its server runs. */
async function killedRestore(dataDir: string, file: string): Promise<void> {
  const child = spawn(process.execPath, [BACKUP, "restore", file], { env: { ...process.env, DATA_DIR: dataDir } });
  const pidFile = join(dataDir, "restoring/postgres/data/postmaster.pid");
  await expect.poll(() => existsSync(pidFile), { timeout: within("process") }).toBe(true);
  child.kill("SIGKILL");
  await once(child, "exit");
}

const BACKUP = fileURLToPath(new URL("../../api/commands/backup/main.ts", import.meta.url));

test("leaves nothing of a killed restore, and restores again", { timeout: within("journey") }, async () => {
  const [target, place] = [temporaryDataDir(), temporaryDataDir()];
  const file = join(place.dataDir, "all.backup");
  await backUp(folder, file);
  await killedRestore(target.dataDir, file);
  expect(readdirSync(target.dataDir)).toEqual(["restoring"]);
  // As every start does.
  await settleRestore(target.dataDir);
  expect(readdirSync(target.dataDir)).toEqual([]);
  await killedRestore(target.dataDir, file);
  expect(await restore(target.dataDir, file)).toBeGreaterThan(20);
  expect(readdirSync(target.dataDir).toSorted()).toEqual(["postgres", "secret-key", "uploads"]);
  target.remove();
  place.remove();
});

test("lets one of two simultaneous restores continue", async () => {
  const target = temporaryDataDir();
  const [one, other] = await Promise.allSettled([openDraft(target.dataDir), openDraft(target.dataDir)]);
  const refused = [one, other].filter((ended) => ended.status === "rejected");
  expect(refused.map(({ reason }) => String(reason))).toEqual([expect.stringContaining("is under way: wait until")]);
  expect(readdirSync(target.dataDir)).toEqual(["restoring"]);
  target.remove();
});

test("finishes a restore that was killed during the final move", async () => {
  const { dataDir, remove } = temporaryDataDir();
  mkdirSync(join(dataDir, "restoring/postgres/data"), { recursive: true });
  writeFileSync(join(dataDir, "restoring/whole"), "");
  writeFileSync(join(dataDir, "secret-key"), "moved before the kill");
  await settleRestore(dataDir);
  expect(readdirSync(dataDir).toSorted()).toEqual(["postgres", "secret-key"]);
  remove();
});

test("reports a full disk, for a backup and for a restore, and leaves nothing behind", async ({ skip }) => {
  const disk = smallDisk(60);
  if (!disk) return skip("only root may mount a small disk");
  const place = temporaryDataDir();
  const [file, target] = [join(place.dataDir, "all.backup"), join(disk.folder, "data")];
  let free = (): void => undefined;
  try {
    await backUp(folder, file);
    await expect(restore(target, file)).rejects.toThrow(/has no room for the restored data/);
    expect(readdirSync(target)).toEqual([]);
    free = disk.fill();
    await expect(backUp(folder, join(disk.folder, "all.backup"))).rejects.toThrow("has no room left: free some space");
    expect(readdirSync(disk.folder).toSorted()).toEqual(["ballast", "data"]);
  } finally {
    free();
    disk.remove();
    place.remove();
  }
});

/** The first migration after which a company can have bookings; older than any published version. */
const FIRST_BOOKINGS = "0002_bookings";

test("upgrades a database of the first migrations with its rows", async () => {
  const old = temporaryDataDir();
  const embedded = await startEmbeddedPostgres(join(old.dataDir, "postgres"), { durable: false });
  await ensureRoles(embedded.url, (await keptSecretKeys(old.dataDir))[0]);
  await migrate(embedded.url, { until: FIRST_BOOKINGS });
  const session = new Client({ connectionString: embedded.adminUrl.replace(/\/postgres$/, "/fairway") });
  await session.connect();
  try {
    await session.query(
      "insert into tenants (tenant_id, slug, name, timezone, currency) values (gen_random_uuid(), 'old', 'Old Links', 'America/Vancouver', 'CAD')",
    );
    await session.query("insert into locations (tenant_id, name) select tenant_id, 'Old place' from tenants");
    expect((await migrate(embedded.url)).length).toBeGreaterThan(20);
    const { rows } = await session.query<{ slug: string; name: string; tenant_id: string }>(
      "select slug, name, tenant_id from tenants",
    );
    expect(rows).toMatchObject([{ slug: "old", name: "Old Links" }]);
    // The old policies are replaced: the new ones still show a company its own rows only.
    await session.query("begin; set local role fairway_app");
    expect((await session.query("select name from locations")).rows).toEqual([]);
    await session.query("select set_config('app.tenant_id', $1, true)", [rows[0]?.tenant_id]);
    expect((await session.query("select name from locations")).rows).toEqual([{ name: "Old place" }]);
    await session.query("commit");
  } finally {
    await session.end();
    await embedded.stop();
    old.remove();
  }
});
