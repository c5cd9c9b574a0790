import { accountInfo, company, publicCompany, updateCompany } from "#api/features/company/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { companyOperations } from "#schema/company/operations.ts";

export const companyRoutes: Handlers<typeof companyOperations> = {
  company: async (call) => company(call),
  updateCompany: (call, { params, body }) => updateCompany(call, params.id, body),
  publicCompany: (call) => publicCompany(call),
  accountInfo: async (call) => accountInfo(call),
};
