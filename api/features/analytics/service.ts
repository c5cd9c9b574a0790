import { signedIn } from "#api/auth/caller.ts";
import {
  percentOf,
  timesOfBays,
  type BayTimes,
  bayUseByHour,
  bayUseByStretch,
  bayUse,
} from "#api/features/analytics/bay-use.ts";
import { countBy, isBooked, leadTimeOf, noticeOf, sourceOf } from "#api/features/analytics/booking-figures.ts";
import {
  baysOf,
  blocksOfBays,
  type BookingRow,
  bookingsIn,
  classesInBays,
  type Scope,
  visitorsIn,
  zoneOfLocation,
} from "#api/features/analytics/queries.ts";
import { openLocations } from "#api/features/locations/hours-service.ts";
import { type Period, periodOf } from "#api/features/revenue/period.ts";
import { bookingRevenueBy } from "#api/features/revenue/service.ts";
import type { Call } from "#api/http/call.ts";
import { notFound } from "#api/http/errors.ts";
import { dayBefore } from "#api/time/calendar.ts";
import { isBefore } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { venueZone } from "#api/time/zone.ts";
import {
  type AnalyticsGranularity,
  type AnalyticsOverview,
  type AnalyticsOverviewQuery,
  type AnalyticsPart,
  type AnalyticsRevenue,
  type AnalyticsRevenuePart,
  type AnalyticsRevenueQuery,
  BookingSource,
  CancellationNotice,
} from "#schema/analytics/models.ts";
import type { Money } from "#schema/shared/money.ts";

/** How bays were used and by whom; whose permission covers their own alone sees their lessons and no bays. */
export async function analyticsOverview(call: Call, query: AnalyticsOverviewQuery): Promise<AnalyticsOverview> {
  const about = await aboutOf(call, query);
  const { scope, period, range } = about;
  const wants = (part: AnalyticsPart) => !query.compact && (query.include?.includes(part) ?? true);
  const places = await placesOf(call, scope);
  const bookings = await bookingsIn(call.db, scope, range);
  const bays = await bayTimes(call, about, bookings, places);
  const starting = bookings.filter(({ start_time: { epochMilliseconds: start } }) => range.from <= start);
  const booked = starting.filter(isBooked);
  const { people, returning } = wants("clients")
    ? await visitorsIn(call.db, scope, range)
    : { people: 0, returning: 0 };
  const sources = countBy(booked, sourceOf);
  const cancelled = countBy(
    starting.filter((one) => !isBooked(one)),
    noticeOf,
  );
  return {
    ...presentAbout(call, query, about),
    totals: { ...bayUse(bays), ...countsOf(starting) },
    hours: wants("hours") ? bayUseByHour(bays) : null,
    bays: wants("bays") ? bays.flatMap((times) => presentBay(times, booked)) : null,
    buckets: wants("buckets") ? bucketsOf(bays, booked, period) : null,
    sources: wants("sources")
      ? BookingSource.options.map((source) => ({ source, bookings: sources.get(source) ?? 0 }))
      : null,
    clients: wants("clients") ? { new_clients: people - returning, returning_clients: returning } : null,
    cancellations: wants("cancellations")
      ? CancellationNotice.options.map((notice) => ({ notice, bookings: cancelled.get(notice) ?? 0 }))
      : null,
    lead_time: wants("lead_time") ? leadTimeOf(booked, (id) => places.get(id)?.zone ?? about.timezone) : null,
  };
}

/** What bookings came to by bay, service and stretch of the period. */
export async function analyticsRevenue(call: Call, query: AnalyticsRevenueQuery): Promise<AnalyticsRevenue> {
  const about = await aboutOf(call, query);
  const { scope, period } = about;
  const wants = (part: AnalyticsRevenuePart) => !query.compact && (query.include?.includes(part) ?? true);
  const { totals, buckets, groups } = await bookingRevenueBy(call, { ...scope, period, basis: query.basis });
  const bays = await bayTimes(call, about, [], await placesOf(call, scope));
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
  return { scope: { tenant_id, location_id, coach_id }, timezone, period, range, granularity };
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

/** No bay is a coach's own. */
export async function bayTimes(
  call: Call,
  { scope, range }: Pick<About, "scope" | "range">,
  bookings: readonly BookingRow[],
  places: Awaited<ReturnType<typeof openLocations>>,
): Promise<BayTimes[]> {
  if (scope.coach_id !== null) return [];
  const bays = await baysOf(call.db, scope);
  const classes = await classesInBays(call.db, scope, range);
  const blocks = await blocksOfBays(call.db, scope, range);
  return timesOfBays(bays, places, { bookings, classes, blocks }, range);
}

function countsOf(starting: readonly BookingRow[]) {
  const counts = countBy(starting, ({ status }) => status);
  const of = (...states: BookingRow["status"][]) => states.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
  const [no_shows, cancelled] = [of("no_show"), of("cancelled")];
  return {
    bookings: starting.length - cancelled,
    no_shows,
    no_show_percent: percentOf(no_shows, of("checked_in", "completed", "no_show")),
    cancelled,
    cancelled_percent: percentOf(cancelled, starting.length),
  };
}

/** A former bay is shown where it was open or booked in the period. */
function presentBay(times: BayTimes, booked: readonly BookingRow[]) {
  const own = booked.filter(({ resource_id }) => resource_id === times.bay.id);
  const use = bayUse([times]);
  if (times.bay.archived_at !== null && use.bookable_minutes + use.outside_minutes + own.length === 0) return [];
  const no_shows = own.filter(({ status }) => status === "no_show").length;
  return [{ resource_id: times.bay.id, resource_name: times.bay.name, ...use, bookings: own.length, no_shows }];
}

function bucketsOf(bays: readonly BayTimes[], booked: readonly BookingRow[], { buckets, bounds, to }: Period) {
  const starts = bounds.map(({ epochMilliseconds }) => epochMilliseconds);
  const stretches = starts.map((from, index) => ({ from, to: starts[index + 1] ?? to.epochMilliseconds }));
  const use = bayUseByStretch(bays, stretches);
  const counts = countBy(booked, ({ start_time: { epochMilliseconds: start } }) =>
    starts.findLastIndex((from) => from <= start),
  );
  return buckets.flatMap(({ start, until }, index) => {
    const sums = use[index];
    return sums ? [{ start, end: dayBefore(until), ...sums, bookings: counts.get(index) ?? 0 }] : [];
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

/** Rounded once, half up; null where no bay was open. */
function perHour({ amount, currency }: Money, minutes: number): Money | null {
  return minutes === 0 ? null : { amount: Math.round((amount * 60) / minutes), currency };
}
