import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { percentilesOf } from "#api/counted-days/sorted-values.ts";
import { inTenant } from "#api/db/transaction.ts";
import { randomly } from "#tests/features/venue/coaches/recounted.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
});
afterAll(() => platform.close());

const SHARES = [0, 0.1, 0.5, 0.9, 1];

/** Computes percentiles with the database's own function, and from counts and slices of sorted arrays. */
async function bothWays(arrays: number[][]) {
  const rows = sql.join(arrays.map((one) => sql`(${one.toSorted((a, b) => a - b)}::float8[])`));
  const of = sql`select v from (values ${rows}) t (v)`;
  return inTenant(platform.db, venue.tenantId, async (trx) => {
    const plain = await sql<{ values: number[] | null }>`
      select percentile_cont(${SHARES}::float8[]) within group (order by one) as values
      from (${of}) t cross join lateral unnest(v) one`.execute(trx);
    return { plain: plain.rows[0]?.values ?? SHARES.map(() => null), counted: await percentilesOf(trx, of, SHARES) };
  });
}

it.each([
  ["no values", [[], []]],
  ["one value", [[], [3]]],
  ["two equal values", [[24], [24]]],
  ["values below and above all bounds", [[0.001, 0.002, 9_000], [12_000]]],
  [
    "values on a bound",
    [
      [0.05, 0.05 * (4 / 3)],
      [0.05, 0.05 * (4 / 3) ** 2],
    ],
  ],
])("calculates percentiles of sorted arrays as of all their values: %s", async (_, arrays) => {
  const { plain, counted } = await bothWays(arrays);
  expect(counted).toEqual(plain);
});

it("calculates percentiles of sorted arrays as of all their values: random values", async () => {
  const random = randomly(11);
  for (let run = 0; run < 20; run++) {
    const arrays = Array.from({ length: 1 + random(6) }, () =>
      Array.from({ length: random(60) }, () => random(random(2) === 0 ? 30 : 60_000) / 60),
    );
    const { plain, counted } = await bothWays(arrays);
    for (const [at, value] of plain.entries())
      if (value === null) expect(counted[at]).toBeNull();
      else expect(counted[at], `run ${run}, ${SHARES[at]}`).toBeCloseTo(value, 9);
  }
});
