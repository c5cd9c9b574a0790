import type { Question } from "#tests/support/venue.ts";
import type { Ids } from "./one-of-each.ts";

/** Questions about card payments: connecting an account, and paying for a hold. */
export const CARD_QUESTIONS = {
  startServicePayment: ({ holdToken }) => ({
    body: {
      hold_token: holdToken,
      kind: "full",
      guest: { first_name: "Gil", last_name: "Guest", email: "gil@example.test" },
    },
  }),
  planPurchasePreview: ({ otherPlan }) => ({ params: { id: otherPlan } }),
  startPlanPurchase: ({ otherPlan, purchaseToken }) => ({
    body: {
      plan_id: otherPlan,
      dry_run_id: purchaseToken,
      request_key: "3f0f5b1e-6a0c-4c57-9d6f-0d2f1a3f5c11",
      buyer: { first_name: "Gil", last_name: "Guest", email: "gil@matrix.test" },
    },
  }),
  confirmPlanPurchase: ({ planPayment }) => ({ body: planPayment }),
  startGiftCardPurchase: ({ giftPlan }) => ({
    body: {
      plan_id: giftPlan,
      amount: { amount: 10_000, currency: "CAD" },
      request_key: "3f0f5b1e-6a0c-4c57-9d6f-0d2f1a3f5c12",
      recipient_name: "Mia",
      recipient_email: "mia@matrix.test",
      buyer: { first_name: "Gil", last_name: "Guest", email: "gil@matrix.test" },
    },
  }),
  confirmGiftCardPurchase: ({ planPayment }) => ({ body: planPayment }),
  confirmPaymentSuccess: ({ cardPayment }) => ({ body: cardPayment }),
  clientPaymentMethods: ({ client }) => ({ params: { id: client } }),
  unsettledPayments: () => ({}),
  retryUnsettledPayment: ({ unsettledPayment }) => ({ params: { id: unsettledPayment } }),
  settleUnsettledPayment: ({ unsettledPayment }) => ({
    params: { id: unsettledPayment },
    body: { how: "By the matrix" },
  }),
  cardCharges: ({ booking }) => ({ params: { id: booking } }),
  createPaymentLink: ({ booking }) => ({
    params: { id: booking },
    body: { amount: { amount: 100, currency: "CAD" } },
  }),
  chargeSavedCard: ({ booking, savedCard }) => ({
    params: { id: booking },
    body: { amount: { amount: 100, currency: "CAD" }, card_id: savedCard },
  }),
  createInvoicePaymentLink: ({ openInvoice }) => ({ params: { id: openInvoice } }),
  chargeMembershipInvoice: ({ openInvoice, savedCard }) => ({
    params: { id: openInvoice },
    body: { card_id: savedCard },
  }),
  requestedPayment: ({ payToken }) => ({ params: { token: payToken } }),
  startRequestedPayment: ({ payToken }) => ({ params: { token: payToken } }),
  confirmRequestedPayment: ({ payToken }) => ({ params: { token: payToken } }),
  paymentDisputes: () => ({}),
  refundsDue: () => ({}),
  refundBookings: ({ cancelled }) => ({
    body: {
      bookings: [{ booking_id: cancelled, amount: { amount: 100, currency: "CAD" } }],
      as: "payment",
      reason: "Cancelled",
    },
  }),
  failedPaymentEvents: () => ({}),
  retryPaymentEvent: ({ failedEvent }) => ({ params: { id: failedEvent } }),
  ecommerceConfig: () => ({}),
  publicEcommerceConfig: () => ({}),
  connectStripe: ({ oauth }) => ({ body: oauth }),
  disconnectStripe: () => ({}),
  createConnectOnboardingLink: ({ company }) => ({
    body: {
      return_url: `http://${company}.localhost:4000/config/e-commerce`,
      refresh_url: `http://${company}.localhost:4000/config/e-commerce?refresh=1`,
    },
  }),
  createConnectDashboardLink: () => ({}),
  startStripeOauth: ({ company }) => ({ params: { tenant: company } }),
  stripeOverview: ({ company }) => ({ params: { tenant: company }, query: { include_fees: true } }),
  activateBilling: () => ({}),
  billingStatus: () => ({ query: { include: ["subscription", "plans"] } }),
  companySubscription: ({ company }) => ({ params: { id: company } }),
  changeCompanyPlan: ({ company }) => ({
    params: { id: company },
    body: { new_price_id: "fairway_club_usd_12900_1m" },
  }),
  cancelCompanySubscription: ({ company }) => ({ params: { id: company } }),
  createSetupIntent: ({ company }) => ({ params: { id: company } }),
  confirmSetup: ({ company, setupIntent }) => ({ params: { id: company }, body: { setup_intent_id: setupIntent } }),
  subscribeCompany: ({ company, savedCard }) => ({
    params: { id: company },
    body: { price_id: "fairway_starter_usd_4900_1m", payment_method_id: savedCard },
  }),
} satisfies Record<string, (ids: Ids) => Question>;
