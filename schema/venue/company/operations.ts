import { z } from "zod";
import { defineOperations } from "#schema/shared/operation.ts";
import { AccountInfo, Company, PublicCompany, UpdateCompanyInput } from "./models.ts";

export const companyOperations = defineOperations({
  company: {
    method: "get",
    path: "/api/v1/company",
    audience: "staff",
    lockExempt: true,
    summary: "Returns the company that owns this sub-domain.",
    answer: Company,
  },
  updateCompany: {
    method: "put",
    path: "/api/v1/company/{id}",
    retry: "same_answer",
    refreshes: [],
    audit: "Changed the company profile",
    audience: "staff",
    permission: "company.write",
    asksAgain: "partly",
    summary: "Updates the company's name, zone, locale, colour or tax.",
    params: z.object({
      id: z
        .string()
        .min(1)
        .max(63)
        .describe("The company's sub-domain: it must be this one, otherwise nothing is found"),
    }),
    body: UpdateCompanyInput,
    answer: Company,
  },
  publicCompany: {
    method: "get",
    path: "/api/v1/public/company",
    audience: "anyone",
    lockExempt: true,
    summary: "Returns what anybody may know about the company.",
    answer: PublicCompany,
  },
  accountInfo: {
    method: "get",
    path: "/api/v1/account-info",
    audience: "signed_in",
    lockExempt: true,
    summary: "Returns the company's trial, subscription and lock.",
    answer: AccountInfo,
  },
});
