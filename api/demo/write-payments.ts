import { sql } from "kysely";
import { insertRows, withIds } from "#api/db/insert-rows.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { dateOfDay, todayIn } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import type { BookingStatus } from "#schema/bookings/bookings/models.ts";
import type { DeskMethod } from "#schema/memberships/memberships/models.ts";
import { paymentAt } from "./booking-status.ts";
import type { SimulatedBooking } from "./simulate-booking.ts";

type Booking = SimulatedBooking & { id: number; status: BookingStatus };
type Target = { tenant_id: string; currency: string; staff_id: number; timezone: string };

const CASH_SHARE = 0.22;
const TRANSFER_SHARE = 0.27;

/** Charges newly written bookings, and writes their payments in chronological order. */
export async function writePayments(
  trx: TenantTransaction,
  target: Target,
  bookings: readonly Booking[],
  now: Temporal.Instant,
): Promise<void> {
  const { tenant_id, currency, staff_id } = target;
  const ofBookings = bookings.flatMap((booking) => paymentOf(booking));
  const paid = [...ofBookings, ...(await membershipPayments(trx, tenant_id))].toSorted((a, b) => a.at - b.at);
  const rows = await withIds(trx, paid);
  await insertRows(
    trx,
    "payments",
    rows.map(({ at, ...row }, index) => ({
      tenant_id,
      ...row,
      number: index + 1,
      tip_amount: 0,
      currency,
      taken_by: staff_id,
      created_at: instantAt(at),
    })),
  );
  // With statistics from the previous companies, the planner would process the next statements row by row.
  await sql`analyze bookings, payments`.execute(trx);
  await postAll(trx, tenant_id);
  await closeYesterday(trx, target, now);
}

function paymentOf({ id, status, payment_chance, price_amount, client_id, location_id, ...booking }: Booking) {
  const state = paymentAt(status, payment_chance);
  if (price_amount === 0 || state === "due" || state === "not_due") return [];
  const isDeposit = state === "deposit_paid";
  const isAhead = status === "confirmed" || status === "cancelled";
  return [
    {
      booking_id: id,
      membership_invoice_id: null,
      client_id,
      location_id,
      method: methodAt(booking.status_chance),
      amount: isDeposit ? Math.ceil(price_amount / 2) : price_amount,
      refunded_amount: state === "refunded" ? price_amount : 0,
      at: isAhead ? booking.made : Math.max(booking.made, booking.start),
    },
  ];
}

/** Writes the members' payments at the first desk. */
async function membershipPayments(trx: TenantTransaction, tenant: string) {
  const { location_id } = await trx
    .selectFrom("locations")
    .where("tenant_id", "=", tenant)
    .select((eb) => eb.fn.min("id").as("location_id"))
    .executeTakeFirstOrThrow();
  const invoices = await trx
    .selectFrom("membership_invoices as i")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.tenant_id", "=", "i.tenant_id").onRef("m.id", "=", "i.membership_id"),
    )
    .where("i.tenant_id", "=", tenant)
    .where("i.status", "=", "paid")
    .select(["i.id", "i.amount", "i.method", "i.paid_at", "m.client_id"])
    .execute();
  return invoices.map(({ id, amount, method, paid_at, client_id }) => ({
    booking_id: null,
    membership_invoice_id: id,
    client_id,
    location_id,
    // Trials have no payment.
    method: method === null || method === "trial" ? ("card_terminal" as const) : method,
    amount,
    refunded_amount: 0,
    at: paid_at?.epochMilliseconds ?? 0,
  }));
}

function methodAt(chance: number): DeskMethod {
  if (chance < CASH_SHARE) return "cash";
  return chance < TRANSFER_SHARE ? "transfer" : "card_terminal";
}

/** Makes the postings that the product's handlers would have made, in a few statements for all. */
async function postAll(trx: TenantTransaction, tenant: string): Promise<void> {
  const head = sql`insert into ledger_transactions
    (tenant_id, kind, booking_id, payment_id, client_id, location_id, reason, created_by, created_at)`;
  await sql`${head}
    select tenant_id, 'charge', id, null, client_id, location_id, null, created_by, created_at
    from bookings where tenant_id = ${tenant} and price_amount > 0 and status <> 'held' order by id`.execute(trx);
  await sql`${head}
    select tenant_id, 'payment', booking_id, id, client_id, location_id, null, taken_by, created_at
    from payments where tenant_id = ${tenant} order by id`.execute(trx);
  await sql`${head}
    select tenant_id, 'charge', id, null, client_id, location_id, 'Cancelled', null, cancelled_at
    from bookings where tenant_id = ${tenant} and price_amount > 0 and status = 'cancelled' order by id`.execute(trx);
  await sql`${head}
    select p.tenant_id, 'refund', p.booking_id, p.id, p.client_id, p.location_id, 'Cancelled in time', p.taken_by,
      b.cancelled_at
    from payments p join bookings b on b.tenant_id = ${tenant} and b.id = p.booking_id
    where p.tenant_id = ${tenant} and p.refunded_amount > 0 order by p.id`.execute(trx);
  await sql`analyze ledger_transactions`.execute(trx);
  await sql`
    insert into ledger_entries (tenant_id, transaction_id, account, amount, currency)
    select t.tenant_id, t.id, e.account, e.amount, b.price_currency
    from ledger_transactions t
    join bookings b on b.tenant_id = ${tenant} and b.id = t.booking_id
    left join payments p on p.tenant_id = ${tenant} and p.id = t.payment_id
    cross join lateral (
      select case when t.kind = 'charge' then b.price_amount when t.kind = 'payment' then -p.amount
          else p.refunded_amount end * case t.reason when 'Cancelled' then -1 else 1 end as amount,
        case when t.kind = 'charge' then 'bookings'
          else case p.method when 'cash' then 'cash' when 'transfer' then 'bank' else 'terminal' end end as account
    ) moved
    cross join lateral (values ('receivable', moved.amount), (moved.account, -moved.amount)) e (account, amount)
    where t.tenant_id = ${tenant} order by t.id, e.account desc`.execute(trx);
  await sql`
    insert into ledger_entries (tenant_id, transaction_id, account, amount, currency)
    select t.tenant_id, t.id, e.account, e.amount, p.currency
    from ledger_transactions t
    join payments p on p.tenant_id = ${tenant} and p.id = t.payment_id and p.membership_invoice_id is not null
    cross join lateral (
      values (case p.method when 'transfer' then 'bank' else 'terminal' end, p.amount), ('memberships', -p.amount)
    ) e (account, amount)
    where t.tenant_id = ${tenant} order by t.id, e.account desc`.execute(trx);
}

