import type { Call } from "#api/call/call.ts";
import type { Days } from "#api/counted-days/day-tables.ts";
import { daysOf } from "#api/counted-days/days.ts";
import { badArgument } from "#api/errors/errors.ts";
import { coachTimes } from "#api/features/venue/coaches/report-service.ts";
import { dayNumber } from "#api/time/calendar.ts";
import { intersectRanges, withoutRanges } from "#api/time/ranges.ts";
import { withDaysOf } from "#api/time/report-zone.ts";
import { daysAround } from "#api/time/zone-clock.ts";
import {
  HOUR_THINGS,
  HourAggregateGroup,
  type HourAggregates,
  type HourAggregatesQuery,
  type HourGroupBy,
  type HoursOf,
} from "#schema/reports/analytics/hour-aggregates.ts";
import { openBays, timesOfBays } from "../bay-times.ts";
import { baysByOpenTimes, percentOf, type BayTimes } from "../bay-use.ts";
import { bookedByBayAndDay, bookedByHour, timesByBay } from "../rollups/bay-day-queries.ts";
import { placesOf } from "../service.ts";
import { classesStarting, namesByThing } from "./class-queries.ts";
import {
  DATES,
  firstDayOf,
  HourGroups,
  minutesOf,
  timeKeysAt,
  type CutBy,
  type HourKeys,
  type HourSums,
} from "./hour-groups.ts";
import { askedPeriod, fewGroups, oneDecimal, presentGroup, presentPeriod, type AskedPeriod } from "./period.ts";

/** Hours in groups; callers with permission for their own data only see their own hours and classes, and no bays. */
export async function hourAggregates(call: Call, query: HourAggregatesQuery): Promise<HourAggregates> {
  const { group_by = [], of } = query;
  refuseOtherThings(of, group_by);
  if (of === "coaches" && query.location_id !== undefined)
    throw badArgument("location_id", "Coaches are counted over all locations. Leave location_id out.");
  const period = await askedPeriod(call, query);
  const groups = new HourGroups();
  await COUNT[of](call, { period, group_by, location_id: query.location_id ?? null }, groups);
  const sorted = fewGroups(groups.sorted());
  const names = await namesOf(call, period, group_by);
  return {
    ...presentPeriod(call, period),
    groups: sorted.map(({ keys, sums }) => presentHours(of, { ...keys, ...names(keys) }, sums)),
  };
}

const THINGS: readonly HourGroupBy[] = ["location", "resource", "coach", "service"];

function refuseOtherThings(of: HoursOf, groupBy: readonly HourGroupBy[]): void {
  const own = HOUR_THINGS[of];
  const other = groupBy.find((by) => THINGS.includes(by) && !own.includes(by));
  if (other)
    throw badArgument("group_by", `Hours of ${of} have no ${other}. Group them by time or by ${own.join(", ")}.`);
}

interface Asked {
  period: AskedPeriod;
  group_by: readonly HourGroupBy[];
  location_id: number | null;
}

const COUNT: Record<HoursOf, (call: Call, asked: Asked, groups: HourGroups) => Promise<void>> = {
  bays: countBays,
  coaches: countCoaches,
  classes: countClasses,
};

/** Days are cut in the time zone of the query, hours in that of the location. */
function cutBy({ period: { start, range, timezone }, group_by }: Asked, zone: string): CutBy {
  const [there, here] = [daysAround(timezone, range).clock, daysAround(withDaysOf(timezone, zone), range).clock];
  return { group_by, start, there, here };
}

const chosen = (groupBy: readonly HourGroupBy[], all: Partial<Record<HourGroupBy, number | null>>): HourKeys =>
  Object.fromEntries(
    THINGS.filter((thing) => groupBy.includes(thing)).map((thing) => [`${thing}_id`, all[thing] ?? null]),
  );

async function countBays(call: Call, asked: Asked, groups: HourGroups): Promise<void> {
  const { period, group_by, location_id } = asked;
  const { tenant_id, coach_id, start, end, timezone, range } = period;
  if (coach_id !== null) return;
  const scope = { tenant_id, location_id, coach_id };
  const places = await placesOf(call, scope);
  const [days, open] = await Promise.all([
    daysOf(call, { start, end, timezone, coach_id }, places),
    openBays(call, { scope, range }, places),
  ]);
  const all = await timesOfBays(call, { open, days, figures: [] }, timezone);
  await addBooked(call, asked, { all, days }, groups);
  for (const { bay, clock, outside } of all) {
    const keys = chosen(group_by, { location: bay.location_id, resource: bay.id });
    const cut = cutBy(asked, clock.zone);
    groups.addTime("booked", outside, keys, cut, -1);
    groups.addTime("outside", outside, keys, cut);
  }
  for (const [open, bays] of baysByOpenTimes(all)) {
    // Locations with the same hours share them.
    const thingOf = ({ bay }: BayTimes) => {
      if (group_by.includes("resource")) return bay.id;
      return group_by.includes("location") ? bay.location_id : 0;
    };
    for (const [first, ...others] of Map.groupBy(bays, thingOf).values()) {
      if (!first) continue;
      const keys = chosen(group_by, { location: first.bay.location_id, resource: first.bay.id });
      groups.addTime("open", open, keys, cutBy(asked, first.clock.zone), 1 + others.length);
    }
  }
}

