import { z } from "zod";
import { Company } from "../company/models.ts";
import { defineOperations } from "../shared/operation.ts";
import { CreateCompanyInput, CreateTenantInput, NewCompany, OnboardingStatus, SlugAvailability } from "./models.ts";

export const onboardingOperations = defineOperations({
  onboardingStatus: {
    method: "get",
    path: "/api/v1/onboarding-status",
    audience: "staff",
    summary: "What the company has set up before its first booking, as its data answer it.",
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
      "Confirms, once, the details that the sign-up proposed; the currency can be chosen until something has a price. Afterwards, and for a company that did not sign up itself, 409: `updateCompany` changes them.",
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
    summary: "Keeps that somebody who works here opened the public booking page; a second time changes nothing.",
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
    summary: "Does without the list from now on; it stays where it is, and a second time changes nothing.",
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
      "Begins a company in its trial with its first owner, all or nothing. The same Idempotency-Key with the same address and password goes on where the first call ended.",
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
    summary: "Whether a new company can have this sub-domain.",
    query: z.object({ slug: z.string().max(100).describe("The sub-domain as it was typed") }),
    answer: SlugAvailability,
  },
});
