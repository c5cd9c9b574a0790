import { sql } from "kysely";
import { expect } from "vitest";
import type { MembershipChange } from "#schema/memberships/memberships/models.ts";
import type { Club } from "./club.ts";
import { dayOf, type Shown } from "./paper-plan.ts";

/** The next try of a card; what is due now is so at any time before. */
export const soon = (day: number | null, today: number): number | "now" | null =>
  day !== null && day <= today ? "now" : day;

export function expectSame(found: unknown, wanted: unknown): void {
  expect(found).toEqual(wanted);
}

/** Of an answer what the paper notes as well. */
export function notedOf(change: MembershipChange): Shown {
  const { due_now, credited, access_until, access_again_from, days_credited } = change;
  return { due_now: due_now.amount, credited: credited.amount, access_until, access_again_from, days_credited };
}

export const chargesOf = ({ charges }: { charges: { on: string; amount: { amount: number } }[] }) =>
  charges.map(({ on, amount }) => ({ on, amount: amount.amount }));

/** Of a membership that one person uses alone nobody is named. */
export const usersOf = ({ family }: { family: { left_at: string | null }[] }): number =>
  Math.max(1, family.filter(({ left_at }) => left_at === null).length);

/** All but what says whether it was done. */
export function figuresOf(change: Record<string, unknown>) {
  const { is_dry_run: _dry, membership: _membership, dry_run_id: _id, ...figures } = change;
  return figures;
}

export async function balancesOf(
  { platform, venue }: Club,
  membershipId: number,
): Promise<{ left: number; isRunning: boolean }[]> {
  const { rows } = await sql<{ left: number; is_running: boolean }>`
    select coalesce(sum(e.amount), 0)::int as left,
      g.plan_id = m.plan_id and g.period_start = m.period_start and m.status <> 'cancelled' as is_running
    from allowance_grants g
    join memberships m on m.tenant_id = g.tenant_id and m.id = g.membership_id
    left join allowance_entries e on e.tenant_id = g.tenant_id and e.grant_id = g.id
    where g.tenant_id = ${venue.tenantId} and g.membership_id = ${membershipId}
    group by g.id, g.plan_id, m.plan_id, g.period_start, m.period_start, m.status`.execute(platform.admin);
  return rows.map(({ left, is_running }) => ({ left, isRunning: is_running }));
}

export const invoicesOf = ({ platform, venue }: Club, membershipId: number) =>
  platform.admin
    .selectFrom("membership_invoices")
    .where("tenant_id", "=", venue.tenantId)
    .where("membership_id", "=", membershipId)
    .orderBy("period_start")
    .orderBy("id")
    .select(["id", "plan_id", "period_start as on", "amount", "status", "card_tries", "next_try_at"])
    .execute();

/** Bills as the paper has them. */
export const billsOf = (invoices: Awaited<ReturnType<typeof invoicesOf>>, today: number) =>
  invoices.map(({ on, plan_id, amount, status, card_tries: tries, next_try_at }) => {
    const nextTry = soon(next_try_at && dayOf(next_try_at.toString().slice(0, 10)), today);
    return { on, plan_id, amount, isPaid: status === "paid", tries, nextTry };
  });
