import { sql, type InferResult, type Kysely, type RawBuilder } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { statement, type Placeholders } from "#api/db/statement.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";
import { namedBookingsAndSeats } from "#api/features/bookings/booked-times/named-bookings.ts";
import type { BookingPolicy } from "#schema/bookings/policies/models.ts";

/** Everything that a mail about a booking contains, as of now. */
export async function mailFacts(
  trx: TenantTransaction,
  bookingId: number,
): Promise<InferResult<ReturnType<typeof factsOf>>[number] | undefined> {
  const { rows } = await readFacts(trx, { id: bookingId });
  return rows[0];
}

/** A prepared statement: with ten tables, planning takes longer than running. */
const readFacts = statement((db, { id }: Placeholders<{ id: number }>) => factsOf(db, id));

function factsOf(db: Kysely<DB>, bookingId: RawBuilder<number>) {
  return namedBookingsAndSeats(db)
    .innerJoin("tenants as t", "t.tenant_id", "b.tenant_id")
    .where("b.id", "=", bookingId)
    .select([
      "b.id",
      "b.version",
      "b.client_id",
      "b.party_size",
      "b.price_amount",
      "b.price_currency",
      "b.manage_nonce",
      "b.payment_status",
      "b.class_session_id",
      "s.bookable_by",
      sql<BookingPolicy | null>`(select p.rules from policies p where p.tenant_id = ${TENANT_ID} and p.id = b.policy_id)`.as(
        "policy",
      ),
    ])
    .select([
      "t.name as company_name",
      "t.slug",
      "t.logo",
      "s.name as service_name",
      sql<string | null>`coalesce(r.name, class_room.name)`.as("resource_name"),
    ])
    .select(["l.name as location_name", "l.timezone", "l.locale", "l.timeformat", "l.phone"])
    .select(sql<string | null>`nullif(concat_ws(', ', l.address_line, l.city, l.province_state), '')`.as("address"))
    .select(
      sql<string | null>`coalesce(
        ${fullNameSql("coach")}, ${fullNameSql("class_coach")})`.as("coach_name"),
    )
    .select(mailedName("b", "first_name").as("first_name"))
    .select(mailedName("b", "last_name").as("last_name"))
    .select(sql<string | null>`coalesce(b.guest->>'email', client.email, client.contact_email)`.as("email"))
    .select(goesBack("payment").as("back_to_card"))
    .select(goesBack("credit").as("kept_as_credit"))
    .select(MOVE_FEES.as("move_fees"));
}

/**
 * The name in a greeting: of a guest only as the desk typed it, of a client only once the address is proven. What a visitor typed
 * could be anything, for anybody's address.
 */
const mailedName = (row: "b" | "w", column: "first_name" | "last_name") => sql<string>`coalesce(
  case when ${sql.ref(row)}.guest is null then case when client.is_email_confirmed then ${sql.ref(`client.${column}`)} end
    when ${sql.ref(row)}.created_by is not null then ${sql.ref(row)}.guest->>${sql.lit(column)} end, '')`;

/** What moves of the booking cost, in minor units. */
const MOVE_FEES = sql<number>`(
  select coalesce(sum(a.amount), 0)::bigint from amounts_due a
  where a.tenant_id = ${TENANT_ID} and a.booking_id = b.id and a.kind = 'reschedule' and a.waived_at is null)`;

/** What a cancellation refunds automatically, in minor units. */
const goesBack = (given_as: "payment" | "credit") => sql<number>`(
  select coalesce(sum(f.amount), 0)::bigint from payment_refunds f
  where f.tenant_id = ${TENANT_ID} and f.booking_id = b.id and f.given_as = ${given_as} and f.state in ('open', 'refunded'))`;

/** The other bays of the booking's party that are still booked, with what their own links are made from. */
export function standingBays(trx: TenantTransaction, bookingId: number) {
  return trx
    .selectFrom("bookings as told")
    .innerJoin("bookings as b", (join) =>
      join.onRef("b.tenant_id", "=", "told.tenant_id").onRef("b.group_id", "=", "told.group_id"),
    )
    .innerJoin("resources as r", (join) =>
      join.onRef("r.tenant_id", "=", "b.tenant_id").onRef("r.id", "=", "b.resource_id"),
    )
    .where("told.id", "=", bookingId)
    .where("b.id", "<>", bookingId)
    .where("b.status", "in", ["confirmed", "checked_in"])
    .orderBy("b.id")
    .select(["r.name", "b.manage_nonce"])
    .execute();
}

