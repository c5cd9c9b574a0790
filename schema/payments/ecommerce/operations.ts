import { z } from "zod";
import { defineOperations } from "#schema/shared/operation.ts";
import {
  ConnectLink,
  ConnectOnboardingInput,
  ConnectStripeInput,
  EcommerceConfig,
  PublicEcommerceConfig,
  StripeOverview,
} from "./models.ts";

const ofBilling = { audience: "staff", permission: "billing.manage" } as const;

/** What decides to whom the company's money goes. */
const ofTheMoney = { ...ofBilling, inPersonOnly: true, asksAgain: "always" } as const;

const ownCompany = z.object({
  tenant: z
    .string()
    .min(1)
    .max(63)
    .describe("The company's sub-domain: it must be this one, otherwise nothing is found"),
});

export const ecommerceOperations = defineOperations({
  ecommerceConfig: {
    method: "get",
    path: "/api/v1/config/ecommerce",
    audience: "staff",
    summary: "Returns how the company takes card payments.",
    answer: EcommerceConfig,
  },
  publicEcommerceConfig: {
    method: "get",
    path: "/api/v1/public/config/ecommerce",
    audience: "anyone",
    summary: "Returns what a browser needs to pay by card.",
    answer: PublicEcommerceConfig,
  },
  connectStripe: {
    method: "post",
    path: "/api/v1/config/ecommerce/connect-stripe",
    ...ofTheMoney,
    retry: "runs_again",
    refreshes: ["ecommerceConfig", "stripeOverview"],
    audit: "Connected card payments",
    summary: "Connects the account with which a person returned from the payment provider.",
    body: ConnectStripeInput,
    answer: EcommerceConfig,
  },
  disconnectStripe: {
    method: "post",
    path: "/api/v1/config/ecommerce/disconnect-stripe",
    ...ofTheMoney,
    retry: "same_answer",
    refreshes: ["ecommerceConfig", "stripeOverview", "unsettledPayments"],
    audit: "Disconnected card payments",
    summary:
      "Disconnects the company's account at the payment provider: cards are no longer taken from then on. Payments under way are settled or cancelled first; refused while a bank has not answered.",
    answer: EcommerceConfig,
  },
  createConnectOnboardingLink: {
    method: "post",
    path: "/api/v1/billing/stripe-connect/onboarding-link",
    ...ofTheMoney,
    retry: "runs_again",
    refreshes: [],
    audit: "Opened the questions of the payment provider",
    summary: "Creates a link for giving the payment provider what it still asks for; it works once.",
    body: ConnectOnboardingInput,
    answer: ConnectLink,
  },
  createConnectDashboardLink: {
    method: "post",
    path: "/api/v1/billing/stripe-connect/dashboard-link",
    ...ofTheMoney,
    retry: "runs_again",
    refreshes: [],
    audit: "Opened the dashboard of the payment provider",
    summary: "Creates a link to the account's dashboard at the payment provider.",
    answer: ConnectLink,
  },
});

/** Called on the company's host, or on the central one. */
export const centralEcommerceOperations = defineOperations({
  startStripeOauth: {
    method: "get",
    path: "/api/central/stripe-connect/tenants/{tenant}/oauth/start",
    ...ofTheMoney,
    summary: "Starts connecting an account at the payment provider and returns where to send the browser.",
    params: ownCompany,
    answer: ConnectLink,
  },
  stripeOverview: {
    method: "get",
    path: "/api/central/tenants/{tenant}/stripe-overview",
    ...ofBilling,
    summary: "Returns the company's account at the payment provider, read at most every five minutes for a person.",
    params: ownCompany,
    query: z.object({
      include_fees: z.boolean().default(false).describe("Whether to add up what card payments came to"),
      fees_window_days: z.int().min(1).max(90).default(30).describe("Number of days to cover"),
      invoices_limit: z.int().min(1).max(24).default(5).describe("Number of the platform's invoices to return"),
      bypass_cache: z.boolean().default(false).describe("Whether to ask the provider now"),
    }),
    answer: StripeOverview,
  },
});

/** Browser redirects on the central host, over REST only. */
export const ecommerceRedirects = defineOperations({
  stripeOauthCallback: {
    method: "get",
    path: "/api/central/stripe-connect/oauth/callback",
    audience: "anyone",
    redirects: { refusedHeading: "Card payments are not connected" },
    summary: "Redirects a person who returns from the payment provider to the company's host, which completes it.",
    query: z.object({
      state: z.string().max(2000).default("").describe("The state that startStripeOauth put into the address"),
      code: z.string().max(500).optional().describe("The code that connectStripe exchanges"),
      error: z.string().max(200).optional().describe("access_denied if the person refused"),
    }),
    answer: z.null(),
  },
});
