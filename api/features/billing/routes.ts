import { cancelCompanySubscription, changeCompanyPlan } from "#api/features/billing/change-subscription.ts";
import {
  activateBilling,
  billingStatus,
  companySubscription,
  confirmSetup,
  createSetupIntent,
  subscribeCompany,
} from "#api/features/billing/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { billingOperations, centralBillingOperations } from "#schema/billing/operations.ts";

export const billingRoutes: Handlers<typeof billingOperations> = {
  activateBilling,
  billingStatus: (call, { query }) => billingStatus(call, query),
};

export const centralBillingRoutes: Handlers<typeof centralBillingOperations> = {
  companySubscription: (call, { params }) => companySubscription(call, params.id),
  changeCompanyPlan,
  cancelCompanySubscription,
  createSetupIntent,
  confirmSetup,
  subscribeCompany,
};
