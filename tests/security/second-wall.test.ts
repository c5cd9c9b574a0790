import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import { inTenant } from "#api/db/transaction.ts";
import { TENANT_TABLES } from "#api/db/types.generated.ts";
import { centralOperations, v1Operations } from "#schema/operations.ts";
import { ROLES } from "#schema/people/sign-in/permissions.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { NEVER_ASKED } from "#tests/features/people/federation/loopback-provider.ts";
import { forgiveUnnamedTenants } from "#tests/support/database/watch-tenants.ts";
import { tenantRows } from "#tests/support/tenant-rows.ts";
import { startPlatform, type OperationId, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { ABSENT, fill, type Ids } from "./one-of-each.ts";
import { QUESTIONS } from "./questions.ts";

forgiveUnnamedTenants();

/** The first wall is down: row-level security lets every row through here, so only each statement's own conditions remain. */
let platform: Platform;
let mine: Side;
let theirs: Side;

interface Side {
  venue: Venue;
  owner: Person;
  ids: Ids;
}

beforeAll(async () => {
  platform = await startPlatform({
    holds: { minutes: 5, livePerAddress: 10_000, per10Minutes: 10_000 },
    google: NEVER_ASKED,
  });
  mine = await side();
  theirs = await side();
});
afterAll(() => platform.close());

async function side(): Promise<Side> {
  const venue = await platform.venue();
  const people = await Promise.all(ROLES.map(async (role) => [role, await venue.person(role)] as const));
  const { owner, staff, client } = Object.fromEntries(people) as Record<(typeof ROLES)[number], Person>; // one of each
  return { venue, owner, ids: await fill(venue, staff, client) };
}

async function openFirstWall(): Promise<void> {
  for (const table of TENANT_TABLES) {
    await sql`create policy open on ${sql.table(table)} to fairway_app using (true) with check (true)`.execute(
      platform.admin,
    );
  }
}

const OPERATIONS = Object.entries<Operation>({ ...v1Operations, ...centralOperations }).filter(
  ([operationId]) => !["login", "logout"].includes(operationId),
) as [OperationId, Operation][]; // the keys of the two tables
const READS = OPERATIONS.filter(([, { method }]) => method === "get");

const ask = (operationId: OperationId, ids: Ids) => mine.owner.ask(operationId, QUESTIONS[operationId](ids));

/** The content of a response without its request id and whatever depends on time. */
const said = ({ status, body }: { status: number; body: unknown }): string =>
  JSON.stringify([status, body], (key, value: unknown) =>
    ["request_id", "seconds_left", "cursor", "last_used_at", "took_ms"].includes(key) ? "" : value,
  );

it("shows, finds and changes no other company's row even if row-level security allows it", async () => {
  const behindBoth = new Map<OperationId, string>();
  for (const [operationId] of READS) {
    const [once, again] = [said(await ask(operationId, mine.ids)), said(await ask(operationId, mine.ids))];
    // responses that vary by themselves, such as an address with a secret in it, prove nothing
    if (once === again) behindBoth.set(operationId, once);
  }
  expect(behindBoth.size).toBeGreaterThan(READS.length - 5);
  await openFirstWall();
  for (const [operationId, answer] of behindBoth) {
    expect(said(await ask(operationId, mine.ids)), operationId).toBe(answer);
  }
  const before = await tenantRows(platform.admin, theirs.venue.tenantId);
  for (const [operationId] of OPERATIONS) {
    const [foreign, absent] = [await ask(operationId, theirs.ids), await ask(operationId, ABSENT)];
    if (JSON.stringify(QUESTIONS[operationId](ABSENT)) === JSON.stringify(QUESTIONS[operationId](mine.ids))) continue;
    expect(said(foreign), operationId).toBe(said(absent));
  }
  expect(await tenantRows(platform.admin, theirs.venue.tenantId)).toBe(before);
});

it("reports a statement that omits its tenant", async () => {
  const companies = (condition: ReturnType<typeof sql>) =>
    inTenant(platform.db, mine.venue.tenantId, async (trx) => {
      const { rows } = await sql`select distinct tenant_id from locations where ${condition}`.execute(trx);
      return rows.length;
    });
  expect(await companies(sql`true`)).toBe(2);
  expect(await companies(sql`tenant_id = ${TENANT_ID}`)).toBe(1);
});
