import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { refundsDueOf } from "#api/features/payments/ledger/refunds-due.ts";
import { keepPaymentStatus, postWaiver, writingOf } from "#api/features/payments/ledger/service.ts";
import { ratesOf } from "#api/money/tax.ts";
import { minutesBetween, utcText } from "#api/time/instants.ts";
import type { AmountDue, BookingFees, BookingPolicy } from "#schema/bookings/policies/models.ts";
import { tierAt } from "#schema/bookings/policies/rules.ts";
import { taxIn } from "#schema/shared/tax-rules.ts";
import { presentTerms } from "./booking-terms.ts";
import { amountsDueOf, bookingUnderPolicy, lockAmountDue, setWaived, type AmountDueRow } from "./queries.ts";

/** Returns a booking's terms and amounts due, for staff. */
export async function bookingFees(call: Call, id: number): Promise<BookingFees> {
  const { db, tenant, now } = call;
  const booking = await bookingUnderPolicy(db, tenant.tenant_id, id);
  if (!booking) throw notFound("booking");
  const { rules, status, ...facts } = booking;
  const policy = rules as BookingPolicy | null; // Written only by keepPolicy.
  const { tenant_id } = tenant;
  const terms = presentTerms({ ...facts, policy }, now);
  const more = status === "cancelled" ? 0 : terms.cancel_due.amount - facts.price_amount;
  const [due, refunds] = await Promise.all([
    amountsDueOf(db, tenant_id, [id]),
    refundsDueOf({ db, tenant_id }, [id], new Map([[id, more]])),
  ]);
  return {
    booking_id: id,
    terms,
    cancel_refund: refunds.get(id) ?? { amount: 0, currency: facts.price_currency },
    cancel_refund_as: (policy && tierAt(policy, minutesBetween(now, facts.start_time))?.refund_as) ?? "payment",
    amounts_due: due.map(presentAmountDue),
  };
}

/** Waives an amount due; the actor and reason are kept in the audit log. */
export async function waiveAmountDue(call: Call, id: number, reason: string): Promise<AmountDue> {
  const { db, tenant, now } = call;
  const before = await lockAmountDue(db, tenant.tenant_id, id);
  if (!before) throw notFound("amount due");
  if (before.waived_at !== null) {
    throw new ApiError("invalid_state", "This has been waived already.", { current: presentAmountDue(before) });
  }
  const { id: waived_by } = signedIn(call.caller);
  await setWaived(db, tenant.tenant_id, id, { waived_at: now, waived_by, waived_reason: reason });
  const { booking_id, amount, currency } = before;
  const writing = writingOf(call);
  const tax = taxIn(amount, ratesOf(before));
  await postWaiver(writing, { ...before, id: booking_id }, { amount, tax, currency, reason });
  await keepPaymentStatus(writing, booking_id);
  await recordChange(call, {
    entity: "booking",
    entity_id: before.booking_id,
    before: { kind: before.kind, amount: before.amount, currency: before.currency },
    after: { waived_reason: reason },
  });
  const after = await lockAmountDue(db, tenant.tenant_id, id);
  if (!after) throw notFound("amount due");
  return presentAmountDue(after);
}

function presentAmountDue(row: AmountDueRow): AmountDue {
  return {
    id: row.id,
    booking_id: row.booking_id,
    kind: row.kind,
    amount: { amount: row.amount, currency: row.currency },
    created_at: utcText(row.created_at),
    waived_at: row.waived_at === null ? null : utcText(row.waived_at),
    waived_by_name: row.waived_by_name,
    waived_reason: row.waived_reason,
  };
}
