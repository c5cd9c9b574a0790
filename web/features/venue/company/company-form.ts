import { z } from "zod";
import { AUDIT_MONTHS_OFFERED } from "#schema/venue/company/audit-retention.ts";
import { UpdateCompanyInput } from "#schema/venue/company/models.ts";
import { pictureForm, pictureValue } from "#web/features/venue/shared/pictures/picture-form.ts";
import { localeOptions } from "#web/tenant/place-options.ts";
import type { ComparedAnswer } from "#web/ui/form/compare-values.ts";
import { optionalText } from "#web/ui/form/optional-text.ts";
import type { CompanyProfileFragment } from "./company.generated.ts";

const { shape } = UpdateCompanyInput;

/** Converts form values to the request: no color means the product's own. */
export const CompanyForm = z.object({
  name: shape.name.unwrap(),
  timezone: shape.timezone.unwrap(),
  report_day_hour: z.coerce.number<string>().pipe(shape.report_day_hour.unwrap()),
  locale: shape.locale.unwrap(),
  brand_color: optionalText.pipe(shape.brand_color.unwrap()),
  logo: pictureForm,
  cover: pictureForm,
  sells_gift_cards: z.boolean(),
  owners_need_two_factor: z.boolean(),
  admins_need_two_factor: z.boolean(),
  exporters_need_two_factor: z.boolean(),
  audit_months: z
    .string()
    .transform((text) => (text === "" ? null : Number(text)))
    .pipe(shape.audit_months.unwrap()),
});

export type CompanyFormValues = z.input<typeof CompanyForm>;
export type CompanyFormSent = z.output<typeof CompanyForm>;

export function companyFormValues(company: CompanyProfileFragment): CompanyFormValues {
  const { name, timezone, report_day_hour, locale, brand_color, sells_gift_cards } = company;
  const { owners_need_two_factor, admins_need_two_factor, exporters_need_two_factor } = company;
  const rules = { owners_need_two_factor, admins_need_two_factor, exporters_need_two_factor };
  const pictures = { logo: pictureValue(company.logo), cover: pictureValue(company.cover) };
  const audit_months = String(company.audit_months ?? "");
  return {
    name,
    timezone,
    report_day_hour: String(report_day_hour),
    locale,
    brand_color: brand_color ?? "",
    sells_gift_cards,
    audit_months,
    ...pictures,
    ...rules,
  };
}

/** Retention periods of the audit log. */
export const AUDIT_CHOICES = [
  { value: "", label: "For ever" },
  ...AUDIT_MONTHS_OFFERED.map((months) => ({ value: String(months), label: `For ${months / 12} years` })),
];

/** Hours at which a day of the reports may begin; nearly all venues are closed at one of them. */
export const DAY_HOUR_CHOICES = Array.from({ length: 12 }, (_, hour) => ({
  value: String(hour),
  label: hour === 0 ? "At midnight" : `At ${hour}:00 in the morning`,
}));

/** Who must use two-factor sign-in, as form options. */
export const TWO_FACTOR_RULES = [
  { name: "owners_need_two_factor", label: "Owners must sign in with two factors" },
  { name: "admins_need_two_factor", label: "Facility admins must sign in with two factors" },
  {
    name: "exporters_need_two_factor",
    label: "Require two factors for anyone who can act for others or export clients",
  },
] as const;

const pictureText = (picture: CompanyFormValues["logo"]) => (picture ? `no. ${picture.id}` : "none");
const yesNo = (isSo: boolean) => (isSo ? "yes" : "no");

/** The form's values as text, for comparison with what somebody else saved. */
export const COMPANY_ANSWERS: readonly ComparedAnswer<CompanyFormValues>[] = [
  { label: "Name", names: ["name"], text: ({ name }) => name },
  { label: "Time zone", names: ["timezone"], text: ({ timezone }) => timezone },
  {
    label: "Reports’ day",
    names: ["report_day_hour"],
    text: ({ report_day_hour }) => DAY_HOUR_CHOICES.find(({ value }) => value === report_day_hour)?.label ?? "none",
  },
  {
    label: "Formats",
    names: ["locale"],
    text: ({ locale }) => localeOptions(locale).find(({ value }) => value === locale)?.label ?? locale,
  },
  { label: "Color", names: ["brand_color"], text: ({ brand_color }) => brand_color || "the product’s own" },
  { label: "Logo", names: ["logo"], text: ({ logo }) => pictureText(logo) },
  { label: "Cover", names: ["cover"], text: ({ cover }) => pictureText(cover) },
  { label: "Gift cards", names: ["sells_gift_cards"], text: ({ sells_gift_cards }) => yesNo(sells_gift_cards) },
  ...TWO_FACTOR_RULES.map(({ name, label }) => ({
    label,
    names: [name],
    text: (values: CompanyFormValues) => yesNo(values[name]),
  })),
  {
    label: "Audit log",
    names: ["audit_months"],
    text: ({ audit_months }) => AUDIT_CHOICES.find(({ value }) => value === audit_months)?.label ?? "none",
  },
];
