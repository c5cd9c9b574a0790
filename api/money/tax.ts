import type { Tenant } from "#api/tenancy/tenant.ts";
import { leastByCard } from "#schema/shared/card-amounts.ts";
import type { Money } from "#schema/shared/money.ts";
import type { CompanyTax, TaxLine } from "#schema/shared/tax.ts";
import { priceWithTax, taxLine } from "#schema/shared/tax-rules.ts";

/** The tax on a company's current sales; null if there is none. */
export function taxOf({ tax_name, tax_rate, tax_is_inclusive, tax_number }: Tenant): CompanyTax | null {
  if (tax_name === null || tax_rate === null || tax_is_inclusive === null) return null;
  return { name: tax_name, rate: tax_rate, is_inclusive: tax_is_inclusive, number: tax_number };
}

/** The price paid for a listed price sold today. */
export const soldFor = (tenant: Tenant, listed: number): number => priceWithTax(listed, taxOf(tenant));

/**
 * The price of a plan, which may be paid by card at some point: with added tax, it is rounded up to an amount that
 * a card can pay.
 */
export const planSoldFor = (tenant: Tenant, listed: number): number =>
  leastByCard(soldFor(tenant, listed), tenant.currency);

/** The same for an earlier sale: at its own rate, whatever today's is. */
export const soldForAt = (tenant: Tenant, listed: number, rate: number): number =>
  priceWithTax(listed, { rate, is_inclusive: tenant.tax_is_inclusive ?? true });

/** The rate for today's sales. */
export const rateOf = ({ tax_rate }: Tenant): number => tax_rate ?? 0;

/** The tax included in a sale at a rate; null if there was none. */
export const presentTax = ({ tax_name }: Tenant, price: Money, rate: number): TaxLine | null =>
  rate === 0 ? null : taxLine(price, { name: tax_name ?? "Tax", rate });
