import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import type { Database } from "#api/db/connect.ts";
import { migrate } from "#api/db/migrate.ts";
import { callerOf, openSide } from "#tests/security/both-ways.ts";
import { OPERATIONS } from "#tests/security/call-rules.ts";
import type { Side } from "#tests/security/payment-preparations.ts";
import { QUESTIONS } from "#tests/security/questions.ts";
import { emptyDatabase } from "#tests/support/database/database-server.ts";
import { within } from "#tests/support/proof/limits.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { digestUntil, PUBLISHED, steps, type Step } from "./history.ts";

it("leaves the migrations of each published version unchanged", () => {
  const all = steps();
  const found = Object.entries(PUBLISHED).map(([version, { until }]) => [version, digestUntil(all, until)]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(PUBLISHED).map(([version, { sha256 }]) => [version, sha256])),
  );
});

const [A, B] = [
  { name: "0001_a", text: "create table a ();" },
  { name: "0003_b", text: "create table b ();" },
];

it.each<[string, Step[]]>([
  ["an edit", [{ ...A, text: "create table c ();" }, B]],
  ["a renamed migration", [{ ...A, name: "0002_a" }, B]],
  ["an inserted migration", [A, { name: "0002_c", text: "" }, B]],
  ["a removed migration", [B]],
])("reports %s", (_what, changed) => {
  expect(digestUntil(changed, B.name)).not.toBe(digestUntil([A, B], B.name));
});

it("allows a migration after the last one", () => {
  expect(digestUntil([A, B, { name: "0004_c", text: "" }], B.name)).toBe(digestUntil([A, B], B.name));
});

/** Copies all rows, as far as the other database has their tables and columns. Returns its tables. */
async function copyRows(from: Database, to: Database, except: readonly string[] = []): Promise<string[]> {
  const columnsOf = async (db: Database) =>
    (
      await sql<{ table: string; columns: string[] }>`
        select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns from pg_class c
        join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%' and a.attnum > 0
          and not a.attisdropped and a.attgenerated = ''
        group by c.relname`.execute(db)
    ).rows;
  const present = new Map((await columnsOf(from)).map(({ table, columns }) => [table, columns]));
  const taking = (await columnsOf(to)).filter(({ table }) => !except.includes(table));
  await to.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const { table, columns } of taking) {
      const shared = columns.filter((column) => present.get(table)?.includes(column));
      if (shared.length === 0) continue;
      const { rows } = await sql<{ all: string | null }>`
        select jsonb_agg(to_jsonb(t))::text as all from ${sql.table(table)} t`.execute(from);
      const names = sql.join(shared.map((column) => sql.ref(column)));
      await sql`delete from ${sql.table(table)}`.execute(trx);
      await sql`insert into ${sql.table(table)} (${names}) overriding system value
        select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${rows[0]?.all ?? "[]"}::jsonb)`.execute(
        trx,
      );
    }
  });
  return taking.map(({ table }) => table);
}

/** The status of each read, asked for a company that has one of each thing. */
async function readAll(side: Side): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const [id, operation] of OPERATIONS) {
    if (operation.method !== "get" || operation.answersEvents || operation.redirects) continue;
    statuses[id] = (await callerOf(operation, side).ask(id, QUESTIONS[id](side.ids))).status;
  }
  return statuses;
}

/** The same people of a company on another database. */
function sideAt(platform: Platform, { venue, people, ids }: Side): Side {
  const moved = platform.at(venue);
  const entries = Object.entries(people).map(([role, person]) => [role, moved.signedIn(person)]);
  return { venue: moved, people: Object.fromEntries(entries) as Side["people"], ids }; // the same roles
}

it.each(Object.entries(PUBLISHED))(
  "upgrades a company of version %s, and serves each of its reads",
  { tags: ["long"], timeout: within("journey") },
  async (_version, { until }) => {
    const present = await startPlatform();
    const side = await openSide(present);
    const expected = await readAll(side);
    const old = await emptyDatabase(inject("testServer"));
    await migrate(old.ownerUrl, { until });
    const upgraded = await startPlatform({}, old);
    const copied = await copyRows(present.admin, upgraded.admin);
    expect(await migrate(old.ownerUrl)).not.toEqual([]);
    // what that version did not have yet
    await copyRows(present.admin, upgraded.admin, copied);
    expect(await readAll(sideAt(upgraded, side))).toEqual(expected);
    await Promise.all([present.close(), upgraded.close()]);
  },
);
