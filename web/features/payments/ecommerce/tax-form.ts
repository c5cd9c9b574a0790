import { z } from "zod";
import { taxRateText } from "#schema/shared/tax-rules.ts";
import { ListedTaxInput, TAX_SUBJECTS, TaxSubject } from "#schema/shared/tax.ts";
import type { ShownTaxFragment } from "./ecommerce.generated.ts";

const { shape } = ListedTaxInput;

/** What a tax may be on, in the words of the screens. */
export const SUBJECT_LABELS: Record<TaxSubject, string> = {
  resource: "Bay time",
  coach: "Lessons",
  class: "Classes",
  membership: "Memberships and packs",
};

const TYPED_RATE = /^(\d{1,3})(?:[.,](\d{1,3}))?$/;

/** Parses "9.975" or "9,975" as thousandths of a percent; NaN if invalid. */
export function readTypedRate(typed: string): number {
  const [, whole, decimals = ""] = TYPED_RATE.exec(typed.replace("%", "").trim()) ?? [];
  return whole === undefined ? Number.NaN : Number(`${whole}${decimals.padEnd(3, "0")}`);
}

/** Converts form values to the request. */
export const TaxForm = z
  .object({
    name: shape.name,
    rate: z
      .string()
      .transform((typed, context) => {
        const rate = readTypedRate(typed);
        if (!Number.isNaN(rate)) return rate;
        context.addIssue({ code: "custom", message: "Enter a rate in percent, for example 13 or 9.975." });
        return z.NEVER;
      })
      .pipe(shape.rate),
    listed: z.enum(["with", "without"]),
    number: z.string().trim().max(40),
    on: z
      .record(TaxSubject, z.boolean())
      .transform((on) => TAX_SUBJECTS.filter((subject) => on[subject]))
      .pipe(shape.on),
  })
  .transform(({ listed, number, ...tax }) => ({
    ...tax,
    is_inclusive: listed === "with",
    number: number === "" ? null : number,
  }));

export type TaxFormValues = z.input<typeof TaxForm>;
export type TaxFormSent = z.output<typeof TaxForm>;

const chosen = (on: readonly TaxSubject[]): Record<TaxSubject, boolean> => ({
  resource: on.includes("resource"),
  coach: on.includes("coach"),
  class: on.includes("class"),
  membership: on.includes("membership"),
});

export function taxFormValues(tax: ShownTaxFragment | null): TaxFormValues {
  if (tax === null) return { name: "", rate: "", listed: "with", number: "", on: chosen(TAX_SUBJECTS) };
  const { name, rate, is_inclusive, number, on } = tax;
  return {
    name,
    rate: taxRateText(rate).replace("%", ""),
    listed: is_inclusive ? "with" : "without",
    number: number ?? "",
    on: chosen(on),
  };
}
