import { createCompany, onboardingStatus, seeBookingPage, skipOnboarding } from "#api/features/onboarding/service.ts";
import { createTenant, slugAvailable } from "#api/features/onboarding/sign-up.ts";
import type { Handlers, PlatformHandlers } from "#api/http/call.ts";
import type { onboardingOperations, signUpOperations } from "#schema/onboarding/operations.ts";

export const onboardingRoutes: Handlers<typeof onboardingOperations> = {
  onboardingStatus: (call) => onboardingStatus(call),
  createCompany: (call, { body }) => createCompany(call, body),
  seeBookingPage: (call) => seeBookingPage(call),
  skipOnboarding: (call) => skipOnboarding(call),
};

export const signUpRoutes: PlatformHandlers<typeof signUpOperations> = {
  createTenant: (call, { body }) => createTenant(call, body),
  slugAvailable: (call, { query }) => slugAvailable(call, query),
};
