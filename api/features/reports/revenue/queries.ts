import { sql, type RawBuilder } from "kysely";
import { wallTimeIn, type Sql } from "#api/db/grouping.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { RevenueBasis, RevenueItem } from "#schema/reports/revenue/models.ts";
import type { Period } from "./period.ts";

export interface Asked {
  tenant_id: string;
  period: Period;
  basis: RevenueBasis;
  /** Only this coach's lessons. */
  coach_id: number | null;
  /** Only bookings at this location. */
  location_id?: number | null;
}

/**
 * The items that count in a period, one row per item and bucket: `bucket` from 1, `item`, `amount` net of tax, its `tax`,
 * `currency`, either `at` or `day`, and the related ids.
 */
export type Counted = RawBuilder<unknown>;

export function countedBookings(asked: Asked): Counted {
  return asked.basis === "cash" ? bookingMoney(asked) : bookingEarnings(asked);
}

export function countedMemberships(asked: Asked): Counted {
  return asked.basis === "cash" ? membershipMoney(asked) : membershipEarnings(asked);
}

const within = (at: RawBuilder<unknown>, { period: { from, to } }: Asked) => sql`${at} >= ${from} and ${at} < ${to}`;

const bucketOf = (at: RawBuilder<unknown>, { period }: Asked) =>
  sql`width_bucket(${at}, ${period.bounds.map(String)}::timestamptz[])`;

const CREATED = sql`t.created_at`;

/** Credit counts as money when it is paid in; spending it or refunding as credit does not count. */
const WITHOUT_CREDIT = sql`not exists (select from ledger_entries c
  where c.tenant_id = ${TENANT_ID} and c.transaction_id = t.id and c.account = 'credit')`;

/** Leaves out what was posted for payments recorded by mistake, and for their refunds: it counts on no day. */
export const withoutMistakes = (t: Sql) => sql`(${t}.payment_id is null or ${t}.payment_id not in (
  select mistake.id from payments mistake where mistake.tenant_id = ${TENANT_ID} and mistake.voided_at is not null))`;

const ofScope = ({ coach_id, location_id = null }: Asked) => {
  const coach = coach_id === null ? sql`true` : sql`b.coach_id = ${coach_id}`;
  return location_id === null ? coach : sql`${coach} and b.location_id = ${location_id}`;
};

const ENTRIES = sql`join ledger_entries e on e.tenant_id = ${TENANT_ID} and e.transaction_id = t.id`;
const BOOKING = sql`join bookings b on b.tenant_id = ${TENANT_ID} and b.id = t.booking_id`;

/** The cash part of a transaction `t` and its entries `e`; its tax is in the `tax_amount` of the cash entry. */
export const cashOf = (t: Sql, e: Sql) => ({
  counts: sql`${t}.kind in ('payment', 'refund', 'dispute')
    and ${e}.account in ('receivable', 'refunds', 'disputed', 'taxes')`,
  item: sql`case ${t}.kind when 'payment' then 'payment' else 'refund' end`,
  amount: sql`case when ${e}.account = 'taxes' then 0 else ${e}.tax_amount - ${e}.amount end`,
  tax: sql`case when ${e}.account = 'taxes' then -${e}.amount else -${e}.tax_amount end`,
});

/** The earned part, for a booking `b`; charged tax is in an account of its own. */
export const earnedOf = (t: Sql, e: Sql, b: Sql) => ({
  isPrice: sql`${t}.kind = 'charge' and ${e}.account in ('bookings', 'taxes')`,
  isOther: sql`${t}.kind <> 'charge' and ${e}.account in ('fees', 'waived', 'refunds', 'disputed', 'taxes')`,
  otherItem: sql`case when ${t}.kind = 'waiver' or ${e}.account = 'waived' then 'waiver'
    when ${t}.kind = 'fee' then 'fee' else 'refund' end`,
  /** Refunds and waivers count no earlier than the start of the booking. */
  otherAt: sql`case when ${t}.kind = 'fee' or ${b}.status = 'cancelled' then ${t}.created_at
    else greatest(${t}.created_at, ${b}.start_time) end`,
  amount: sql`case when ${e}.account = 'taxes' then 0 else -${e}.amount end`,
  tax: sql`case when ${e}.account = 'taxes' then -${e}.amount else 0 end`,
});

