import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { venueZone } from "#api/time/zone.ts";
import type { LocationHours, UpdateLocationHoursInput } from "#schema/venue/locations/models.ts";
import { WEEKDAYS } from "#schema/venue/locations/weekdays.ts";
import { refuseConflictingHours } from "./hours-conflicts.ts";
import { faultsOfClosures, faultsOfHolidays, faultsOfHours } from "./hours-rules.ts";
import type { LocationFacts } from "./open-hours.ts";
import {
  changeLocation,
  closuresOf,
  holidaysOf,
  hoursOf,
  openingsOf,
  replaceClosures,
  replaceHolidays,
  replaceHours,
  type WhichLocations,
} from "./queries.ts";
import { loadForChange, loadLocation } from "./service.ts";

type Change = z.infer<typeof UpdateLocationHoursInput>;

export async function locationHours(call: Call, id: number): Promise<LocationHours> {
  const { version } = await loadLocation(call, id);
  return presentHours(call, id, version);
}

export async function updateLocationHours(call: Call, id: number, input: Change): Promise<LocationHours> {
  const location = await loadForChange(call, id, input.version);
  const before = await presentHours(call, id, location.version);
  const errors = {
    ...faultsOfHours(input.days, { saved: before.days }),
    ...faultsOfHolidays(input.holidays ?? []),
    ...faultsOfClosures(input.closures ?? []),
  };
  const [first] = Object.values(errors).flat();
  if (first) throw new ApiError("validation_failed", first, { errors });

  const zone = venueZone(location.timezone, call.tenant.timezone);
  await refuseConflictingHours(call, location, {
    before: hoursFacts(before, zone),
    after: hoursFacts(withChange(before, input), zone),
    keep: input.keep_bookings,
  });
  const tenant_id = call.tenant.tenant_id;
  const rows = input.days.flatMap(({ weekday, ranges }) =>
    ranges.map((range) => ({ tenant_id, location_id: id, weekday, ...range })),
  );
  await replaceHours(
    call.db,
    id,
    input.days.map(({ weekday }) => weekday),
    rows,
  );
  if (input.holidays) await replaceHolidays(call.db, tenant_id, id, input.holidays);
  if (input.closures) await replaceClosures(call.db, tenant_id, id, input.closures);
  const changed = await changeLocation(call.db, id, {});
  const after = await presentHours(call, id, changed.version);
  await recordChange(call, { action: "updateLocationHours", entity: "location", entity_id: id, before, after });
  return after;
}

/** Merges the change into the current hours: days that were sent replace theirs; holidays and closures are replaced if sent. */
function withChange(before: LocationHours, { days, holidays, closures }: Change): LocationHours {
  const sent = new Set(days.map(({ weekday }) => weekday));
  return {
    ...before,
    days: [...before.days.filter(({ weekday }) => !sent.has(weekday)), ...days],
    holidays: holidays ?? before.holidays,
    closures: closures ?? before.closures,
  };
}

async function presentHours(call: Call, id: number, version: number): Promise<LocationHours> {
  const rows = await hoursOf(call.db, id);
  const days = WEEKDAYS.map(({ value }) => ({
    weekday: value,
    ranges: rows.filter(({ weekday }) => weekday === value).map(({ opens, closes }) => ({ opens, closes })),
  }));
  return {
    location_id: id,
    version,
    days,
    holidays: await holidaysOf(call.db, id),
    closures: await closuresOf(call.db, id),
  };
}

/** Returns a location's opening facts for the hours rules; throws 404 if it does not exist. */
export async function locationFacts(call: Call, id: number): Promise<LocationFacts> {
  const facts = (await openLocations(call, { id })).get(id);
  if (!facts) throw notFound("location");
  return facts;
}

/** Returns the opening facts of each location for the hours rules, by location id. */
export async function openLocations(call: Call, which: WhichLocations = {}): Promise<Map<number, LocationFacts>> {
  const rows = await openingsOf(call.db, which);
  return new Map(
    rows.map(({ id, timezone, hours, holidays, closures }) => [
      id,
      {
        zone: venueZone(timezone, call.tenant.timezone),
        hours,
        holidays: holidays.map(({ date }) => date),
        closures,
      },
    ]),
  );
}

/** Converts hours from the API contract to the form used by the hours rules. */
function hoursFacts({ days, holidays, closures }: LocationHours, zone: string): LocationFacts {
  return {
    zone,
    hours: days.flatMap(({ weekday, ranges }) => ranges.map((range) => ({ weekday, ...range }))),
    holidays: holidays.map(({ date }) => date),
    closures,
  };
}
