import { sql, type ExpressionBuilder, type Kysely } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { offsetOf, type PageQuery } from "#api/db/paging.ts";
import { fullNameSql } from "#api/db/person-name.ts";
import { guestSearchText, personPattern } from "#api/db/search-text.ts";
import { statement, type Placeholders, type Run } from "#api/db/statement.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";
import type { IncludedEntity } from "#api/http/included-entities.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type { BookingStatus, PaymentStatus } from "#schema/bookings/bookings/models.ts";
import type { BookingWithNotes } from "../booking-row.ts";
import { INCLUDED, type BookingWithIncluded } from "./included-entities.ts";
import { listedFields, partsOf, type ListedParts } from "./listed-fields.ts";

/** Starts within `range` (epoch milliseconds) at one location: the same dates are different instants elsewhere. */
export interface StartsAt {
  location_id: number;
  range: TimeRange;
}

/** The conditions on bookings, for all ways to read them. */
export interface BookingCondition {
  search?: string | undefined;
  /** Whether clients are searched too: only for callers who may see them. Otherwise only guests, who are named in bookings. */
  searchesClients?: boolean;
  standings?: Standings | undefined;
  payment_status?: readonly PaymentStatus[] | undefined;
  location_id?: number | undefined;
  resource_id?: number | undefined;
  coach_id?: number | undefined;
  client_id?: number | undefined;
  service_id?: number | undefined;
  group_id?: number | undefined;
  starts?: readonly StartsAt[] | undefined;
  ends?: Ends | undefined;
}

/** Any of these states, or confirmed with the start at or before `late_since`. */
export interface Standings {
  status: readonly BookingStatus[];
  late_since: Temporal.Instant | undefined;
}

export interface BookingFilter extends PageQuery, BookingCondition {
  sortBy: "start_time" | "created_at" | "status";
  sortDir: "asc" | "desc";
}

/** Ends after this moment, or at or before it. */
export type Ends = { after: Temporal.Instant } | { by: Temporal.Instant };

const EQUALITY_FILTERS = ["location_id", "resource_id", "coach_id", "client_id", "service_id", "group_id"] as const;

/** One page of bookings without holds and with what they include, and how many there are where that is asked for. */
export async function listBookings(
  trx: TenantTransaction,
  tenantId: string,
  filter: BookingFilter,
  parts: ListedParts = partsOf(listedFields([], undefined)),
) {
  const { page, count } = variesInText(filter)
    ? builtFor(trx, tenantId, filter, parts)
    : plannedFor(trx, tenantId, filter, parts);
  const [{ rows }, counts] = await Promise.all([page(), filter.total === false ? undefined : count()]);
  return { rows, total: counts?.rows[0]?.total };
}

/** With lists or searches, the statement text varies without bound, so it is not worth preparing. */
function variesInText({ search, standings, payment_status, starts }: BookingCondition): boolean {
  return Boolean(search) || standings !== undefined || payment_status !== undefined || starts !== undefined;
}

function builtFor(trx: TenantTransaction, tenantId: string, filter: BookingFilter, parts: ListedParts) {
  const page = pageOf(trx, tenantId, { ...filter, offset: offsetOf(filter) }, parts);
  return {
    page: () => trx.executeQuery(page),
    count: () => trx.executeQuery(countOf(trx, tenantId, filter)),
  };
}

interface Values extends Partial<Record<(typeof EQUALITY_FILTERS)[number], number>> {
  tenant_id: string;
  perPage: number;
  offset: number;
  end?: Temporal.Instant;
}

interface Planned {
  page: Run<Values, BookingWithIncluded>;
  count: Run<Values, { total: number }>;
}

const planned = new Map<string, Planned>();

/** Built and planned once for all lists of one shape: the same columns asked about, one order, the same entities included. */
function plannedFor(trx: TenantTransaction, tenant_id: string, filter: BookingFilter, parts: ListedParts) {
  const { sortBy, sortDir, perPage, ends } = filter;
  const columns = EQUALITY_FILTERS.filter((column) => filter[column] !== undefined);
  const period = ends && ("after" in ends ? "after" : "by");
  const shape = [sortBy, sortDir, period, columns.join(), JSON.stringify(parts)].join(" ");
  const { page, count } = planned.get(shape) ?? planFor({ sortBy, sortDir }, columns, period, parts);
  planned.set(shape, { page, count });
  const end = ends && ("after" in ends ? ends.after : ends.by);
  const asked = Object.fromEntries(columns.map((column) => [column, filter[column]]));
  const values = { tenant_id, perPage, offset: offsetOf(filter), ...asked, ...(end ? { end } : {}) };
  return { page: () => page(trx, values), count: () => count(trx, values) };
}