const CASH = cashOf(sql`t`, sql`e`);
const EARNED = earnedOf(sql`t`, sql`e`, sql`b`);

function bookingMoney(asked: Asked): Counted {
  return sql`
    select ${bucketOf(CREATED, asked)} as bucket, t.created_at as at, null::date as day, ${CASH.item} as item,
      ${CASH.amount} as amount, ${CASH.tax} as tax, e.currency, t.id as transaction_id, t.booking_id,
      null::int as membership_id, t.payment_id
    from ledger_transactions t ${ENTRIES} ${BOOKING}
    where t.tenant_id = ${asked.tenant_id} and ${CASH.counts} and ${within(CREATED, asked)}
      and ${ofScope(asked)} and ${WITHOUT_CREDIT} and ${withoutMistakes(sql`t`)}`;
}

/** Prices count at the start of the booking, other items on their own day. */
function bookingEarnings(asked: Asked): Counted {
  const { tenant_id, period } = asked;
  const start = sql`b.start_time`;
  const { otherAt } = EARNED;
  const changes = (times: RawBuilder<unknown>) => sql`
    select ${bucketOf(otherAt, asked)}, ${otherAt}, null::date, ${EARNED.otherItem},
      ${EARNED.amount}, ${EARNED.tax}, e.currency, t.id, t.booking_id, null::int, t.payment_id
    from ledger_transactions t ${ENTRIES} ${BOOKING}
    where t.tenant_id = ${tenant_id} and ${EARNED.isOther} and ${times} and ${within(otherAt, asked)} and ${ofScope(asked)}
      and ${withoutMistakes(sql`t`)}`;
  return sql`
    select ${bucketOf(start, asked)} as bucket, b.start_time as at, null::date as day, 'price' as item,
      ${EARNED.amount} as amount, ${EARNED.tax} as tax, e.currency, null::bigint as transaction_id, b.id as booking_id,
      null::int as membership_id, null::int as payment_id
    from bookings b
    join ledger_transactions t on t.tenant_id = ${TENANT_ID} and t.booking_id = b.id
    ${ENTRIES} and ${EARNED.isPrice}
    where b.tenant_id = ${tenant_id} and ${within(start, asked)} and ${ofScope(asked)}
    union all ${changes(within(CREATED, asked))}
    union all ${changes(sql`t.created_at < ${period.from} and ${within(start, asked)}`)}`;
}

const PAID_BILL = sql`join payments p on p.tenant_id = ${TENANT_ID} and p.id = t.payment_id and p.voided_at is null
  join membership_invoices i on i.tenant_id = ${TENANT_ID} and i.id = p.membership_invoice_id`;

function membershipMoney(asked: Asked): Counted {
  return sql`
    select ${bucketOf(CREATED, asked)} as bucket, t.created_at as at, null::date as day, ${CASH.item} as item,
      ${EARNED.amount} as amount, ${EARNED.tax} as tax, e.currency, t.id as transaction_id, null::int as booking_id,
      i.membership_id, t.payment_id
    from ledger_transactions t ${ENTRIES} and e.account in ('memberships', 'refunds', 'disputed', 'taxes') ${PAID_BILL}
    where t.tenant_id = ${asked.tenant_id} and t.booking_id is null and ${within(CREATED, asked)} and ${WITHOUT_CREDIT}
    union all
    select ${bucketOf(CREATED, asked)}, t.created_at, null::date, ${CASH.item}, -e.amount, 0, e.currency, t.id, null::int,
      null::int, t.payment_id
    from ledger_transactions t ${ENTRIES} and e.account in ('gift_cards', 'credit', 'disputed')
    where t.tenant_id = ${asked.tenant_id} and t.booking_id is null and ${within(CREATED, asked)}
      and (t.kind in ('payment', 'refund') and e.account = 'gift_cards'
        or t.kind = 'refund' and e.account = 'credit' and t.payment_id is null or t.kind = 'dispute' and exists (
        select from payments p where p.tenant_id = ${TENANT_ID} and p.id = t.payment_id and p.gift_card_id is not null))`;
}

/**
 * What was posted as income when an invoice `i` was paid: each table is looked up by key, row by row. Otherwise the planner compares
 * each payment with each posting, as it takes both for few.
 */