/** Totals over the bookings of a party: those named, else all live ones. */
export async function partyFacts(trx: TenantTransaction, groupId: number, members?: readonly number[]) {
  const { resource_name, party_size, price_amount } = await trx
    .selectFrom("bookings as b")
    .innerJoin("resources as r", (join) =>
      join.onRef("r.tenant_id", "=", "b.tenant_id").onRef("r.id", "=", "b.resource_id"),
    )
    .where("b.group_id", "=", groupId)
    .where((eb) => (members ? eb("b.id", "in", members) : eb("b.status", "<>", "cancelled")))
    .select([
      sql<string | null>`string_agg(r.name, ', ' order by b.id)`.as("resource_name"),
      sql<number>`sum(b.party_size)::int`.as("party_size"),
      sql<number>`sum(b.price_amount)::bigint`.as("price_amount"),
    ])
    .executeTakeFirstOrThrow();
  // All cancelled since: the mail falls back to the facts of the first booking.
  return resource_name === null ? undefined : { resource_name, party_size, price_amount };
}

/** The dates of a weekly series, with what each costs and refunds, and what its own link is made from. */
export function seriesFacts(trx: TenantTransaction, ids: readonly number[]) {
  return trx
    .selectFrom("bookings as b")
    .where("b.id", "in", [...ids, 0])
    .orderBy("b.start_time")
    .select(["b.id", "b.start_time", "b.end_time", "b.price_amount", "b.manage_nonce"])
    .select(goesBack("payment").as("back_to_card"))
    .select(goesBack("credit").as("kept_as_credit"))
    .execute();
}

/** What became of these bookings. */
export const statesOf = (trx: TenantTransaction, ids: readonly number[]) =>
  trx.selectFrom("bookings").where("id", "in", ids).select(["id", "status", "start_time", "end_time"]).execute();

/** Everything that a mail to a person on the waitlist contains, as of now. */
export function waitingFacts(trx: TenantTransaction, entryId: number) {
  return trx
    .selectFrom("waitlist_entries as w")
    .innerJoin("tenants as t", "t.tenant_id", "w.tenant_id")
    .innerJoin("services as s", (join) =>
      join.onRef("s.tenant_id", "=", "w.tenant_id").onRef("s.id", "=", "w.service_id"),
    )
    .innerJoin("locations as l", (join) =>
      join.onRef("l.tenant_id", "=", "w.tenant_id").onRef("l.id", "=", "w.location_id"),
    )
    .leftJoin("class_sessions as c", (join) =>
      join.onRef("c.tenant_id", "=", "w.tenant_id").onRef("c.id", "=", "w.class_session_id"),
    )
    .leftJoin("users as coach", (join) =>
      join
        .onRef("coach.tenant_id", "=", "w.tenant_id")
        .on((eb) => eb("coach.id", "=", eb.fn.coalesce("c.coach_id", "w.coach_id"))),
    )
    .leftJoin("users as client", (join) =>
      join.onRef("client.tenant_id", "=", "w.tenant_id").onRef("client.id", "=", "w.client_id"),
    )
    .where("w.id", "=", entryId)
    .select(["w.status", "w.start_time", "w.end_time", "w.party_size", "w.nonce", "w.offered_until", "w.told_at"])
    .select(["s.waitlist_offers"])
    .select(["t.name as company_name", "t.slug", "t.logo", "s.name as service_name"])
    .select(["l.name as location_name", "l.timezone", "l.locale", "l.timeformat", "l.phone"])
    .select([
      sql<string | null>`nullif(concat_ws(', ', l.address_line, l.city, l.province_state), '')`.as("address"),
      sql<string | null>`${fullNameSql("coach")}`.as("coach_name"),
      mailedName("w", "first_name").as("first_name"),
      sql<string>`trim(concat_ws(' ', ${mailedName("w", "first_name")}, ${mailedName("w", "last_name")}))`.as("name"),
      sql<string | null>`coalesce(w.guest->>'email', client.email, client.contact_email)`.as("email"),
    ])
    .executeTakeFirst();
}
