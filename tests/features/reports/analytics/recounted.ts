import { sql } from "kysely";
import type { WaitlistStatus } from "#schema/bookings/waitlist/models.ts";
import type { Platform, Venue } from "#tests/support/venue.ts";
import { wallClock } from "./wall-clock.ts";

type Random = (below: number) => number;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const STATUSES = ["confirmed", "checked_in", "completed", "no_show", "cancelled"] as const;

/** Adds bookings of bays and lessons around a day, including late evenings, guests, walk-ins and late cancellations. */
export async function bookRandomly(
  { admin }: Platform,
  venue: Venue,
  random: Random,
  near: { day: string; zone: string; people: readonly number[]; desk: number },
): Promise<void> {
  const { tenantId: tenant_id, locationId: location_id } = venue;
  const pick = <T>(all: readonly T[]): T => all[random(all.length)] as T;
  const evening = Temporal.PlainDateTime.from(`${near.day}T23:30`).toZonedDateTime(near.zone).epochMilliseconds;
  const instant = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms);
  const [bayTime, lesson] = venue.catalogue.services;
  const rows = Array.from({ length: 60 }, () => {
    const start = random(5) === 0 ? evening : evening + (random(24 * 16) - 24 * 8) * HOUR + random(4) * 15 * MINUTE;
    const isLesson = random(4) === 0;
    const client_id = random(2) === 0 ? pick(near.people) : null;
    const status = pick(STATUSES);
    const made = start - pick([0, 30 * MINUTE, 5 * HOUR, 24 * HOUR, 49 * HOUR, 9 * 24 * HOUR, 20 * 24 * HOUR]);
    const notice = pick([-HOUR, 0, HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR - 1000, 48 * HOUR]);
    return {
      tenant_id,
      location_id,
      service_id: (isLesson ? lesson : bayTime)?.id ?? 0,
      coach_id: isLesson ? (venue.catalogue.coaches[random(2)]?.id ?? 0) : null,
      resource_id: isLesson ? null : (venue.catalogue.resources[random(3)]?.id ?? 0),
      client_id,
      guest: client_id === null ? JSON.stringify({ email: `Guest${random(9)}@Example.test` }) : null,
      created_by: pick([null, client_id, near.desk]),
      price_amount: 1000,
      price_currency: "CAD",
      start_time: instant(start),
      end_time: instant(start + pick([30, 60, 90]) * MINUTE),
      created_at: instant(made),
      status,
      cancelled_at: status === "cancelled" ? instant(start - notice) : null,
    };
  });
  await admin.insertInto("bookings").values(rows).execute();
  const waiting = Array.from({ length: 12 }, () => {
    const start_time = instant(random(3) === 0 ? evening : evening + (random(24 * 8) - 24 * 4) * HOUR);
    const isOffered = random(2) === 0;
    const status = pick<WaitlistStatus>(["waiting", "booked", "declined", "expired", "left", "removed", "closed"]);
    return {
      tenant_id,
      location_id,
      service_id: bayTime?.id ?? 0,
      start_time,
      end_time: start_time.add({ hours: 1 }),
      party_size: 1,
      guest: JSON.stringify({ email: `${crypto.randomUUID()}@example.test` }),
      status: isOffered && random(4) === 0 ? "offered" : status,
      nonce: Buffer.from("nonce"),
      token_hash: Buffer.from(crypto.randomUUID()),
      offered_at: isOffered ? start_time.subtract({ hours: 30 }) : null,
      offered_until: isOffered ? start_time.subtract({ hours: 28 }) : null,
      created_at: start_time.subtract({ hours: 90 }),
    };
  });
  await admin.insertInto("waitlist_entries").values(waiting).execute();
}

export interface Recounting {
  zone: string;
  start: string;
  end: string;
  /** The hour at which a day of the reports begins. */
  dayHour?: number;
}

/**
 * Iterates over every minute and raw row and derives days and hours from Intl alone, using none of the product's code.
 */
