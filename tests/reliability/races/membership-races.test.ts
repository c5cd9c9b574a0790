/** @module-tag both */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { minutes } from "#tests/features/memberships/allowances/support.ts";
import { familyDesk } from "#tests/features/memberships/memberships/family-desk.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { cases } from "#tests/support/proof/proof.ts";
import { startPlatform, TEST_NOW, type Platform, type Reply } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const STORMS = [1, 2, 3, 4, 5, 6].slice(0, cases(1, 6));
const ROUNDS = cases(4, 6);
const ACTS_AT_ONCE = 24;

/** Numbers between 0 and 1 that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

interface Account {
  id: number;
  status: string;
  covered: number;
  /** The minutes that the booking has taken from allowances and not given back. */
  used: number;
}

/** What each booking of a company has taken from allowances, read from the entries alone. */
async function accounts(tenantId: string): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select b.id, b.status, b.covered_amount as covered, coalesce(-sum(e.amount), 0)::int as used
    from bookings b left join allowance_entries e on e.tenant_id = b.tenant_id and e.booking_id = b.id and e.kind <> 'expire'
    where b.tenant_id = ${tenantId} group by b.id, b.status, b.covered_amount`.execute(platform.admin);
  return rows;
}

/** Allowances of which more was used than there was. */
async function overdrawn(tenantId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select grant_id, sum(amount) from allowance_entries where tenant_id = ${tenantId}
    group by grant_id having sum(amount) < 0`.execute(platform.admin);
  return rows;
}

async function historyOf(tenantId: string, action: string): Promise<number> {
  const rows = await platform.admin
    .selectFrom("audit_log")
    .where("tenant_id", "=", tenantId)
    .where("action", "=", action)
    .select("id")
    .execute();
  return rows.length;
}

/** Versions of a membership that two changes started from, so that one of them overwrote the other. */
async function overwritten(tenantId: string, id: number): Promise<unknown[]> {
  const { rows } = await sql`
    select before ->> 'version' as version, array_agg(action) as actions from audit_log
    where tenant_id = ${tenantId} and entity = 'membership' and entity_id = ${String(id)} and before ? 'version'
    group by 1 having count(*) > 1`.execute(platform.admin);
  return rows;
}

const AUDITED = [
  "pauseMembership",
  "resumeMembership",
  "cancelMembership",
  "undoCancelMembership",
  "changeMembership",
] as const;

test.each(STORMS)("keeps a membership's balances correct under simultaneous changes: storm %i", async (seed) => {
  platform.clock.set(TEST_NOW);
  const desk = await familyDesk(platform);
  const { venue, owner, staff, payer, relative, id, club, add, remove, hourOf } = desk;
  const terms = { billing_period: "monthly", price: cad(19_900), family_size: 3, benefits: [minutes(300)] };
  const other = (await owner.ask("createMembershipPlan", { body: { name: "Club 5", ...terms } })).body;
  const random = seeded(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  let today = Temporal.PlainDate.from(TEST_NOW.slice(0, 10));
  const inDays = (days: number) => today.add({ days }).toString();
  const booked: number[] = [];
  const done: Record<string, number> = {};

  const change = async (operation: (typeof AUDITED)[number], more: Record<string, unknown> = {}) => {
    const reply = await staff.ask(operation, { params: { id }, body: more });
    if (reply.status === 200) done[operation] = (done[operation] ?? 0) + 1;
    return reply;
  };
  const bookTomorrow = async () => {
    const hour = 17 + below(6);
    const times = { start_time: `${inDays(1)} ${hour}:00:00`, end_time: `${inDays(1)} ${hour + 1}:00:00` };
    const reply = await staff.ask("createBooking", { body: hourOf(pick([payer, relative]), hour, times) });
    if (reply.status === 201) booked.push(reply.body.id);
    return reply;
  };
  const payOldestBill = async () => {
    const { body } = await staff.ask("currentMembership", { params: { id: payer.id } });
    const open = body?.invoices?.find((one: { status: string }) => one.status === "open");
    return open && staff.ask("payMembershipInvoice", { params: { id: open.id }, body: { method: "cash" } });
  };
  const acts: (() => Promise<Reply | undefined>)[] = [
    bookTomorrow,
    bookTomorrow,
    bookTomorrow,
    async () => (booked.length === 0 ? undefined : staff.ask("cancelBooking", { params: { id: pick(booked) } })),
    () => add(relative),
    () => remove(relative),
    () => change("pauseMembership", { pause_start_at: inDays(1), pause_end_at: inDays(3 + below(9)) }),
    () => change("resumeMembership"),
    () => change("cancelMembership"),
    () => change("undoCancelMembership"),
    () => change("changeMembership", { membership_id: id, plan_id: pick([club.id, other.id]) }),
    payOldestBill,
    async () => {
      await advanceMemberships(platform.deps, venue.tenantId);
      return undefined;
    },
  ];

  const replies: Reply[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(Array.from({ length: ACTS_AT_ONCE }, () => pick(acts)()));
    replies.push(...answers.filter((reply) => reply !== undefined));
    await change("undoCancelMembership");
    today = today.add({ days: 8 });
    platform.clock.set(`${today.toString()}T17:00:00Z`);
  }

  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  expect(await overdrawn(venue.tenantId)).toEqual([]);
  expect(await overwritten(venue.tenantId, id)).toEqual([]);
  const found = await accounts(venue.tenantId);
  expect(found.length).toBeGreaterThan(0);
  expect(
    found.filter(({ status, covered, used }) => used !== (status !== "cancelled" && covered > 0 ? 60 : 0)),
  ).toEqual([]);
  const history = await Promise.all(AUDITED.map(async (action) => [action, await historyOf(venue.tenantId, action)]));
  expect(Object.fromEntries(history.filter(([, count]) => count !== 0))).toEqual(done);
});
