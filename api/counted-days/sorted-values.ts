import { sql } from "kysely";
import type { Sql } from "#api/db/grouping.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

/** In hours, from three minutes to half a year, each a third larger than the previous one. */
const BOUNDS = Array.from({ length: 41 }, (_, at) => 0.05 * (4 / 3) ** at);

/** Number of parts into which the interval around a percentile is divided; only the values in one of them are read. */
const PARTS = 24;

/** Computes percentiles over the sorted arrays `v` in the rows of a query. */
export async function percentilesOf(
  trx: TenantTransaction,
  arrays: Sql,
  shares: readonly number[],
): Promise<(number | null)[]> {
  const [all] = (await percentilesByGroup(trx, sql`select 1 as g, v from (${arrays}) every`, shares)).values();
  return all ?? shares.map(() => null);
}

/**
 * The same for each group `g` of arrays, interpolated linearly between the two nearest values. All values are first
 * counted by coarse bounds, using a binary search in each array, then by finer ones; only those around the
 * percentile itself are read.
 */
export async function percentilesByGroup(
  trx: TenantTransaction,
  arrays: Sql,
  shares: readonly number[],
): Promise<Map<number, (number | null)[]>> {
  const { rows } = await sql<{ g: number; at: number; value: number | null }>`
    with a as materialized (select g, array_cat(v, '{}') as v from (${arrays}) arrays),
    below as materialized (
      select a.g, bounds.bound, sum(c.counted) as counted
      from a
      cross join lateral unnest(array(select width_bucket(bound, a.v) from unnest(${BOUNDS}::float8[]) bound))
        with ordinality c (counted, at)
      join unnest(${BOUNDS}::float8[]) with ordinality bounds (bound, at) on bounds.at = c.at
      group by a.g, bounds.bound
    ),
    total as (select g, sum(cardinality(v)) as counted from a group by g having sum(cardinality(v)) > 0),
    wanted as materialized (
      select total.g, s.at, place, floor(place)::bigint as lower, ceil(place)::bigint as upper
      from unnest(${shares}::float8[]) with ordinality s (share, at)
      cross join total cross join lateral (select s.share * (total.counted - 1)) p (place)
    ),
    coarse as materialized (
      select w.*, coalesce(l.bound, '-infinity') as low, coalesce(l.counted, 0) as skipped,
        coalesce(h.bound, 'infinity') as high
      from wanted w
      left join lateral (
        select bound, counted from below where g = w.g and counted <= w.lower order by bound desc limit 1) l on true
      left join lateral (
        select bound from below where g = w.g and counted > w.upper order by bound limit 1) h on true
    ),
    finely as materialized (
      select c.g, c.at, c.low + (c.high - c.low) * n.part / ${PARTS} as bound, sum(n.counted) as counted
      from coarse c
      join a on a.g = c.g
      cross join lateral unnest(array(
        select width_bucket(c.low + (c.high - c.low) * part / ${PARTS}, a.v) from generate_series(1, ${PARTS - 1}) part
      )) with ordinality n (counted, part)
      where c.low > '-infinity' and c.high < 'infinity'
      group by c.g, c.at, c.low, c.high, n.part
    ),
    around as materialized (
      select c.g, c.at, c.place, c.lower, c.upper, coalesce(l.bound, c.low) as low,
        coalesce(l.counted, c.skipped) as skipped, coalesce(h.bound, c.high) as high
      from coarse c
      left join lateral (
        select bound, counted from finely
        where g = c.g and at = c.at and counted <= c.lower order by bound desc limit 1) l on true
      left join lateral (
        select bound from finely where g = c.g and at = c.at and counted > c.upper order by bound limit 1) h on true
    )
    select around.g, around.at::int as at,
      n.values[1] + (n.values[cardinality(n.values)] - n.values[1]) * (around.place - around.lower) as value
    from around
    left join lateral (
      select array_agg(near.value order by near.value) as values from (
        select one as value, row_number() over (order by one) - 1 + around.skipped as at
        from a cross join lateral unnest(a.v[width_bucket(around.low, a.v) + 1 : width_bucket(around.high, a.v)]) one
        where a.g = around.g
      ) near
      where near.at in (around.lower, around.upper)
    ) n on true
    order by around.g, around.at`.execute(trx);
  const groups = Map.groupBy(rows, ({ g }) => g);
  return new Map([...groups].map(([g, values]) => [g, values.map(({ value }) => value)]));
}
