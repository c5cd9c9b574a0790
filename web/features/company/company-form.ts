import { z } from "zod";
import { UpdateCompanyInput } from "#schema/company/models.ts";
import { pictureForm, pictureValue } from "#web/pictures/picture-form.ts";
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
  logo: pictureForm,
  cover: pictureForm,
  owners_need_two_factor: z.boolean(),
  admins_need_two_factor: z.boolean(),
  exporters_need_two_factor: z.boolean(),
});

export type CompanyFormValues = z.input<typeof CompanyForm>;
export type CompanyFormSent = z.output<typeof CompanyForm>;

export function companyFormValues(company: CompanyProfileFragment): CompanyFormValues {
  const { name, timezone, locale, brand_color } = company;
  const { owners_need_two_factor, admins_need_two_factor, exporters_need_two_factor } = company;
  const rules = { owners_need_two_factor, admins_need_two_factor, exporters_need_two_factor };
  const pictures = { logo: pictureValue(company.logo), cover: pictureValue(company.cover) };
  return { name, timezone, locale, brand_color: brand_color ?? "", ...pictures, ...rules };
}

/** Who must sign in with two factors, as the form asks it. */
export const TWO_FACTOR_RULES = [
  { name: "owners_need_two_factor", label: "Owners must sign in with two factors" },
  { name: "admins_need_two_factor", label: "Facility admins must sign in with two factors" },
  {
    name: "exporters_need_two_factor",
    label: "Everybody who may act for others or export clients must sign in with two factors",
  },
] as const;
