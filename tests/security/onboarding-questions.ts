import type { Question } from "#tests/support/venue.ts";
import type { Ids } from "./one-of-each.ts";

/** Questions about the sign-up and the steps after it. */
export const ONBOARDING_QUESTIONS = {
  // Same key and person: a repeated request continues where the first one ended.
  createTenant: () => ({
    headers: { "idempotency-key": "matrix" },
    body: {
      name: "Made by the matrix",
      slug: "made-by-the-matrix",
      first_name: "Ada",
      last_name: "Field",
      email: "ada@matrix.example",
      password: "nine purple umbrellas",
      country: "CA",
      timezone: "America/Toronto",
      currency: "CAD",
    },
  }),
  slugAvailable: () => ({ query: { slug: "harbour" } }),
  onboardingStatus: () => ({}),
  createCompany: () => ({ body: { name: "Confirmed", timezone: "America/Toronto", currency: "CAD", locale: "en-CA" } }),
  seeBookingPage: () => ({}),
  skipOnboarding: () => ({}),
} satisfies Record<string, (ids: Ids) => Question>;
