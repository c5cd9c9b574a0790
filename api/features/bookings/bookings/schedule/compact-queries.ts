import { sql } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { prepared } from "#api/db/prepared-statements.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type { BookingRow } from "../booking-row.ts";

/** A booking lasts at most a day, so anything that began earlier is over. */
export const LONGEST_BOOKING_MS = 86_400_000;

export interface CompactQuestion {
  location_id: number;
  /** Epoch milliseconds. */
  range: TimeRange;
  resource_ids?: readonly number[] | undefined;
  /** Holds that end before it are ignored. */
  now: Temporal.Instant;
}

const COLUMNS = [
  "b.id",
  "b.group_id",
  "b.client_id",
  "b.service_id",
  "b.resource_id",
  "b.coach_id",
  "b.start_time",
  "b.end_time",
  "b.party_size",
  "b.status",
  "b.payment_status",
  "b.price_amount",
  "b.price_currency",
  "b.expires_at",
  "b.cancelled_at",
  "b.version",
] as const;

type CompactColumn = (typeof COLUMNS)[number] extends `b.${infer Name}` ? Name : never;

/** A booking of the schedule with the names that it displays. */
export type CompactRow = Pick<BookingRow, CompactColumn & keyof BookingRow> & {
  client_name: string | null;
  service_name: string;
  coach_name: string | null;
  balance_due: number;
};

/** Whether something of a booking `b` is still to be paid. */
export const IS_OWED = sql<boolean>`b.payment_status in ('due', 'deposit_paid')`;

/** Only a booking that is not paid is added up. */
const BALANCE_DUE = sql<number>`case when ${IS_OWED} then coalesce((
  select sum(e.amount) from ledger_transactions t
  join ledger_entries e on e.tenant_id = ${TENANT_ID} and e.transaction_id = t.id
  where t.tenant_id = ${TENANT_ID} and t.booking_id = b.id
    and e.account = 'receivable' and e.currency = b.price_currency), 0) else 0 end::bigint`;

/** Bookings and live holds that overlap the range, by start and then by id. */
export async function compactBookings(
  trx: TenantTransaction,
  tenantId: string,
  question: CompactQuestion,
): Promise<CompactRow[]> {
  const { location_id, range, resource_ids, now } = question;
  const asked = trx
    .selectFrom("bookings as b")
    .innerJoin("services as s", (join) =>
      join.onRef("s.tenant_id", "=", "b.tenant_id").onRef("s.id", "=", "b.service_id"),
    )
    .leftJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "b.tenant_id").onRef("person.id", "=", "b.client_id"),
    )
    .leftJoin("users as coach", (join) =>
      join.onRef("coach.tenant_id", "=", "b.tenant_id").onRef("coach.id", "=", "b.coach_id"),
    )
    .where("b.tenant_id", "=", tenantId)
    .where("b.location_id", "=", location_id)
    // A seat takes no bay and no coach: its class represents them all.
    .where("b.class_session_id", "is", null)
    .where("b.start_time", ">", instantAt(range.from - LONGEST_BOOKING_MS))
    .where("b.start_time", "<", instantAt(range.to))
    .where("b.end_time", ">", instantAt(range.from))
    .where((eb) => eb.or([eb("b.expires_at", "is", null), eb("b.expires_at", ">", now)]))
    .$if(resource_ids !== undefined, (rows) => rows.where("b.resource_id", "in", [...(resource_ids ?? []), 0]))
    .select(COLUMNS)
    .select([
      "s.name as service_name",
      sql<string | null>`nullif(trim(concat_ws(' ', coalesce(person.first_name, b.guest->>'first_name'),
        coalesce(person.last_name, b.guest->>'last_name'))), '')`.as("client_name"),
      sql<string | null>`${fullNameSql("coach")}`.as("coach_name"),
      BALANCE_DUE.as("balance_due"),
    ])
    .orderBy("b.start_time")
    .orderBy("b.id")
    .$castTo<CompactRow>()
    .compile();
  // Not prepared with a list of bays: each list would be a new statement, without bound.
  const { rows } = await trx.executeQuery(resource_ids === undefined ? prepared(asked) : asked);
  return rows;
}
