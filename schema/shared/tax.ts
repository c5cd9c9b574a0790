import { z } from "zod";
import { Money } from "./money.ts";
import { WHOLE_RATE } from "./tax-rules.ts";
import { lineText } from "./text.ts";

const RATE = "In thousandths of a percent: 13000 is 13 %, 9975 is 9.975 %";

export const CompanyTax = z
  .object({
    name: z.string().describe("Its name on receipts, for example VAT or HST"),
    rate: z.int().describe(RATE),
    is_inclusive: z.boolean().describe("Whether listed prices include it; otherwise it is added to them"),
    number: z.string().nullable().describe("The company's registration number for it; shown on receipts"),
  })
  .meta({ id: "CompanyTax", description: "The tax on what the company sells from now on" });
export type CompanyTax = z.infer<typeof CompanyTax>;

export const CompanyTaxInput = z
  .object({
    name: lineText().min(1, "Give the tax a name, for example VAT.").max(30).describe("Its name on receipts"),
    rate: z.int().min(1, "Enter a rate above 0 %.").max(WHOLE_RATE, "Enter a rate of at most 100 %.").describe(RATE),
    is_inclusive: z.boolean().describe("Whether listed prices include it; otherwise it is added to them"),
    number: lineText().max(40).nullable().describe("The company's registration number for it; null for none"),
  })
  .meta({
    id: "CompanyTaxInput",
    description: "The tax on what is sold from now on; what was already sold keeps its own",
  });

const line = {
  name: z.string().describe("What it is called"),
  rate: z.int().describe(RATE),
  net: Money.describe("The amount without the tax"),
  tax: Money.describe("The tax, rounded once, half a minor unit rounding up"),
};

export const TaxLine = z
  .object(line)
  .meta({ id: "TaxLine", description: "The tax included in an amount, at the rate on the day of the sale" });
export type TaxLine = z.infer<typeof TaxLine>;

export const PaymentTax = z
  .object({
    ...line,
    number: z.string().nullable().describe("The company's registration number for it at the time"),
    refunded: Money.describe("How much of the tax was given back with refunds"),
  })
  .meta({ id: "PaymentTax", description: "The tax in a payment, as its receipt shows it" });
export type PaymentTax = z.infer<typeof PaymentTax>;
