import { sql, type Insertable, type Selectable, type SelectQueryBuilder, type Updateable } from "kysely";
import { offsetOf } from "#api/db/paging.ts";
import { sortName } from "#api/db/person-name.ts";
import { prepared } from "#api/db/prepared-statements.ts";
import { personPattern, shownSearchText } from "#api/db/search-text.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { MembershipInvoices, Memberships } from "#api/db/types.generated.ts";
import type { MembershipCountsQuery, MembershipListQuery } from "#schema/memberships/memberships/operations.ts";
import type { NextPlan } from "./billing-rules.ts";

export type MembershipRow = NonNullable<Awaited<ReturnType<typeof findMembership>>>;
export type InvoiceRow = Awaited<ReturnType<typeof invoicesOf>>[number];

const withNames = (trx: TenantTransaction) =>
  trx
    .selectFrom("memberships as m")
    .innerJoin("users as client", (join) =>
      join.onRef("client.tenant_id", "=", "m.tenant_id").onRef("client.id", "=", "m.client_id"),
    )
    .innerJoin("membership_plans as plan", (join) =>
      join.onRef("plan.tenant_id", "=", "m.tenant_id").onRef("plan.id", "=", "m.plan_id"),
    )
    .leftJoin("membership_plans as next", (join) =>
      join.onRef("next.tenant_id", "=", "m.tenant_id").onRef("next.id", "=", "m.next_plan_id"),
    )
    .select([
      "m.id",
      "m.client_id",
      "client.first_name",
      "client.last_name",
      "m.plan_id",
      "plan.name as plan_name",
      "plan.pause_min_days",
      "plan.pause_max_days",
      "plan.is_cancellable",
      "plan.changes_begin",
      "next.name as next_plan_name",
      "m.status",
      "m.billing_months",
      "m.price_amount",
      "m.tax_rate",
      "m.taxes",
      "m.currency",
      "m.notice_days",
      "m.credit_amount",
      "m.sign_up_fee_amount",
      "m.is_trial",
      "m.anchor_on",
      "m.period_start",
      "m.period_end",
      "m.period_paused_days",
      "m.pause_from",
      "m.pause_until",
      "m.cancel_on",
      "m.expires_on",
      "m.started_on",
      "m.pays_by_card",
      "m.version",
    ])
    .select((eb) => [
      eb.ref("m.next_plan").$castTo<NextPlan | null>().as("next_plan"),
      // Nobody joins who would have to leave when a smaller plan follows.
      eb.fn<number>("least", ["plan.family_size", "next.family_size"]).as("family_size"),
      eb
        .selectFrom("membership_invoices as i")
        .whereRef("i.tenant_id", "=", "m.tenant_id")
        .whereRef("i.membership_id", "=", "m.id")
        .where("i.status", "=", "open")
        .select((of) => of.fn.min("i.due_on").as("due_on"))
        .$asScalar()
        .as("open_due_on"),
      eb
        .selectFrom("membership_invoices as i")
        .whereRef("i.tenant_id", "=", "m.tenant_id")
        .whereRef("i.membership_id", "=", "m.id")
        .where("i.status", "=", "open")
        .select(sql<number>`coalesce(sum(i.amount), 0)::bigint`.as("amount"))
        .$asScalar()
        .as("open_amount"),
    ]);

/**
 * The page is found first, so that names and open invoices are read only for its rows. The queries have few shapes, so they are
 * prepared: planning takes twice as long as execution.
 */
type ListedMemberships = MembershipListQuery & { seesClients?: boolean };

export async function listMemberships(trx: TenantTransaction, query: ListedMemberships) {
  const found = sortedBy(matching(trx, query, query.sortBy === "client_name"), query)
    .select("m.id")
    .limit(query.perPage)
    .offset(offsetOf(query));
  const page = sortedBy(withNames(trx).where("m.id", "in", found), query);
  const count = matching(trx, query).select((eb) => eb.fn.countAll<number>().as("total"));
  const [{ rows }, counted] = await Promise.all([
    trx.executeQuery(prepared(page.compile())),
    query.total === false ? undefined : trx.executeQuery(prepared(count.compile())),
  ]);
  return { rows, total: counted?.rows[0]?.total };
}

