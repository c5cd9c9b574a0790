import { sql } from "kysely";
import type { Platform, Venue } from "#tests/support/venue.ts";
import type { Recounting } from "./recounted.ts";
import { wallClock } from "./wall-clock.ts";

type Random = (below: number) => number;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Adds peak hours, a holiday, party sizes and cancelling actors to existing bookings. */
export async function decorate(
  { admin }: Platform,
  { tenantId, locationId, catalogue }: Venue,
  random: Random,
  day: string,
) {
  const [bayTime, lesson] = catalogue.services.map(({ id }) => id);
  await sql`delete from service_peak_hours where tenant_id = ${tenantId}`.execute(admin);
  await sql`insert into service_peak_hours (tenant_id, service_id, position, weekdays, from_time, to_time) values
    (${tenantId}, ${bayTime}, 1, array['friday', 'saturday', 'holiday'], '17:00', '24:00'),
    (${tenantId}, ${bayTime}, 2, array['sunday'], '00:00', '12:30'),
    (${tenantId}, ${lesson}, 1, array['monday', 'holiday'], '09:15', '21:00')`.execute(admin);
  const holiday = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
  await sql`insert into location_holidays (tenant_id, location_id, date, name)
    values (${tenantId}, ${locationId}, ${holiday}, 'Feast') on conflict do nothing`.execute(admin);
  const { rows } = await sql<{ id: number; client_id: number | null; at: string | null }>`
    select id, client_id, cancelled_at::text as at from bookings where tenant_id = ${tenantId} and party_size = 1`.execute(
    admin,
  );
  for (const { id, client_id, at } of rows) {
    const who = random(4);
    await sql`update bookings set party_size = ${2 + random(4)}, price_amount = ${1 + random(9000)},
      price_currency = ${random(5) === 0 ? "JPY" : "CAD"} where tenant_id = ${tenantId} and id = ${id}`.execute(admin);
    if (at === null || who === 3) continue;
    const actor = [null, client_id, 1][who] ?? null;
    await sql`insert into audit_log (tenant_id, at, actor_kind, actor_id, action, entity, entity_id)
      values (${tenantId}, ${at}::timestamptz, ${actor === null ? "visitor" : "person"}, ${actor}, 'cancelBooking', 'booking',
        ${String(id)})`.execute(admin);
  }
}

export interface Group {
  bookings: number;
  no_shows: number;
  marked: number;
  cancelled: number;
  people: number;
  minutes: number;
  leads: number[];
  prices: Record<string, number>;
}

/** Iterates over raw rows and derives days and hours from Intl alone, using none of the product's code. */
export async function recountBookings(
  { admin }: Platform,
  venue: Venue,
  { zone, start, end, dayHour, by }: Recounting & { by: readonly string[] },
): Promise<Map<string, Group>> {
  const ofTenant = (table: string) => sql`select * from ${sql.table(table)} where tenant_id = ${venue.tenantId}`;
  // oxlint-disable-next-line typescript/no-explicit-any
  const all = async (table: string) => (await ofTenant(table).execute(admin)).rows as any[];
  const wall = wallClock(zone, dayHour);
  const peaks = await all("service_peak_hours");
  const holidays = (await all("location_holidays")).map(({ date }) => date);
  const services = new Map((await all("services")).map((row) => [row.id, row]));
  const audits = await all("audit_log");
  const groups = new Map<string, Group>();
  for (const row of await all("bookings")) {
    const [from, made] = [row.start_time.epochMilliseconds, row.created_at.epochMilliseconds];
    const at = wall(from);
    if (row.status === "held" || at.date < start || at.date > end) continue;
    const isCancelled = row.status === "cancelled";
    const lead = (from - made) / HOUR;
    const day = Temporal.PlainDate.from(at.date);
    const later = (date: string) => (date < start ? start : date);
    const notice = isCancelled ? (from - row.cancelled_at.epochMilliseconds) / HOUR : null;
    const days = Temporal.PlainDate.from(wall(made).date).until(day).days;
    const audit = audits.find(({ entity, entity_id }) => entity === "booking" && entity_id === String(row.id));
    const today = holidays.includes(at.onClock.date) ? "holiday" : at.onClock.weekday;
    const keys: Record<string, unknown> = {
      day: at.date,
      week: later(day.subtract({ days: day.dayOfWeek - 1 }).toString()),
      month: later(day.with({ day: 1 }).toString()),
      weekday: at.weekday,
      hour: at.hour,
      location: row.location_id,
      service: row.service_id,
      kind: services.get(row.service_id).kind,
      resource: row.resource_id,
      coach: row.coach_id,
      client: row.client_id,
      status: row.status,
      payment_status: row.payment_status,
      source: sourceOf(row, lead),
      notice: notice === null ? null : noticeBand(notice),
      cancelled_by: isCancelled && audit ? cancellerOf(audit, row.client_id) : null,
      peak: peaks.some(
        (one) =>
          one.service_id === row.service_id &&
          one.weekdays.includes(today) &&
          one.from_time <= at.time &&
          at.time < one.to_time,
      ),
      lead_band: isCancelled || lead <= 0 ? null : bandOf(days),
    };
    const text = JSON.stringify(by.map((name) => keys[name] ?? null));
    const group = groups.get(text) ?? emptyGroup();
    groups.set(text, group);
    if (isCancelled) {
      group.cancelled++;
      continue;
    }
    group.bookings++;
    if (row.status === "no_show") group.no_shows++;
    if (row.status !== "confirmed") group.marked++;
    group.people += row.party_size;
    group.minutes += (row.end_time.epochMilliseconds - from) / MINUTE;
    if (lead > 0) group.leads.push(lead);
    group.prices[row.price_currency] = (group.prices[row.price_currency] ?? 0) + row.price_amount;
  }
  return groups;
}

const emptyGroup = (): Group => ({
  bookings: 0,
  no_shows: 0,
  marked: 0,
  cancelled: 0,
  people: 0,
  minutes: 0,
  leads: [],
  prices: {},
});

function sourceOf(row: { created_by: number | null; client_id: number | null }, lead: number): string {
  if (row.created_by === null) return row.client_id === null ? "page_guest" : "page_client";
  if (row.created_by === row.client_id) return "page_client";
  return lead <= 0 ? "walk_in" : "desk";
}

function noticeBand(hours: number): string {
  if (hours <= 0) return "after_start";
  if (hours >= 48) return "two_days";
  if (hours >= 24) return "one_day";
  return hours >= 12 ? "half_day" : "same_day";
}

const cancellerOf = (audit: { actor_id: number | null }, clientId: number | null): string =>
  audit.actor_id === null || audit.actor_id === clientId ? "client" : "venue";

function bandOf(days: number): string {
  if (days < 1) return "same_day";
  if (days < 2) return "one_day";
  if (days < 4) return "two_days";
  if (days < 8) return "week";
  return days < 15 ? "two_weeks" : "longer";
}

/** Interpolates linearly between the two nearest values. */
export function quantileOf(values: readonly number[], part: number): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below === undefined || above === undefined ? null : below + (above - below) * (at - Math.floor(at));
}
