import { z } from "zod";
import { Money } from "./money.ts";
import { together, WHOLE_RATE } from "./tax-rules.ts";
import { lineText } from "./text.ts";

const RATE = "In thousandths of a percent: 13000 is 13 %, 9975 is 9.975 %";

export const CompanyTax = z
  .object({
    name: z.string().describe("Its name on receipts, for example VAT or HST"),
    rate: z.int().describe(RATE),
    is_inclusive: z.boolean().describe("Whether listed prices include it; otherwise it is added to them"),
    number: z.string().nullable().describe("The company's registration number for it; shown on receipts"),
  })
  .meta({ id: "CompanyTax", description: "The tax on what the company sells from now on; several on bay time as one" });
export type CompanyTax = z.infer<typeof CompanyTax>;

export const CompanyTaxInput = z
  .object({
    name: lineText().min(1, "Enter a name for the tax, for example VAT.").max(30).describe("Its name on receipts"),
    rate: z.int().min(1, "Enter a rate above 0 %.").max(WHOLE_RATE, "Enter a rate of at most 100 %.").describe(RATE),
    is_inclusive: z.boolean().describe("Whether listed prices include it; otherwise it is added to them"),
    number: lineText().max(40).nullable().describe("The company's registration number for it; null for none"),
  })
  .meta({
    id: "CompanyTaxInput",
    description: "The tax on what is sold from now on; what was already sold keeps its own",
  });

export const TaxSubject = z.enum(["resource", "coach", "class", "membership"]).meta({
  id: "TaxSubject",
  description:
    "What a tax is on. resource: bay time; coach: lessons; class: classes; membership: memberships and packs. Fees bear the taxes of what they are for, gift cards none",
});
export type TaxSubject = z.infer<typeof TaxSubject>;

export const TAX_SUBJECTS: readonly TaxSubject[] = TaxSubject.options;

export const ListedTax = CompanyTax.extend({ on: z.array(TaxSubject).describe("What it is on") }).meta({
  id: "ListedTax",
  description: "One of the taxes on what the company sells from now on",
});
export type ListedTax = z.infer<typeof ListedTax>;

export const ListedTaxInput = CompanyTaxInput.extend({
  on: z
    .array(TaxSubject)
    .min(1, "Choose what the tax applies to.")
    .max(TAX_SUBJECTS.length, "Name each thing once.")
    .describe("What it is on"),
}).meta({ id: "ListedTaxInput", description: "A tax on what is sold from now on" });
export type ListedTaxInput = z.infer<typeof ListedTaxInput>;

const MOST_TAXES = 6;

export const ListedTaxesInput = z
  .array(ListedTaxInput)
  .max(MOST_TAXES, `A company has at most ${MOST_TAXES} taxes.`)
  .superRefine((taxes, context) => {
    taxes.forEach(({ name }, at) => {
      const isNamed = taxes.slice(0, at).some((other) => isSameName(other.name, name));
      if (!isNamed) return;
      context.addIssue({ code: "custom", path: [at, "name"], message: "Another tax has this name already." });
    });
    const fullest = Math.max(0, ...TAX_SUBJECTS.map((subject) => together(taxesOn(taxes, subject)).rate));
    if (fullest > WHOLE_RATE) {
      context.addIssue({ code: "custom", message: "The taxes on one thing are at most 100 % together." });
    }
  });

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The taxes on one kind of thing. */
export const taxesOn = <Tax extends { on: readonly TaxSubject[] }>(taxes: readonly Tax[], subject: TaxSubject): Tax[] =>
  taxes.filter(({ on }) => on.includes(subject));

const line = {
  name: z.string().describe("What it is called"),
  rate: z.int().describe(RATE),
  net: Money.describe("The amount without any tax"),
  tax: Money.describe("The tax, rounded once, half a minor unit rounding up"),
};

export const TaxLine = z
  .object(line)
  .meta({ id: "TaxLine", description: "A tax included in an amount, at the rate on the day of the sale" });
export type TaxLine = z.infer<typeof TaxLine>;

export const PaymentTax = z
  .object({
    ...line,
    number: z.string().nullable().describe("The company's registration number for it at the time"),
    refunded: Money.describe("How much of the tax was given back with refunds"),
  })
  .meta({ id: "PaymentTax", description: "A tax in a payment, as its receipt shows it" });
export type PaymentTax = z.infer<typeof PaymentTax>;
