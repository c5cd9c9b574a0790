import { z } from "zod";
import { defineOperations } from "#schema/shared/operation.ts";
import {
  BillingInclude,
  BillingStatus,
  ChangeCompanyPlanInput,
  CompanySubscription,
  ConfirmSetupInput,
  SavedCard,
  SetupIntent,
  SubscribeCompanyInput,
} from "./models.ts";

const ownCompany = z.object({
  id: z.string().min(1).max(63).describe("The company's sub-domain: it must be this one, otherwise nothing is found"),
});

const ofBilling = { audience: "staff", permission: "billing.manage" } as const;

export const billingOperations = defineOperations({
  activateBilling: {
    method: "post",
    path: "/api/v1/billing/activate",
    ...ofBilling,
    retry: "runs_again",
    refreshes: ["companySubscription"],
    audit: null,
    lockExempt: true,
    summary:
      "Asks the payment provider for the state of the company's subscription, and opens the company if it is paid.",
    answer: BillingStatus,
  },
  billingStatus: {
    method: "get",
    path: "/api/v1/billing/status",
    audience: "staff",
    lockExempt: true,
    summary: "Returns the company's trial, subscription and lock, with what is asked for.",
    query: z.object({
      compact: z.boolean().default(false).describe("Returns only the company's standing, whatever `include` says"),
      include: z.array(BillingInclude).default([]).describe("What to include"),
    }),
    answer: BillingStatus,
  },
});

/** The company's own subscription to the platform; called on the company's host, or on the central one. */
export const centralBillingOperations = defineOperations({
  companySubscription: {
    method: "get",
    path: "/api/central/tenants/{id}/subscription",
    ...ofBilling,
    lockExempt: true,
    summary: "Returns the company's subscription to the platform, its card and its newest invoices.",
    params: ownCompany,
    answer: CompanySubscription,
  },
  changeCompanyPlan: {
    method: "put",
    path: "/api/central/tenants/{id}/subscription",
    ...ofBilling,
    retry: "same_answer",
    refreshes: ["companySubscription"],
    audit: "Changed the subscription to the platform",
    lockExempt: true,
    summary: "Changes to another plan at once, or sets whether the subscription continues after the paid period.",
    params: ownCompany,
    body: ChangeCompanyPlanInput,
    answer: CompanySubscription,
  },
  cancelCompanySubscription: {
    method: "delete",
    path: "/api/central/tenants/{id}/subscription",
    ...ofBilling,
    retry: "same_answer",
    refreshes: ["companySubscription"],
    audit: "Cancelled the subscription to the platform",
    summary: "Cancels the subscription; it ends with the paid period.",
    params: ownCompany,
    answer: CompanySubscription,
  },
  createSetupIntent: {
    method: "post",
    path: "/api/central/payment/{id}/setup-intent",
    ...ofBilling,
    retry: "runs_again",
    refreshes: [],
    audit: null,
    lockExempt: true,
    summary: "Starts saving a company card at the payment provider.",
    params: ownCompany,
    answer: SetupIntent,
  },
  confirmSetup: {
    method: "post",
    path: "/api/central/payment/{id}/confirm-setup",
    ...ofBilling,
    retry: "same_answer",
    refreshes: ["companySubscription"],
    audit: "Saved a card for the subscription to the platform",
    lockExempt: true,
    summary: "Checks with the payment provider that a card was saved and makes it the one that is charged.",
    params: ownCompany,
    body: ConfirmSetupInput,
    answer: SavedCard,
  },
  subscribeCompany: {
    method: "post",
    path: "/api/central/payment/{id}/subscription",
    ...ofBilling,
    retry: "same_answer",
    refreshes: [],
    audit: "Subscribed to a plan of the platform",
    lockExempt: true,
    summary: "Subscribes the company to a plan with a saved card, which is charged at once, and opens the company.",
    params: ownCompany,
    body: SubscribeCompanyInput,
    answer: CompanySubscription,
  },
});
