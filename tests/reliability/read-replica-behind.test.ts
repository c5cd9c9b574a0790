/** @module-tag long */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#api/db/embedded-postgres.ts";
import { openReadReplica, type ReadReplica } from "#api/db/read-replica.ts";
import { startTestServer } from "#tests/support/database/database-server.ts";

/** As many as the primary has: a standby needs at least as many to follow it. */
const CONNECTIONS = 300;
const SLUG = "links";

let folder: string;
let primary: Awaited<ReturnType<typeof startTestServer>>;
let copy: EmbeddedPostgres;
let replica: ReadReplica;
let admin: Client;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "fairway-replica-"));
  // The database's operating-system user needs to enter it too.
  chmodSync(folder, 0o755);
  primary = await startTestServer(join(folder, "primary"));
  admin = await connected(primary.server.adminUrl, "fairway");
  await copyInto(join(folder, "copy"));
  copy = await startEmbeddedPostgres(join(folder, "copy"), { durable: false, maxConnections: CONNECTIONS });
  replica = openReadReplica(copy.url, primary.server.appUrl, pino({ level: "silent" }));
});
afterAll(async () => {
  await replica?.close();
  await admin?.end();
  await copy?.stop();
  await primary?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function connected(url: string, database: string): Promise<Client> {
  const client = new Client({ connectionString: Object.assign(new URL(url), { pathname: database }).href });
  await client.connect();
  return client;
}

/** Copies the server's files as a standby that follows it from that point. */
async function copyInto(target: string): Promise<void> {
  mkdirSync(target);
  const data = join(target, "data");
  await admin.query("select pg_backup_start('copy', true)");
  const { rows: places } = await admin.query<{ data_directory: string }>("show data_directory");
  execFileSync("cp", ["-a", places[0]?.data_directory ?? "", data]);
  const { rows } = await admin.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
  rmSync(join(data, "postmaster.pid"), { force: true });
  const settings = join(data, "postgresql.auto.conf");
  const { port, username, password } = new URL(primary.server.adminUrl);
  const follows = `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\n`;
  const { uid, gid } = statSync(settings);
  writeFileSync(settings, readFileSync(settings, "utf8") + follows);
  writeFileSync(join(data, "backup_label"), rows[0]?.labelfile ?? "");
  writeFileSync(join(data, "standby.signal"), "");
  execFileSync("chown", ["-R", `${uid}:${gid}`, target]);
}

const TENANT = "7f7c2f0e-4a6e-4c1b-9d55-0d6a4d7ab001";
const names = () =>
  replica.read(
    TENANT,
    async (trx) => (await trx.selectFrom("tenants").select("name").where("slug", "=", SLUG).execute())[0],
  );

it("returns a replica's delay with its data and to a monitor", async () => {
  const [begun] = (await admin.query<{ at: string }>("select clock_timestamp()::text as at")).rows;
  await admin.query(
    "insert into tenants (tenant_id, slug, name, timezone, currency) values ($1, $2, 'Before', 'America/Vancouver', 'CAD')",
    [TENANT, SLUG],
  );
  await expect.poll(names).toEqual({ value: { name: "Before" }, lagSeconds: 0 });
  expect(await replica.missing()).toEqual([]);

  const follower = await connected(copy.adminUrl, "postgres");
  await follower.query("select pg_wal_replay_pause()");
  await admin.query("update tenants set name = 'After' where slug = $1", [SLUG]);
  await expect.poll(async () => (await names())?.lagSeconds).toBeGreaterThan(1);
  const late = await names();
  expect(late?.value).toEqual({ name: "Before" });
  expect(late?.lagSeconds).toBeGreaterThan(1);
  const passed = await admin.query<{ seconds: number }>(
    "select extract(epoch from clock_timestamp() - $1::timestamptz)::float8 as seconds",
    [begun?.at],
  );
  expect(late?.lagSeconds).toBeLessThan(passed.rows[0]?.seconds ?? 0);
  expect(await replica.missing(1)).toEqual([
    { part: "read_replica", reason: expect.stringMatching(/^is \d+ seconds behind$/) },
  ]);
  expect(await replica.missing()).toEqual([]);

  await follower.query("select pg_wal_replay_resume()");
  await follower.end();
  await expect.poll(names).toEqual({ value: { name: "After" }, lagSeconds: 0 });
});
