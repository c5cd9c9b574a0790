import type { Call } from "#api/call/call.ts";
import { includedClient } from "#api/features/clients/clients/service.ts";
import { includedCoach } from "#api/features/venue/coaches/service.ts";
import { includedLocation } from "#api/features/venue/locations/service.ts";
import { includedResource } from "#api/features/venue/resources/service.ts";
import { includedService } from "#api/features/venue/services/service.ts";
import { mayRead, type IncludedEntity } from "#api/http/included-entities.ts";
import type { Booking, BookingInclude } from "#schema/bookings/bookings/models.ts";
import type { BookingWithNotes } from "../booking-row.ts";
import type { ListedFields, ListedParts } from "./listed-fields.ts";

export const INCLUDED = {
  client: includedClient,
  coach: includedCoach,
  resource: includedResource,
  service: includedService,
  location: includedLocation,
} satisfies Record<BookingInclude, unknown>;

/** A booking with the rows of those entities that were asked for; null where it has none. */
export type BookingWithIncluded = BookingWithNotes & {
  [Name in BookingInclude]?: RowOf<(typeof INCLUDED)[Name]> | null;
};

type RowOf<N> = N extends IncludedEntity<infer Row, unknown> ? Row : never;

/** Deduplicates the requested neighbours and drops those that the caller may not read; their ids reveal nothing new. */
export function mayBeIncluded(call: Call, asked: readonly BookingInclude[]): BookingInclude[] {
  return [...new Set(asked)].filter((name) => mayRead(call, INCLUDED[name]));
}

export function presentIncluded(
  call: Call,
  row: BookingWithIncluded,
  { fields: { included }, parts }: { fields: ListedFields; parts: ListedParts },
): Pick<Booking, BookingInclude> {
  const presented = included.map(({ name, fields }, at) => {
    const found = row[name] ?? null;
    // Each name's own row is presented by that name's entity, which a look-up by name forgets.
    const { present, naming } = INCLUDED[name] as IncludedEntity<typeof found, object>;
    if (found === null) return [name, null];
    const shown = parts.included[at]?.isNameAlone ? naming.present(found) : present(call, found);
    return [name, fields ? Object.fromEntries(Object.entries(shown).filter(([field]) => fields.has(field))) : shown];
  });
  return Object.fromEntries(presented) as Pick<Booking, BookingInclude>; // pairs of a name and its presentation
}
