import { sql } from "kysely";
import { type PageQuery } from "#api/db/paging.ts";
import { fullNameSql } from "#api/db/person-name.ts";
import { readPage } from "#api/db/read-page.ts";
import { guestSearchText, personPattern, shownSearchText } from "#api/db/search-text.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { RefundsDueQuery } from "#schema/payments/refunds-due/operations.ts";

const NAME = sql<string>`coalesce(nullif(${fullNameSql("client")}, ''),
  nullif(trim(concat_ws(' ', b.guest ->> 'first_name', b.guest ->> 'last_name')), ''), 'Guest')`;

const isNamed = (pattern: string) =>
  sql<boolean>`${shownSearchText({ first_name: NAME, last_name: sql`null` })} like ${pattern}`;

/** By address and number as well, for callers who may see clients. */
const isFound = (pattern: string, seesClients: boolean) =>
  seesClients
    ? sql<boolean>`(${isNamed(pattern)} or client.search_text like ${pattern} or ${guestSearchText(sql`b.guest`)} like ${pattern})`
    : isNamed(pattern);

/** When the account last fell below zero: the first entry after it was last at zero or above. */
const DUE_SINCE = sql<Temporal.Instant>`coalesce((
  with moved as (
    select t.id, t.created_at, sum(e.amount) as amount
    from ledger_transactions t
    join ledger_entries e on e.tenant_id = ${TENANT_ID} and e.transaction_id = t.id and e.account = 'receivable'
    where t.tenant_id = ${TENANT_ID} and t.booking_id = b.id and t.kind <> 'reversal'
    group by t.id, t.created_at
  ), run as (select id, created_at, sum(amount) over (order by id) as balance from moved)
  select min(created_at) from run where id > coalesce((select max(id) from run where balance >= 0), 0)
), b.created_at)`;

/** One page of the bookings for which a refund is due, that due longest first. */
export const listRefundsDue = (
  trx: TenantTransaction,
  tenantId: string,
  { search, seesClients, location_id, ...paging }: RefundsDueQuery & PageQuery & { seesClients: boolean },
) => {
  const pattern = search?.trim() ? personPattern(search) : undefined;
  return readPage(
    trx
      .selectFrom("bookings as b")
      .innerJoin("locations as l", (join) =>
        join.onRef("l.tenant_id", "=", "b.tenant_id").onRef("l.id", "=", "b.location_id"),
      )
      .innerJoin("services as s", (join) =>
        join.onRef("s.tenant_id", "=", "b.tenant_id").onRef("s.id", "=", "b.service_id"),
      )
      .leftJoin("resources as r", (join) =>
        join.onRef("r.tenant_id", "=", "b.tenant_id").onRef("r.id", "=", "b.resource_id"),
      )
      .leftJoin("users as client", (join) =>
        join.onRef("client.tenant_id", "=", "b.tenant_id").onRef("client.id", "=", "b.client_id"),
      )
      .where("b.tenant_id", "=", tenantId)
      .where("b.payment_status", "=", "refund_due")
      .$if(location_id !== undefined, (rows) => rows.where("b.location_id", "=", location_id ?? 0))
      .$if(pattern !== undefined, (rows) => rows.where(isFound(pattern ?? "", seesClients)))
      .select(["b.id", "b.client_id", "b.start_time", "l.name as location_name", "l.timezone"])
      .select(["s.name as service_name", "r.name as resource_name", NAME.as("client_name"), DUE_SINCE.as("due_since")])
      .orderBy("due_since")
      .orderBy("b.id"),
    paging,
  );
};
