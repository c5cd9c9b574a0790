import { chargeMembershipInvoice, createInvoicePaymentLink } from "#api/features/card-charges/charge-invoice.ts";
import { chargeSavedCard } from "#api/features/card-charges/charge-saved-card.ts";
import { differingCharges, retryGiveBack } from "#api/features/card-charges/differing-charges.ts";
import {
  cardCharges,
  confirmRequestedPayment,
  createPaymentLink,
  requestedPayment,
  startRequestedPayment,
} from "#api/features/card-charges/payment-link.ts";
import type { Handlers } from "#api/http/call.ts";
import type { cardChargeOperations } from "#schema/card-charges/operations.ts";

export const cardChargeRoutes: Handlers<typeof cardChargeOperations> = {
  cardCharges: (call, { params }) => cardCharges(call, params.id),
  differingCharges,
  retryGiveBack: (call, { params }) => retryGiveBack(call, params.id),
  createPaymentLink,
  chargeSavedCard,
  createInvoicePaymentLink,
  chargeMembershipInvoice,
  requestedPayment: (call, { params }) => requestedPayment(call, params.token),
  startRequestedPayment,
  confirmRequestedPayment,
};
