import type { Handlers, RedirectHandlers } from "#api/call/call.ts";
import { cancelCompanySubscription, changeCompanyPlan } from "#api/features/payments/billing/change-subscription.ts";
import {
  activateBilling,
  billingStatus,
  companySubscription,
  confirmSetup,
  createSetupIntent,
  subscribeCompany,
} from "#api/features/payments/billing/service.ts";
import {
  chargeMembershipInvoice,
  createInvoicePaymentLink,
} from "#api/features/payments/card-attempts/card-charges/charge-invoice.ts";
import { chargeSavedCard } from "#api/features/payments/card-attempts/card-charges/charge-saved-card.ts";
import {
  cardCharges,
  confirmRequestedPayment,
  createPaymentLink,
  presentLink,
  requestedPayment,
  startRequestedPayment,
} from "#api/features/payments/card-attempts/card-charges/payment-link.ts";
import {
  clientPaymentMethods,
  confirmPaymentSuccess,
  startServicePayment,
} from "#api/features/payments/card-attempts/service-payments/service.ts";
import { disconnectStripe } from "#api/features/payments/card-attempts/unsettled-payments/disconnect.ts";
import {
  retryUnsettledPayment,
  settleUnsettledPayment,
  unsettledPayments,
} from "#api/features/payments/card-attempts/unsettled-payments/unsettled-payments.ts";
import { cashUps, cashUpSheet, closeCashUp, reopenCashUp } from "#api/features/payments/cash-ups/service.ts";
import { paymentDisputes } from "#api/features/payments/disputes/service.ts";
import { stripeOverview } from "#api/features/payments/ecommerce/overview.ts";
import {
  createConnectDashboardLink,
  createConnectOnboardingLink,
  ecommerceConfig,
  publicEcommerceConfig,
} from "#api/features/payments/ecommerce/service.ts";
import { connectStripe, startStripeOauth, stripeOauthCallback } from "#api/features/payments/ecommerce/stripe-oauth.ts";
import { failedPaymentEvents, retryPaymentEvent } from "#api/features/payments/payment-events/service.ts";
import { bookingAccount } from "#api/features/payments/payments/booking-account.ts";
import { mailReceipt } from "#api/features/payments/payments/mail-receipt.ts";
import { refundPayment } from "#api/features/payments/payments/refund-payment.ts";
import { exportPayments, payment, payments } from "#api/features/payments/payments/service.ts";
import { takePayment } from "#api/features/payments/payments/take-payment.ts";
import { waiveBalance } from "#api/features/payments/payments/waive-balance.ts";
import { refundBookings, refundsDue } from "#api/features/payments/refunds-due/service.ts";
import { voidPayment } from "#api/features/payments/voided-payments/service.ts";
import type { billingOperations, centralBillingOperations } from "#schema/payments/billing/operations.ts";
import type { cardChargeOperations } from "#schema/payments/card-attempts/card-charges/operations.ts";
import type { servicePaymentOperations } from "#schema/payments/card-attempts/service-payments/operations.ts";
import type { unsettledPaymentOperations } from "#schema/payments/card-attempts/unsettled-payments/operations.ts";
import type { cashUpOperations } from "#schema/payments/cash-ups/operations.ts";
import type { disputeOperations } from "#schema/payments/disputes/operations.ts";
import type {
  centralEcommerceOperations,
  ecommerceOperations,
  ecommerceRedirects,
} from "#schema/payments/ecommerce/operations.ts";
import type { paymentEventOperations } from "#schema/payments/payment-events/operations.ts";
import type { paymentOperations } from "#schema/payments/payments/operations.ts";
import type { refundDueOperations } from "#schema/payments/refunds-due/operations.ts";

