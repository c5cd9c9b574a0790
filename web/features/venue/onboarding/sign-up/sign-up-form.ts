import { z } from "zod";
import { CreateTenantInput } from "#schema/venue/onboarding/models.ts";
import { proposalOf } from "./proposals.ts";

const { shape } = CreateTenantInput;

/** Form values equal the API input; the contract's own rules and messages apply, except for answers not given yet. */
export const SignUpInput = CreateTenantInput.extend({
  slug: z.string().trim().min(1, "Choose an address.").pipe(shape.slug),
  timezone: z.string().min(1, "Choose a time zone.").pipe(shape.timezone),
  currency: z.string().min(1, "Choose a currency.").pipe(shape.currency),
});

export type SignUpValues = z.input<typeof SignUpInput>;
export type SignUpSent = z.output<typeof SignUpInput>;

/** Initial values, with time zone, country and currency derived from the browser. */
export function emptySignUp(): SignUpValues {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const person = { first_name: "", last_name: "", email: "", password: "" };
  return { name: "", slug: "", ...person, ...proposalOf(navigator.languages, timeZone) };
}
