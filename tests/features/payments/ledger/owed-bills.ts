import { sql } from "kysely";
import { creditLapsedUses, reconcileCreditedBills } from "#api/features/memberships/memberships/credited-bill.ts";
import type { Platform, Venue } from "#tests/support/venue.ts";

/** What changes of plan credited of each bill, as they said it. */
export class OwedBills {
  readonly #platform: Platform;
  readonly #venue: Venue;
  readonly #credited = new Map<number, number>();

  constructor(platform: Platform, venue: Venue) {
    this.#platform = platform;
    this.#venue = venue;
  }

  /** The bill of the period that a membership is in. */
  async running(membership: number): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      select i.id from membership_invoices i join memberships m on m.id = i.membership_id
        and (m.plan_id, m.period_start) = (i.plan_id, i.period_start)
      where i.tenant_id = ${this.#venue.tenantId} and m.id = ${membership}`.execute(this.#platform.admin);
    return rows[0]?.id ?? 0;
  }

  credit(bill: number, amount: number): void {
    this.#credited.set(bill, amount);
  }

  /** Credits what uses are worth that came back to periods which were over; returns the sum of it. */
  async creditLapsed(leftOfClient: () => Promise<number>): Promise<number> {
    const { admin, deps } = this.#platform;
    const { tenantId: tenant_id } = this.#venue;
    const grants = await admin.selectFrom("allowance_grants").where("tenant_id", "=", tenant_id).select("id").execute();
    if (grants.length === 0) return 0;
    const credit = async () => (await leftOfClient()) + (await this.creditOfMemberships());
    const before = await credit();
    await creditLapsedUses(deps, { tenant_id, grant_ids: grants.map(({ id }) => id) });
    await reconcileCreditedBills(deps, tenant_id);
    const bills = await admin
      .selectFrom("membership_invoices")
      .where("tenant_id", "=", tenant_id)
      .where("credit_given_amount", ">", 0)
      .select(["id", "credit_given_amount"])
      .execute();
    for (const bill of bills) this.#credited.set(bill.id, bill.credit_given_amount);
    return (await credit()) - before;
  }

  /** What the next bills of memberships will cost less. */
  async creditOfMemberships(): Promise<number> {
    const { rows } = await sql<{ sum: number }>`select coalesce(sum(credit_amount), 0)::bigint as sum
      from memberships where tenant_id = ${this.#venue.tenantId}`.execute(this.#platform.admin);
    return rows[0]?.sum ?? 0;
  }

  /** Bills of which more was refunded and credited than their period costs. */
  async givenTwice(priceOf: (planId: number) => number): Promise<number[]> {
    const { rows } = await sql<{ bill: number; plan_id: number; refunded: number }>`
      select i.id as bill, i.plan_id, p.refunded_amount as refunded from payments p
      join membership_invoices i on i.id = p.membership_invoice_id
      where p.tenant_id = ${this.#venue.tenantId}`.execute(this.#platform.admin);
    const more = rows.filter(
      ({ bill, plan_id, refunded }) => refunded + (this.#credited.get(bill) ?? 0) > priceOf(plan_id),
    );
    return more.map(({ bill }) => bill);
  }
}
