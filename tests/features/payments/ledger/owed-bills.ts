import { sql } from "kysely";
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
