import type { Call } from "#api/call/call.ts";
import { notFound } from "#api/errors/errors.ts";
import type { BookingRow } from "#api/features/bookings/bookings/booking-row.ts";
import { lockedBooking } from "#api/features/bookings/bookings/service.ts";
import { creditOf, figuresOf, ledgerOf } from "#api/features/payments/ledger/service.ts";
import type { BookingAccount } from "#schema/payments/payments/models.ts";
import { presentPayment } from "./present.ts";
import { bookingOfAccount, paymentsOfBooking } from "./queries.ts";

/** Returns what a booking costs and what was paid; every figure is a sum of the ledger entries listed with it. */
export async function bookingAccount(call: Call, id: number): Promise<BookingAccount> {
  const { db, tenant } = call;
  const { tenant_id } = tenant;
  const booking = await bookingOfAccount(db, tenant_id, id);
  if (!booking) throw notFound("booking");
  const { price_currency: currency, client_id } = booking;
  const [figures, payments, transactions, credit] = await Promise.all([
    figuresOf({ db, tenant_id }, id),
    paymentsOfBooking(db, tenant_id, id),
    ledgerOf(call, id),
    client_id === null ? 0 : creditOf(call, { client_id, currency }),
  ]);
  const { charged, balance, paid, refunded, payment_status } = figures;
  const money = (amount: number) => ({ amount, currency });
  return {
    booking_id: id,
    client_id,
    payment_status,
    charged: money(charged),
    paid: money(paid),
    refunded: money(refunded),
    balance: money(balance),
    credit: money(credit),
    payments: payments.map((row) => presentPayment(row, tenant.timezone)),
    transactions,
  };
}

/** Locks the booking that is about to be paid or refunded until the transaction ends. */
export async function lockForPayment({ db, tenant }: Call, id: number): Promise<BookingRow> {
  const booking = await lockedBooking({ db, tenant }, id);
  if (!booking || booking.status === "held") throw notFound("booking");
  return booking;
}