const POSTED_FOR_BILL = sql`
  cross join lateral (select p.id from payments p
    where p.tenant_id = ${TENANT_ID} and p.membership_invoice_id = i.id and p.voided_at is null offset 0) p
  cross join lateral (select t.id, t.payment_id from ledger_transactions t
    where t.tenant_id = ${TENANT_ID} and t.payment_id = p.id and t.kind = 'payment' offset 0) t
  cross join lateral (select e.account, e.amount, e.tax_amount, e.currency from ledger_entries e
    where e.tenant_id = ${TENANT_ID} and e.transaction_id = t.id and e.account in ('memberships', 'taxes') offset 0) e`;

/**
 * After k of n days of an invoice, k/n of it has been earned, rounded; a bucket gets what was earned by its end less what was
 * earned before. Refunds and disputes count on their own day, or on the first day of the invoice if that is later.
 */
function membershipEarnings(asked: Asked): Counted {
  const { tenant_id, period } = asked;
  const earnedBy = (sum: RawBuilder<unknown>, day: RawBuilder<unknown>) =>
    sql`floor((2 * ${sum}::numeric * (${day} - bill.starts) + bill.days) / (2 * bill.days))`;
  const earned = (sum: RawBuilder<unknown>) => sql`(${earnedBy(sum, sql`least(k.ends, bill.ends)`)}
    - ${earnedBy(sum, sql`greatest(k.starts, bill.starts)`)})::bigint`;
  const [starts, ends] = [period.buckets.map(({ start }) => start), period.buckets.map(({ until }) => until)];
  return sql`
    select k.bucket::int as bucket, null::timestamptz as at, greatest(k.starts, bill.starts) as day,
      'membership' as item,
      ${earned(sql`bill.amount`)} as amount, ${earned(sql`bill.tax`)} as tax,
      bill.currency, bill.transaction_id, null::int as booking_id, bill.membership_id, bill.payment_id
    from (
      select ${EARNED.amount} as amount, ${EARNED.tax} as tax, e.currency, t.id as transaction_id, i.membership_id, t.payment_id,
        i.period_start as starts, ends.day as ends, ends.day - i.period_start as days
      from membership_invoices i
      join memberships m on m.tenant_id = ${TENANT_ID} and m.id = i.membership_id
      cross join lateral (select greatest(i.period_end, i.period_start + 1) as day) ends
      ${POSTED_FOR_BILL}
      where i.tenant_id = ${tenant_id} and i.period_start < ${period.until}::date and ends.day > ${period.start}::date
        and not ${IS_PACK}
    ) bill
    join unnest(${starts}::date[], ${ends}::date[]) with ordinality as k (starts, ends, bucket)
      on k.starts < bill.ends and k.ends > bill.starts
    union all
    select back.bucket, case when back.is_later then null else back.at end,
      case when back.is_later then back.starts end, 'refund', back.amount, back.tax, back.currency, back.transaction_id,
      null::int, back.membership_id, back.payment_id
    from (
      select greatest(own.bucket, first.bucket) as bucket, first.bucket > own.bucket as is_later, t.created_at as at,
        i.period_start as starts, ${EARNED.amount} as amount, ${EARNED.tax} as tax, e.currency, t.id as transaction_id,
        i.membership_id, t.payment_id
      from ledger_transactions t ${ENTRIES} and e.account in ('refunds', 'disputed', 'taxes') ${PAID_BILL}
      cross join lateral (select ${bucketOf(CREATED, asked)} as bucket) own
      cross join lateral (select width_bucket(i.period_start, ${starts}::date[]) as bucket) first
      where t.tenant_id = ${tenant_id} and t.booking_id is null and t.kind in ('refund', 'dispute')
        and t.created_at < ${period.to} and i.period_start < ${period.until}::date
    ) back
    where back.bucket > 0
    union all ${freedCredit(asked)}
    union all ${giftCardLosses(asked)}
    union all ${packEarnings(asked)}`;
}

