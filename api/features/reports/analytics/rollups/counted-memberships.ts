import { takeTurn } from "#api/counted-days/day-tables.ts";
import type { Database } from "#api/db/connect.ts";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
import { membershipsBilled, membershipsCounted, type Chosen, type CountedRow } from "../membership-queries.ts";
import { firstPaid, spansOf, type Span } from "../membership-spans.ts";
import { storeSpans, takeMarked } from "./membership-span-queries.ts";

/** A membership and its past and present value. */
export interface CountedMember {
  id: number;
  client_id: number;
  /** Its current plan. */
  plan_id: number;
  currency: string;
  /** When it was first paid for; null where it ended with its trial. */
  paid_from: number | null;
  /** Whether it renews at a price. */
  renews_paid: boolean;
  /** In ascending order; an amount of 0 is a trial. */
  spans: Span[];
}

/** All memberships in the order in which they began. Never stale: those marked as changed are computed with the query. */
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

/** Memberships counted per transaction. */
const AT_ONCE = 500;

/** Recounts the memberships marked as changed; returns how many there were. */
export async function recountMarkedMemberships(db: Database, tenantId: string): Promise<number> {
  for (let counted = 0; ;) {
    const some = await inTenant(db, tenantId, (trx) => recountSome(trx, tenantId));
    counted += some;
    if (some === 0) return counted;
  }
}

async function recountSome(trx: TenantTransaction, tenantId: string): Promise<number> {
  await takeTurn(trx, tenantId);
  const ids = await takeMarked(trx, AT_ONCE);
  if (ids.length === 0) return 0;
  const members = await membershipsBilled(trx, tenantId, ids);
  const spans = members.flatMap((member) => spansOf(member).map((span) => ({ membership_id: member.id, ...span })));
  await storeSpans(trx, ids, spans);
  return ids.length;
}