function planFor(
  order: Pick<BookingFilter, "sortBy" | "sortDir">,
  columns: readonly (typeof EQUALITY_FILTERS)[number][],
  period: "after" | "by" | undefined,
  parts: ListedParts,
): Planned {
  const filterOf = (value: Placeholders<Values>): Window => {
    const asked = Object.fromEntries(columns.map((column) => [column, value[column]]));
    const ends = period && { [period]: value.end };
    // Kysely accepts an expression wherever it accepts a value.
    return { ...order, ...asked, ends, perPage: value.perPage, offset: value.offset } as unknown as Window;
  };
  const tenantOf = ({ tenant_id }: Placeholders<Values>) => tenant_id as unknown as string; // as above
  return {
    page: statement((db, value: Placeholders<Values>) => pageOf(db, tenantOf(value), filterOf(value), parts)),
    count: statement((db, value: Placeholders<Values>) => countOf(db, tenantOf(value), filterOf(value))),
  };
}

type Window = Omit<BookingFilter, "page" | "total"> & { offset: number };

/** The columns that identify and place a booking; its hashes, nonces and addresses are not read. */
const KEY_COLUMNS = [
  "b.id",
  "b.tenant_id",
  "b.group_id",
  "b.class_session_id",
  "b.series_id",
  "b.client_id",
  "b.service_id",
  "b.location_id",
  "b.resource_id",
  "b.coach_id",
  "b.start_time",
  "b.end_time",
  "b.status",
  "b.cancelled_at",
  "b.version",
] as const;
const OTHER_COLUMNS = [
  "b.guest",
  "b.party_size",
  "b.payment_status",
  "b.price_amount",
  "b.price_currency",
  "b.covered_amount",
  "b.tax_rate",
  "b.taxes",
  "b.member_discount_amount",
  "b.client_note",
  "b.guest_names",
  "b.cancel_reason",
  "b.cancel_note",
  "b.created_at",
] as const;

/** Finds the page first and joins only its rows. */
function pageOf(db: Kysely<DB>, tenantId: string, filter: Window, { columns, notes, zone, included }: ListedParts) {
  const page = matchingBookings(db, tenantId, filter)
    .select(KEY_COLUMNS)
    .$if(columns === "all" || filter.sortBy === "created_at", (rows) => rows.select(OTHER_COLUMNS))
    .orderBy(`b.${filter.sortBy}`, filter.sortDir)
    .orderBy("b.id", filter.sortDir)
    .limit(filter.perPage)
    .offset(filter.offset);
  return db
    .with(
      (cte) => cte("page").materialized(),
      () => page,
    )
    .selectFrom("page as b")
    .selectAll("b")
    .$if(zone, (rows) => rows.select((eb) => zoneOf(eb).as("timezone")))
    .$if(notes, (rows) => rows.select((eb) => notesOf(eb).as("notes")))
    .select(included.map((one) => includedEntity(db, one).as(one.name)))
    .orderBy(`b.${filter.sortBy}`, filter.sortDir)
    .orderBy("b.id", filter.sortDir)
    .$castTo<BookingWithIncluded>();
}

function includedEntity(db: Kysely<DB>, { name, isNameAlone }: ListedParts["included"][number]) {
  const { find, naming }: Pick<IncludedEntity<object, unknown>, "find" | "naming"> = INCLUDED[name];
  const found = find(db, sql.ref<number>(`b.${name}_id`));
  if (!isNameAlone) return jsonObjectFrom(found);
  // The columns are those of its own row; others are not read.
  return jsonObjectFrom(db.selectFrom(found.as("one")).select(naming.columns as never[]));
}

const countOf = (db: Kysely<DB>, tenantId: string, filter: BookingCondition) =>
  matchingBookings(db, tenantId, filter).select((eb) => eb.fn.countAll<number>().as("total"));

/** One booking, unless it is a hold. */
export const findBooking = (trx: TenantTransaction, tenantId: string, id: number) =>
  bookingsWithNotes(trx, tenantId).where("b.id", "=", id).where("b.status", "<>", "held").executeTakeFirst();