/** What was paid for memberships and became their clients' credit when they ended, on that day. */
const freedCredit = (asked: Asked): Counted => sql`
  select ${bucketOf(CREATED, asked)}, t.created_at, null::date, 'refund', ${EARNED.amount}, ${EARNED.tax}, e.currency, t.id,
    null::int, t.membership_id, null::int
  from ledger_transactions t ${ENTRIES} and e.account in ('memberships', 'taxes')
  where t.tenant_id = ${asked.tenant_id} and t.booking_id is null and t.kind = 'credit' and t.membership_id is not null
    and ${within(CREATED, asked)}`;

/** What had been earned with the credit of gift cards whose buyers got the money back, on the day that became known. */
const giftCardLosses = (asked: Asked): Counted => sql`
  select ${bucketOf(CREATED, asked)}, t.created_at, null::date, 'refund', -e.amount, 0, e.currency, t.id, null::int, null::int,
    t.payment_id
  from ledger_transactions t ${ENTRIES} and e.account in ('refunds', 'disputed')
  join payments p on p.tenant_id = ${TENANT_ID} and p.id = t.payment_id
  join gift_cards card on card.tenant_id = ${TENANT_ID} and card.id = p.gift_card_id and card.redeemed_at is not null
  where t.tenant_id = ${asked.tenant_id} and t.kind in ('dispute', 'credit') and ${within(CREATED, asked)}`;

/** An invoice `i` of a pack: without a period's end, with an allowance. Bills from before a membership became one are none. */
const IS_PACK = sql`(i.period_end is null and exists (
  select from allowance_grants g where g.tenant_id = ${TENANT_ID} and g.membership_id = i.membership_id
    and g.plan_id = i.plan_id and g.period_start = i.period_start))`;

/**
 * Each use earns its share of the price when its booking starts, by rounded running totals; the remainder is earned on the day
 * the pack ends. Later uses and manually added units earn nothing more.
 */
function packEarnings(asked: Asked): Counted {
  const { tenant_id, period } = asked;
  const earnedBy = (sum: Sql, share: Sql) => sql`floor(${sum}::numeric * least(${share}, 1) + 0.5)`;
  const earned = (sum: Sql) =>
    sql`(${earnedBy(sum, sql`u.by_now`)} - ${earnedBy(sum, sql`u.by_now - u.share`)})::bigint`;
  const starts = period.buckets.map(({ start }) => start);
  const wall = wallTimeIn(period.timezone, sql`b.start_time`, {
    from: period.from.epochMilliseconds,
    to: period.to.epochMilliseconds,
  });
  const isAfterEnd = sql`case when pack.ends is null or b.start_time < ${period.from} then false
    when b.start_time >= ${period.to} then true else ${wall}::date >= pack.ends end`;
  return sql`
    select case when u.at is null then width_bucket(u.day, ${starts}::date[]) else ${bucketOf(sql`u.at`, asked)} end, u.at,
      u.day, 'membership', ${earned(sql`pack.amount`)}, ${earned(sql`pack.tax`)}, pack.currency, pack.transaction_id,
      null::int, pack.membership_id, pack.payment_id
    from (
      select ${EARNED.amount} as amount, ${EARNED.tax} as tax, e.currency, t.id as transaction_id, i.membership_id,
        i.plan_id, i.period_start, t.payment_id, least(m.expires_on, m.cancel_on) as ends
      from memberships m
      join membership_invoices i on i.tenant_id = ${TENANT_ID} and i.membership_id = m.id
      ${POSTED_FOR_BILL}
      where m.tenant_id = ${tenant_id} and m.billing_months is null and i.period_start < ${period.until}::date
        and coalesce(least(m.expires_on, m.cancel_on) >= ${period.start}::date, true) and ${IS_PACK}
    ) pack
    cross join lateral (
      select one.at, one.day, one.share, sum(one.share) over (order by one.turn, one.at, one.booking_id) as by_now
      from (
        select b.start_time as at, null::date as day, b.id as booking_id, sum(used.share) as share,
          case when ${isAfterEnd} then 3 else 1 end as turn
        from (
          select e.booking_id, -sum(e.amount)::numeric / min(g.quantity * g.kinds) as share
          from (
            select g.id, g.quantity, count(*) over () as kinds from allowance_grants g
            where g.tenant_id = ${TENANT_ID} and g.membership_id = pack.membership_id and g.plan_id = pack.plan_id
              and g.period_start = pack.period_start
          ) g
          join allowance_entries e on e.tenant_id = ${TENANT_ID} and e.grant_id = g.id
            and e.kind in ('use', 'return', 'no_show')
          group by e.booking_id, g.id having sum(e.amount) < 0
        ) used
        join bookings b on b.tenant_id = ${TENANT_ID} and b.id = used.booking_id
        group by b.id, b.start_time
        union all
        select null, pack.ends, null, 1, 2 where pack.ends is not null
      ) one
    ) u
    where case when u.at is null then u.day >= ${period.start}::date and u.day < ${period.until}::date
      else ${within(sql`u.at`, asked)} end`;
}

