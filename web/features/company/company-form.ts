import { z } from "zod";
import { UpdateCompanyInput } from "#schema/company/models.ts";
import type { CompanyProfileFragment } from "./company.generated.ts";

const { shape } = UpdateCompanyInput;

/** What is typed becomes what is sent: no colour is the product's own. */
export const CompanyForm = z.object({
  name: shape.name.unwrap(),
  timezone: shape.timezone.unwrap(),
  locale: shape.locale.unwrap(),
  brand_color: z
    .string()
    .trim()
    .transform((text) => (text === "" ? null : text))
    .pipe(shape.brand_color.unwrap()),
  owners_need_two_factor: z.boolean(),
});

export type CompanyFormValues = z.input<typeof CompanyForm>;
export type CompanyFormSent = z.output<typeof CompanyForm>;

export function companyFormValues(company: CompanyProfileFragment): CompanyFormValues {
  const { name, timezone, locale, brand_color, owners_need_two_factor } = company;
  return { name, timezone, locale, brand_color: brand_color ?? "", owners_need_two_factor };
}
