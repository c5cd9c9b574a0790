import { afterAll, beforeAll, expect, it } from "vitest";
import { connect, type Database } from "#api/db/connect.ts";
import { seedLoad } from "#api/demo/load.ts";
import { openSeeded, type Seeded } from "./seeded.ts";

const NOW = Temporal.Instant.from("2027-03-18T20:00:00Z");

let load: Seeded;
let owner: Database;

beforeAll(async () => {
  load = await openSeeded();
  owner = connect(load.ownerUrl, { name: "test owner", maxConnections: 2 });
});
afterAll(async () => {
  await owner.destroy();
  await load.close();
});

it("creates the requested numbers of venues and bookings, and none when it runs again", async () => {
  expect(await seedLoad({ owner, now: NOW }, { tenants: 2, bookings: 1_501 })).toEqual(["load-01", "load-02"]);
  const counts = await load.rows(
    "select slug, count(*)::int as bookings from bookings join tenants using (tenant_id) group by slug order by slug",
  );
  expect(counts).toEqual([
    { slug: "load-01", bookings: 750 },
    { slug: "load-02", bookings: 751 },
  ]);
  expect(await seedLoad({ owner, now: NOW }, { tenants: 2, bookings: 1_501 })).toEqual([]);
});
