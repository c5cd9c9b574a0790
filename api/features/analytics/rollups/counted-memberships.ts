import { sql } from "kysely";
import { takeTurn } from "#api/counted-days/day-tables.ts";
import type { Database } from "#api/db/connect.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
import {
  type Chosen,
  type CountedRow,
  membershipsBilled,
  membershipsCounted,
} from "#api/features/analytics/membership-queries.ts";
import { firstPaid, type Span, spansOf } from "#api/features/analytics/membership-spans.ts";
import { dateOfDay } from "#api/time/calendar.ts";

/** A membership and what it was and is worth. */
export interface CountedMember {
  id: number;
  client_id: number;
  /** Its plan now. */
  plan_id: number;
  currency: string;
  /** When it was first paid for; null where it ended with its trial. */
  paid_from: number | null;
  /** Whether it costs something again and again. */
  renews_paid: boolean;
  /** In the order of their days; of an amount of 0 is a trial. */
  spans: Span[];
}

/** In the order in which they began, never stale: those that changed since they were counted are counted with the question. */
export async function countedMembers(
  trx: TenantTransaction,
  tenantId: string,
  chosen: Chosen,
): Promise<CountedMember[]> {
  const rows = [...Map.groupBy(await membershipsCounted(trx, chosen), ({ id }) => id).values()];
  const marked = rows.flatMap(([first]) => (first?.is_marked ? [first.id] : []));
  const billed = marked.length === 0 ? [] : await membershipsBilled(trx, tenantId, marked);
  const anew = new Map(billed.map((one) => [one.id, spansOf(one)]));
  return rows.flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { id, client_id, plan_id, currency, renews_paid, started_on } = first;
    const spans = anew.get(id) ?? own.flatMap(spanOf);
    return [{ id, client_id, plan_id, currency, renews_paid, paid_from: firstPaid(started_on, spans), spans }];
  });
}

const spanOf = ({ starts, until, span_plan_id, amount, months, is_paused }: CountedRow): Span[] =>
  starts === null ? [] : [{ starts, until, plan_id: span_plan_id, amount, months, is_paused }];

/** Memberships that one transaction counts. */
const AT_ONCE = 500;

/** Counts the memberships anew that have changed; answers how many there were. */
export async function recountMarkedMemberships(db: Database, tenantId: string): Promise<number> {
  for (let counted = 0; ;) {
    const some = await inTenant(db, tenantId, (trx) => recountSome(trx, tenantId));
    counted += some;
    if (some === 0) return counted;
  }
}

async function recountSome(trx: TenantTransaction, tenantId: string): Promise<number> {
  await takeTurn(trx, tenantId);
  const ids = await takeMarked(trx);
  if (ids.length === 0) return 0;
  const members = await membershipsBilled(trx, tenantId, ids);
  await sql`delete from membership_spans s
    where s.tenant_id = ${TENANT_ID} and s.membership_id = any(${ids}::int[])`.execute(trx);
  const spans = members.flatMap((member) => spansOf(member).map((span) => ({ membership_id: member.id, ...span })));
  await storeSpans(trx, spans);
  return ids.length;
}

/** Some marks, which are gone with this: what they stand for is seen by every statement that follows. */
async function takeMarked(trx: TenantTransaction): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from memberships_to_recount m
    where m.tenant_id = ${TENANT_ID} and m.membership_id in (
      select distinct t.membership_id from memberships_to_recount t
      where t.tenant_id = ${TENANT_ID} order by t.membership_id limit ${AT_ONCE})
    returning m.membership_id as id`.execute(trx);
  return [...new Set(rows.map(({ id }) => id))];
}

async function storeSpans(trx: TenantTransaction, spans: readonly (Span & { membership_id: number })[]): Promise<void> {
  const dateOf = (day: number | null) => (day === null ? null : dateOfDay(day));
  const each = <Name extends keyof (typeof spans)[number]>(name: Name) => spans.map((span) => span[name]);
  await sql`
    insert into membership_spans (tenant_id, membership_id, starts, until, plan_id, amount, months, is_paused)
    select m.tenant_id, s.* from unnest(${each("membership_id")}::int[], ${each("starts").map(dateOf)}::date[],
      ${each("until").map(dateOf)}::date[], ${each("plan_id")}::int[], ${each("amount")}::bigint[],
      ${each("months")}::int[], ${each("is_paused")}::bool[]) s (membership_id, starts, until, plan_id, amount, months,
      is_paused)
    join memberships m on m.tenant_id = ${TENANT_ID} and m.id = s.membership_id`.execute(trx);
}

/** Forgets all that was counted and marks every membership. */
export async function forgetMemberships(trx: TenantTransaction): Promise<void> {
  await sql`delete from membership_spans s where s.tenant_id = ${TENANT_ID}`.execute(trx);
  await sql`insert into memberships_to_recount (tenant_id, membership_id)
    select m.tenant_id, m.id from memberships m where m.tenant_id = ${TENANT_ID}
    on conflict do nothing`.execute(trx);
}
