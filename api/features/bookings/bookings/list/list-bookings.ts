import type { z } from "zod";
import { can } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { metaOf, type PageQuery } from "#api/db/paging.ts";
import { commitBehind } from "#api/db/transaction.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { client } from "#api/features/clients/clients/service.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { venueZone } from "#api/time/zone.ts";
import type { Booking, BookingInclude, BookingPage, BookingStanding } from "#schema/bookings/bookings/models.ts";
import type { BookingListQuery } from "#schema/bookings/bookings/operations.ts";
import { lateSince } from "../lifecycle.ts";
import { presentBooking, presentFields } from "../present.ts";
import { mayBeIncluded, presentIncluded, type BookingWithIncluded } from "./included-entities.ts";
import {
  findBooking,
  listBookings,
  locationZones,
  type BookingFilter,
  type Ends,
  type Standings,
  type StartsAt,
} from "./list-queries.ts";
import { listedFields, partsOf } from "./listed-fields.ts";

interface ClientBookingsQuery extends PageQuery {
  period?: "upcoming" | "past" | undefined;
  include?: readonly BookingInclude[] | undefined;
  fields?: readonly string[] | undefined;
}

const FIRST_DATE = "1970-01-01";
const LAST_DATE = "2999-12-31";

export async function bookings(call: Call, query: BookingListQuery): Promise<z.infer<typeof BookingPage>> {
  const { status, ...rest } = query;
  const starts = await startsBetween(call, query);
  return bookingPage(call, { ...rest, starts, standings: standingsOf(status, call.now) });
}

/** A client's bookings by period: upcoming ones in ascending order, else the latest first. Throws for an unknown client. */
export async function clientBookings(
  call: Call,
  client_id: number,
  { period, ...page }: ClientBookingsQuery,
): Promise<z.infer<typeof BookingPage>> {
  await client(call, client_id);
  const order = { sortBy: "start_time", sortDir: period === "upcoming" ? "asc" : "desc" } as const;
  return bookingPage(call, { ...page, ...order, client_id, ends: endsIn(period, call) });
}

type Page = BookingFilter & Pick<ClientBookingsQuery, "include" | "fields">;

async function bookingPage(call: Call, { include = [], ...query }: Page): Promise<z.infer<typeof BookingPage>> {
  const { fields: named, ...asking } = query;
  const filter = { ...asking, searchesClients: can(call.caller, "clients.read") === "yes" };
  const fields = listedFields(mayBeIncluded(call, include), named);
  const parts = partsOf(fields);
  const asked = listBookings(call.db, call.tenant.tenant_id, filter, parts);
  commitBehind(call.db);
  const { rows, total } = await asked;
  // Complete where no fields were requested; otherwise the caller knows which ones there are.
  const present = (row: BookingWithIncluded) =>
    ({ ...presentFields(call, row, fields.own), ...presentIncluded(call, row, { fields, parts }) }) as Booking;
  return { data: rows.map(present), meta: metaOf(filter, total) };
}

export async function booking(call: Call, id: number): Promise<Booking> {
  const row = await findBooking(call.db, call.tenant.tenant_id, id);
  if (!row) throw notFound("booking");
  return presentBooking(call, row);
}

/** The requested states; undefined for all. */
export function standingsOf(
  asked: readonly BookingStanding[] | undefined,
  now: Temporal.Instant,
): Standings | undefined {
  if (!asked?.length) return undefined;
  const status = asked.filter((standing) => standing !== "late");
  return { status, late_since: status.length < asked.length ? lateSince(now) : undefined };
}

function endsIn(period: ClientBookingsQuery["period"], { now }: Call): Ends | undefined {
  if (period === undefined) return undefined;
  const at = now;
  return period === "upcoming" ? { after: at } : { by: at };
}

/** Converts the requested dates to instants, in each location's own time zone. */
export async function startsBetween(
  { db, tenant }: Call,
  query: Pick<BookingListQuery, "date_from" | "date_to" | "location_id">,
): Promise<StartsAt[] | undefined> {
  const { date_from, date_to, location_id } = query;
  if (date_from === undefined && date_to === undefined) return undefined;
  const [first, last] = [date_from ?? FIRST_DATE, date_to ?? LAST_DATE];
  if (first > last) throw new ApiError("bad_argument", "date_to: Choose a day on or after date_from.");
  const locations = await locationZones(db, tenant.tenant_id);
  return locations
    .filter(({ id }) => location_id === undefined || id === location_id)
    .map(({ id, timezone }) => {
      const zone = venueZone(timezone, tenant.timezone);
      return { location_id: id, range: { from: dayBounds(first, zone).from, to: dayBounds(last, zone).to } };
    });
}
