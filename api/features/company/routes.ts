import { accountInfo, company, publicCompany } from "#api/features/company/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { companyOperations } from "#schema/company/operations.ts";

export const companyRoutes: Handlers<typeof companyOperations> = {
  company: async (call) => company(call),
  publicCompany: async (call) => publicCompany(call),
  accountInfo: async (call) => accountInfo(call),
};
