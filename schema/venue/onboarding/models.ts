import { z } from "zod";
import { NewPassword } from "#schema/people/sign-in/password-models.ts";
import { isCountry } from "#schema/shared/countries.ts";
import { emailText } from "#schema/shared/email.ts";
import { Currency } from "#schema/shared/money.ts";
import { firstName, lastName } from "#schema/shared/person-name.ts";
import { companyName } from "#schema/shared/text.ts";
import { Instant, TimeZone } from "#schema/shared/time.ts";
import { UpdateCompanyInput } from "#schema/venue/company/models.ts";
import { isKnownCurrency } from "./currencies.ts";
import { slugProblem } from "./slug.ts";

const CompanyName = companyName("Enter the name of your venue.");

const KnownCurrency = Currency.refine(isKnownCurrency, "Choose a currency that is in use, for example CAD.");

export const NewSlug = z
  .string()
  .superRefine((slug, context) => {
    const message = slugProblem(slug);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  })
  .describe("The company's sub-domain: 1 to 40 lower-case letters, digits and hyphens");

export const CreateTenantInput = z
  .object({
    name: CompanyName.describe("Name of the company"),
    slug: NewSlug,
    first_name: firstName("Enter your first name.").describe("First name of its first owner"),
    last_name: lastName().default("").describe("Last name of its first owner"),
    email: emailText().describe("Address that the owner signs in with"),
    password: NewPassword,
    country: z.string().refine(isCountry, "Choose a country.").describe("ISO 3166 country code"),
    timezone: TimeZone,
    currency: KnownCurrency,
  })
  .meta({ id: "CreateTenantInput", description: "A company starting its trial, with its first owner" });

export const NewCompany = z
  .object({
    slug: z.string().describe("The company's sub-domain"),
    url: z.string().describe("The company's address from now on"),
    sign_in_url: z
      .string()
      .describe("Signs the owner in on the company's own host; works once, for a minute, and only from this page"),
    trial_ends_at: Instant.describe("End of the trial"),
  })
  .meta({ id: "NewCompany", description: "A newly created company" });

export const SlugAvailability = z
  .object({
    slug: z.string().describe("The requested sub-domain"),
    is_available: z.boolean().describe("Whether a new company can have it"),
    problem: z.string().nullable().describe("The reason it is not available, in a sentence"),
    suggestion: z.string().nullable().describe("A similar one that is free, if this one is taken"),
  })
  .meta({ id: "SlugAvailability", description: "Whether a new company can have a sub-domain" });

export const CreateCompanyInput = z
  .object({
    name: CompanyName.describe("Name"),
    timezone: TimeZone,
    currency: KnownCurrency,
    locale: UpdateCompanyInput.shape.locale.describe("BCP 47 locale of dates and money; unchanged if left out"),
  })
  .meta({ id: "CreateCompanyInput", description: "The company's details, as its people confirm them once" });

export const ONBOARDING_STEPS = [
  "company",
  "location",
  "resource",
  "service",
  "coach",
  "payments",
  "booking_page",
] as const;

export const OnboardingStepKey = z.enum(ONBOARDING_STEPS).meta({
  id: "OnboardingStepKey",
  description: [
    "What a venue sets up before its first booking. company: its name, zone and currency are confirmed",
    "location: a location has opening hours",
    "resource: there is a bay or room",
    "service: there is something to book",
    "coach: a coach has hours",
    "payments: cards are taken",
    "booking_page: somebody who works here has opened it",
  ].join("; "),
});
export type OnboardingStepKey = z.infer<typeof OnboardingStepKey>;

export const OnboardingStep = z
  .object({
    key: OnboardingStepKey.describe("Which"),
    is_done: z.boolean().describe("Whether it has been set up"),
    is_optional: z.boolean().describe("Whether bookings can be taken without it"),
    problem: z
      .string()
      .nullable()
      .describe("Why nothing can be booked in the next four weeks though something is there, where this step is why"),
  })
  .meta({ id: "OnboardingStep", description: "One thing to set up, judging by the company's own data" });

export const OnboardingStatus = z
  .object({
    id: z.string().describe("The company's sub-domain"),
    is_needed: z.boolean().describe("Whether the list is still to be shown: not complete, and not skipped"),
    is_complete: z.boolean().describe("Whether everything that is not optional has been set up"),
    is_skipped: z.boolean().describe("Whether somebody chose to skip the list"),
    is_email_confirmed: z.boolean().describe("Whether the caller's own address is confirmed"),
    country: z.string().nullable().describe("Country given at sign-up; ISO 3166 code"),
    first_location_id: z.int().nullable().describe("The location that needs hours, if none has any"),
    first_coach_id: z.int().nullable().describe("The coach who needs hours, if none has any"),
    steps: z.array(OnboardingStep).describe("In the order in which they build on each other"),
  })
  .meta({ id: "OnboardingStatus", description: "How far a new company has come in setting up" });
export type OnboardingStatus = z.infer<typeof OnboardingStatus>;
