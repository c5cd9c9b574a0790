import { z } from "zod";
import { defineOperations } from "../shared/operation.ts";
import { AccountInfo, Company, PublicCompany, UpdateCompanyInput } from "./models.ts";

export const companyOperations = defineOperations({
  company: {
    method: "get",
    path: "/api/v1/company",
    audience: "staff",
    lockExempt: true,
    summary: "The company that owns this sub-domain.",
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
    summary: "Changes the company's name, zone, locale, colour or tax.",
    params: z.object({
      id: z.string().min(1).max(63).describe("The company's sub-domain: this one's, or nothing is found"),
    }),
    body: UpdateCompanyInput,
    answer: Company,
  },
  publicCompany: {
    method: "get",
    path: "/api/v1/public/company",
    audience: "anyone",
    lockExempt: true,
    summary: "What everybody may know of the company.",
    answer: PublicCompany,
  },
  accountInfo: {
    method: "get",
    path: "/api/v1/account-info",
    audience: "signed_in",
    lockExempt: true,
    summary: "Trial, subscription and lock of the company.",
    answer: AccountInfo,
  },
});