const paymentHandlers: Handlers<typeof paymentOperations> = {
  payments: (call, { query }) => payments(call, query),
  exportPayments: (call, { query }) => exportPayments(call, query),
  payment: (call, { params }) => payment(call, params.id),
  bookingAccount: (call, { params }) => bookingAccount(call, params.id),
  takePayment: (call, { body }) => takePayment(call, body),
  refundPayment,
  voidPayment: (call, { params, body }) => voidPayment(call, params.id, body),
  mailReceipt: (call, { params, body }) => mailReceipt(call, params.id, body.email),
  waiveBalance: (call, { params, body }) => waiveBalance(call, params.id, body),
};

const refundDueHandlers: Handlers<typeof refundDueOperations> = {
  refundsDue: (call, { query }) => refundsDue(call, query),
  refundBookings: (call, { body }) => refundBookings(call, body),
};

const cashUpHandlers: Handlers<typeof cashUpOperations> = {
  cashUps: (call, { query }) => cashUps(call, query),
  cashUpSheet: (call, { query }) => cashUpSheet(call, query),
  closeCashUp: (call, { body }) => closeCashUp(call, body),
  reopenCashUp: (call, { params, body }) => reopenCashUp(call, params.id, body.reason),
};

const cardChargeHandlers: Handlers<typeof cardChargeOperations> = {
  cardCharges: (call, { params }) => cardCharges(call, params.id),
  // Tokens are never stored: for such a response only the id is remembered.
  createPaymentLink: {
    run: createPaymentLink,
    remember: ({ id }) => id,
    replay: (call, remembered) => presentLink(call, Number(remembered)),
  },
  chargeSavedCard,
  createInvoicePaymentLink,
  chargeMembershipInvoice,
  requestedPayment: (call, { params }) => requestedPayment(call, params.token),
  startRequestedPayment,
  confirmRequestedPayment,
};

const servicePaymentHandlers: Handlers<typeof servicePaymentOperations> = {
  startServicePayment,
  confirmPaymentSuccess,
  clientPaymentMethods,
};

const unsettledPaymentHandlers: Handlers<typeof unsettledPaymentOperations> = {
  unsettledPayments: (call, { query }) => unsettledPayments(call, query),
  retryUnsettledPayment: (call, { params }) => retryUnsettledPayment(call, params.id),
  settleUnsettledPayment: (call, { params, body }) => settleUnsettledPayment(call, params.id, body),
};

const disputeHandlers: Handlers<typeof disputeOperations> = {
  paymentDisputes,
};

const paymentEventHandlers: Handlers<typeof paymentEventOperations> = {
  failedPaymentEvents,
  retryPaymentEvent: (call, { params }) => retryPaymentEvent(call, params.id),
};

const ecommerceHandlers: Handlers<typeof ecommerceOperations> = {
  ecommerceConfig,
  publicEcommerceConfig,
  connectStripe,
  disconnectStripe,
  createConnectOnboardingLink,
  createConnectDashboardLink,
};

const centralEcommerceHandlers: Handlers<typeof centralEcommerceOperations> = { startStripeOauth, stripeOverview };

export const moneyRedirectRoutes: RedirectHandlers<typeof ecommerceRedirects> = { stripeOauthCallback };

const billingHandlers: Handlers<typeof billingOperations> = {
  activateBilling,
  billingStatus: (call, { query }) => billingStatus(call, query),
};

const centralBillingHandlers: Handlers<typeof centralBillingOperations> = {
  companySubscription: (call, { params }) => companySubscription(call, params.id),
  changeCompanyPlan,
  cancelCompanySubscription,
  createSetupIntent,
  confirmSetup,
  subscribeCompany,
};

export const moneyRoutes = {
  ...paymentHandlers,
  ...refundDueHandlers,
  ...cashUpHandlers,
  ...cardChargeHandlers,
  ...servicePaymentHandlers,
  ...unsettledPaymentHandlers,
  ...disputeHandlers,
  ...paymentEventHandlers,
  ...ecommerceHandlers,
  ...billingHandlers,
};

export const centralMoneyRoutes = {
  ...centralEcommerceHandlers,
  ...centralBillingHandlers,
};
