import type { Json } from "#api/db/types.generated.ts";
import type { Tenant } from "#api/tenancy/tenant.ts";
import { leastByCard } from "#schema/shared/card-amounts.ts";
import type { Money } from "#schema/shared/money.ts";
import { priceWithTax, shareOf, taxLine, taxLines, together } from "#schema/shared/tax-rules.ts";
import { taxesOn, type CompanyTax, type ListedTax, type TaxLine, type TaxSubject } from "#schema/shared/tax.ts";

/** The taxes on a company's current sales. */
export const listedTaxes = ({ taxes }: Pick<Tenant, "taxes">): ListedTax[] => taxes as ListedTax[]; // as they were validated

const currentTaxes = (tenant: Tenant, subject: TaxSubject) => taxesOn(listedTaxes(tenant), subject);

/** The same as one tax, for who knows of one only: those on bay time; null if there is none. */
export function taxOf(tenant: Tenant): CompanyTax | null {
  const taxes = currentTaxes(tenant, "resource");
  if (taxes.length === 0) return null;
  return { ...asOne(taxes), is_inclusive: taxes.every((tax) => tax.is_inclusive) };
}

/** Several taxes by the names, numbers and rates of all. */
export const asOne = (taxes: readonly SoldTax[]): SoldTax => ({
  ...together(taxes),
  number: taxes.flatMap(({ number }) => number ?? []).join(", ") || null,
});

/** The price paid for a listed price sold today. */
export const soldFor = (tenant: Tenant, listed: number, subject: TaxSubject): number =>
  priceWithTax(listed, currentTaxes(tenant, subject));

/**
 * The price of a plan, which may be paid by card at some point: with added tax, it is rounded up to an amount that
 * a card can pay.
 */
export const planSoldFor = (tenant: Tenant, listed: number): number =>
  leastByCard(soldFor(tenant, listed, "membership"), tenant.currency);

/** A tax as it was when something was sold. */
export type SoldTax = Pick<CompanyTax, "name" | "rate" | "number">;

/** What a sale keeps of its taxes; `tax_rate` alone is a sale of before there was a list. */
export interface Sold {
  tax_rate: number;
  taxes?: Json[] | null;
}

/** The columns of what is sold today. */
export function saleOf(tenant: Tenant, subject: TaxSubject): Required<Sold> {
  const taxes: SoldTax[] = currentTaxes(tenant, subject).map(({ name, rate, number }) => ({ name, rate, number }));
  return { tax_rate: together(taxes).rate, taxes: taxes.length === 0 ? null : taxes };
}

/** What the company calls its first tax: the name of one that was sold before there was a list. */
export function firstTax(tenant: Tenant): Pick<SoldTax, "name" | "number"> {
  const { name = "Tax", number = null } = listedTaxes(tenant)[0] ?? {};
  return { name, number };
}

/** The taxes of a sale. */
export function soldTaxes(tenant: Tenant, { tax_rate: rate, taxes }: Sold): SoldTax[] {
  if (taxes) return taxes as SoldTax[]; // as `saleOf` wrote them
  return rate === 0 ? [] : [{ ...firstTax(tenant), rate }];
}

export const ratesOf = ({ tax_rate, taxes }: Sold): number[] =>
  taxes ? (taxes as SoldTax[]).map(({ rate }) => rate) : [tax_rate];

/** The price paid for a listed price of an earlier sale: at its own rates, whatever today's are. */
export function soldForAt(tenant: Tenant, listed: number, sold: Sold): number {
  const today = listedTaxes(tenant);
  const isInclusive = (name: string) => (today.find((tax) => tax.name === name) ?? today[0])?.is_inclusive ?? true;
  const taxes = soldTaxes(tenant, sold).map(({ name, rate }) => ({ rate, is_inclusive: isInclusive(name) }));
  return priceWithTax(listed, taxes);
}

/** The tax included in a sale, as one and each; null and none if there was none. */
export function presentTaxes(tenant: Tenant, price: Money, sold: Sold): { tax: TaxLine | null; taxes: TaxLine[] } {
  const taxes = soldTaxes(tenant, sold);
  return { tax: taxes.length === 0 ? null : taxLine(price, taxes), taxes: taxLines(price, taxes) };
}

/** A tax in a payment. */
type PaidTax = SoldTax & { amount: number };

export interface TaxedPayment {
  amount: number;
  taxes: Json[] | null;
}

export const paidTaxes = ({ taxes }: TaxedPayment): PaidTax[] => (taxes ?? []) as PaidTax[]; // as they were recorded

/** What of each tax in a payment is in a part of it: what goes back is the share of all that went back so far. */
export const taxesInPart = (payment: TaxedPayment, part: number): number[] =>
  paidTaxes(payment).map((tax) => shareOf(tax.amount, part, payment.amount));
