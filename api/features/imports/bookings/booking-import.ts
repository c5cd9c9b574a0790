import { dropUntouchedBookings } from "#api/features/imports/bookings/cancel-imported.ts";
import { addImportedBooking } from "#api/features/imports/bookings/add-booking.ts";
import { knownVenue, takenTimes } from "#api/features/imports/bookings/known-queries.ts";
import type { KnownForBookings, NewBooking } from "#api/features/imports/bookings/new-booking.ts";
import { planBookings } from "#api/features/imports/bookings/plan-bookings.ts";
import { countryOf } from "#api/features/phones/service.ts";
import { personOf } from "#api/features/imports/known-people.ts";
import { knownPeople } from "#api/features/imports/people-queries.ts";
import { type KindOfImport, oneByOne } from "#api/features/imports/kinds.ts";
import { type PlannedRow, type Sheet, valuesOf } from "#api/features/imports/planned-row.ts";
import { addedKeys } from "#api/features/imports/queries.ts";
import type { Call } from "#api/http/call.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import type { TimeRange } from "#api/time/ranges.ts";

export const bookingImport: KindOfImport = {
  // Each row takes and releases its own locks, so that an import never blocks the desk.
  batchRows: 1,
  problemOf: ({ mapping }) =>
    mapping.includes("start") || mapping.includes("date")
      ? null
      : { code: "no_start_column", sentence: "Say which column holds the start." },
  plan: planned,
  addAll: oneByOne(addImportedBooking),
  takeBackOthers: dropUntouchedBookings,
};

async function planned(call: Call, sheet: Sheet): Promise<PlannedRow<NewBooking>[]> {
  const { db, now, tenant } = call;
  const people = sheet.rows.map(({ cells }) => personOf(valuesOf(sheet.mapping, cells)));
  const known: KnownForBookings = {
    ...(await knownVenue(call)),
    now,
    currency: tenant.currency,
    locale: tenant.locale,
    country: await countryOf(call),
    people: await knownPeople(db, people),
    keys: new Set(),
    taken: new Map(),
  };
  // First without existing data, to collect the keys and times to look up; then with it.
  const first = planBookings(sheet, known);
  const range = rangeOf(first);
  const keys = await addedKeys(
    db,
    first.map(({ key }) => key),
  );
  return planBookings(sheet, { ...known, keys, taken: range ? await takenTimes(db, range) : new Map() });
}

function rangeOf(plan: readonly PlannedRow<NewBooking>[]): TimeRange | null {
  const starts = plan.flatMap(({ item }) => (item ? [Temporal.Instant.from(item.start).epochMilliseconds] : []));
  if (starts.length === 0) return null;
  const [from, to] = starts.reduce(([low, high], at) => [Math.min(low, at), Math.max(high, at)], [Infinity, -Infinity]);
  return { from: from - DAY_MS, to: to + 2 * DAY_MS };
}
