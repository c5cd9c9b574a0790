import { clientNeighbour } from "#api/features/clients/service.ts";
import { coachNeighbour } from "#api/features/coaches/service.ts";
import type { BookingWithNotes } from "#api/features/bookings/booking-row.ts";
import type { ListedFields, ListedParts } from "#api/features/bookings/list/listed-fields.ts";
import { locationNeighbour } from "#api/features/locations/service.ts";
import { resourceNeighbour } from "#api/features/resources/service.ts";
import { serviceNeighbour } from "#api/features/services/service.ts";
import type { Call } from "#api/http/call.ts";
import { mayRead, type Neighbour } from "#api/http/neighbour.ts";
import type { Booking, BookingNeighbour } from "#schema/bookings/models.ts";

export const NEIGHBOURS = {
  client: clientNeighbour,
  coach: coachNeighbour,
  resource: resourceNeighbour,
  service: serviceNeighbour,
  location: locationNeighbour,
} satisfies Record<BookingNeighbour, unknown>;

/** A booking with the rows of those neighbours that were asked for; null where it has none. */
export type BookingWithNeighbours = BookingWithNotes & {
  [Name in BookingNeighbour]?: RowOf<(typeof NEIGHBOURS)[Name]> | null;
};

type RowOf<N> = N extends Neighbour<infer Row, unknown> ? Row : never;

/** Those that the caller may look up too, each once: of what is left out, the ids tell no more than before. */
export function mayBeIncluded(call: Call, asked: readonly BookingNeighbour[]): BookingNeighbour[] {
  return [...new Set(asked)].filter((name) => mayRead(call, NEIGHBOURS[name]));
}

export function presentNeighbours(
  call: Call,
  row: BookingWithNeighbours,
  { fields: { included }, parts }: { fields: ListedFields; parts: ListedParts },
): Pick<Booking, BookingNeighbour> {
  const presented = included.map(({ name, fields }, at) => {
    const found = row[name] ?? null;
    // Each name's own row is presented by that name's neighbour, which a look-up by name forgets.
    const { present, naming } = NEIGHBOURS[name] as Neighbour<typeof found, object>;
    if (found === null) return [name, null];
    const shown = parts.included[at]?.isNameAlone ? naming.present(found) : present(call, found);
    return [name, fields ? Object.fromEntries(Object.entries(shown).filter(([field]) => fields.has(field))) : shown];
  });
  return Object.fromEntries(presented) as Pick<Booking, BookingNeighbour>; // pairs of names and their answers
}
