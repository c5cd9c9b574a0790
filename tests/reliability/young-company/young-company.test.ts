import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { recountMarked } from "#api/features/reports/analytics/rollups/recount.ts";
import { callerOf, openSide } from "#tests/security/both-ways.ts";
import { OPERATIONS } from "#tests/security/call-rules.ts";
import type { Side } from "#tests/security/payment-preparations.ts";
import { QUESTIONS } from "#tests/security/questions.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";
import { within } from "#tests/support/proof/limits.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { writePast } from "./past-of.ts";
import { countingDatabase, TELL_OF_PLANS, type CountingDatabase } from "./planned-work.ts";

let platform: Platform;
let counting: CountingDatabase;
beforeAll(async () => {
  const database = await createTestDatabase();
  counting = countingDatabase(database.appUrl);
  platform = await startPlatform({ db: counting.db }, database);
});
afterAll(() => platform.close());

/** Lets the server tell each new connection how its statements ran. */
async function tellOfPlans(): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(platform.admin);
  for (const setting of TELL_OF_PLANS)
    await sql.raw(`alter database ${rows[0]?.name} set ${setting}`).execute(platform.admin);
}

/** Analyzes the tables that autovacuum would at this moment, by its own rule. */
async function analyzeDueTables(): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select s.relid::regclass::text as name from pg_stat_user_tables s
    join pg_class c on c.oid = s.relid
    cross join lateral (
      select coalesce(max(o.option_value) filter (where o.option_name = 'autovacuum_analyze_threshold'),
          current_setting('autovacuum_analyze_threshold'))::int as threshold,
        coalesce(max(o.option_value) filter (where o.option_name = 'autovacuum_analyze_scale_factor'),
          current_setting('autovacuum_analyze_scale_factor'))::float as share
      from pg_options_to_table(c.reloptions) o
    ) rule
    where s.n_mod_since_analyze > rule.threshold + rule.share * greatest(c.reltuples, 0)`.execute(platform.admin);
  for (const { name } of rows) await sql`analyze ${sql.id(name)}`.execute(platform.admin);
}

/** The rows touched by each read of the product, asked for a company that has one of each thing. */
async function readAll(side: Side): Promise<Map<string, number>> {
  const touched = new Map<string, number>();
  for (const [id, operation] of OPERATIONS) {
    if (operation.method !== "get" || operation.answersEvents || operation.redirects) continue;
    const question = QUESTIONS[id](side.ids);
    const { ask } = callerOf(operation, side);
    touched.set(
      id,
      await counting.rowsOf(async () => {
        const { status } = await ask(id, question);
        expect({ id, isServed: status < 500 }).toEqual({ id, isServed: true });
      }),
    );
  }
  return touched;
}

it("analyses each table of companies after a hundred changes, however large it is", async () => {
  const { rows } = await sql<{ name: string; options: string[] | null }>`
    select c.relname as name, c.reloptions as options from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(platform.admin);
  const rule = ["autovacuum_analyze_scale_factor=0", "autovacuum_analyze_threshold=100"];
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ options }) => !rule.every((option) => options?.includes(option)))).toEqual([]);
});

const LARGE = { bookings: 30_000, members: 400 };
const YOUNG = { bookings: 1_131, members: 120 };
/** Rows that nobody notices, whatever the plan. */
const FEW = 20_000;
/** Rows that a read of this company needs at most: a plan that compares each row with each other touches millions. */
const MOST = 300_000;

it(
  "serves each read of a company created next to a large one as fast as after an analysis",
  { tags: ["long"], timeout: within("journey") },
  async () => {
    await writePast(platform, await platform.venue(), LARGE);
    await sql`vacuum analyze`.execute(platform.admin);
    await tellOfPlans();
    const side = await openSide(platform);
    await writePast(platform, side.venue, YOUNG);
    await analyzeDueTables();
    const recount = () => counting.rowsOf(async () => void (await recountMarked(counting.db, side.venue.tenantId)));
    const uncounted = await readAll(side);
    const recounted = await recount();
    const counted = await readAll(side);
    await sql`analyze`.execute(platform.admin);
    const reference = await readAll(side);
    await sql`select mark_all_days(${side.venue.tenantId}::uuid)`.execute(platform.admin);
    const uncountedReference = await readAll(side);
    const recountedReference = await recount();
    expect([
      ...slower("of uncounted days: ", uncounted, uncountedReference),
      ...slower("", counted, reference),
      ...slower("", new Map([["recount", recounted]]), new Map([["recount", recountedReference]])),
    ]).toEqual([]);
    const largest = [...uncountedReference].toSorted(([, one], [, other]) => other - one);
    expect(largest[0]?.[1]).toBeLessThan(MOST);
  },
);

/** Reads that touch more than three times as many rows as the reference. */
function slower(what: string, touched: ReadonlyMap<string, number>, reference: ReadonlyMap<string, number>): string[] {
  return [...touched].flatMap(([id, rows]) => {
    const most = FEW + 3 * (reference.get(id) ?? 0);
    return rows > most ? [`${what}${id}: ${Math.round(rows)} rows instead of ${Math.round(most)}`] : [];
  });
}
