import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
let staff: Person;
let plans: { club: number; season: number };
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
  const owner = await venue.person("owner");
  staff = await venue.person("staff");
  const plan = async (name: string, billing_period: string): Promise<number> =>
    (await owner.ask("createMembershipPlan", { body: { name, billing_period, price: cad(10_000) } })).body.id;
  plans = { club: await plan("Club", "monthly"), season: await plan("Season", "quarterly") };
  const join = async (first_name: string, last_name: string, plan_id: number): Promise<number> => {
    const email = `${first_name.toLowerCase()}@list.test`;
    const client = (await owner.ask("createClient", { body: { first_name, last_name, email } })).body;
    const body = { client_id: client.id, plan_id, method: "cash" };
    return (await owner.ask("startMembershipSubscription", { body })).body.membership.id;
  };
  await join("Ava", "Okafor", plans.season);
  const bo = await join("Bo", "Adams", plans.club);
  platform.clock.set("2027-05-04T17:00:00Z");
  const cy = await join("Cy", "Okafor", plans.club);
  const pause = { pause_start_at: "2027-05-10", pause_end_at: "2027-05-20" };
  await owner.ask("pauseMembership", { params: { id: bo }, body: pause });
  await owner.ask("cancelMembership", { params: { id: cy } });
  platform.clock.set(TEST_NOW);
});
afterAll(() => platform.close());

const list = async (query: Record<string, unknown> = {}) =>
  (await staff.ask("memberships", { query: query as never })).body;
const names = async (query: Record<string, unknown> = {}): Promise<string[]> =>
  (await list(query)).data.map((row: { client_name: string }) => row.client_name);

describe("the list of memberships", () => {
  it("is sorted by last name and first name, end of the period or first day, in both directions", async () => {
    expect(await names()).toEqual(["Bo Adams", "Ava Okafor", "Cy Okafor"]);
    expect(await names({ sortDir: "desc" })).toEqual(["Cy Okafor", "Ava Okafor", "Bo Adams"]);
    expect(await names({ sortBy: "period_end" })).toEqual(["Bo Adams", "Cy Okafor", "Ava Okafor"]);
    expect((await names({ sortBy: "started_on", sortDir: "desc" }))[0]).toBe("Cy Okafor");
  });

  it("is filtered by status, plan, and a part of the name or address, in any combination", async () => {
    expect(await names({ status: "active" })).toEqual(["Ava Okafor"]);
    expect(await names({ status: "pause_scheduled" })).toEqual(["Bo Adams"]);
    expect(await names({ plan_id: plans.club })).toEqual(["Bo Adams", "Cy Okafor"]);
    expect(await names({ search: "okaf" })).toEqual(["Ava Okafor", "Cy Okafor"]);
    expect(await names({ search: "cy@list" })).toEqual(["Cy Okafor"]);
    expect(await names({ search: "okaf", plan_id: plans.club, status: "cancel_scheduled" })).toEqual(["Cy Okafor"]);
    expect(await names({ search: "%" })).toEqual([]);
  });

  it("counts memberships by status, for one plan or all, and the current ones of each plan", async () => {
    const counts = async (query = {}) => (await staff.ask("membershipCounts", { query })).body;
    expect(await counts()).toMatchObject({ active: 1, pause_scheduled: 1, cancel_scheduled: 1, cancelled: 0 });
    expect(await counts({ plan_id: plans.club })).toMatchObject({ active: 0, pause_scheduled: 1, cancel_scheduled: 1 });
    expect((await staff.ask("membershipCounts", { query: { plan_id: 0 } })).status).toBe(400);
    const held = async () =>
      (await staff.ask("membershipPlans")).body.data.map((plan: { id: number; membership_count: number }) => [
        plan.id,
        plan.membership_count,
      ]);
    expect(await held()).toEqual([
      [plans.club, 2],
      [plans.season, 1],
    ]);
    const owner = await venue.person("owner");
    const renamed = { params: { id: plans.club }, body: { version: 1, notice_days: 0 } };
    expect((await owner.ask("updateMembershipPlan", renamed)).body.membership_count).toBe(2);
    const stale = await owner.ask("updateMembershipPlan", renamed);
    expect([stale.status, stale.body.current.membership_count]).toEqual([409, 2]);
  });

  it("is paged, with the total and the number in each status", async () => {
    const page = await list({ page: 2, perPage: 2 });
    expect(page.data.map((row: { client_name: string }) => row.client_name)).toEqual(["Cy Okafor"]);
    expect(page.meta).toMatchObject({ current_page: 2, last_page: 2, per_page: 2, total: 3 });
    expect((await staff.ask("membershipCounts")).body).toEqual({
      active: 1,
      pause_scheduled: 1,
      paused: 0,
      past_due: 0,
      cancel_scheduled: 1,
      cancelled: 0,
    });
  });

  it("is refused for an unknown status, sort or plan, and to clients and strangers, and separate for each company", async () => {
    const bad = [{ status: "lost" }, { sortBy: "price" }, { sortDir: "up" }, { plan_id: "club" }, { perPage: 0 }];
    for (const query of bad) {
      expect((await staff.ask("memberships", { query: query as never })).status, JSON.stringify(query)).toBe(400);
    }
    expect((await (await venue.person("client")).ask("memberships")).status).toBe(403);
    expect((await venue.anonymous("memberships")).status).toBe(401);
    const other = await (await platform.venue()).person("owner");
    expect((await other.ask("memberships", { query: { plan_id: plans.club } })).body.data).toEqual([]);
  });
});
