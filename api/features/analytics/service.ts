import { signedIn } from "#api/auth/caller.ts";
import {
  percentOf,
  timesOfBays,
  type BayTimes,
  bayUseByHour,
  bayUseByStretch,
  bayUse,
} from "#api/features/analytics/bay-use.ts";
import type { Days } from "#api/counted-days/day-tables.ts";
import { type AskedDays, daysOf, rangesOf } from "#api/counted-days/days.ts";
import { baysOf, blocksOfBays, type Scope, zoneOfLocation } from "#api/features/analytics/queries.ts";
import {
  type BookingDay,
  cancellationsByReason,
  figuresByBay,
  figuresByDay,
  leadHours,
  visitorsOf,
} from "#api/features/analytics/rollups/booking-day-queries.ts";
import { openLocations } from "#api/features/locations/hours-service.ts";
import { areMonths, type Period, periodOf } from "#api/features/revenue/period.ts";
import { bookingRevenueBy } from "#api/features/revenue/service.ts";
import type { Call } from "#api/http/call.ts";
import { notFound } from "#api/http/errors.ts";
import { dayBefore } from "#api/time/calendar.ts";
import { isBefore } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { venueZone } from "#api/time/zone.ts";
import {
  type AnalyticsGranularity,
  type AnalyticsLeadTime,
  type AnalyticsOverview,
  type AnalyticsOverviewQuery,
  type AnalyticsPart,
  type AnalyticsRevenue,
  type AnalyticsRevenuePart,
  type AnalyticsRevenueQuery,
  BookingSource,
  CancellationNotice,
  LeadBand,
} from "#schema/analytics/models.ts";
import type { Money } from "#schema/shared/money.ts";

/** How bays were used and by whom; whose permission covers their own alone sees their lessons and no bays. */
export async function analyticsOverview(call: Call, query: AnalyticsOverviewQuery): Promise<AnalyticsOverview> {
  const about = await aboutOf(call, query);
  const { scope, period } = about;
  const wants = (part: AnalyticsPart) => !query.compact && (query.include?.includes(part) ?? true);
  const places = await placesOf(call, scope);
  const days = await daysOf(call, about.days, places);
  const byDay = await figuresByDay(call.db, days, areMonths(period));
  const total = (name: string) => byDay.reduce((sum, day) => sum + (day[name] ?? 0), 0);
  const booked = await bookedBays(call, about, places);
  const bays = await bayTimes(call, about, places, booked);
  const { people, returning } = wants("clients")
    ? await visitorsOf(call.db, days, period.from)
    : { people: 0, returning: 0 };
  return {
    ...presentAbout(call, query, about),
    totals: { ...bayUse(bays), ...countsOf(total) },
    hours: wants("hours") ? bayUseByHour(bays) : null,
    bays: wants("bays") ? bays.flatMap((times) => presentBay(times, booked.get(times.bay.id))) : null,
    buckets: wants("buckets") ? bucketsOf(bays, byDay, period) : null,
    sources: wants("sources")
      ? BookingSource.options.map((source) => ({ source, bookings: total(`source_${source}`) }))
      : null,
    clients: wants("clients") ? { new_clients: people - returning, returning_clients: returning } : null,
    cancellations: wants("cancellations")
      ? CancellationNotice.options.map((notice) => ({ notice, bookings: total(`notice_${notice}`) }))
      : null,
    cancellation_reasons: wants("cancellations") ? await cancellationsByReason(call.db, days) : null,
    lead_time: wants("lead_time") ? await leadTimeOf(call, days, total) : null,
  };
}

/** How far ahead bookings were made; one made at the desk for somebody who stood there is not ahead. */
async function leadTimeOf(call: Call, days: Days, total: (name: string) => number): Promise<AnalyticsLeadTime> {
  const { median, p90 } = await leadHours(call.db, days);
  const bands = LeadBand.options.map((band) => ({ band, bookings: total(`lead_${band}`) }));
  return { median_hours: oneDecimal(median), p90_hours: oneDecimal(p90), bands };
}

