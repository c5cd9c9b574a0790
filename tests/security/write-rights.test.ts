import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { grantWriteRights, readWriteRights } from "#api/db/grant-write-rights.ts";
import { inTenant } from "#api/db/transaction.ts";
import { WRITE_RIGHTS, type WriteRights } from "#api/db/write-rights.ts";
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

it("declares for every table what the application may change and delete", async () => {
  expect(await tablesWithoutLine()).toEqual([]);
});

it("reports an undeclared table, as the compiler does", async () => {
  await sql`create table planted (tenant_id uuid)`.execute(platform.admin);
  expect(await tablesWithoutLine()).toEqual(["planted"]);
  await sql`drop table planted`.execute(platform.admin);
  const { payments: _payments, ...others } = WRITE_RIGHTS;
  // @ts-expect-error -- a table without a line does not compile
  const planted: WriteRights = others;
  expect(planted).not.toHaveProperty("payments");
});

it("lets the application delete rows only in the tables where its code does", async () => {
  const deleted = deletedFrom();
  const may = (await rightsNow()).filter(({ is_removed }) => is_removed).map(({ name }) => name);
  expect(may.toSorted()).toEqual(TABLES.filter((table) => deleted.has(table)));
});

it("lets the application change rows only where its code does, or for merging people", async () => {
  const changed = changedTables();
  const may = new Set((await rightsNow()).filter((table) => table.changed.length > 0).map(({ name }) => name));
  expect(TABLES.filter((table) => changed.has(table) && !may.has(table))).toEqual([]);
  const moved = new Set(personColumns("merged", "moves").map(({ table }) => table));
  expect([...may].filter((table) => !changed.has(table) && !moved.has(table))).toEqual([]);
});

it("lets the application change no key, and only the columns that its code names", async () => {
  for (const { name, changed } of await rightsNow()) {
    expect(changed, name).not.toContain("tenant_id");
    expect(changed, name).not.toContain("id");
    const unnamed = changed.filter((column) => !new RegExp(`\\b${column}\\b`).test(CODE));
    expect(unnamed, name).toEqual([]);
  }
});

it.each([
  ["reassign a session", sql`update sessions set user_id = user_id`],
  ["extend a session", sql`update sessions set expires_at = now()`],
  ["reassign an emailed link", sql`update account_tokens set user_id = user_id`],
  ["extend an emailed link", sql`update account_tokens set expires_at = now()`],
  ["change a waiting email", sql`update outbox set payload = '{}'`],
  ["change the amount of an invoice", sql`update membership_invoices set amount = 0`],
  ["delete an invoice", sql`delete from membership_invoices`],
  ["change an amount due", sql`update amounts_due set amount = 0`],
  ["change a booking's agreed policy", sql`update policies set rules = '{}'`],
  ["delete an agreed policy", sql`delete from policies`],
  ["change a note's text", sql`update booking_notes set body = 'mine'`],
  ["move a booking to another company", sql`update bookings set tenant_id = tenant_id`],
  ["move a person to another company", sql`update users set tenant_id = tenant_id`],
  ["change when a person was created", sql`update users set created_at = now()`],
  ["link another Google account", sql`update user_identities set subject = 'mine'`],
  ["delete a membership", sql`delete from memberships`],
  ["delete a location", sql`delete from locations`],
  ["forget a payment event", sql`delete from payment_events`],
  ["change a paid amount", sql`update payments set amount = 1`],
  ["renumber a receipt", sql`update payments set number = number + 1`],
  ["delete a payment", sql`delete from payments`],
  ["charge another amount than agreed", sql`update service_payments set amount = 1`],
  ["redirect it to another account", sql`update service_payments set account_id = 'acct_mine'`],
  ["change the amount of a ledger entry", sql`update ledger_entries set amount = 1`],
  ["delete a ledger transaction", sql`delete from ledger_transactions`],
  ["change a counted cash amount", sql`update cash_ups set counted_amount = 0`],
  ["delete a cash-up", sql`delete from cash_ups`],
  ["mark another person's browser as known", sql`update known_devices set user_id = user_id`],
  ["rewrite a recorded change", sql`update changes set entity = 'mine'`],
  ["move a person's saved cards to another account", sql`update provider_customers set customer_id = 'cus_mine'`],
  ["change who uploaded a file", sql`update imports set created_at = now()`],
  ["delete an import", sql`delete from imports`],
  ["take over a place on a waiting list", sql`update waitlist_entries set token_hash = token_hash`],
  ["delete a waiting-list entry", sql`delete from waitlist_entries`],
  ["extend a trial", sql`update tenants set trial_ends_at = now() + interval '1 year'`],
  ["change a plan of the platform", sql`update platform_plans set price_amount = 0`],
  ["delete a class", sql`delete from class_sessions`],
])("never lets the application %s, whatever it sends", async (_what, statement) => {
  const venue = await platform.venue();
  const write = inTenant(platform.db, venue.tenantId, (trx) => statement.execute(trx));
  await expect(write).rejects.toThrow("permission denied");
});

it("revokes further rights that were granted by hand", async () => {
  await sql`grant update, delete on membership_invoices to fairway_app`.execute(platform.admin);
  await grantWriteRights(platform.database.ownerUrl);
  const rights = (await rightsNow()).find(({ name }) => name === "membership_invoices");
  expect(rights).toMatchObject({
    is_removed: false,
    changed: [
      "card_refusal",
      "card_tries",
      "credit_given_amount",
      "credit_owed_amount",
      "credited_amount",
      "ended_days_amount",
      "ended_paid_amount",
      "ended_price_amount",
      "first_refused_at",
      "gone_back_amount",
      "method",
      "next_try_at",
      "paid_at",
      "status",
      "taken_by",
    ],
  });
});