const FLOAT = 15_000;

/** Reduces earlier cash to the float; the individual closings of those days are not recorded. */
async function bankEarlier(
  trx: TenantTransaction,
  { tenant, currency, staff_id }: { tenant: string; currency: string; staff_id: number },
  before: Temporal.Instant,
): Promise<void> {
  const earlier = sql`
    select t.tenant_id, t.location_id, sum(e.amount) - ${sql.lit(FLOAT)} as banked
    from ledger_transactions t join ledger_entries e on e.tenant_id = ${tenant} and e.transaction_id = t.id
    where t.tenant_id = ${tenant} and t.created_at < ${before} and e.account = 'cash'
    group by t.tenant_id, t.location_id having sum(e.amount) > ${sql.lit(FLOAT)}`;
  await sql`
    insert into ledger_transactions (tenant_id, kind, location_id, reason, created_by, created_at)
    select l.tenant_id, 'cash_up', l.id, 'Earlier days', ${staff_id}::int, ${before}::timestamptz - interval '1 hour'
    from locations l join (${earlier}) earlier on earlier.location_id = l.id
    where l.tenant_id = ${tenant} order by l.id`.execute(trx);
  await sql`
    insert into ledger_entries (tenant_id, transaction_id, account, amount, currency)
    select t.tenant_id, t.id, e.account, e.sign * earlier.banked, ${currency}
    from ledger_transactions t join (${earlier}) earlier on earlier.location_id = t.location_id
    cross join (values ('cash', -1), ('bank', 1)) e (account, sign)
    where t.tenant_id = ${tenant} and t.reason = 'Earlier days' order by t.id, e.account desc`.execute(trx);
}

/** Closes last night's desks: of all cash until then a float is left, the rest was banked. */
async function closeYesterday(
  trx: TenantTransaction,
  { tenant_id: tenant, currency, staff_id, timezone }: Target,
  now: Temporal.Instant,
): Promise<void> {
  const today = todayIn(timezone, now);
  const midnight = instantAt(dayBounds(dateOfDay(today), timezone).from);
  const closed = midnight.subtract({ minutes: 40 });
  const began = instantAt(dayBounds(dateOfDay(today - 1), timezone).from);
  await bankEarlier(trx, { tenant, currency, staff_id }, began);
  await sql`
    insert into cash_ups (tenant_id, location_id, day, starts_at, ends_at, currency, expected_amount, counted_amount,
      float_amount, closed_by, closed_at)
    select t.tenant_id, t.location_id, ${dateOfDay(today - 1)}, ${began}, ${midnight}, ${currency}, sum(e.amount),
      sum(e.amount), least(sum(e.amount), ${sql.lit(FLOAT)}), ${staff_id}, ${closed}
    from ledger_transactions t join ledger_entries e on e.tenant_id = ${tenant} and e.transaction_id = t.id
    where t.tenant_id = ${tenant} and t.created_at < ${midnight} and e.account = 'cash'
    group by t.tenant_id, t.location_id order by t.location_id`.execute(trx);
  await sql`
    insert into ledger_transactions (tenant_id, kind, location_id, created_by, created_at)
    select tenant_id, 'cash_up', location_id, closed_by, closed_at from cash_ups
    where tenant_id = ${tenant} and counted_amount > float_amount order by id`.execute(trx);
  await sql`
    insert into ledger_entries (tenant_id, transaction_id, account, amount, currency)
    select t.tenant_id, t.id, e.account, e.sign * (c.counted_amount - c.float_amount), c.currency
    from ledger_transactions t join cash_ups c on c.tenant_id = ${tenant} and c.location_id = t.location_id
    cross join (values ('cash', -1), ('bank', 1)) e (account, sign)
    where t.tenant_id = ${tenant} and t.kind = 'cash_up' and t.reason is null order by t.id, e.account desc`.execute(
    trx,
  );
}
