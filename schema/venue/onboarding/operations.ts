import { z } from "zod";
import { defineOperations } from "#schema/shared/operation.ts";
import { Company } from "#schema/venue/company/models.ts";
import { CreateCompanyInput, CreateTenantInput, NewCompany, OnboardingStatus, SlugAvailability } from "./models.ts";

export const onboardingOperations = defineOperations({
  onboardingStatus: {
    method: "get",
    path: "/api/v1/onboarding-status",
    audience: "staff",
    summary: "Shows what the company has set up before its first booking, judging by its data.",
    answer: OnboardingStatus,
  },
  createCompany: {
    method: "post",
    path: "/api/v1/company",
    status: 201,
    retry: "same_answer",
    refreshes: ["company", "onboardingStatus"],
    audit: "Confirmed the company’s details",
    audience: "staff",
    permission: "company.write",
    summary:
      "Confirms, once, the details proposed at sign-up; the currency can be chosen until something has a price. Afterwards, and for a company that did not sign up itself, 409: use `updateCompany` instead.",
    body: CreateCompanyInput,
    answer: Company,
  },
  seeBookingPage: {
    method: "post",
    path: "/api/v1/onboarding-status/booking-page",
    retry: "same_answer",
    refreshes: [],
    audit: null,
    audience: "staff",
    summary: "Records that somebody who works here opened the public booking page; a second call changes nothing.",
    answer: OnboardingStatus,
  },
  skipOnboarding: {
    method: "post",
    path: "/api/v1/onboarding-status/skip",
    retry: "same_answer",
    refreshes: [],
    audit: "Skipped the set-up list",
    audience: "staff",
    permission: "company.write",
    summary: "Dismisses the list from now on; it stays where it is, and a second call changes nothing.",
    answer: OnboardingStatus,
  },
});

/** Concern no company: called on the central host, with the same response on any other. */
export const signUpOperations = defineOperations({
  createTenant: {
    method: "post",
    path: "/api/central/tenants",
    status: 201,
    retry: "runs_again",
    refreshes: [],
    audit: "Set the company up",
    audience: "anyone",
    lockExempt: true,
    ignoresSession: true,
    hashesPassword: true,
    ofNoCompany: true,
    summary:
      "Creates a company in its trial with its first owner, all or nothing. The same Idempotency-Key with the same address and password continues where the first call ended.",
    body: CreateTenantInput,
    answer: NewCompany,
  },
  slugAvailable: {
    method: "get",
    path: "/api/central/tenants/slug-available",
    audience: "anyone",
    lockExempt: true,
    ignoresSession: true,
    ofNoCompany: true,
    summary: "Returns whether a new company can have this sub-domain.",
    query: z.object({ slug: z.string().max(100).describe("The sub-domain as typed") }),
    answer: SlugAvailability,
  },
});