export async function recountOverview({ admin }: Platform, venue: Venue, { zone, start, end, dayHour }: Recounting) {
  const ofTenant = (table: string) => sql`select * from ${sql.table(table)} where tenant_id = ${venue.tenantId}`;
  // oxlint-disable-next-line typescript/no-explicit-any
  const all = async (table: string) => (await ofTenant(table).execute(admin)).rows as any[];
  const wallOf = wallClock(zone, dayHour);
  const isWithin = (ms: number) => start <= wallOf(ms).date && wallOf(ms).date <= end;
  const bookings = (await all("bookings"))
    .filter(({ status }) => status !== "held")
    .map((row) => ({ ...row, from: row.start_time.epochMilliseconds, to: row.end_time.epochMilliseconds }));
  const hours = await all("location_hours");
  const bays = (await all("resources")).map(({ id }) => id as number);
  const cells = new Map<string, [bookable: number, booked: number]>();
  const byBay = new Map<number, [bookable: number, booked: number, outside: number]>(bays.map((id) => [id, [0, 0, 0]]));
  const first = Date.parse(`${start}T00:00Z`) - 26 * HOUR;
  const last = Date.parse(`${end}T00:00Z`) + 50 * HOUR;
  for (let at = first; at < last; at += MINUTE) {
    const { date, weekday, onClock, time } = wallOf(at);
    if (date < start || date > end) continue;
    const isOpen = hours.some((row) => row.weekday === onClock.weekday && row.opens <= time && time < row.closes);
    for (const id of bays) {
      const isTaken = bookings.some(
        (one) => one.resource_id === id && one.status !== "cancelled" && one.from <= at && at < one.to,
      );
      const sums = byBay.get(id) as [number, number, number];
      if (isOpen) sums[0]++;
      if (isTaken) sums[isOpen ? 1 : 2]++;
      if (!isOpen) continue;
      const key = `${weekday} ${Number(time.slice(0, 2))}`;
      const cell = cells.get(key) ?? [0, 0];
      cells.set(key, [cell[0] + 1, cell[1] + (isTaken ? 1 : 0)]);
    }
  }
  const starting = bookings.filter(({ from }) => isWithin(from));
  const kept = starting.filter(({ status }) => status !== "cancelled");
  const tally = (rows: typeof starting, key: (row: (typeof starting)[number]) => string) => {
    const counts: Record<string, number> = {};
    for (const row of rows) counts[key(row)] = (counts[key(row)] ?? 0) + 1;
    return counts;
  };
  const who = (row: (typeof starting)[number]): string | undefined => row.client_id ?? row.guest.email?.toLowerCase();
  const came = ({ status }: { status: string }) => status === "checked_in" || status === "completed";
  // A guest who left no contact details cannot be recognized again.
  const people = new Set(starting.filter(came).flatMap((row) => who(row) ?? []));
  const known = new Set(bookings.filter((row) => came(row) && wallOf(row.from).date < start).map(who));
  const leads = kept
    .map((row) => (row.from - row.created_at.epochMilliseconds) / HOUR)
    .filter((lead) => lead > 0)
    .toSorted((one, other) => one - other);
  const visits = starting.filter((row) => came(row) && row.client_id !== null && row.series_id === null);
  const rebooked = visits.filter((visit) =>
    bookings.some((one) => {
      const dayAfter = visit.to + 24 * HOUR;
      const isGone = one.status === "cancelled" && (one.cancelled_at?.epochMilliseconds ?? 0) <= dayAfter;
      const isTheirs = one.client_id === visit.client_id && one.series_id === null;
      return isTheirs && one.from >= visit.to && one.created_at.epochMilliseconds <= dayAfter && !isGone;
    }),
  );
  const waits = (await all("waitlist_entries")).filter((row) => isWithin(row.start_time.epochMilliseconds));
  const over = waits.filter(({ status }) => status !== "waiting" && status !== "offered");
  const withdrew = over.filter((row) => ["left", "removed"].includes(row.status) && row.offered_at === null);
  const count = (isOffered: boolean, status?: string) =>
    over.filter((row) => (!isOffered || row.offered_at !== null) && (!status || row.status === status)).length;
  return {
    rebooking: { visits: visits.length, rebooked: rebooked.length },
    waitlist: {
      ended: over.length - withdrew.length,
      booked: count(false, "booked"),
      offered: count(true),
      accepted: count(true, "booked"),
    },
    cells,
    byBay,
    counts: tally(starting, ({ status }) => status),
    starting: starting.length,
    sources: tally(kept, (row) => {
      if (row.created_by === null) return row.client_id === null ? "page_guest" : "page_client";
      if (row.created_by === row.client_id) return "page_client";
      return row.created_at.epochMilliseconds >= row.from ? "walk_in" : "desk";
    }),
    notices: tally(
      starting.filter(({ status }) => status === "cancelled"),
      (row) => {
        const before = (row.from - (row.cancelled_at?.epochMilliseconds ?? row.from)) / HOUR;
        if (before <= 0) return "after_start";
        if (before >= 48) return "two_days";
        if (before >= 24) return "one_day";
        return before >= 12 ? "half_day" : "same_day";
      },
    ),
    returning: [...people].filter((one) => known.has(one)).length,
    fresh: [...people].filter((one) => !known.has(one)).length,
    leads,
  };
}
