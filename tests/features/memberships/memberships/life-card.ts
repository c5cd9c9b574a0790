import { sql } from "kysely";
import { charged } from "#tests/features/payments/card-attempts/card-charges/support.ts";
import type { Club } from "./club.ts";

/** The card of one member at the provider, and what it was charged there. */
export class LifeCard {
  readonly #club: Club;
  readonly #clientId: number;
  readonly #chargedBefore: number;
  #cardId: string | undefined;

  constructor(club: Club, clientId: number) {
    this.#club = club;
    this.#clientId = clientId;
    this.#chargedBefore = chargedBy(club);
  }

  /** Saves a card, which is the one that is charged from then on. */
  async save(isGood: boolean): Promise<void> {
    const { payments } = this.#club.platform;
    const { account_id, customer_id } = await this.#customer();
    const method = isGood ? "pm_card_visa" : "pm_card_chargeCustomerFail";
    const form = { customer: customer_id, _stripe_account: account_id };
    const { id } = await payments.ask("POST", `/v1/payment_methods/${method}/attach`, form);
    this.#cardId = String(id);
  }

  async #customer(): Promise<{ account_id: string; customer_id: string }> {
    const { platform, venue, account_id } = this.#club;
    const { admin, payments } = platform;
    const known = await admin
      .selectFrom("provider_customers")
      .where("tenant_id", "=", venue.tenantId)
      .where("client_id", "=", this.#clientId)
      .select(["account_id", "customer_id"])
      .executeTakeFirst();
    if (known) return known;
    const { id } = await payments.ask("POST", "/v1/customers", { _stripe_account: account_id });
    const row = { tenant_id: venue.tenantId, account_id, client_id: this.#clientId, customer_id: String(id) };
    await admin.insertInto("provider_customers").values(row).execute();
    return row;
  }

  /** Somebody has it charged now; answers the status. */
  async charge(invoiceId: number): Promise<number> {
    const body = { card_id: this.#cardId ?? "pm_none" };
    return (await this.#club.desk.ask("chargeMembershipInvoice", { params: { id: invoiceId }, body })).status;
  }

  /** What the provider took since. */
  get charged(): number {
    return chargedBy(this.#club) - this.#chargedBefore;
  }

  /** What the member was told of a membership's bills. */
  async mails(membershipId: number): Promise<Record<"refusals" | "recoveries", number>> {
    const { platform, venue } = this.#club;
    const { rows } = await sql<{ refusals: number; recoveries: number }>`
      select count(*) filter (where o.kind = 'renewal_refused')::int as refusals,
        count(*) filter (where o.kind = 'renewal_paid')::int as recoveries
      from outbox o join membership_invoices i on i.tenant_id = o.tenant_id and i.id = (o.payload->>'invoice_id')::int
      where o.tenant_id = ${venue.tenantId} and i.membership_id = ${membershipId}`.execute(platform.admin);
    return rows[0] ?? { refusals: 0, recoveries: 0 };
  }
}

const chargedBy = ({ platform, venue }: Club): number =>
  charged(platform, venue).reduce((sum, amount) => sum + amount, 0);
