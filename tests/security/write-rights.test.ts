import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inTenant } from "#api/db/transaction.ts";
import { grantWriteRights, readWriteRights, WRITE_RIGHTS, type WriteRights } from "#api/db/write-rights.ts";
import { personColumns } from "#api/features/clients/clients/person-rows.ts";
import { forgiveUnnamedTenants } from "#tests/support/database/watch-tenants.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

forgiveUnnamedTenants();

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Code that runs as the product's role; the demo writes as the owner. */
let CODE = globSync("api/{audit,auth,call,counted-days,db,features,http,stripe,work}/**/*.ts", {
  cwd: ROOT,
  exclude: ["**/*.generated.ts"],
})
  .map((file) => readFileSync(`${ROOT}/${file}`, "utf8"))
  .join("\n");
/** Written by a library's statements. */
const COUNTERS = "rate_limits";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
  // Triggers write with the rights of the role that fires them.
  const { rows } = await sql<{ prosrc: string }>`
    select prosrc from pg_proc where pronamespace = 'public'::regnamespace and not prosecdef`.execute(platform.admin);
  CODE = [CODE, ...rows.map(({ prosrc }) => prosrc)].join("\n");
});
afterAll(() => platform.close());

const TABLES = Object.keys(WRITE_RIGHTS).toSorted();

async function rightsNow() {
  const admin = new Client({ connectionString: platform.database.adminUrl });
  await admin.connect();
  const rights = await readWriteRights(admin);
  await admin.end();
  return rights;
}

/** Tables from which the code deletes rows, automatically or because a person is erased or merged. */
function deletedFrom(): Set<string> {
  const named = [...CODE.matchAll(/deleteFrom\("(\w+)"\)|delete from (\w+)/g)].map(
    ([, one, other]) => one ?? other ?? "",
  );
  const ofPeople = [...personColumns("erased", "goes"), ...personColumns("merged", "goes")].map(({ table }) => table);
  return new Set([...named, ...ofPeople]);
}