/** What bookings came to by bay, service and stretch of the period. */
export async function analyticsRevenue(call: Call, query: AnalyticsRevenueQuery): Promise<AnalyticsRevenue> {
  const about = await aboutOf(call, query);
  const { scope, period } = about;
  const wants = (part: AnalyticsRevenuePart) => !query.compact && (query.include?.includes(part) ?? true);
  const { totals, buckets, groups } = await bookingRevenueBy(
    call,
    { ...scope, period, basis: query.basis },
    about.timezone,
  );
  const bays = await bayTimes(call, about, await placesOf(call, scope));
  const ofBays = groups.filter(({ kind, resource_id }) => kind === "resource" && resource_id !== null);
  const bookable_minutes = bayUse(bays).bookable_minutes;
  return {
    ...presentAbout(call, query, about),
    basis: query.basis,
    totals,
    bookable_minutes,
    per_bay_hour: scope.coach_id === null ? perHourByCurrency(ofBays, bookable_minutes) : [],
    bays: wants("bays") ? bays.flatMap((times) => revenueOfBay(times, ofBays)) : null,
    services: wants("services") ? servicesOf(groups) : null,
    buckets: wants("buckets") ? buckets : null,
  };
}

interface About {
  scope: Scope;
  days: AskedDays;
  timezone: string;
  period: Period;
  range: TimeRange;
  granularity: AnalyticsGranularity;
}

type AboutQuery = Pick<AnalyticsOverviewQuery, "periodType" | "period" | "granularity" | "location_id">;

async function aboutOf(call: Call, query: AboutQuery): Promise<About> {
  const { tenant_id } = call.tenant;
  const location_id = query.location_id ?? null;
  const own = location_id === null ? null : await zoneOfLocation(call.db, tenant_id, location_id);
  if (own === undefined) throw notFound("location");
  const timezone = venueZone(own, call.tenant.timezone);
  const isLong = query.periodType === "quarter" || query.periodType === "year";
  const granularity = query.granularity ?? (isLong ? "month" : "day");
  const period = periodOf(query.periodType, query.period, timezone, granularity);
  const coach_id = call.permissionScope === "own" ? signedIn(call.caller).id : null;
  const range = { from: period.from.epochMilliseconds, to: period.to.epochMilliseconds };
  const days = { start: period.start, end: dayBefore(period.until), timezone, coach_id };
  return { scope: { tenant_id, location_id, coach_id }, days, timezone, period, range, granularity };
}

const presentAbout = (call: Call, query: AboutQuery, { timezone, period, granularity, scope }: About) => ({
  period_type: query.periodType,
  period: query.period,
  granularity,
  start: period.start,
  end: dayBefore(period.until),
  timezone,
  location_id: scope.location_id,
  mature: !isBefore(call.now, period.to),
});

/** A report of the past counts locations that have gone since. */
export const placesOf = (call: Call, { location_id }: Scope) =>
  openLocations(call, { id: location_id, isFormerToo: true });

type Places = Awaited<ReturnType<typeof openLocations>>;
type AskedBays = Pick<About, "scope" | "range" | "days">;

interface BayFigures {
  /** Sorted and disjoint. */
  booked: readonly TimeRange[];
  bookings: number;
  no_shows: number;
}

/** When each bay was booked, and how often; no bay is a coach's own. */
export async function bookedBays(
  call: Call,
  { days: asked }: AskedBays,
  places: Places,
): Promise<Map<number, BayFigures>> {
  if (asked.coach_id !== null) return new Map();
  // Nothing lasts longer than a day: what began the day before may run on into the first.
  const days = await daysOf(call, { ...asked, start: dayBefore(asked.start) }, places);
  const rows = await figuresByBay(call.db, days, asked.start);
  return new Map(
    rows.map(({ resource_id, booked, ...counts }) => [resource_id, { booked: rangesOf(booked), ...counts }]),
  );
}

