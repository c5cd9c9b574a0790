import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import type { Days } from "#api/counted-days/day-tables.ts";
import { daysOf, type AskedDays } from "#api/counted-days/days.ts";
import { notFound } from "#api/errors/errors.ts";
import { areMonths, periodOf, type Period } from "#api/features/reports/revenue/period.ts";
import { bookingRevenueBy } from "#api/features/reports/revenue/service.ts";
import { openLocations } from "#api/features/venue/locations/hours-service.ts";
import { dayBefore } from "#api/time/calendar.ts";
import { isBefore } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { zoneOf } from "#api/time/report-zone.ts";
import { reportZoneOf } from "#api/time/zone.ts";
import {
  BookingSource,
  CancellationNotice,
  LeadBand,
  type AnalyticsGranularity,
  type AnalyticsLeadTime,
  type AnalyticsOverview,
  type AnalyticsOverviewQuery,
  type AnalyticsPart,
  type AnalyticsRevenue,
  type AnalyticsRevenuePart,
  type AnalyticsRevenueQuery,
} from "#schema/reports/analytics/models.ts";
import type { Money } from "#schema/shared/money.ts";
import { openBays, timesOfBays } from "./bay-times.ts";
import {
  bayUse,
  bayUseByHour,
  bayUseByStretch,
  bookableMinutes,
  percentOf,
  type BayTimes,
  type OpenBay,
} from "./bay-use.ts";
import { zoneOfLocation, type Scope } from "./queries.ts";
import { bookedByHour, figuresByBay, type BayFigures, type BookedHour } from "./rollups/bay-day-queries.ts";
import {
  cancellationsByReason,
  figuresByDay,
  leadHours,
  visitorsOf,
  type BookingDay,
} from "./rollups/booking-day-queries.ts";
import { uncountedClients } from "./rollups/uncounted-clients.ts";
import { waitingFigures, type WaitingFigures } from "./rollups/waiting-day-queries.ts";

/** How bays were used and by whom; callers with permission for their own data only see their lessons and no bays. */
export async function analyticsOverview(call: Call, query: AnalyticsOverviewQuery): Promise<AnalyticsOverview> {
  const about = await aboutOf(call, query);
  const { scope, period, places, timezone } = about;
  const { db } = call;
  const wants: Wants = (part) => !query.compact && (query.include?.includes(part) ?? true);
  const days = await daysOf(call, about.days, places);
  // Coaches have no bays of their own.
  const ofBays = scope.coach_id === null;
  // All queries start at once: open times of bays are computed while the rest is read.
  const figuresAsked = ofBays ? figuresByBay(db, days) : Promise.resolve([]);
  const baysAsked = openBays(call, about, places).then((open) =>
    timesOfBays(call, { open, days, figures: figuresAsked }, timezone),
  );
  const [bays, figures, hours, byDay, parts] = await Promise.all([
    baysAsked,
    figuresAsked,
    ofBays ? bookedByHour(db, days, { areMonths: areMonths(period), byLocation: false }) : [],
    figuresByDay(db, days, areMonths(period)),
    partsOf(call, { days, period }, wants),
  ]);
  const { visitors, reasons, leads, waiting } = parts;
  const total = (name: string) => byDay.reduce((sum, day) => sum + (day[name] ?? 0), 0);
  return {
    ...presentAbout(call, query, about),
    totals: { ...bayUse(bays), ...countsOf(total) },
    hours: wants("hours") ? bayUseByHour(bays, hours, call.tenant.report_day_hour) : null,
    bays: wants("bays") ? bays.flatMap((times) => presentBay(times, figures)) : null,
    buckets: wants("buckets") ? bucketsOf(bays, { byDay, hours }, period) : null,
    sources: wants("sources")
      ? BookingSource.options.map((source) => ({ source, bookings: total(`source_${source}`) }))
      : null,
    clients: visitors && {
      new_clients: visitors.people - visitors.returning,
      returning_clients: visitors.returning,
    },
    cancellations: wants("cancellations")
      ? CancellationNotice.options.map((notice) => ({ notice, bookings: total(`notice_${notice}`) }))
      : null,
    cancellation_reasons: reasons,
    lead_time: leads && presentLeadTime(leads, total),
    rebooking: wants("rebooking") ? rebookingOf(total) : null,
    waitlist: waiting && presentWaiting(waiting),
  };
}

function rebookingOf(total: (name: string) => number) {
  const [visits, rebooked] = [total("visits"), total("rebooked")];
  return { visits, rebooked, percent: percentOf(rebooked, visits) };
}

const presentWaiting = (figures: WaitingFigures) => ({
  ...figures,
  percent: percentOf(figures.booked, figures.ended),
  accepted_percent: percentOf(figures.accepted, figures.offered),
});

type Wants = (part: AnalyticsPart) => boolean;

/** Reads only what the requested parts need. */
async function partsOf(call: Call, { days, period }: { days: Days; period: Period }, wants: Wants) {
  const { db } = call;
  const [visitors, reasons, leads, waiting] = await Promise.all([
    wants("clients") ? visitorsIn(call, days, period) : null,
    wants("cancellations") ? cancellationsByReason(db, days) : null,
    wants("lead_time") ? leadHours(db, days) : null,
    wants("waitlist") ? waitingFigures(db, days) : null,
  ]);
  return { visitors, reasons, leads, waiting };
}

