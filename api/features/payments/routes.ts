import { bookingAccount } from "#api/features/payments/booking-account.ts";
import { mailReceipt } from "#api/features/payments/mail-receipt.ts";
import { refundPayment } from "#api/features/payments/refund-payment.ts";
import { exportPayments, payment, payments } from "#api/features/payments/service.ts";
import { takePayment } from "#api/features/payments/take-payment.ts";
import { waiveBalance } from "#api/features/payments/waive-balance.ts";
import type { Handlers } from "#api/http/call.ts";
import type { paymentOperations } from "#schema/payments/operations.ts";

export const paymentRoutes: Handlers<typeof paymentOperations> = {
  payments: (call, { query }) => payments(call, query),
  exportPayments: (call, { query }) => exportPayments(call, query),
  payment: (call, { params }) => payment(call, params.id),
  bookingAccount: (call, { params }) => bookingAccount(call, params.id),
  takePayment: (call, { body }) => takePayment(call, body),
  refundPayment,
  mailReceipt: (call, { params, body }) => mailReceipt(call, params.id, body.email),
  waiveBalance: (call, { params, body }) => waiveBalance(call, params.id, body),
};
