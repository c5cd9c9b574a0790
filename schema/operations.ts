import { bookingGroupOperations } from "#schema/bookings/bookings/group-operations.ts";
import { bookingOperations } from "#schema/bookings/bookings/operations.ts";
import { bookingSeriesOperations } from "#schema/bookings/bookings/series-operations.ts";
import { classSessionOperations } from "#schema/bookings/class-sessions/operations.ts";
import { publicBookingOperations } from "#schema/bookings/online/operations.ts";
import { policyOperations } from "#schema/bookings/policies/operations.ts";
import { waitlistOperations } from "#schema/bookings/waitlist/operations.ts";
import { clientActivityOperations } from "#schema/clients/clients/activity-operations.ts";
import { clientErasureOperations } from "#schema/clients/clients/erasure-operations.ts";
import { savedFilterOperations } from "#schema/clients/clients/filter-operations.ts";
import { clientMergeOperations } from "#schema/clients/clients/merge-operations.ts";
import { clientOperations } from "#schema/clients/clients/operations.ts";
import { tagOperations } from "#schema/clients/clients/tag-operations.ts";
import { importOperations } from "#schema/clients/imports/operations.ts";
import { allowanceOperations } from "#schema/memberships/allowances/operations.ts";
import { giftCardOperations } from "#schema/memberships/gift-cards/operations.ts";
import { membershipOperations } from "#schema/memberships/memberships/operations.ts";
import { membershipPlanOperations } from "#schema/memberships/plans/operations.ts";
import { communicationOperations } from "#schema/messages/campaigns/operations.ts";
import { billingOperations, centralBillingOperations } from "#schema/payments/billing/operations.ts";
import { cardChargeOperations } from "#schema/payments/card-attempts/card-charges/operations.ts";
import { planPurchaseOperations } from "#schema/payments/card-attempts/plan-purchases/operations.ts";
import { servicePaymentOperations } from "#schema/payments/card-attempts/service-payments/operations.ts";
import { unsettledPaymentOperations } from "#schema/payments/card-attempts/unsettled-payments/operations.ts";
import { cashUpOperations } from "#schema/payments/cash-ups/operations.ts";
import { disputeOperations } from "#schema/payments/disputes/operations.ts";
import {
  centralEcommerceOperations,
  ecommerceOperations,
  ecommerceRedirects,
} from "#schema/payments/ecommerce/operations.ts";
import { paymentEventOperations } from "#schema/payments/payment-events/operations.ts";
import { paymentOperations } from "#schema/payments/payments/operations.ts";
import { refundDueOperations } from "#schema/payments/refunds-due/operations.ts";
import { accessTokenOperations } from "#schema/people/access-tokens/operations.ts";
import { accountOperations } from "#schema/people/accounts/operations.ts";
import {
  centralFederationOperations,
  federationOperations,
  signInRedirects,
} from "#schema/people/federation/operations.ts";
import { impersonationOperations } from "#schema/people/impersonation/operations.ts";
import { registrationOperations } from "#schema/people/registration/operations.ts";
import { roleOperations } from "#schema/people/roles/operations.ts";
import { emailOperations } from "#schema/people/sign-in/email-operations.ts";
import { freshSignInOperations } from "#schema/people/sign-in/fresh-sign-in-operations.ts";
import { authOperations } from "#schema/people/sign-in/operations.ts";
import { passwordOperations } from "#schema/people/sign-in/password-operations.ts";
import { sessionOperations } from "#schema/people/sign-in/session-operations.ts";
import { twoFactorOperations } from "#schema/people/sign-in/two-factor-operations.ts";
import { auditLogOperations } from "#schema/platform/audit-log/operations.ts";
import { diagnosticsOperations } from "#schema/platform/diagnostics/operations.ts";
import { platformOperations } from "#schema/platform/platform-plans/operations.ts";
import { undoOperations } from "#schema/platform/undo/operations.ts";
import { aggregateOperations } from "#schema/reports/analytics/aggregate-operations.ts";
import { analyticsOperations } from "#schema/reports/analytics/operations.ts";
import { widgetPreferencesOperations } from "#schema/reports/dashboard/operations.ts";
import { revenueOperations } from "#schema/reports/revenue/operations.ts";
import { savedQueryOperations } from "#schema/reports/saved-queries/operations.ts";
import { availabilityOperations } from "#schema/schedule/availability/operations.ts";
import { blockedTimeOperations } from "#schema/schedule/blocked-times/operations.ts";
import { calendarFeedOperations } from "#schema/schedule/calendar-feeds/operations.ts";
import { changeOperations } from "#schema/schedule/changes/operations.ts";
import { overlapProofOperations } from "#schema/schedule/overlap-proof/operations.ts";
import { scheduleHistoryOperations } from "#schema/schedule/schedule-history/operations.ts";
import { zoneShiftOperations } from "#schema/schedule/zone-shifts/operations.ts";
import { coachOperations } from "#schema/venue/coaches/operations.ts";
import { companyOperations } from "#schema/venue/company/operations.ts";
import { locationOperations } from "#schema/venue/locations/operations.ts";
import { onboardingOperations, signUpOperations } from "#schema/venue/onboarding/operations.ts";
import { resourceOperations } from "#schema/venue/resources/operations.ts";
import { resourceTypeOperations } from "#schema/venue/resources/type-operations.ts";
import { serviceCategoryOperations } from "#schema/venue/services/category-operations.ts";
import { serviceOperations } from "#schema/venue/services/operations.ts";
import { uploadOperations } from "#schema/venue/uploads/operations.ts";

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
  ...unsettledPaymentOperations,
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
