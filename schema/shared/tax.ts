import { z } from "zod";
import { Money } from "./money.ts";
import { WHOLE_RATE } from "./tax-rules.ts";
import { lineText } from "./text.ts";

const RATE = "In thousandths of a percent: 13000 is 13 %, 9975 is 9.975 %";

export const CompanyTax = z
  .object({
    name: z.string().describe("What receipts call it, for example VAT or HST"),
    rate: z.int().describe(RATE),
    is_inclusive: z.boolean().describe("Whether listed prices contain it; else it comes on top of them"),
    number: z.string().nullable().describe("Under which the company is registered; stands on receipts"),
  })
  .meta({ id: "CompanyTax", description: "The tax on what the company sells from now on" });
export type CompanyTax = z.infer<typeof CompanyTax>;

export const CompanyTaxInput = z
  .object({
    name: lineText().min(1, "Give the tax a name, for example VAT.").max(30).describe("What receipts call it"),
    rate: z.int().min(1, "Enter a rate above 0 %.").max(WHOLE_RATE, "Enter a rate of at most 100 %.").describe(RATE),
    is_inclusive: z.boolean().describe("Whether listed prices contain it; else it comes on top of them"),
    number: lineText().max(40).nullable().describe("Under which the company is registered; null for none"),
  })
  .meta({ id: "CompanyTaxInput", description: "The tax on what is sold from now on; what was sold keeps its own" });

const line = {
  name: z.string().describe("What it is called"),
  rate: z.int().describe(RATE),
  net: Money.describe("Without the tax"),
  tax: Money.describe("The tax, rounded once, half a minor unit up"),
};

export const TaxLine = z
  .object(line)
  .meta({ id: "TaxLine", description: "What of an amount is tax, at the rate of the day of the sale" });
export type TaxLine = z.infer<typeof TaxLine>;

export const PaymentTax = z
  .object({
    ...line,
    number: z.string().nullable().describe("Under which the company was registered"),
    refunded: Money.describe("What of the tax was given back with refunds"),
  })
  .meta({ id: "PaymentTax", description: "The tax in a payment, as its receipt shows it" });
export type PaymentTax = z.infer<typeof PaymentTax>;