/** Tables whose rows the code changes or locks. */
function changedTables(): Set<string> {
  const named = [...CODE.matchAll(/updateTable\("(\w+)"\)|update (\w+)(?: \w)? set|update (\w+) \w+ set/g)];
  const upserted = [...CODE.matchAll(/insertInto\("(\w+)"\)(?:(?!insertInto)[^;])*?doUpdateSet/gs)].map(
    ([, one]) => one ?? "",
  );
  const insertedOver = [...CODE.matchAll(/insert into (\w+)(?:(?!insert into)[^;])*?do update\s+set/g)];
  const locked = [
    ...CODE.matchAll(/selectFrom\("(\w+)(?: as \w+)?"\)(?:(?!selectFrom)[^;])*?\.for(?:NoKey)?Update\(/gs),
  ];
  return new Set([
    ...named.map(([, one, other, third]) => one ?? other ?? third ?? ""),
    ...upserted,
    ...insertedOver.map(([, one]) => one ?? ""),
    COUNTERS,
    ...locked.map(([, one]) => one ?? ""),
  ]);
}

/** Tables of the product without a declaration of what may be written. */
async function tablesWithoutLine(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'kysely%' order by 1`.execute(platform.admin);
  return rows.map(({ name }) => name).filter((name) => !TABLES.includes(name));
}

it("says of every table what the product may change and delete", async () => {
  expect(await tablesWithoutLine()).toEqual([]);
});

it("would find a table of which nothing is said, and the compiler does", async () => {
  await sql`create table planted (tenant_id uuid)`.execute(platform.admin);
  expect(await tablesWithoutLine()).toEqual(["planted"]);
  await sql`drop table planted`.execute(platform.admin);
  const { payments: _payments, ...others } = WRITE_RIGHTS;
  // @ts-expect-error -- a table without a line does not compile
  const planted: WriteRights = others;
  expect(planted).not.toHaveProperty("payments");
});

it("lets the product delete rows only where its code does", async () => {
  const deleted = deletedFrom();
  const may = (await rightsNow()).filter(({ is_removed }) => is_removed).map(({ name }) => name);
  expect(may.toSorted()).toEqual(TABLES.filter((table) => deleted.has(table)));
});

it("lets the product change rows only where its code does, or to give them to who a person is merged into", async () => {
  const changed = changedTables();
  const may = new Set((await rightsNow()).filter((table) => table.changed.length > 0).map(({ name }) => name));
  expect(TABLES.filter((table) => changed.has(table) && !may.has(table))).toEqual([]);
  const moved = new Set(personColumns("merged", "moves").map(({ table }) => table));
  expect([...may].filter((table) => !changed.has(table) && !moved.has(table))).toEqual([]);
});

it("lets the product change no key, and of the columns only those that its code names", async () => {
  for (const { name, changed } of await rightsNow()) {
    expect(changed, name).not.toContain("tenant_id");
    expect(changed, name).not.toContain("id");
    const unnamed = changed.filter((column) => !new RegExp(`\\b${column}\\b`).test(CODE));
    expect(unnamed, name).toEqual([]);
  }
});

it.each([
  ["makes somebody else's session of one", sql`update sessions set user_id = user_id`],
  ["lets a session last longer", sql`update sessions set expires_at = now()`],
  ["sends a mailed link to somebody else", sql`update account_tokens set user_id = user_id`],
  ["lets a mailed link last longer", sql`update account_tokens set expires_at = now()`],
  ["changes a mail that waits", sql`update outbox set payload = '{}'`],
  ["changes what an invoice comes to", sql`update membership_invoices set amount = 0`],
  ["deletes an invoice", sql`delete from membership_invoices`],
  ["changes what somebody owes", sql`update amounts_due set amount = 0`],
  ["changes the rules that a booking was made under", sql`update policies set rules = '{}'`],
  ["deletes those rules", sql`delete from policies`],
  ["changes a note's words", sql`update booking_notes set body = 'mine'`],
  ["gives a booking to another company", sql`update bookings set tenant_id = tenant_id`],
  ["gives a person to another company", sql`update users set tenant_id = tenant_id`],
  ["hides when a person was made", sql`update users set created_at = now()`],
  ["links another Google account", sql`update user_identities set subject = 'mine'`],
  ["deletes a membership", sql`delete from memberships`],
  ["deletes a location", sql`delete from locations`],
  ["forgets a payment event", sql`delete from payment_events`],
  ["changes what was paid", sql`update payments set amount = 1`],
  ["gives a receipt another number", sql`update payments set number = number + 1`],
  ["deletes a payment", sql`delete from payments`],
  ["asks for another amount than was agreed", sql`update service_payments set amount = 1`],
  ["pays it to another account", sql`update service_payments set account_id = 'acct_mine'`],
  ["changes what a ledger entry comes to", sql`update ledger_entries set amount = 1`],
  ["deletes a ledger transaction", sql`delete from ledger_transactions`],
  ["changes what was counted in the till", sql`update cash_ups set counted_amount = 0`],
  ["deletes a cash-up", sql`delete from cash_ups`],
  ["makes somebody else's browser a known one", sql`update known_devices set user_id = user_id`],
  ["rewrites what changed", sql`update changes set entity = 'mine'`],
  ["gives a person's saved cards to another account", sql`update provider_customers set customer_id = 'cus_mine'`],
  ["says who uploaded a file before", sql`update imports set created_at = now()`],
  ["deletes an import", sql`delete from imports`],
  ["takes over a place in a waiting list", sql`update waitlist_entries set token_hash = token_hash`],
  ["deletes who waits", sql`delete from waitlist_entries`],
  ["lets a trial last longer", sql`update tenants set trial_ends_at = now() + interval '1 year'`],
  ["changes a plan of the platform", sql`update platform_plans set price_amount = 0`],
  ["deletes a class", sql`delete from class_sessions`],
])("never %s, whatever the product's code would send", async (_what, statement) => {
  const venue = await platform.venue();
  const write = inTenant(platform.db, venue.tenantId, (trx) => statement.execute(trx));
  await expect(write).rejects.toThrow("permission denied");
});

it("takes back what was given beside it", async () => {
  await sql`grant update, delete on membership_invoices to fairway_app`.execute(platform.admin);
  await grantWriteRights(platform.database.ownerUrl);
  const rights = (await rightsNow()).find(({ name }) => name === "membership_invoices");
  expect(rights).toMatchObject({
    is_removed: false,
    changed: [
      "card_refusal",
      "card_tries",
      "credited_amount",
      "first_refused_at",
      "method",
      "next_try_at",
      "paid_at",
      "status",
      "taken_by",
    ],
  });
});
