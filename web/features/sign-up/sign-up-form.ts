import { z } from "zod";
import { CreateTenantInput } from "#schema/onboarding/models.ts";
import { proposalOf } from "./proposals.ts";

const { shape } = CreateTenantInput;

/** What is typed is what is sent; the contract's own rules and words apply, but for answers that are not given yet. */
export const SignUpInput = CreateTenantInput.extend({
  slug: z.string().trim().min(1, "Choose an address.").pipe(shape.slug),
  timezone: z.string().min(1, "Choose a time zone.").pipe(shape.timezone),
  currency: z.string().min(1, "Choose a currency.").pipe(shape.currency),
});

export type SignUpValues = z.input<typeof SignUpInput>;
export type SignUpSent = z.output<typeof SignUpInput>;

/** The zone, country and money are proposed as the browser has them. */
export function emptySignUp(): SignUpValues {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const person = { first_name: "", last_name: "", email: "", password: "" };
  return { name: "", slug: "", ...person, ...proposalOf(navigator.languages, timeZone) };
}
