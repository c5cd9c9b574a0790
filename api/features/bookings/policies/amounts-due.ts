import type { Call } from "#api/call/call.ts";
import {
  keepPaymentStatus,
  postFee,
  postFeeBack,
  writingOf,
  type LedgerBooking,
} from "#api/features/payments/ledger/service.ts";
import { minutesBetween } from "#api/time/instants.ts";
import type { AmountDueKind, BookingPolicy } from "#schema/bookings/policies/models.ts";
import { cancellationDue, chargeDue } from "#schema/bookings/policies/rules.ts";
import type { Money } from "#schema/shared/money.ts";
import { deleteAmountDue, insertAmountDue, insertPolicy, policyRules } from "./queries.ts";

/** The booking fields that the policy applies to. */
interface AgreedBooking extends LedgerBooking {
  policy_id: number | null;
  start_time: Temporal.Instant;
  price_amount: number;
  price_currency: string;
}

/** Stores a version of the policy; returns the id that services and bookings refer to. */
export function keepPolicy({ db, tenant }: Call, rules: BookingPolicy): Promise<number> {
  return insertPolicy(db, tenant.tenant_id, rules);
}

/** Records what a cancellation costs now under the agreed policy. Call it in the transaction that cancels. */
export function recordCancellationDue(call: Call, booking: AgreedBooking): Promise<void> {
  const minutesBefore = minutesBetween(call.now, booking.start_time);
  return recordDue(call, booking, "cancellation", (policy, price) => cancellationDue(policy, price, minutesBefore));
}

export function recordNoShowDue(call: Call, booking: AgreedBooking): Promise<void> {
  return recordDue(call, booking, "no_show", ({ no_show }, price) => chargeDue(no_show, price));
}

/** Records the fee for a move by the client; staff move bookings without a fee. */
export function recordRescheduleDue(call: Call, booking: AgreedBooking): Promise<void> {
  return recordDue(call, booking, "reschedule", ({ reschedule_fee }) => reschedule_fee);
}

/** Withdraws the amount due for an event that was undone: a restored cancellation, a no-show who came. */
export async function withdrawAmountDue(call: Call, booking: LedgerBooking, kind: AmountDueKind): Promise<void> {
  const writing = writingOf(call);
  const withdrawn = await deleteAmountDue(call.db, call.tenant.tenant_id, { booking_id: booking.id, kind });
  for (const { amount, currency, waived_at } of withdrawn) {
    await postFeeBack(writing, booking, { amount, currency, was_waived: waived_at !== null });
  }
  if (withdrawn.length > 0) await keepPaymentStatus(writing, booking.id);
}

/** Returns the policy that a booking was made under; null if there is none. */
export async function agreedPolicy({ db, tenant }: Call, policyId: number | null): Promise<BookingPolicy | null> {
  return policyId === null ? null : policyRules(db, tenant.tenant_id, policyId);
}

async function recordDue(
  call: Call,
  booking: AgreedBooking,
  kind: AmountDueKind,
  dueUnder: (policy: BookingPolicy, price: Money) => Money,
): Promise<void> {
  const { policy_id, price_amount: amount, price_currency: currency } = booking;
  const policy = await agreedPolicy(call, policy_id);
  if (policy === null || policy_id === null) return;
  const due = dueUnder(policy, { amount, currency });
  if (due.amount === 0) return;
  const isNew = await insertAmountDue(call.db, {
    tenant_id: call.tenant.tenant_id,
    booking_id: booking.id,
    kind,
    amount: due.amount,
    currency,
    policy_id,
    created_at: call.now,
  });
  if (!isNew) return;
  const writing = writingOf(call);
  await postFee(writing, booking, due);
  await keepPaymentStatus(writing, booking.id);
}