const visitorsIn = async (call: Call, days: Days, { from }: Period) =>
  visitorsOf(call.db, days, { from, uncounted: await uncountedClients(call) });

/** How far ahead bookings were made; walk-ins made at the desk do not count. */
function presentLeadTime(
  { median, p90 }: Awaited<ReturnType<typeof leadHours>>,
  total: (name: string) => number,
): AnalyticsLeadTime {
  const bands = LeadBand.options.map((band) => ({ band, bookings: total(`lead_${band}`) }));
  return { median_hours: oneDecimal(median), p90_hours: oneDecimal(p90), bands };
}

/** Booking revenue by bay, service and interval of the period. */
export async function analyticsRevenue(call: Call, query: AnalyticsRevenueQuery): Promise<AnalyticsRevenue> {
  const about = await aboutOf(call, query);
  const { scope, period, places } = about;
  const wants = (part: AnalyticsRevenuePart) => !query.compact && (query.include?.includes(part) ?? true);
  const [bays, { totals, buckets, groups }] = await Promise.all([
    openBays(call, about, places),
    bookingRevenueBy(call, { ...scope, period, basis: query.basis }, about.timezone),
  ]);
  const ofBays = groups.filter(({ kind, resource_id }) => kind === "resource" && resource_id !== null);
  const bookable_minutes = bookableMinutes(bays);
  return {
    ...presentAbout(call, query, about),
    basis: query.basis,
    totals,
    bookable_minutes,
    per_bay_hour: scope.coach_id === null ? perHourByCurrency(ofBays, bookable_minutes) : [],
    bays: wants("bays") ? bays.flatMap((open) => revenueOfBay(open, ofBays)) : null,
    services: wants("services") ? servicesOf(groups) : null,
    buckets: wants("buckets") ? buckets : null,
  };
}

interface About {
  scope: Scope;
  places: Awaited<ReturnType<typeof placesOf>>;
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
  // A report on the past includes locations that were deleted since.
  const [own, places] = await Promise.all([
    location_id === null ? null : zoneOfLocation(call.db, tenant_id, location_id),
    placesOf(call, { location_id }),
  ]);
  if (own === undefined) throw notFound("location");
  const timezone = reportZoneOf(own, call.tenant);
  const isLong = query.periodType === "quarter" || query.periodType === "year";
  const granularity = query.granularity ?? (isLong ? "month" : "day");
  const period = periodOf(query.periodType, query.period, timezone, granularity);
  const coach_id = call.permissionScope === "own" ? signedIn(call.caller).id : null;
  const range = { from: period.from.epochMilliseconds, to: period.to.epochMilliseconds };
  const days = { start: period.start, end: dayBefore(period.until), timezone, coach_id };
  return { scope: { tenant_id, location_id, coach_id }, places, days, timezone, period, range, granularity };
}

const presentAbout = (call: Call, query: AboutQuery, { timezone, period, granularity, scope }: About) => ({
  period_type: query.periodType,
  period: query.period,
  granularity,
  start: period.start,
  end: dayBefore(period.until),
  timezone: zoneOf(timezone),
  location_id: scope.location_id,
  mature: !isBefore(call.now, period.to),
});

/** A report on the past includes locations that were deleted since. */
export const placesOf = (call: Call, { location_id }: Pick<Scope, "location_id">) =>
  openLocations(call, { id: location_id, isFormerToo: true });

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

/** A former bay is shown if it was open or booked in the period. */
function presentBay(times: BayTimes, figures: readonly BayFigures[]) {
  const own = figures.find(({ resource_id }) => resource_id === times.bay.id);
  const { bookings, no_shows } = own ?? { bookings: 0, no_shows: 0 };
  const use = bayUse([times]);
  if (times.bay.archived_at !== null && use.bookable_minutes + use.outside_minutes + bookings === 0) return [];
  return [{ resource_id: times.bay.id, resource_name: times.bay.name, ...use, bookings, no_shows }];
}

interface ByDay {
  byDay: readonly BookingDay[];
  hours: readonly BookedHour[];
}

function bucketsOf(bays: readonly BayTimes[], { byDay, hours }: ByDay, { buckets, bounds, to }: Period) {
  const starts = bounds.map(({ epochMilliseconds }) => epochMilliseconds);
  const inBucket = (index: number) => {
    const { start = "", until = "" } = buckets[index] ?? {};
    return ({ day }: { day: string }) => start <= day && day < until;
  };
  const stretches = starts.map((from, index) => ({
    from,
    to: starts[index + 1] ?? to.epochMilliseconds,
    bookedMs: hours.filter(inBucket(index)).reduce((sum, { booked_ms }) => sum + booked_ms, 0),
  }));
  const use = bayUseByStretch(bays, stretches);
  return buckets.flatMap(({ start, until }, index) => {
    const sums = use[index];
    const bookings = byDay.filter(inBucket(index)).reduce((sum, day) => sum + (day["bookings"] ?? 0), 0);
    return sums ? [{ start, end: dayBefore(until), ...sums, bookings }] : [];
  });
}

type Group = Awaited<ReturnType<typeof bookingRevenueBy>>["groups"][number];

function revenueOfBay(open: OpenBay, groups: readonly Group[]) {
  const bookable_minutes = bookableMinutes([open]);
  const { bay } = open;
  const own = groups.filter(({ resource_id }) => resource_id === bay.id);
  return [...moneyBy(own).values()].map((revenue) => ({
    resource_id: bay.id,
    resource_name: bay.name,
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
