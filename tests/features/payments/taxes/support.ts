import { TAX_SUBJECTS, type CompanyTax, type ListedTax } from "#schema/shared/tax.ts";
import type { Ask, Platform, Reply, Venue } from "#tests/support/venue.ts";

export const HST = { name: "HST", rate: 13_000, is_inclusive: false, number: "12345 6789 RT0001" };
export const VAT = { name: "VAT", rate: 20_000, is_inclusive: true, number: "GB 123 4567 89" };

const ON_TOP = { is_inclusive: false, number: null, on: [...TAX_SUBJECTS] };
export const GST: ListedTax = { ...ON_TOP, name: "GST", rate: 5000, number: "71204 4418 RT0001" };
export const PST: ListedTax = { ...ON_TOP, name: "PST", rate: 7000, number: "PST-1042-7718" };
export const QST: ListedTax = { ...ON_TOP, name: "QST", rate: 9975, number: "1234567890 TQ0001" };

export async function trySetTaxes(ask: Ask, { slug }: Venue, taxes: unknown): Promise<Reply> {
  const { version } = (await ask("company")).body;
  return ask("updateCompany", { params: { id: slug }, body: { version, taxes } });
}

/** Sets the list of taxes on what is sold from now on. */
export async function setTaxes(ask: Ask, venue: Venue, taxes: readonly ListedTax[]): Promise<void> {
  const { status, body } = await trySetTaxes(ask, venue, taxes);
  if (status !== 200) throw new Error(`updateCompany answered ${status}: ${JSON.stringify(body)}`);
}

export async function trySetTax(ask: Ask, { slug }: Venue, tax: unknown): Promise<Reply> {
  const { version } = (await ask("company")).body;
  return ask("updateCompany", { params: { id: slug }, body: { version, tax } });
}

/** Sets the tax on everything sold from now on. */
export async function setTax(ask: Ask, venue: Venue, tax: CompanyTax | null): Promise<void> {
  const { status, body } = await trySetTax(ask, venue, tax);
  if (status !== 200) throw new Error(`updateCompany answered ${status}: ${JSON.stringify(body)}`);
}

/** The tax payable on a booking according to the ledger. */
export async function taxOwed({ admin }: Platform, { tenantId }: Venue, bookingId: number): Promise<number> {
  const rows = await admin
    .selectFrom("ledger_entries as e")
    .innerJoin("ledger_transactions as t", (join) =>
      join.onRef("t.tenant_id", "=", "e.tenant_id").onRef("t.id", "=", "e.transaction_id"),
    )
    .where("t.tenant_id", "=", tenantId)
    .where("t.booking_id", "=", bookingId)
    .where("e.account", "=", "taxes")
    .select("e.amount")
    .execute();
  return 0 - rows.reduce((sum, { amount }) => sum + amount, 0);
}
