import { recordChange } from "#api/audit/record.ts";
import type { AuditAction } from "#api/audit/sentence.ts";
import type { Call } from "#api/call/call.ts";
import { keepPaymentStatus, postCharge, writingOf, type Taxed } from "#api/features/payments/ledger/service.ts";
import { ratesOf } from "#api/money/tax.ts";
import { isSameInstant } from "#api/time/instants.ts";
import { taxIn } from "#schema/shared/tax-rules.ts";
import type { BookingRow } from "./booking-row.ts";
import { changeBooking, insertBooking, type NewBooking } from "./write-queries.ts";

/** Inserts a new booking or hold; the caller records it. */
export const addUnrecorded = ({ db, tenant }: Call, booking: NewBooking): Promise<BookingRow> =>
  insertBooking(db, tenant.tenant_id, booking);

/** Changes a locked booking; the caller records it. */
export const changeUnrecorded = (
  { db, tenant }: Call,
  id: number,
  change: Parameters<typeof changeBooking>[3],
): Promise<BookingRow> => changeBooking(db, tenant.tenant_id, id, change);

/** Inserts a new booking and records it in the audit log. */
export async function addBooking(call: Call, action: AuditAction, booking: NewBooking): Promise<BookingRow> {
  const after = await insertBooking(call.db, call.tenant.tenant_id, booking);
  return recordBooking(call, action, { after });
}

/** Changes a locked booking and records the change in the audit log. */
export async function saveBooking(
  call: Call,
  action: AuditAction,
  before: BookingRow,
  change: Parameters<typeof changeBooking>[3],
): Promise<BookingRow> {
  const after = await changeBooking(call.db, call.tenant.tenant_id, before.id, change);
  return recordBooking(call, action, { before, after });
}

/**
 * Records a change of a booking in the audit log (plain facts, no tokens or addresses) and charges its current price to the
 * ledger. Returns the booking with the resulting payment status.
 */
export async function recordBooking(
  call: Call,
  action: AuditAction,
  { before, after }: { before?: BookingRow; after?: BookingRow },
): Promise<BookingRow> {
  const booking = after ?? before;
  if (!booking) throw new Error("nothing became of no booking");
  await recordChange(call, {
    action,
    entity: "booking",
    entity_id: booking.id,
    ...(before ? { before: factsOf(before) } : {}),
    ...(after ? { after: factsOf(after) } : {}),
  });
  return after ? keepCharge(call, before, after) : booking;
}

/** Charges the difference to the previous price. A new booking sets its own payment status. */
async function keepCharge(call: Call, before: BookingRow | undefined, after: BookingRow): Promise<BookingRow> {
  const [was, is] = [before ? priceOwed(before) : NOTHING, priceOwed(after)];
  const writing = writingOf(call);
  if (before && before.price_currency !== after.price_currency) {
    if (was.amount !== 0) postCharge(writing, after, difference(NOTHING, was), before.price_currency);
    if (is.amount !== 0) postCharge(writing, after, is, after.price_currency);
  } else if (is.amount !== was.amount) {
    postCharge(writing, after, difference(is, was), after.price_currency);
  }
  if (!before || !mayOweAnew(before, after)) return after;
  return { ...after, payment_status: await keepPaymentStatus(writing, after.id) };
}

const NOTHING: Taxed = { amount: 0, tax: 0 };

const difference = (is: Taxed, was: Taxed): Taxed => ({ amount: is.amount - was.amount, tax: is.tax - was.tax });

/**
 * What the booking owes for its time: nothing if cancelled, nor for a no-show under a policy, whose fee is charged
 * separately.
 */
function priceOwed({ status, policy_id, price_amount: amount, ...sold }: BookingRow): Taxed {
  if (status === "held" || status === "cancelled") return NOTHING;
  return status === "no_show" && policy_id !== null ? NOTHING : { amount, tax: taxIn(amount, ratesOf(sold)) };
}

/** Whether the payment status may differ; a fee may have been charged with the change as well. */
const mayOweAnew = (before: BookingRow, after: BookingRow): boolean =>
  before.status !== after.status ||
  before.price_amount !== after.price_amount ||
  before.price_currency !== after.price_currency ||
  !isSameInstant(before.start_time, after.start_time);

const FACTS = [
  "status",
  "start_time",
  "end_time",
  "service_id",
  "location_id",
  "resource_id",
  "coach_id",
  "client_id",
  "party_size",
  "client_note",
  "guest_names",
  "cancel_reason",
  "cancel_note",
  "overlap_reason",
  "version",
] as const;

/** What the history says of a booking. */
export const factsOf = (row: BookingRow) => Object.fromEntries(FACTS.map((fact) => [fact, row[fact]]));
