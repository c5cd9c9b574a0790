import { type CompiledQuery, type ExpressionBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { containing, offsetOf, type PageQuery } from "#api/db/paging.ts";
import { prepared } from "#api/db/prepared.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";
import type { BookingWithNotes } from "#api/features/bookings/booking-row.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type { BookingStatus } from "#schema/bookings/models.ts";

/** Starts within `range` (epoch milliseconds), at one location: the same dates are other instants elsewhere. */
export interface StartsAt {
  location_id: number;
  range: TimeRange;
}

/** What narrows the bookings, however they are read. */
export interface BookingCondition {
  search?: string | undefined;
  standings?: Standings | undefined;
  payment_status?: readonly string[] | undefined;
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

/** Still to end at this moment, or over by then. */
export type Ends = { after: Temporal.Instant } | { by: Temporal.Instant };

const EQUALITY_FILTERS = ["location_id", "resource_id", "coach_id", "client_id", "service_id", "group_id"] as const;

/** One page of bookings without holds: the page is found first, only its rows are joined. */
export async function listBookings(trx: TenantTransaction, tenantId: string, filter: BookingFilter) {
  const matching = matchingBookings(trx, tenantId, filter);
  const page = matching
    .selectAll("b")
    .orderBy(`b.${filter.sortBy}`, filter.sortDir)
    .orderBy("b.id", filter.sortDir)
    .limit(filter.perPage)
    .offset(offsetOf(filter));
  const joined = trx
    .with(
      (cte) => cte("page").materialized(),
      () => page,
    )
    .selectFrom("page as b")
    .innerJoin("locations as l", (join) =>
      join.onRef("l.tenant_id", "=", "b.tenant_id").onRef("l.id", "=", "b.location_id"),
    )
    .selectAll("b")
    .select("l.timezone")
    .select((eb) => notesOf(eb).as("notes"))
    .orderBy(`b.${filter.sortBy}`, filter.sortDir)
    .orderBy("b.id", filter.sortDir)
    .$castTo<BookingWithNotes>()
    .compile();
  const counted = matching.select((eb) => eb.fn.countAll<number>().as("total")).compile();
  const plan = variesInText(filter) ? <Row>(query: CompiledQuery<Row>) => query : prepared;
  const [{ rows }, counts] = await Promise.all([
    trx.executeQuery(plan(joined)),
    filter.total === false ? undefined : trx.executeQuery(plan(counted)),
  ]);
  return { rows, total: counts?.rows[0]?.total };
}

/** Lists and searches would each be a statement of their own for ever. */
function variesInText({ search, standings, payment_status, starts }: BookingCondition): boolean {
  return Boolean(search) || standings !== undefined || payment_status !== undefined || starts !== undefined;
}

/** One booking that is no hold. */
export function findBooking(trx: TenantTransaction, tenantId: string, id: number) {
  return trx
    .selectFrom("bookings as b")
    .innerJoin("locations as l", (join) =>
      join.onRef("l.tenant_id", "=", "b.tenant_id").onRef("l.id", "=", "b.location_id"),
    )
    .where("b.tenant_id", "=", tenantId)
    .where("b.id", "=", id)
    .where("b.status", "<>", "held")
    .selectAll("b")
    .select("l.timezone")
    .select((eb) => notesOf(eb).as("notes"))
    .$castTo<BookingWithNotes>()
    .executeTakeFirst();
}

export function locationZones(trx: TenantTransaction, tenantId: string) {
  return trx.selectFrom("locations").where("tenant_id", "=", tenantId).select(["id", "timezone"]).execute();
}

/** Word for word as the index bookings_listed says. */
const IS_LISTED = sql<boolean>`b.status <> 'held'`;

export function matchingBookings(trx: TenantTransaction, tenantId: string, filter: BookingCondition) {
  const { search, standings, payment_status, starts, ends } = filter;
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
  return search?.trim() ? matching.where(namesPerson(tenantId, search)) : matching;
}

function standingIn(eb: ExpressionBuilder<DB & { b: DB["bookings"] }, "b">, { status, late_since }: Standings) {
  const isAny = status.length > 0 ? [eb("b.status", "in", status)] : [];
  if (late_since === undefined) return isAny;
  return [...isAny, eb.and([eb("b.status", "=", "confirmed"), eb("b.start_time", "<=", late_since)])];
}

/**
 * Part of the name, the address or the number of the client or guest. The people are found once: were they bound to the
 * booking's own tenant_id, they would be looked for again at every booking.
 */
function namesPerson(tenantId: string, search: string) {
  const pattern = containing(search);
  return sql<boolean>`(
    b.client_id in (select u.id from users u where u.tenant_id = ${tenantId}::uuid and (
      u.first_name || ' ' || u.last_name ilike ${pattern} or u.email ilike ${pattern}
      or u.contact_email ilike ${pattern} or u.phone ilike ${pattern}))
    or concat_ws(' ', b.guest->>'first_name', b.guest->>'last_name') ilike ${pattern}
    or b.guest->>'email' ilike ${pattern} or b.guest->>'phone' ilike ${pattern})`;
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
      .select(sql<string>`trim(a.first_name || ' ' || a.last_name)`.as("author_name")),
  );
}
