import { sql } from "kysely";
import type { LedgerAccount, LedgerTransactionKind } from "#schema/payments/ledger/models.ts";
import type { Platform, Venue } from "#tests/support/venue.ts";
import { earnPack, sellPack, usesOfPack, type Post, type Random } from "./random-pack.ts";

const HOUR = 3_600_000;
const HELD_IN = ["cash", "card", "terminal", "bank", "other", "credit"] as const;
const STATUSES = ["confirmed", "checked_in", "completed", "no_show", "cancelled"] as const;

/** Adds bookings, money and bills around a day, including late evenings and two currencies. */
export async function writeRandomly(
  platform: Platform,
  venue: Venue,
  random: Random,
  near: { day: string; zone: string },
): Promise<void> {
  const { admin } = platform;
  const { tenantId: tenant_id, locationId: location_id } = venue;
  const pick = <T>(all: readonly T[]): T => all[random(all.length)] as T;
  const lateEvening = Temporal.PlainDateTime.from(`${near.day}T23:30`).toZonedDateTime(near.zone).epochMilliseconds;
  const time = () => {
    const ms = random(4) === 0 ? lateEvening : lateEvening + (random(24 * 80) - 24 * 40) * HOUR + random(60) * 60_000;
    return Temporal.Instant.fromEpochMilliseconds(ms);
  };
  const post: Post = async (kind, about, currency, entries) => {
    const { id } = await admin
      .insertInto("ledger_transactions")
      .values({ tenant_id, kind, ...about, location_id, created_at: time() })
      .returning("id")
      .executeTakeFirstOrThrow();
    const client_id = client.id;
    await admin
      .insertInto("ledger_entries")
      .values(
        entries.map(([account, amount]) => ({
          tenant_id,
          transaction_id: id,
          account,
          amount,
          currency,
          client_id: account === "credit" ? client_id : null,
        })),
      )
      .execute();
  };
  const client = await venue.person("client");
  for (let n = 0; n < 8; n++) {
    const start_time = time();
    const currency = pick(["CAD", "CAD", "JPY"]);
    const price = 1 + random(9999);
    const { id: booking_id } = await admin
      .insertInto("bookings")
      .values({
        tenant_id,
        location_id,
        service_id: venue.catalogue.services[1]?.id ?? 0,
        coach_id: venue.catalogue.coaches[random(2)]?.id ?? 0,
        guest: JSON.stringify({ first_name: "Robin" }),
        price_amount: price,
        price_currency: currency,
        start_time,
        end_time: start_time.add({ minutes: 60 }),
        status: pick(STATUSES),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const about = { booking_id };
    const some = () => 1 + random(price);
    await post("charge", about, currency, [
      ["receivable", price],
      ["bookings", -price],
    ]);
    for (let act = random(6); act > 0; act--) {
      const [amount, other] = [some(), some()];
      const acts: [LedgerTransactionKind, [LedgerAccount, number][]][] = [
        [
          "payment",
          [
            [pick(HELD_IN), amount + other],
            ["receivable", -amount],
            ["tips", -other],
          ],
        ],
        [
          "refund",
          [
            ["receivable", amount],
            ["refunds", other],
            [pick(HELD_IN), -amount - other],
          ],
        ],
        [
          "fee",
          [
            ["receivable", amount],
            ["fees", -amount],
          ],
        ],
        [
          "fee",
          [
            ["fees", amount],
            ["waived", -amount],
          ],
        ],
        [
          "waiver",
          [
            ["waived", amount],
            ["receivable", -amount],
          ],
        ],
        [
          "reversal",
          [
            ["receivable", amount + other],
            ["refunds", -amount],
            ["waived", -other],
          ],
        ],
        [
          "charge",
          [
            ["receivable", -price],
            ["bookings", price],
          ],
        ],
      ];
      const [kind, entries] = pick(acts);
      await post(kind, about, currency, entries);
    }
  }
  const day = (back: number) => Temporal.PlainDate.from(near.day).subtract({ days: back });
  const { id: plan_id } = await admin
    .insertInto("membership_plans")
    .values({ tenant_id, name: `Plan ${client.id}`, billing_period: "monthly", price_amount: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const opened = day(50).toString();
  const { id: membership_id } = await admin
    .insertInto("memberships")
    .values({
      tenant_id,
      client_id: client.id,
      plan_id,
      status: "active",
      price_amount: 1,
      currency: "CAD",
      anchor_on: opened,
      period_start: opened,
      started_on: opened,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let n = 0; n < 4; n++) {
    const [amount, currency] = [1 + random(30_000), pick(["CAD", "JPY"])];
    const starts = day(60 - n * 25);
    const paid_at = time();
    const isOpen = random(4) === 0;
    const { id: membership_invoice_id } = await admin
      .insertInto("membership_invoices")
      .values({
        tenant_id,
        membership_id,
        plan_id,
        period_start: starts.toString(),
        period_end: random(5) === 0 ? null : starts.add({ days: 1 + random(90) }).toString(),
        amount,
        currency,
        due_on: starts.toString(),
        ...(isOpen ? {} : { status: "paid", method: "cash", paid_at }),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (isOpen) continue;
    const paid = {
      number: (client.id % 1_000_000) * 100 + n,
      method: "cash",
      amount,
      currency,
    } as const;
    const { id: payment_id } = await admin
      .insertInto("payments")
      .values({ tenant_id, ...paid, membership_invoice_id, client_id: client.id, created_at: paid_at })
      .returning("id")
      .executeTakeFirstOrThrow();
    await post("payment", { payment_id }, currency, [
      [pick(HELD_IN), amount],
      ["memberships", -amount],
    ]);
  }
  const evening = Temporal.Instant.fromEpochMilliseconds(lateEvening);
  await sellPack(platform, venue, random, { starts: day(random(40)), near: evening, client_id: client.id, post });
}

/** The days of a period, and the scope of the report. */
export interface Recounting {
  zone: string;
  start: string;
  end: string;
  basis: string;
}

export interface Recounted {
  revenue: Map<string, number>;
  given_back: Map<string, number>;
  /** Bookings by service and currency: their number and their total amount. */
  services: Map<string, [bookings: number, amount: number]>;
}

interface Booked {
  id: number;
  service_id: number;
}

/** Counts raw rows one by one and derives days with Intl alone: nothing here is the product's code. */
export async function recount({ admin }: Platform, tenantId: string, source: string, asked: Recounting) {
  const found: Recounted = { revenue: new Map(), given_back: new Map(), services: new Map() };
  const counted = new Set<string>();
  const writer = new Intl.DateTimeFormat("en-CA", { timeZone: asked.zone, dateStyle: "short" });
  const add = (date: string, currency: string, amount: number, isBack = false, booking?: Booked) => {
    if (date < asked.start || date > asked.end) return;
    if (booking) {
      const [key, one] = [`${booking.service_id} ${currency}`, `${booking.id} ${currency}`];
      const [bookings, sum] = found.services.get(key) ?? [0, 0];
      found.services.set(key, [bookings + (counted.has(one) ? 0 : 1), sum + amount]);
      counted.add(one);
    }
    found.revenue.set(currency, (found.revenue.get(currency) ?? 0) + amount);
    if (isBack) found.given_back.set(currency, (found.given_back.get(currency) ?? 0) - amount);
  };
  const dateOf = (ms: number) => writer.format(new Date(ms));
  const ofTenant = (table: string) => sql`select * from ${sql.table(table)} where tenant_id = ${tenantId}`;
  // oxlint-disable-next-line typescript/no-explicit-any
  const all = async (table: string) => (await ofTenant(table).execute(admin)).rows as any[];
  const bookings = new Map((await all("bookings")).map((row) => [row.id, row]));
  const payments = new Map((await all("payments")).map((row) => [row.id, row]));
  const bills = new Map((await all("membership_invoices")).map((row) => [row.id, row]));
  const entries = await all("ledger_entries");
  const [allGrants, allUses] = [await all("allowance_grants"), await all("allowance_entries")];
  const memberships = new Map((await all("memberships")).map((row) => [row.id, row]));
  const usesOf = (grants: typeof allGrants) => usesOfPack([...bookings.values()], grants, allUses);
  for (const { id, kind, booking_id, payment_id, created_at } of await all("ledger_transactions")) {
    const own = entries.filter((entry) => entry.transaction_id === id);
    const isCredit = own.some((entry) => entry.account === "credit");
    const posted = created_at.epochMilliseconds;
    for (const { account, amount, currency } of own) {
      if (source === "bookings") {
        const booking = bookings.get(booking_id);
        if (!booking) continue;
        const start = booking.start_time.epochMilliseconds;
        if (asked.basis === "cash") {
          const isMoney = account !== "receivable" && account !== "refunds" && account !== "tips";
          if (kind === "payment" && !isCredit && account === "receivable")
            add(dateOf(posted), currency, -amount, false, booking);
          if (kind === "refund" && !isCredit && isMoney) add(dateOf(posted), currency, amount, true, booking);
        } else if (account === "bookings") add(dateOf(start), currency, -amount, false, booking);
        else if (account === "fees") add(dateOf(posted), currency, -amount, false, booking);
        else if (account === "waived" || account === "refunds") {
          const isOwnDay = kind === "fee" || booking.status === "cancelled" || posted > start;
          add(dateOf(isOwnDay ? posted : start), currency, -amount, true, booking);
        }
        continue;
      }
      const bill = account === "memberships" ? bills.get(payments.get(payment_id).membership_invoice_id) : undefined;
      if (!bill) continue;
      if (asked.basis === "cash") {
        if (!isCredit) add(dateOf(posted), currency, -amount);
        continue;
      }
      const grants = allGrants.filter(
        (one) => one.membership_id === bill.membership_id && one.plan_id === bill.plan_id,
      );
      if (grants.length > 0) {
        const uses = usesOf(grants).map(({ at, share }) => ({ date: dateOf(at), share }));
        earnPack(memberships.get(bill.membership_id), { amount: -amount, uses }, (date, part) =>
          add(date, currency, part),
        );
        continue;
      }
      const days: string[] = [];
      for (let day = Date.parse(bill.period_start); days.length === 0 || dayText(day) < (bill.period_end ?? "");) {
        days.push(dayText(day));
        day += 24 * HOUR;
      }
      let earned = 0;
      days.forEach((date, index) => {
        const byNow = Math.round((-amount * (index + 1)) / days.length);
        add(date, currency, byNow - earned);
        earned = byNow;
      });
    }
  }
  return found;
}

const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
