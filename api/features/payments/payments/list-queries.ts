import { sql, type Kysely, type RawBuilder } from "kysely";
import { offsetOf, type PageQuery } from "#api/db/paging.ts";
import { guestSearchText, personPattern, shownSearchText } from "#api/db/search-text.ts";
import { statement, type Placeholders, type Run } from "#api/db/statement.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";
import type { PaymentExportQuery, PaymentListQuery } from "#schema/payments/payments/operations.ts";
import type { PaymentRow } from "./payment-row.ts";
import { shown } from "./queries.ts";

/** Half-open range of instants. */
export interface PaymentTimes {
  from?: Temporal.Instant | undefined;
  to?: Temporal.Instant | undefined;
}

type PaymentFilter = Omit<PaymentExportQuery, "date_from" | "date_to"> & { times: PaymentTimes; seesClients: boolean };
type PaymentOrder = Pick<PaymentListQuery, "sortBy" | "sortDir">;

interface Wanted {
  method?: readonly string[] | undefined;
  refunded?: boolean | undefined;
  voided?: boolean | undefined;
  location_id?: number | undefined;
  client_id?: number | undefined;
  from?: Temporal.Instant | undefined;
  to?: Temporal.Instant | undefined;
  /** A receipt number, and a name pattern for the payer. */
  search?: Searched | undefined;
  /** The same for callers who may not see clients: of them, only the name is in a payment. */
  searchNames?: Searched | undefined;
}

interface Searched {
  number: string;
  name: string;
}

type Values = { tenant_id: string; perPage: number; offset: number; number: string; name: string } & Required<
  Omit<Wanted, "search" | "searchNames">
>;

interface PayerText {
  client: RawBuilder<string>;
  guest: RawBuilder<string>;
}

const PAYER_NAME = shownSearchText({ first_name: sql`p.payer_name`, last_name: sql`null` });

const paidBy = ({ number, name }: Placeholders<Values>, { client, guest }: PayerText) =>
  sql<boolean>`(p.number::text = ${number} or ${PAYER_NAME} like ${name}
    or p.client_id in (select u.id from users u where u.tenant_id = ${TENANT_ID}
      and u.search_text like ${name} and ${client} like ${name})
    or p.client_id is null and exists (select from bookings guests where guests.tenant_id = ${TENANT_ID}
      and guests.id = p.booking_id and ${guest} like ${name}))`;

const SHOWN_NAMES: PayerText = {
  client: shownSearchText({ first_name: sql`u.first_name`, last_name: sql`u.last_name` }),
  guest: shownSearchText({
    first_name: sql`guests.guest->>'first_name'`,
    last_name: sql`guests.guest->>'last_name'`,
  }),
};

const CONDITIONS: Readonly<Record<keyof Wanted, (value: Placeholders<Values>) => RawBuilder<boolean>>> = {
  method: ({ method }) => sql`p.method = any(${method}::text[])`,
  refunded: ({ refunded }) => sql`(p.refunded_amount + p.refunded_tip_amount > 0) = ${refunded}`,
  voided: ({ voided }) => sql`(p.voided_at is not null) = ${voided}`,
  location_id: ({ location_id }) => sql`p.location_id = ${location_id}`,
  client_id: ({ client_id }) => sql`p.client_id = ${client_id}`,
  from: ({ from }) => sql`p.created_at >= ${from}`,
  to: ({ to }) => sql`p.created_at < ${to}`,
  // Finds matching people once instead of looking them up per payment.
  search: (value) => paidBy(value, { client: sql`u.search_text`, guest: guestSearchText(sql`guests.guest`) }),
  searchNames: (value) => paidBy(value, SHOWN_NAMES),
};

interface Planned {
  page: Run<Partial<Values>, PaymentRow>;
  count: Run<Partial<Values>, { total: number }>;
}

const planned = new Map<string, Planned>();

/** Returns one page of payments, and the total if requested. */
export async function listPayments(
  trx: TenantTransaction,
  tenant_id: string,
  query: PaymentFilter & PageQuery & PaymentOrder,
) {
  const wanted = wantedOf(query);
  const conditions = Object.keys(CONDITIONS).filter(
    (name): name is keyof Wanted => wanted[name as keyof Wanted] !== undefined,
  );
  const { page, count } = plannedFor(conditions, query);
  const { search, searchNames, ...rest } = wanted;
  const values = { tenant_id, perPage: query.perPage, offset: offsetOf(query), ...rest, ...search, ...searchNames };
  const [{ rows }, counts] = await Promise.all([
    page(trx, values),
    query.total === false ? undefined : count(trx, values),
  ]);
  return { rows, total: counts?.rows[0]?.total };
}

function wantedOf(filter: PaymentFilter): Wanted {
  const { method, refunded, voided, location_id, client_id, times, search, seesClients } = filter;
  const text = search?.trim();
  const searched = text ? { number: text, name: personPattern(text) } : undefined;
  return {
    method: method?.length ? method : undefined,
    refunded,
    voided,
    location_id,
    client_id,
    ...times,
    search: seesClients ? searched : undefined,
    searchNames: seesClients ? undefined : searched,
  };
}

/** Memoized per query shape: with this many tables, planning takes longer than reading a page. */
function plannedFor(conditions: readonly (keyof Wanted)[], { sortBy, sortDir }: PaymentOrder): Planned {
  const shape = [sortBy, sortDir, ...conditions].join(" ");
  const known = planned.get(shape) ?? planFor(conditions, { sortBy, sortDir });
  planned.set(shape, known);
  return known;
}

function planFor(conditions: readonly (keyof Wanted)[], { sortBy, sortDir }: PaymentOrder): Planned {
  const matching = (db: Kysely<DB>, value: Placeholders<Values>) =>
    conditions.reduce(
      (found, name) => found.where(CONDITIONS[name](value)),
      db.selectFrom("payments as p").where("p.tenant_id", "=", value.tenant_id),
    );
  // Find the page first and join only its rows.
  const page = statement((db, value: Placeholders<Values>) => {
    const found = matching(db, value)
      .selectAll("p")
      .orderBy(`p.${sortBy}`, sortDir)
      .orderBy("p.id", sortDir)
      .limit(value.perPage)
      .offset(value.offset);
    return shown(db, found).orderBy(`p.${sortBy}`, sortDir).orderBy("p.id", sortDir);
  });
  const count = statement((db, value: Placeholders<Values>) =>
    matching(db, value).select((eb) => eb.fn.countAll<number>().as("total")),
  );
  // The statement reads only the values whose conditions are present.
  return { page, count } as Planned;
}
