import { can, signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { forbidden, invalidField, notFound } from "#api/errors/errors.ts";
import { agreedPolicy } from "#api/features/bookings/policies/amounts-due.ts";
import { refundsDueOf } from "#api/features/payments/ledger/refunds-due.ts";
import { figuresOf, keepPaymentStatus, writingOf } from "#api/features/payments/ledger/service.ts";
import { minutesBetween } from "#api/time/instants.ts";
import type { CancelRefund } from "#schema/bookings/bookings/cancellation.ts";
import type { PaymentStatus } from "#schema/bookings/bookings/models.ts";
import { tierAt } from "#schema/bookings/policies/rules.ts";
import { PaymentMethod } from "#schema/payments/payments/models.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { leastByCard } from "#schema/shared/card-amounts.ts";
import { findRefunded, insertRefund, paymentsLeft, withdrawDecided } from "./queries.ts";
import { settleAtOnce } from "./service.ts";

/** A cancellation can be undone for ten minutes; a refund sent to a card cannot. */
const DUE_AFTER_MINUTES = 11;

interface CancelledBooking {
  id: number;
  client_id: number | null;
  policy_id: number | null;
  start_time: Temporal.Instant;
  payment_status: PaymentStatus;
}

/** Refunded without anybody at the desk; payments by credit are refunded as credit. */
const BY_ITSELF = ["card", "credit"] as const satisfies PaymentMethod[];

type RefundAs = Exclude<CancelRefund, "later">;

interface Planned {
  isByVenue?: boolean;
  /** What the desk chose; if nothing, what the agreed policy says. */
  refund?: CancelRefund | undefined;
}

/** Refuses a choice by callers who may not refund. */
export function refuseRefundChoice({ caller }: Call, refund: CancelRefund | undefined): void {
  if (refund !== undefined && can(caller, "payments.refund") !== "yes") {
    throw forbidden(refusalWithout("payments.refund"));
  }
}

/** Refuses credit for a guest. */
export function refuseCreditOfGuest(refund: CancelRefund | undefined, clientId: number | null): void {
  if (refund === "credit" && clientId === null) {
    throw invalidField("refund", "A guest has no account to keep credit on. Refund it the way it was paid.");
  }
}

/**
 * Schedules refunds of what a cancelled booking does not owe, to the cards that paid or as credit under the agreed policy;
 * always to the cards if the venue cancelled. Desk payments are refunded only if the desk chose how, as is the credit of a
 * guest, who has no account to keep it on; what is handed out at the desk is refunded at once. Returns the booking with the
 * resulting payment status.
 */
export async function planRefunds<Booking extends CancelledBooking>(
  call: Call,
  booking: Booking,
  { isByVenue = false, refund }: Planned = {},
): Promise<Booking> {
  if (refund === "later") return booking;
  const { db, tenant, now, caller } = call;
  const { tenant_id } = tenant;
  const methods = refund === undefined ? BY_ITSELF : PaymentMethod.options;
  const payments = await paymentsLeft(db, tenant_id, { bookingIds: [booking.id], methods });
  if (payments.length === 0) return booking;
  const given_as = refund ?? (isByVenue ? "payment" : await agreedAs(call, booking));
  if (given_as === "credit" && booking.client_id === null) return booking;
  const { balance, refunding } = await figuresOf({ db, tenant_id }, booking.id);
  const asked = {
    tenant_id,
    booking_id: booking.id,
    given_as,
    reason: isByVenue ? "Cancelled by the venue" : "Cancelled under the agreed rules",
    requested_by: refund === undefined ? null : signedIn(caller).id,
    created_at: now,
  };
  for (const { method: _, ...part } of partsOf(payments, { owed: -balance - refunding, given_as })) {
    await plan(call, { ...asked, ...part });
  }
  return { ...booking, payment_status: await keepPaymentStatus(writingOf(call), booking.id) };
}

type PlannedRefund = Omit<Parameters<typeof insertRefund>[1], "due_at"> & { isAtDesk: boolean };

async function plan(call: Call, { isAtDesk, ...refund }: PlannedRefund): Promise<void> {
  const { db, tenant, now } = call;
  const due_at = isAtDesk ? now : now.add({ minutes: DUE_AFTER_MINUTES });
  const { id, payment_id } = await insertRefund(db, { ...refund, due_at });
  if (!isAtDesk) return;
  const payment = await findRefunded(db, tenant.tenant_id, payment_id);
  if (!payment) throw notFound("payment");
  await settleAtOnce(call, payment, id);
}

/** What would be refunded of each payment if the venue cancelled bookings, of whose prices it then keeps nothing. */
export async function refundsByVenue(
  { db, tenant }: Call,
  bookings: readonly { id: number; price_amount: number }[],
): Promise<Part[]> {
  const { tenant_id } = tenant;
  const bookingIds = bookings.map(({ id }) => id);
  const prices = new Map(bookings.map(({ id, price_amount }) => [id, -price_amount]));
  const [due, payments] = await Promise.all([
    refundsDueOf({ db, tenant_id }, bookingIds, prices),
    paymentsLeft(db, tenant_id, { bookingIds, methods: PaymentMethod.options }),
  ]);
  const paidFor = Map.groupBy(payments, ({ booking_id }) => booking_id);
  return bookingIds.flatMap((id) =>
    partsOf(paidFor.get(id) ?? [], { owed: due.get(id)?.amount ?? 0, given_as: "payment" }),
  );
}

/** How the policy that a booking was made under refunds what is cancelled now. */
async function agreedAs(call: Call, { policy_id, start_time }: CancelledBooking): Promise<RefundAs> {
  const policy = await agreedPolicy(call, policy_id);
  return (policy && tierAt(policy, minutesBetween(call.now, start_time))?.refund_as) ?? "payment";
}

type PaymentLeft = Awaited<ReturnType<typeof paymentsLeft>>[number];
type Part = ReturnType<typeof partsOf>[number];

/** What is refunded of each payment, in the given order. */
function partsOf(payments: readonly PaymentLeft[], { owed, given_as }: { owed: number; given_as: RefundAs }) {
  let rest = owed;
  return payments.flatMap(({ id: payment_id, method, left, currency }) => {
    const whole = given_as === "payment" && method === "card" ? leastByCard(rest, currency) : rest;
    const amount = Math.min(whole, left);
    if (amount <= 0) return [];
    rest -= amount;
    const isAtDesk = given_as === "payment" && !BY_ITSELF.some((one) => one === method);
    return [{ payment_id, amount, currency, method, isAtDesk }];
  });
}

interface SettledPayment {
  payment_id: number;
  booking_id: number;
  amount: number;
  currency: string;
}

/** Refunds a duplicate payment, less what is already being refunded. */
export async function giveSurplusBack(call: Call, paid: SettledPayment): Promise<void> {
  const { db, tenant, now } = call;
  const { tenant_id } = tenant;
  const { payment_id, booking_id, currency } = paid;
  const { balance, refunding } = await figuresOf({ db, tenant_id }, booking_id);
  const owed = -balance - refunding;
  const amount = Math.min(paid.amount, leastByCard(owed, currency));
  if (amount <= 0) return;
  const reason = "Had been paid in another way";
  const refund = { tenant_id, payment_id, booking_id, amount, currency, reason };
  await insertRefund(db, { ...refund, given_as: "payment", due_at: now, created_at: now });
  await keepPaymentStatus(writingOf(call), booking_id);
}

/** Withdraws refunds that are not due yet after a cancellation was undone; the payment status follows with the booking. */
export const withdrawRefunds = ({ db, tenant, now }: Call, bookingId: number): Promise<void> =>
  withdrawDecided(db, tenant.tenant_id, { bookingId, now });
