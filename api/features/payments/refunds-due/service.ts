import type { z } from "zod";
import { can } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { metaOf } from "#api/db/paging.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { isWithdrawn } from "#api/features/payments/disputes/service.ts";
import { refundsDueOf } from "#api/features/payments/ledger/refunds-due.ts";
import { lockForPayment } from "#api/features/payments/payments/booking-account.ts";
import type { PaymentRow } from "#api/features/payments/payments/payment-row.ts";
import { presentPayment, refundableOf } from "#api/features/payments/payments/present.ts";
import { canHoldCredit, giveBack } from "#api/features/payments/payments/refund-payment.ts";
import { currentPayment, paymentsFor } from "#api/features/payments/payments/service.ts";
import { beginRefund } from "#api/features/payments/refunds/service.ts";
import { localTextIn } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import type {
  BookingRefund,
  BookingRefunds,
  RefundBookingsInput,
  RefundDuePage,
  RefundPart,
} from "#schema/payments/refunds-due/models.ts";
import type { RefundsDueQuery } from "#schema/payments/refunds-due/operations.ts";
import { leastByCard } from "#schema/shared/card-amounts.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import type { Money } from "#schema/shared/money.ts";
import { listRefundsDue } from "./queries.ts";

/** The bookings for which more was paid than is owed, with the payments that can be refunded. */
export async function refundsDue(call: Call, query: RefundsDueQuery): Promise<z.infer<typeof RefundDuePage>> {
  const { db, tenant } = call;
  const { tenant_id, timezone } = tenant;
  const { rows, total } = await listRefundsDue(db, tenant_id, {
    ...query,
    seesClients: can(call.caller, "clients.read") === "yes",
  });
  const ids = rows.map(({ id }) => id);
  const [due, payments] = await Promise.all([refundsDueOf({ db, tenant_id }, ids), paymentsFor(call, ids)]);
  const paidFor = Map.groupBy(payments.filter(isLeft), ({ booking_id }) => booking_id);
  return {
    data: rows.map(({ id, client_id, client_name, ...row }) => {
      const zone = venueZone(row.timezone, timezone);
      return {
        id,
        client_id,
        client_name,
        description: [row.service_name, row.resource_name].filter(Boolean).join(", "),
        location_name: row.location_name,
        start_local: localTextIn(zone, row.start_time),
        due_since: localTextIn(zone, row.due_since),
        amount: moneyOf(due, id),
        payments: (paidFor.get(id) ?? []).map((payment) => presentPayment(payment, timezone)),
      };
    }),
    meta: metaOf(query, total),
  };
}

const isLeft = (payment: PaymentRow): boolean => refundableOf(payment) > 0;

function moneyOf(due: ReadonlyMap<number, Money>, id: number): Money {
  const money = due.get(id);
  if (!money) throw notFound("booking");
  return money;
}

/**
 * Refunds all that is owed for the bookings, the newest payment first. Cards are refunded in the background, as after a
 * cancellation: one that the provider refuses is due again, with the reason on its payment.
 */
export async function refundBookings(call: Call, input: RefundBookingsInput): Promise<BookingRefunds> {
  const refunds = new Map<number, BookingRefund>();
  // In one order, so that no two requests wait for each other.
  for (const asked of input.bookings.toSorted((one, other) => one.booking_id - other.booking_id)) {
    refunds.set(asked.booking_id, await refundBooking(call, asked, input));
  }
  const all = input.bookings.flatMap(({ booking_id }) => refunds.get(booking_id) ?? []);
  if (all.every(({ parts }) => parts.length === 0)) {
    throw new ApiError("invalid_state", WHY_NOT[input.as]);
  }
  return { is_dry_run: input.dry_run, refunds: all };
}

const WHY_NOT: Readonly<Record<RefundBookingsInput["as"], string>> = {
  payment: "None of it can be refunded the way it was paid. Open the booking to see why.",
  credit: "A guest has no account to keep credit on. Refund it the way it was paid.",
};

async function refundBooking(
  call: Call,
  { booking_id, amount: seen }: RefundBookingsInput["bookings"][number],
  { as, reason, dry_run }: RefundBookingsInput,
): Promise<BookingRefund> {
  const { db, tenant } = call;
  const { tenant_id } = tenant;
  const { client_id } = await lockForPayment(call, booking_id);
  const { amount: owed, currency } = moneyOf(await refundsDueOf({ db, tenant_id }, [booking_id]), booking_id);
  if (seen.amount !== owed || seen.currency !== currency) throw changed(call, { amount: owed, currency });
  const parts: RefundPart[] = [];
  let left = owed;
  for (const payment of await paymentsFor(call, [booking_id])) {
    const amount = { amount: Math.min(wholeOf(payment, as, left), refundableOf(payment)), currency };
    if (amount.amount <= 0 || (await isStuck(call, payment, { as, client_id }))) continue;
    left -= amount.amount;
    const isByCard = payment.method === "card" && as === "payment";
    if (!dry_run && isByCard)
      await beginRefund(call, { payment_id: payment.id, booking_id, ...amount, reason, request_key: null });
    if (!dry_run && !isByCard) await giveBack(call, payment.id, { amount, as, reason, dry_run: false });
    const now = (await currentPayment(call, payment.id)) ?? payment;
    parts.push({
      payment: presentPayment(now, tenant.timezone),
      amount,
      as: payment.method === "credit" ? "credit" : as,
      state: isByCard ? "pending" : "refunded",
    });
  }
  return { booking_id, parts, left: { amount: Math.max(0, left), currency } };
}

const wholeOf = ({ method, currency }: PaymentRow, as: RefundBookingsInput["as"], left: number): number =>
  method === "card" && as === "payment" ? leastByCard(left, currency) : left;

/** Whether a payment cannot be refunded in this way. */
async function isStuck(
  call: Call,
  { id, method, provider_payment_id }: PaymentRow,
  { as, client_id }: { as: RefundBookingsInput["as"]; client_id: number | null },
): Promise<boolean> {
  if ((as === "credit" || method === "credit") && !(await canHoldCredit(call, client_id))) return true;
  if (method !== "card") return false;
  if (as === "payment" && provider_payment_id === null) return true;
  return isWithdrawn(call.db, id);
}

const changed = ({ tenant }: Call, { amount, currency }: Money): ApiError =>
  new ApiError(
    "invalid_state",
    amount === 0
      ? "Somebody has refunded this in the meantime."
      : `What is owed has changed in the meantime: it is ${formatMoney(amount, currency, tenant.locale)} now.`,
  );