export interface SumRow {
  bucket: number;
  item: RevenueItem;
  currency: string;
  amount: number;
  tax: number;
}

export async function sumsOf(trx: TenantTransaction, counted: Counted): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    with counted as (${counted})
    select bucket, item, currency, sum(amount)::bigint as amount, sum(tax)::bigint as tax from counted
    group by bucket, item, currency order by bucket, currency, item`.execute(trx);
  return rows;
}

export interface TaxRow {
  name: string;
  rate: number;
  number: string | null;
  currency: string;
  net: number;
  tax: number;
}

/**
 * Divides the tax of each sale among its taxes by their rates, in running totals: for two taxes that is what each came to.
 * `unnamed` is the tax of sales of before there was a list.
 */
export async function taxesOf(
  trx: TenantTransaction,
  counted: Counted,
  unnamed: { name: string; number: string | null },
): Promise<TaxRow[]> {
  const upTo = (rates: Sql) => sql`sign(s.tax) * floor((2 * abs(s.tax) * ${rates} + t.whole) / (2 * t.whole))`;
  const { rows } = await sql<TaxRow>`
    with counted as (${counted}),
    sales as (
      select c.currency, sum(c.amount) as amount, sum(c.tax) as tax, coalesce(b.taxes, p.taxes, m.taxes,
        array[jsonb_build_object('name', ${unnamed.name}::text, 'rate', coalesce(b.tax_rate, m.tax_rate),
          'number', ${unnamed.number}::text)]) as taxes
      from counted c
      left join bookings b on b.tenant_id = ${TENANT_ID} and b.id = c.booking_id
      left join payments p on p.tenant_id = ${TENANT_ID} and p.id = c.payment_id and c.booking_id is null
      left join memberships m on m.tenant_id = ${TENANT_ID} and m.id = c.membership_id and c.payment_id is null
      group by c.currency, b.id, b.taxes, b.tax_rate, p.id, p.taxes, m.id, m.taxes, m.tax_rate
      having sum(c.tax) <> 0
    )
    select t.name, t.rate, t.number, s.currency, sum(s.amount)::bigint as net,
      sum(${upTo(sql`t.rates`)} - ${upTo(sql`(t.rates - t.rate)`)})::bigint as tax
    from sales s cross join lateral (
      select one.tax ->> 'name' as name, (one.tax ->> 'rate')::int as rate, one.tax ->> 'number' as number, at,
        sum((one.tax ->> 'rate')::int) over (order by at) as rates, sum((one.tax ->> 'rate')::int) over () as whole
      from unnest(s.taxes) with ordinality one (tax, at)
    ) t
    group by t.name, t.rate, t.number, s.currency order by s.currency, min(t.at), t.name, t.rate desc, t.number`.execute(
    trx,
  );
  return rows;
}

export interface CountedRow {
  at: Temporal.Instant | null;
  day: string | null;
  item: RevenueItem;
  amount: number;
  currency: string;
  booking_id: number | null;
  membership_id: number | null;
  payment_id: number | null;
  rows_total: number;
}

/** Returns the non-zero items of the period, latest first. */
export async function rowsOf(
  trx: TenantTransaction,
  counted: Counted,
  { limit, offset }: { limit: number; offset: number },
): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    with counted as (${counted})
    select min(at) as at, min(day) as day, item, sum(amount)::bigint as amount, currency, booking_id, membership_id,
      payment_id, (count(*) over ())::int as rows_total
    from counted group by item, currency, transaction_id, booking_id, membership_id, payment_id
    having sum(amount) <> 0
    order by min(at) desc, min(day) desc, transaction_id desc, booking_id desc, item
    limit ${limit} offset ${offset}`.execute(trx);
  return rows;
}