export async function bayTimes(
  call: Call,
  { scope, range }: AskedBays,
  places: Places,
  figures: ReadonlyMap<number, BayFigures> = new Map(),
): Promise<BayTimes[]> {
  if (scope.coach_id !== null) return [];
  const bays = await baysOf(call.db, scope);
  const blocks = await blocksOfBays(call.db, scope, range);
  const booked = (id: number) => figures.get(id)?.booked ?? [];
  return timesOfBays(bays, places, { booked, blocks }, range);
}

function countsOf(total: (name: string) => number) {
  const [bookings, no_shows, cancelled] = [total("bookings"), total("no_shows"), total("cancelled")];
  return {
    bookings,
    no_shows,
    no_show_percent: percentOf(no_shows, total("attended") + no_shows),
    cancelled,
    cancelled_percent: percentOf(cancelled, bookings + cancelled),
  };
}

/** A former bay is shown where it was open or booked in the period. */
function presentBay(times: BayTimes, figures: BayFigures | undefined) {
  const { bookings, no_shows } = figures ?? { bookings: 0, no_shows: 0 };
  const use = bayUse([times]);
  if (times.bay.archived_at !== null && use.bookable_minutes + use.outside_minutes + bookings === 0) return [];
  return [{ resource_id: times.bay.id, resource_name: times.bay.name, ...use, bookings, no_shows }];
}

function bucketsOf(bays: readonly BayTimes[], byDay: readonly BookingDay[], { buckets, bounds, to }: Period) {
  const starts = bounds.map(({ epochMilliseconds }) => epochMilliseconds);
  const stretches = starts.map((from, index) => ({ from, to: starts[index + 1] ?? to.epochMilliseconds }));
  const use = bayUseByStretch(bays, stretches);
  return buckets.flatMap(({ start, until }, index) => {
    const sums = use[index];
    const inside = byDay.filter(({ day }) => start <= day && day < until);
    const bookings = inside.reduce((sum, day) => sum + (day["bookings"] ?? 0), 0);
    return sums ? [{ start, end: dayBefore(until), ...sums, bookings }] : [];
  });
}

type Group = Awaited<ReturnType<typeof bookingRevenueBy>>["groups"][number];

function revenueOfBay(times: BayTimes, groups: readonly Group[]) {
  const { bookable_minutes } = bayUse([times]);
  const own = groups.filter(({ resource_id }) => resource_id === times.bay.id);
  return [...moneyBy(own).values()].map((revenue) => ({
    resource_id: times.bay.id,
    resource_name: times.bay.name,
    bookable_minutes,
    revenue,
    per_hour: perHour(revenue, bookable_minutes),
  }));
}

function servicesOf(groups: readonly Group[]) {
  const byService = Map.groupBy(groups, ({ service_id }) => service_id);
  return [...byService.values()].flatMap((own) =>
    [...Map.groupBy(own, ({ currency }) => currency).values()].flatMap((same) => {
      const [first] = same;
      const [revenue] = moneyBy(same).values();
      if (!first || !revenue) return [];
      const bookings = same.reduce((sum, one) => sum + one.bookings, 0);
      return [{ service_id: first.service_id, service_name: first.service_name, bookings, revenue }];
    }),
  );
}

function moneyBy(groups: readonly { amount: number; currency: string }[]): Map<string, Money> {
  const sums = new Map<string, Money>();
  for (const { amount, currency } of groups) {
    sums.set(currency, { amount: (sums.get(currency)?.amount ?? 0) + amount, currency });
  }
  return sums;
}

const perHourByCurrency = (groups: readonly { amount: number; currency: string }[], minutes: number): Money[] =>
  [...moneyBy(groups).values()].flatMap((revenue) => perHour(revenue, minutes) ?? []);

const oneDecimal = (value: number | null): number | null => (value === null ? null : Math.round(10 * value) / 10);

/** Rounded once, half up; null where no bay was open. */
function perHour({ amount, currency }: Money, minutes: number): Money | null {
  return minutes === 0 ? null : { amount: Math.round((amount * 60) / minutes), currency };
}