/** All booked time of bays, whether open or not: stored sums exist per bay and day, and per location and hour. */
async function addBooked(
  { db }: Call,
  asked: Asked,
  { all, days }: { all: readonly BayTimes[]; days: Days },
  groups: HourGroups,
): Promise<void> {
  const { period, group_by } = asked;
  const areMonths = !group_by.includes("day") && !group_by.includes("week");
  const unit = DATES.find((date) => group_by.includes(date));
  const dateOf = (day: string): HourKeys => (unit ? { date: firstDayOf(unit, dayNumber(day), period.start) } : {});
  const isByHour = group_by.includes("weekday") || group_by.includes("hour");
  if (!group_by.includes("resource")) {
    const byLocation = group_by.includes("location");
    const hours = await bookedByHour(db, days, { areMonths, byLocation });
    for (const { location_id: location, day, weekday, hour, booked_ms } of hours) {
      const time: HourKeys = {
        ...(group_by.includes("weekday") ? { weekday } : {}),
        ...(group_by.includes("hour") ? { hour } : {}),
      };
      groups.add({ ...dateOf(day), ...time, ...chosen(group_by, { location }) }, { booked: booked_ms });
    }
    return;
  }
  const bays = new Map(all.map((times) => [times.bay.id, times]));
  const keysOf = ({ id, location_id }: BayTimes["bay"]) => chosen(group_by, { location: location_id, resource: id });
  if (isByHour) {
    for (const [id, booked] of await timesByBay(db, days)) {
      const times = bays.get(id);
      if (times) groups.addTime("booked", booked, keysOf(times.bay), cutBy(asked, times.clock.zone));
    }
    return;
  }
  for (const { resource_id, day, booked_ms } of await bookedByBayAndDay(db, days, areMonths)) {
    const times = bays.get(resource_id);
    if (times) groups.add({ ...dateOf(day), ...keysOf(times.bay) }, { booked: booked_ms });
  }
}

async function countCoaches(call: Call, asked: Asked, groups: HourGroups): Promise<void> {
  const { period, group_by } = asked;
  const cut = cutBy(asked, period.timezone);
  for (const { coach, offered, taught } of await coachTimes(call, period)) {
    const keys = chosen(group_by, { coach: coach.id });
    groups.addTime("open", offered, keys, cut);
    groups.addTime("booked", intersectRanges(taught, offered), keys, cut);
    groups.addTime("outside", withoutRanges(taught, offered), keys, cut);
  }
}

async function countClasses(call: Call, asked: Asked, groups: HourGroups): Promise<void> {
  const { period, group_by, location_id } = asked;
  const zoneOf = (location: number) => period.zones.get(location) ?? period.timezone;
  // A clock scans the whole period, so there is one per zone, not per class.
  const cuts = new Map([period.timezone, ...period.zones.values()].map((zone) => [zone, cutBy(asked, zone)]));
  for (const one of await classesStarting(call.db, period, location_id)) {
    const { location_id: location, resource_id: resource, coach_id: coach, service_id: service } = one;
    const cut = cuts.get(zoneOf(location)) ?? cutBy(asked, zoneOf(location));
    const keys = {
      ...timeKeysAt(one.start_time.epochMilliseconds, cut),
      ...chosen(group_by, { location, resource, coach, service }),
    };
    groups.add(keys, { classes: 1, seats: one.capacity, seats_taken: one.seats_taken });
  }
}

async function namesOf(call: Call, { placeNames }: AskedPeriod, groupBy: readonly HourGroupBy[]) {
  const things = THINGS.filter((thing) => groupBy.includes(thing));
  const known = things.length === 0 ? null : { ...(await namesByThing(call.db)), location: placeNames };
  return (keys: HourKeys): HourKeys =>
    Object.fromEntries(
      things.map((thing) => {
        const id = keys[`${thing}_id`];
        const names: ReadonlyMap<number, string> | undefined = known?.[thing as keyof typeof known]; // one of its things
        return [`${thing}_name`, typeof id === "number" ? (names?.get(id) ?? null) : null];
      }),
    );
}

function presentHours(of: HoursOf, keys: HourKeys, sums: HourSums): HourAggregateGroup {
  const [open, booked] = [minutesOf(sums.open), minutesOf(sums.booked)];
  const isTime = of !== "classes";
  const { classes, seats, seats_taken } = sums;
  return presentGroup<HourAggregateGroup>(HourAggregateGroup, keys, {
    open_minutes: isTime ? open : null,
    booked_minutes: isTime ? booked : null,
    outside_minutes: isTime ? minutesOf(sums.outside) : null,
    use_percent: isTime ? percentOf(booked, open) : null,
    classes: isTime ? null : classes,
    seats: isTime ? null : seats,
    seats_taken: isTime ? null : seats_taken,
    average_seats_taken: isTime || classes === 0 ? null : oneDecimal(seats_taken / classes),
    fill_percent: isTime ? null : percentOf(seats_taken, seats),
  });
}