/** All that a caller who may not see clients reads of them here. */
const CLIENT_NAME = shownSearchText({ first_name: sql`client.first_name`, last_name: sql`client.last_name` });

/** Joins the client only if a search or an order by name needs it. */
function matching(trx: TenantTransaction, query: ListedMemberships, needsNames = false) {
  const { status, plan_id, search, seesClients = false } = query;
  const pattern = search?.trim() ? personPattern(search) : undefined;
  return trx
    .selectFrom("memberships as m")
    .$if(needsNames || pattern !== undefined, (rows) =>
      rows.innerJoin("users as client", (join) =>
        join.onRef("client.tenant_id", "=", "m.tenant_id").onRef("client.id", "=", "m.client_id"),
      ),
    )
    .$if(status !== undefined, (rows) => rows.where("m.status", "=", status ?? null))
    .$if(plan_id !== undefined, (rows) => rows.where("m.plan_id", "=", plan_id ?? 0))
    .$if(pattern !== undefined, (rows) => rows.where(sql<boolean>`client.search_text like ${pattern}`))
    .$if(pattern !== undefined && !seesClients, (rows) => rows.where(sql<boolean>`${CLIENT_NAME} like ${pattern}`));
}

type Sorted = Pick<MembershipListQuery, "sortBy" | "sortDir">;

function sortedBy<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { sortBy, sortDir }: Sorted,
): SelectQueryBuilder<DB, TB, Row> {
  const sorted =
    sortBy === "client_name"
      ? // Same order as the client list, so that the index is read in order without sorting.
        NAME.reduce((by, column) => by.orderBy(column, sortDir), rows)
      : rows.orderBy(sql.ref(`m.${sortBy}`), (by) => (sortDir === "asc" ? by.asc() : by.desc()).nullsLast());
  return sorted.orderBy(sql.ref("m.id"));
}

const NAME = [sortName("client"), sql.ref("client.first_name"), sql.ref("client.id")];

export async function countByStatus(trx: TenantTransaction, { plan_id }: MembershipCountsQuery) {
  let matching = trx.selectFrom("memberships");
  if (plan_id !== undefined) matching = matching.where("plan_id", "=", plan_id);
  return matching
    .groupBy("status")
    .select((eb) => ["status", eb.fn.countAll<number>().as("count")])
    .execute();
}

export const findMembership = (trx: TenantTransaction, id: number) =>
  withNames(trx).where("m.id", "=", id).executeTakeFirst();

/** Returns a client's current memberships: the renewing one first, then the others by expiry. */
export const findHeld = (trx: TenantTransaction, clientId: number) =>
  withNames(trx)
    .where("m.client_id", "=", clientId)
    .where("m.status", "<>", "cancelled")
    .orderBy(sql`(m.billing_months is null)`)
    .orderBy("m.expires_on", (by) => by.asc().nullsLast())
    .orderBy("m.id")
    .execute();

export async function findCurrent(trx: TenantTransaction, clientId: number): Promise<MembershipRow | undefined> {
  return (await findHeld(trx, clientId))[0];
}

/** A client has at most one renewing membership at a time. */
export async function findRenewing(trx: TenantTransaction, clientId: number): Promise<MembershipRow | undefined> {
  return (await findHeld(trx, clientId)).find(({ billing_months }) => billing_months !== null);
}

/** Locks the row before reading related data, so that what is read is what gets changed. */
export async function lockMembership(trx: TenantTransaction, id: number) {
  await trx.selectFrom("memberships").where("id", "=", id).select("id").forUpdate().executeTakeFirst();
  return findMembership(trx, id);
}

export async function membershipOfInvoice(trx: TenantTransaction, invoiceId: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom("membership_invoices")
    .where("id", "=", invoiceId)
    .select("membership_id")
    .executeTakeFirst();
  return row?.membership_id;
}

