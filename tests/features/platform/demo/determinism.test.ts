import { createHash } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { connect } from "#api/db/connect.ts";
import { createRandom } from "#api/demo/random.ts";
import { seedTenant } from "#api/demo/seed.ts";
import { demoTenants } from "#api/demo/tenants.ts";
import { readTemplate } from "#api/tenants/template.ts";
import { openSeeded } from "./seeded.ts";

const MORNING = "2027-03-18T14:00:00Z";
const EVENING = "2027-03-19T00:40:00Z";
const NEXT_DAY = "2027-03-19T14:00:00Z";

const DATA = "select to_jsonb(u) - 'password_hash' as row from users u union all select to_jsonb(b) from bookings b";
const PLAN = "select start_time, resource_id, coach_id, client_id, guest, price_amount from bookings order by id";

interface Studio {
  data: string;
  plan: string;
}

/** Seeds the studio into an empty database at that moment; returns a hash of all rows, and one of the bookings as planned. */
async function studioAt(now: string): Promise<Studio> {
  const database = await openSeeded();
  const owner = connect(database.ownerUrl, { name: "test owner", maxConnections: 1 });
  try {
    const studio = demoTenants(await readTemplate()).filter((tenant) => tenant.slug === "studio");
    for (const tenant of studio) {
      const filled = { ...tenant, days_back: 30, days_ahead: 10 };
      await seedTenant(owner, filled, { now: Temporal.Instant.from(now), password_hash: "none" });
    }
    const hashOf = async (sql: string): Promise<string> => {
      const rows = await database.rows(sql);
      expect(rows.length).toBeGreaterThan(300);
      return createHash("sha256").update(JSON.stringify(rows)).digest("hex");
    };
    return { data: await hashOf(DATA), plan: await hashOf(PLAN) };
  } finally {
    await owner.destroy();
    await database.close();
  }
}

let morning: Studio;
beforeAll(async () => {
  morning = await studioAt(MORNING);
});

it("creates the same rows for the same moment", async () => {
  expect(await studioAt(MORNING)).toEqual(morning);
});

it("creates the same bookings all day, except for their progress", async () => {
  const evening = await studioAt(EVENING);
  expect(evening.plan).toBe(morning.plan);
  expect(evening.data).not.toBe(morning.data);
});

it("creates others on another day", async () => {
  expect((await studioAt(NEXT_DAY)).plan).not.toBe(morning.plan);
});

it("draws the same numbers from the same seed, evenly distributed", () => {
  const [one, same, other] = ["a", "a", "b"].map((seed) => {
    const random = createRandom(seed);
    return Array.from({ length: 1_000 }, () => random.next());
  });
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
  const mean = (one ?? []).reduce((sum, value) => sum + value, 0) / 1_000;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
});
