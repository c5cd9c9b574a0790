/** @module-tag both */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { credits } from "#tests/features/memberships/allowances/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { oneOf } from "#tests/support/proof/proof.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";
import { dieIn } from "./die-in.ts";
import type { KillPoint } from "./kill-points.ts";

/** By now the bills of 3 June are unpaid, those due to pause or cancel get no further bill, and one plan renews quarterly. */
const NOW = "2027-06-12T17:00:00Z";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A company whose members all have something due on the same day: bills, a pause, an end, and a past-due membership. */
async function clubOfSix(): Promise<Venue> {
  const venue = await platform.venue();
  const owner = await venue.person("owner");
  const benefits = [credits(4, { rollover_limit: 2 })];
  const plan = async (name: string, billing_period: string) =>
    (await owner.ask("createMembershipPlan", { body: { name, billing_period, price: cad(22_900), benefits } })).body.id;
  const [monthly, quarterly] = [await plan("Club", "monthly"), await plan("Season", "quarterly")];
  const join = async (plan_id: number) => {
    const { id: client_id } = await venue.person("client");
    const { body } = await owner.ask("startMembershipSubscription", { body: { client_id, plan_id, method: "cash" } });
    return body.membership.id as number;
  };
  const [pausing, ending] = [await join(monthly), await join(monthly)];
  for (const one of [monthly, monthly, quarterly, monthly]) await join(one);
  const pause = { pause_start_at: "2027-05-20", pause_end_at: "2027-07-20" };
  await owner.ask("pauseMembership", { params: { id: pausing }, body: pause });
  await owner.ask("cancelMembership", { params: { id: ending } });
  return venue;
}

const renew = ({ tenantId: tenant_id }: Venue): Promise<void> =>
  advanceMemberships({ ...platform.deps, clock: { now: () => Temporal.Instant.from(NOW) } }, tenant_id);

/** The state of all memberships, with every bill and allowance entry; ids are left out. */
async function standing({ tenantId }: Venue) {
  const { rows } = await sql<{ standing: unknown }>`
    select jsonb_build_object(
      'status', m.status, 'from', m.period_start, 'to', m.period_end, 'version', m.version,
      'bills', (select jsonb_agg(jsonb_build_array(i.period_start, i.period_end, i.amount, i.status) order by i.id)
        from membership_invoices i where i.tenant_id = m.tenant_id and i.membership_id = m.id),
      'entries', (select jsonb_agg(jsonb_build_array(g.period_start, e.kind, e.amount) order by e.id)
        from allowance_grants g join allowance_entries e on e.tenant_id = g.tenant_id and e.grant_id = g.id
        where g.tenant_id = m.tenant_id and g.membership_id = m.id)) as standing
    from memberships m where m.tenant_id = ${tenantId} order by m.id`.execute(platform.admin);
  return rows.map((row) => row.standing);
}

const billsOf = async ({ tenantId }: Venue): Promise<number> => {
  const rows = platform.admin.selectFrom("membership_invoices").where("tenant_id", "=", tenantId).select("id");
  return (await rows.execute()).length;
};

const POINTS: [string, KillPoint, number][] = [
  ["as the first one is written", { at: "statement", text: 'update "memberships"' }, 0],
  ["before the second bill is written", { at: "statement", text: 'insert into "membership_invoices"', nth: 2 }, 1],
  ["before what the second period gives", { at: "statement", text: 'insert into "allowance_grants"', nth: 2 }, 1],
  ["once all is done, and nobody was told", { at: "answer" }, 3],
];

it.each(oneOf(POINTS, 1))("continues renewals that were killed %s, and bills nobody twice", async (_, point, done) => {
  const [killed, whole] = [await clubOfSix(), await clubOfSix()];
  expect(await standing(killed)).toEqual(await standing(whole));
  const before = await billsOf(killed);
  await dieIn(platform, { company: killed, providerPort: 9, point, deed: { settle: "memberships", now: NOW } });
  // What was committed is kept; what was half done is not there.
  expect((await billsOf(killed)) - before).toBe(done);
  await renew(whole);
  await Promise.all([renew(killed), renew(killed)]);
  const after = await standing(killed);
  expect(after).toEqual(await standing(whole));
  expect((await billsOf(killed)) - before).toBe(3);
  expect(after).toMatchObject([
    { status: "paused" },
    { status: "cancelled" },
    { status: "past_due" },
    { status: "past_due" },
    { status: "active" },
    { status: "past_due" },
  ]);
  await renew(killed);
  expect(await standing(killed)).toEqual(after);
});