/** Serializes sales to one person; undefined if there is no such client. */
export async function lockClient(trx: TenantTransaction, id: number) {
  return trx
    .selectFrom("users")
    .where("id", "=", id)
    .where(sql<boolean>`'client' = any(roles)`)
    .select(["id", "first_name", "last_name"])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Returns when the client's last membership of the plan ended. */
export async function lastEndOf(trx: TenantTransaction, clientId: number, planId: number): Promise<string | null> {
  const row = await trx
    .selectFrom("memberships")
    .where("client_id", "=", clientId)
    .where("plan_id", "=", planId)
    .where("status", "=", "cancelled")
    .select((eb) => eb.fn.max("cancel_on").as("ended_on"))
    .executeTakeFirst();
  return row?.ended_on ?? null;
}

/** Returns whether the client has used their one trial of the plan, whether or not they stayed. */
export async function hadTrial(trx: TenantTransaction, clientId: number, planId: number): Promise<boolean> {
  const row = await trx
    .selectFrom("membership_invoices as i")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.tenant_id", "=", "i.tenant_id").onRef("m.id", "=", "i.membership_id"),
    )
    .where("m.client_id", "=", clientId)
    .where("i.plan_id", "=", planId)
    .where("i.method", "=", "trial")
    .select("i.id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the places of a plan that are taken, also by others' planned changes to it. */
export async function countTaken(trx: TenantTransaction, planId: number, clientId: number | null): Promise<number> {
  const { count } = await trx
    .selectFrom("memberships")
    .where((eb) =>
      eb.or([eb("plan_id", "=", planId), eb("next_plan_id", "=", planId).and("client_id", "<>", clientId ?? 0)]),
    )
    .where("status", "<>", "cancelled")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertMembership(trx: TenantTransaction, row: Insertable<Memberships>): Promise<number> {
  const { id } = await trx.insertInto("memberships").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function saveMembership(trx: TenantTransaction, id: number, change: Updateable<Memberships>) {
  await trx
    .updateTable("memberships")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Skips periods that have an invoice already. */
export async function insertInvoices(trx: TenantTransaction, rows: Insertable<MembershipInvoices>[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto("membership_invoices")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["tenant_id", "membership_id", "period_start", "plan_id"]).doNothing())
    .execute();
}

export async function payInvoice(
  trx: TenantTransaction,
  id: number,
  paid: Pick<Selectable<MembershipInvoices>, "method" | "taken_by"> & { paid_at: Temporal.Instant },
) {
  return trx
    .updateTable("membership_invoices")
    .set({ ...paid, status: "paid", next_try_at: null })
    .where("id", "=", id)
    .where("status", "=", "open")
    .returning(["amount", "currency", "tax_rate", "tax_amount", "taxes"])
    .executeTakeFirst();
}

/** Opens a paid invoice again, whose payment was recorded by mistake; no saved card is charged for it by itself. */
export async function openInvoice(trx: TenantTransaction, id: number): Promise<void> {
  await trx
    .updateTable("membership_invoices")
    .set({ status: "open", method: null, paid_at: null, taken_by: null })
    .where("id", "=", id)
    .execute();
}

export async function hasLocation(trx: TenantTransaction, id: number): Promise<boolean> {
  return (await trx.selectFrom("locations").where("id", "=", id).select("id").executeTakeFirst()) !== undefined;
}

export function invoicesOf(trx: TenantTransaction, membershipId: number, most = 24) {
  return trx
    .selectFrom("membership_invoices as i")
    .leftJoin("users as taker", (join) =>
      join.onRef("taker.tenant_id", "=", "i.tenant_id").onRef("taker.id", "=", "i.taken_by"),
    )
    .leftJoin("payments as p", (join) =>
      join
        .onRef("p.tenant_id", "=", "i.tenant_id")
        .onRef("p.membership_invoice_id", "=", "i.id")
        .on("p.voided_at", "is", null),
    )
    .where("i.membership_id", "=", membershipId)
    .orderBy("i.period_start", "desc")
    .orderBy("i.id", "desc")
    .limit(most)
    .select([
      "i.id",
      "i.plan_id",
      "i.period_start",
      "i.period_end",
      "i.amount",
      "i.tax_rate",
      "i.taxes",
      "i.currency",
      "i.due_on",
      "i.status",
      "i.method",
      "i.paid_at",
      "i.card_tries",
      "i.card_refusal",
      "i.next_try_at",
      "taker.first_name",
      "taker.last_name",
      "p.id as payment_id",
      "p.refunded_amount",
    ])
    .execute();
}
