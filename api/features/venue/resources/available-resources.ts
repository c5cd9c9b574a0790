import type { Call } from "#api/call/call.ts";
import { badArgument, notFound } from "#api/errors/errors.ts";
import { locationFacts } from "#api/features/venue/locations/hours-service.ts";
import {
  locationHours,
  narrowedHours,
  openInstants,
  resourceHours,
  type LocationFacts,
} from "#api/features/venue/locations/open-hours.ts";
import { instantArgument } from "#api/http/input.ts";
import { HOUR_MS } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import { covers, type TimeRange } from "#api/time/ranges.ts";
import { daysAround } from "#api/time/zone-clock.ts";
import type { Resource } from "#schema/venue/resources/models.ts";
import { presentResource } from "./present.ts";
import { unclaimedResources } from "./queries.ts";
import { keepResourceType } from "./type-queries.ts";

const LONGEST_HOURS = 24;

interface AvailableQuery {
  start_time: string;
  end_time: string;
  resource_type_id: number;
  location_id?: number | undefined;
}

/**
 * Returns resources of a type that are open and unclaimed for the whole time range. Notice and grid belong to services and do
 * not apply.
 */
export async function availableResources(call: Call, query: AvailableQuery): Promise<Resource[]> {
  const range = rangeOf(query);
  if (!(await keepResourceType(call.db, query.resource_type_id))) throw notFound("resource type");
  const facts = new Map<number, LocationFacts>();
  if (query.location_id !== undefined) facts.set(query.location_id, await locationFacts(call, query.location_id));
  const rows = await unclaimedResources(call.db, {
    ...query,
    from: instantAt(range.from),
    to: instantAt(range.to),
    now: call.now,
  });
  const free: Resource[] = [];
  for (const resource of rows.map(presentResource)) {
    const { location_id } = resource;
    const location = facts.get(location_id) ?? (await locationFacts(call, location_id));
    facts.set(location_id, location);
    if (isOpen(location, resource, range)) free.push(resource);
  }
  return free;
}

function rangeOf({ start_time, end_time }: AvailableQuery): TimeRange {
  const range = {
    from: instantArgument("start_time", start_time).epochMilliseconds,
    to: instantArgument("end_time", end_time).epochMilliseconds,
  };
  if (range.to <= range.from) throw badArgument("end_time", "Choose an end after the start.");
  if (range.to - range.from > LONGEST_HOURS * HOUR_MS) {
    throw badArgument("end_time", `Choose an end at most ${LONGEST_HOURS} hours after the start.`);
  }
  return range;
}

function isOpen(location: LocationFacts, resource: Resource, range: TimeRange): boolean {
  const { clock, firstDay, lastDay } = daysAround(location.zone, range);
  const hours = resource.follows_location_hours
    ? null
    : resource.hours.flatMap(({ weekday, ranges }) => ranges.map((open) => ({ weekday, ...open })));
  const own = resourceHours({ hours }, location);
  const open = openInstants(clock, locationHours(location), firstDay, lastDay);
  return covers(narrowedHours(clock, open, own, firstDay, lastDay), range);
}
