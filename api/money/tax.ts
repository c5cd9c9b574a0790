import type { Tenant } from "#api/tenancy/tenant.ts";
import { leastByCard } from "#schema/shared/card-amounts.ts";
import type { Money } from "#schema/shared/money.ts";
import type { CompanyTax, TaxLine } from "#schema/shared/tax.ts";
import { priceWithTax, taxLine } from "#schema/shared/tax-rules.ts";

/** The tax on what a company sells today; none where it has none. */
export function taxOf({ tax_name, tax_rate, tax_is_inclusive, tax_number }: Tenant): CompanyTax | null {
  if (tax_name === null || tax_rate === null || tax_is_inclusive === null) return null;
  return { name: tax_name, rate: tax_rate, is_inclusive: tax_is_inclusive, number: tax_number };
}

/** What is paid for a listed price that is sold today. */
export const soldFor = (tenant: Tenant, listed: number): number => priceWithTax(listed, taxOf(tenant));

/** What is paid for a plan by card sooner or later: where its tax comes on top, what a card can pay of it. */
export const planSoldFor = (tenant: Tenant, listed: number): number =>
  leastByCard(soldFor(tenant, listed), tenant.currency);

/** The same of what was sold before: at its own rate, whatever today's is. */
export const soldForAt = (tenant: Tenant, listed: number, rate: number): number =>
  priceWithTax(listed, { rate, is_inclusive: tenant.tax_is_inclusive ?? true });

/** The rate of what is sold today. */
export const rateOf = ({ tax_rate }: Tenant): number => tax_rate ?? 0;

/** The tax in what was sold at a rate; none where there was none. */
export const presentTax = ({ tax_name }: Tenant, price: Money, rate: number): TaxLine | null =>
  rate === 0 ? null : taxLine(price, { name: tax_name ?? "Tax", rate });
