import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#api/db/embedded-postgres.ts";
import { isAlive } from "#api/db/embedded/process-state.ts";

const STARTER = fileURLToPath(new URL("../support/database/start-postgres.ts", import.meta.url));
const Started = z.object({ pid: z.int(), url: z.string() });

/** A folder whose server was started before: tests that are not about the first start begin with a copy of it. */
let prepared: string;
let folder: string;
const LONG = { tags: ["long"] };
const running: EmbeddedPostgres[] = [];

beforeAll(async () => {
  prepared = mkdtempSync(join(tmpdir(), "fairway-prepared-"));
  await (await startEmbeddedPostgres(prepared, { durable: false })).stop();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fairway-launcher-"));
});
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

afterAll(() => rmSync(prepared, { recursive: true }));

/** Copies with owners preserved: the database user's folders stay the database user's. */
function beginPrepared(): void {
  execFileSync("cp", ["-a", `${prepared}/.`, folder]);
}

async function start(where = folder): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(where, { durable: false });
  running.push(postgres);
  return postgres;
}

/** Starts the server from another process, which can then be killed. */
async function startElsewhere(): Promise<{ parent: ChildProcess; pid: number; url: string }> {
  const parent = spawn(process.execPath, [STARTER, folder], { stdio: ["pipe", "pipe", "inherit"] });
  const [line] = await once(parent.stdout, "data");
  return { parent, ...Started.parse(JSON.parse(String(line))) };
}

async function kill(parent: ChildProcess): Promise<void> {
  parent.kill("SIGKILL");
  await once(parent, "exit");
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

it("adopts the server of a killed process, with its rows, and stops it at the end", async () => {
  beginPrepared();
  const first = await startElsewhere();
  await query(first.url, "create table kept as select 1 as row");
  await kill(first.parent);
  expect(isAlive(first.pid)).toBe(true);

  const second = await start();
  expect(second).toMatchObject({ adopted: true, pid: first.pid });
  expect(await query(second.url, "select * from kept")).toEqual([{ row: 1 }]);
  await second.stop();
  expect(isAlive(first.pid)).toBe(false);
});

it("hides its log from other users of the machine, also one that was readable before", async () => {
  beginPrepared();
  const log = join(realpathSync(folder), "postgres.log");
  chmodSync(log, 0o644);
  await start();
  expect(statSync(log).mode & 0o777).toBe(0o600);
});

it("restarts with all acknowledged writes after the server was killed", async () => {
  beginPrepared();
  const first = await startElsewhere();
  await query(first.url, "create table kept as select 1 as row");
  process.kill(first.pid, "SIGKILL");
  await kill(first.parent);

  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await query(second.url, "select * from kept")).toEqual([{ row: 1 }]);
});

it("restarts a server that dies again, on the same port and with its rows", async () => {
  beginPrepared();
  const postgres = await start();
  await query(postgres.url, "create table kept as select 1 as row");
  process.kill(postgres.pid, "SIGKILL");
  await expect.poll(() => query(postgres.url, "select * from kept").catch(() => "down")).toEqual([{ row: 1 }]);
});

it("leaves a server running that another process uses", LONG, async () => {
  beginPrepared();
  const keeper = await startElsewhere();
  const guest = await start();
  await guest.stop();
  expect(await query(keeper.url, "select 1 as row")).toEqual([{ row: 1 }]);
  await kill(keeper.parent);
  await start();
});

it("continues for a second process, and stops with the last one", async () => {
  beginPrepared();
  const [first, second] = [await start(), await start()];
  await first.stop();
  expect(await query(second.url, "select 1 as row")).toEqual([{ row: 1 }]);
  await second.stop();
  expect(isAlive(second.pid)).toBe(false);
});

it("restarts for each process that uses it, whichever started it", LONG, async () => {
  beginPrepared();
  const first = await startElsewhere();
  const second = await start();
  await kill(first.parent);
  process.kill(first.pid, "SIGKILL");
  await expect.poll(() => query(second.url, "select 1 as row").catch(() => "down")).toEqual([{ row: 1 }]);
});

it("starts if the id in a leftover pid file belongs to the server of another folder", async () => {
  beginPrepared();
  const other = await start(mkdtempSync(join(folder, "other-")));
  const file = join(folder, "data", "postmaster.pid");
  const first = await start();
  const text = readFileSync(file, "utf8");
  await first.stop();
  writeFileSync(file, text.replace(String(first.pid), String(other.pid)));
  expect((await start()).adopted).toBe(false);
  expect(isAlive(other.pid)).toBe(true);
});

it("gives two simultaneous starts the same server", LONG, async () => {
  const [elsewhere, here] = await Promise.all([startElsewhere(), start()]);
  expect(elsewhere.pid).toBe(here.pid);
  await kill(elsewhere.parent);
  await start();
});

it("is reached through a socket in its folder, or through its port if that path is too long", LONG, async () => {
  const byPort = "select inet_server_port() is not null as by_port";
  expect(await query((await start()).url, byPort)).toEqual([{ by_port: false }]);
  const deep = await start(join(folder, "deep".repeat(30)));
  expect(await query(deep.url, byPort)).toEqual([{ by_port: true }]);
});

it("starts if the id in a leftover pid file belongs to another program now", LONG, async () => {
  beginPrepared();
  const first = await start();
  const file = join(folder, "data", "postmaster.pid");
  const text = readFileSync(file, "utf8");
  await first.stop();
  writeFileSync(file, text.replace(String(first.pid), String(process.pid)));
  expect((await start()).adopted).toBe(false);
});

it.runIf(process.getuid?.() === 0)("works as root in a folder that only root can enter", LONG, async () => {
  const checkout = join(folder, "checkout");
  mkdirSync(checkout, { mode: 0o700 });
  const place = join(checkout, "postgres");
  const first = await start(place);
  expect(await query(first.url, "select current_user as owner")).toEqual([{ owner: "fairway_owner" }]);
  await first.stop();

  expect(lstatSync(place).isSymbolicLink()).toBe(true);
  const elsewhere = realpathSync(place);
  await (await start(place)).stop();
  expect(realpathSync(place)).toBe(elsewhere);
  rmSync(elsewhere, { recursive: true });
});
