import { defineOperations } from "../shared/operation.ts";
import { AccountInfo, Company, PublicCompany } from "./models.ts";

export const companyOperations = defineOperations({
  company: {
    method: "get",
    path: "/api/v1/company",
    audience: "staff",
    lockExempt: true,
    summary: "The company that owns this sub-domain.",
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
