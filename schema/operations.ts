import { accessTokenOperations } from "./access-tokens/operations.ts";
import { accountOperations } from "./accounts/operations.ts";
import { allowanceOperations } from "./allowances/operations.ts";
import { authOperations } from "./auth/operations.ts";
import { passwordOperations } from "./auth/password-operations.ts";
import { sessionOperations } from "./auth/session-operations.ts";
import { emailOperations } from "./auth/email-operations.ts";
import { freshSignInOperations } from "./auth/fresh-sign-in-operations.ts";
import { twoFactorOperations } from "./auth/two-factor-operations.ts";
import { auditLogOperations } from "./audit-log/operations.ts";
import { availabilityOperations } from "./availability/operations.ts";
import { billingOperations, centralBillingOperations } from "./billing/operations.ts";
import { blockedTimeOperations } from "./blocked-times/operations.ts";
import { bookingOperations } from "./bookings/operations.ts";
import { bookingGroupOperations } from "./bookings/group-operations.ts";
import { bookingSeriesOperations } from "./bookings/series-operations.ts";
import { publicBookingOperations } from "./bookings/public-operations.ts";
import { calendarFeedOperations } from "./calendar-feeds/operations.ts";
import { cardChargeOperations } from "./card-charges/operations.ts";
import { cashUpOperations } from "./cash-ups/operations.ts";
import { changeOperations } from "./changes/operations.ts";
import { classSessionOperations } from "./class-sessions/operations.ts";
import { clientActivityOperations } from "./clients/activity-operations.ts";
import { clientErasureOperations } from "./clients/erasure-operations.ts";
import { clientMergeOperations } from "./clients/merge-operations.ts";
import { clientOperations } from "./clients/operations.ts";
import { registrationOperations } from "./registration/operations.ts";
import { savedFilterOperations } from "./clients/filter-operations.ts";
import { tagOperations } from "./clients/tag-operations.ts";
import { coachOperations } from "./coaches/operations.ts";
import { uploadOperations } from "./uploads/operations.ts";
import { communicationOperations } from "./communications/operations.ts";
import { companyOperations } from "./company/operations.ts";
import { diagnosticsOperations } from "./diagnostics/operations.ts";
import { centralEcommerceOperations, ecommerceOperations, ecommerceRedirects } from "./ecommerce/operations.ts";
import { centralFederationOperations, federationOperations, signInRedirects } from "./federation/operations.ts";
import { giftCardOperations } from "./gift-cards/operations.ts";
import { importOperations } from "./imports/operations.ts";
import { impersonationOperations } from "./impersonation/operations.ts";
import { locationOperations } from "./locations/operations.ts";
import { membershipPlanOperations } from "./membership-plans/operations.ts";
import { membershipOperations } from "./memberships/operations.ts";
import { onboardingOperations, signUpOperations } from "./onboarding/operations.ts";
import { overlapProofOperations } from "./overlap-proof/operations.ts";
import { disputeOperations } from "./disputes/operations.ts";
import { paymentEventOperations } from "./payment-events/operations.ts";
import { paymentOperations } from "./payments/operations.ts";
import { policyOperations } from "./policies/operations.ts";
import { platformOperations } from "./platform/operations.ts";
import { refundDueOperations } from "./refunds-due/operations.ts";
import { resourceOperations } from "./resources/operations.ts";
import { resourceTypeOperations } from "./resources/type-operations.ts";
import { widgetPreferencesOperations } from "./widget-preferences/operations.ts";
import { aggregateOperations } from "./analytics/aggregate-operations.ts";
import { analyticsOperations } from "./analytics/operations.ts";
import { revenueOperations } from "./revenue/operations.ts";
import { roleOperations } from "./roles/operations.ts";
import { savedQueryOperations } from "./saved-queries/operations.ts";
import { scheduleHistoryOperations } from "./schedule-history/operations.ts";
import { serviceCategoryOperations } from "./services/category-operations.ts";
import { planPurchaseOperations } from "./plan-purchases/operations.ts";
import { servicePaymentOperations } from "./service-payments/operations.ts";
import { undoOperations } from "./undo/operations.ts";
import { waitlistOperations } from "./waitlist/operations.ts";
import { zoneShiftOperations } from "./zone-shifts/operations.ts";
import { serviceOperations } from "./services/operations.ts";

/** The platform's API for one company, under /api/v1. */
export const v1Operations = {
  ...authOperations,
  ...passwordOperations,
  ...federationOperations,
  ...sessionOperations,
  ...accessTokenOperations,
  ...savedQueryOperations,
  ...twoFactorOperations,
  ...freshSignInOperations,
  ...emailOperations,
  ...impersonationOperations,
  ...giftCardOperations,
  ...importOperations,
  ...accountOperations,
  ...roleOperations,
  ...companyOperations,
  ...onboardingOperations,
  ...uploadOperations,
  ...locationOperations,
  ...resourceOperations,
  ...resourceTypeOperations,
  ...serviceOperations,
  ...serviceCategoryOperations,
  ...coachOperations,
  ...clientOperations,
  ...registrationOperations,
  ...clientActivityOperations,
  ...clientErasureOperations,
  ...clientMergeOperations,
  ...tagOperations,
  ...savedFilterOperations,
  ...communicationOperations,
  ...auditLogOperations,
  ...undoOperations,
  ...availabilityOperations,
  ...revenueOperations,
  ...analyticsOperations,
  ...aggregateOperations,
  ...widgetPreferencesOperations,
  ...bookingOperations,
  ...bookingGroupOperations,
  ...bookingSeriesOperations,
  ...policyOperations,
  ...paymentOperations,
  ...refundDueOperations,
  ...paymentEventOperations,
  ...disputeOperations,
  ...cardChargeOperations,
  ...cashUpOperations,
  ...classSessionOperations,
  ...scheduleHistoryOperations,
  ...zoneShiftOperations,
  ...blockedTimeOperations,
  ...changeOperations,
  ...publicBookingOperations,
  ...waitlistOperations,
  ...calendarFeedOperations,
  ...membershipPlanOperations,
  ...membershipOperations,
  ...allowanceOperations,
  ...overlapProofOperations,
  ...billingOperations,
  ...ecommerceOperations,
  ...planPurchaseOperations,
  ...servicePaymentOperations,
  ...diagnosticsOperations,
};

/** The platform's own API, under /api/central. */
export const centralOperations = {
  ...platformOperations,
  ...centralFederationOperations,
  ...centralBillingOperations,
  ...centralEcommerceOperations,
  ...signUpOperations,
};

/** Browser redirects on the central host. */
export const redirectOperations = { ...signInRedirects, ...ecommerceRedirects };