/** The bookings of a series that are still confirmed, from this start on. */
export const findSeriesBookings = (
  trx: TenantTransaction,
  tenantId: string,
  { series_id, from }: { series_id: number; from: Temporal.Instant },
) =>
  bookingsWithNotes(trx, tenantId)
    .where("b.series_id", "=", series_id)
    .where("b.status", "=", "confirmed")
    .where("b.start_time", ">=", from)
    .orderBy("b.start_time")
    .execute();

function bookingsWithNotes(trx: TenantTransaction, tenantId: string) {
  return trx
    .selectFrom("bookings as b")
    .innerJoin("locations as l", (join) =>
      join.onRef("l.tenant_id", "=", "b.tenant_id").onRef("l.id", "=", "b.location_id"),
    )
    .where("b.tenant_id", "=", tenantId)
    .selectAll("b")
    .select("l.timezone")
    .select((eb) => notesOf(eb).as("notes"))
    .$castTo<BookingWithNotes>();
}

export function locationZones(trx: TenantTransaction, tenantId: string) {
  return trx.selectFrom("locations").where("tenant_id", "=", tenantId).select(["id", "timezone"]).execute();
}

/** Must match the condition of the index bookings_listed verbatim. */
const IS_LISTED = sql<boolean>`b.status <> 'held'`;

export function matchingBookings(trx: TenantTransaction, tenantId: string, filter: BookingCondition) {
  const { search, searchesClients = false, standings, payment_status, starts, ends } = filter;
  let matching = trx.selectFrom("bookings as b").where("b.tenant_id", "=", tenantId).where(IS_LISTED);
  if (standings) matching = matching.where((eb) => eb.or(standingIn(eb, standings)));
  if (payment_status?.length) matching = matching.where("b.payment_status", "in", payment_status);
  for (const column of EQUALITY_FILTERS) {
    const wanted = filter[column];
    if (wanted !== undefined) matching = matching.where(`b.${column}`, "=", wanted);
  }
  if (starts) {
    matching = matching.where((eb) =>
      eb.or(
        starts.map(({ location_id, range }) =>
          eb.and([
            eb("b.location_id", "=", location_id),
            eb("b.start_time", ">=", instantAt(range.from)),
            eb("b.start_time", "<", instantAt(range.to)),
          ]),
        ),
      ),
    );
  }
  if (ends) {
    matching =
      "after" in ends ? matching.where("b.end_time", ">", ends.after) : matching.where("b.end_time", "<=", ends.by);
  }
  return search?.trim() ? matching.where(namesPerson(tenantId, search, searchesClients)) : matching;
}

function standingIn(eb: ExpressionBuilder<DB & { b: DB["bookings"] }, "b">, { status, late_since }: Standings) {
  const isAny = status.length > 0 ? [eb("b.status", "in", status)] : [];
  if (late_since === undefined) return isAny;
  return [...isAny, eb.and([eb("b.status", "=", "confirmed"), eb("b.start_time", "<=", late_since)])];
}

/**
 * Matches part of the name, address or number of the client or guest. People are looked up once: bound to the booking's own
 * tenant_id, the lookup would be repeated for every booking.
 */
function namesPerson(tenantId: string, search: string, searchesClients: boolean) {
  const pattern = personPattern(search);
  const isGuest = sql<boolean>`b.guest is not null and ${guestSearchText(sql`b.guest`)} like ${pattern}`;
  if (!searchesClients) return isGuest;
  return sql<boolean>`(
    b.client_id in (select u.id from users u where u.tenant_id = ${tenantId}::uuid and u.search_text like ${pattern})
    or ${isGuest})`;
}

function zoneOf(eb: ExpressionBuilder<DB & { b: DB["bookings"] }, "b">) {
  return eb
    .selectFrom("locations as l")
    .whereRef("l.tenant_id", "=", "b.tenant_id")
    .whereRef("l.id", "=", "b.location_id")
    .select("l.timezone");
}

function notesOf(eb: ExpressionBuilder<DB & { b: DB["bookings"] }, "b">) {
  return jsonArrayFrom(
    eb
      .selectFrom("booking_notes as n")
      .innerJoin("users as a", (join) =>
        join.onRef("a.tenant_id", "=", "n.tenant_id").onRef("a.id", "=", "n.author_id"),
      )
      .whereRef("n.tenant_id", "=", "b.tenant_id")
      .whereRef("n.booking_id", "=", "b.id")
      .orderBy("n.created_at", "desc")
      .orderBy("n.id", "desc")
      .select(["n.id", "n.body", "n.author_id", "n.created_at"])
      .select(fullNameSql("a").as("author_name")),
  );
}
