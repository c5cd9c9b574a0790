import { doerOf, recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { notFound } from "#api/errors/errors.ts";
import { lockBill, payBillByCard, refuseBill } from "#api/features/memberships/memberships/card-bills.ts";
import { lockForPayment } from "#api/features/payments/payments/booking-account.ts";
import { recordPayment } from "#api/features/payments/payments/record-payment.ts";
import { giveSurplusBack } from "#api/features/payments/refunds/plan-refunds.ts";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { giveBackLater } from "../core/apply-report.ts";
import { keepClientCustomer } from "../core/ask-for-card.ts";
import { changeCharge, findCharge, isOfBooking, type ChargeRow } from "./queries.ts";

export const DESK_PAYMENT = {
  name: "desk_payment",
  table: "card_charges",
  metadata: "card_charge",
  personal: ["email"],
} as const;

/**
 * Applies the provider's report of a payment that the desk requested: the receipt, and a refund of the excess where it was
 * paid otherwise in the meantime. Takes effect once, however often and by whomever it is reported.
 */
export async function settleCharge(call: Call, id: number, told: ProviderPayment): Promise<ChargeRow> {
  const { db, tenant, now } = call;
  const { tenant_id } = tenant;
  const seen = await findCharge(db, tenant_id, id);
  if (!seen) throw notFound("payment");
  if (!isOfBooking(seen)) return settleInvoiceCharge(call, seen, told);
  const booking = await lockForPayment(call, seen.booking_id);
  const row = (await findCharge(db, tenant_id, id)) ?? seen;
  if (isOver(row)) return row;
  if (told.status === "canceled" && row.state === "open") return end(call, row, { state: "ended", settled_at: now });
  if (told.status !== "succeeded") return row;
  const difference = differenceOf(call, row, told);
  if (difference !== undefined) return giveDifferingBack(call, row, { told, difference });
  const writing = { db, tenant_id, now, by: row.requested_by };
  const { id: payment_id, number } = await recordPayment(writing, booking, {
    method: "card",
    amount: row.amount,
    currency: row.currency,
    platform_fee: row.platform_fee,
    provider_account: row.account_id,
    provider_payment_id: told.id,
    card_brand: told.card_brand,
    card_last4: told.card_last4,
  });
  await recordChange(
    call,
    {
      action: row.kind === "link" ? "confirmRequestedPayment" : "chargeSavedCard",
      entity: "booking",
      entity_id: booking.id,
      after: { receipt: number, amount: row.amount, currency: row.currency },
    },
    row.kind === "link" ? doerOf(call.caller) : { actor_id: row.requested_by, on_behalf_of_id: null },
  );
  const { amount, currency } = row;
  await giveSurplusBack(call, { payment_id, booking_id: booking.id, amount, currency });
  await keepPayer(call, row);
  return end(call, row, { state: "paid", provider_payment_id: told.id, payment_id, failure: null, settled_at: now });
}

/** The same for a membership's bill, which has one pending charge at a time. */
async function settleInvoiceCharge(call: Call, seen: ChargeRow, told: ProviderPayment): Promise<ChargeRow> {
  const { db, tenant, now } = call;
  const invoiceId = seen.membership_invoice_id ?? 0;
  await lockBill(call, invoiceId);
  const row = (await findCharge(db, tenant.tenant_id, seen.id)) ?? seen;
  if (isOver(row)) return row;
  if (told.status === "canceled" && row.state === "open") return end(call, row, { state: "ended", settled_at: now });
  if (told.status !== "succeeded") return row;
  const difference = differenceOf(call, row, told);
  if (difference !== undefined) {
    await refuseBill(call, invoiceId, { failure: difference, isTry: row.try_number !== null, isMailed: false });
    return giveDifferingBack(call, row, { told, difference });
  }
  const payment_id = await payBillByCard(call, invoiceId, {
    platform_fee: row.platform_fee,
    provider_account: row.account_id,
    provider_payment_id: told.id,
    card_brand: told.card_brand,
    card_last4: told.card_last4,
  });
  await keepPayer(call, row);
  return end(call, row, { state: "paid", provider_payment_id: told.id, payment_id, failure: null, settled_at: now });
}

/** The provider's customer of a link that was paid is the client's first one, with the card that they saved. */
async function keepPayer(call: Call, { kind, client_id, customer_id, account_id }: ChargeRow): Promise<void> {
  if (kind !== "link" || client_id === null || customer_id === null) return;
  await keepClientCustomer(call, { account_id, client_id, customer_id });
}

/** Whether the state is final for reports from the provider. */
const isOver = ({ state }: ChargeRow): boolean => state === "paid" || state === "refunding" || state === "refunded";

/** Checks that what was paid is what was requested, by this company; otherwise returns how it differs. */
function differenceOf({ tenant }: Call, row: ChargeRow, told: ProviderPayment): string | undefined {
  const named = told.company === tenant.slug && told.card_charge === String(row.id);
  if (named && told.received === row.amount && told.currency === row.currency) return undefined;
  const display = told.currency === row.currency ? "narrowSymbol" : "code";
  const took = formatMoney(told.received, told.currency, tenant.locale, display);
  const how = named
    ? `The card was charged ${took} instead of ${formatMoney(row.amount, row.currency, tenant.locale, display)}.`
    : `The card was charged ${took} for another payment.`;
  return `${how} Nothing counts as paid: it is given back to the card, and the payment can be asked for again.`;
}

/** Books nothing for a differing charge: all of it is refunded to the card, after the response. */
async function giveDifferingBack(call: Call, row: ChargeRow, { told, difference }: Differing): Promise<ChargeRow> {
  await giveBackLater(call, DESK_PAYMENT, { attempt: row, told, why: difference });
  return end(call, row, {});
}

interface Differing {
  told: ProviderPayment;
  difference: string;
}

async function end(
  { db, tenant }: Call,
  row: ChargeRow,
  change: Parameters<typeof changeCharge>[3],
): Promise<ChargeRow> {
  // The address a link was mailed to is kept only while the link is valid.
  await changeCharge(db, tenant.tenant_id, row.id, { ...change, email: null });
  return (await findCharge(db, tenant.tenant_id, row.id)) ?? row;
}

/** Records the provider's refusal; the card can be charged again. */
export async function refuseCharge(call: Call, id: number, failure: string): Promise<void> {
  const { db, tenant, now } = call;
  const seen = await findCharge(db, tenant.tenant_id, id);
  const invoiceId = seen?.membership_invoice_id ?? null;
  // Whichever process sees it first reports it.
  if (invoiceId !== null) await lockBill(call, invoiceId);
  const row = invoiceId === null ? seen : await findCharge(db, tenant.tenant_id, id);
  if (row?.state !== "open" || row.kind !== "saved_card") return;
  await changeCharge(db, tenant.tenant_id, id, { state: "failed", failure, settled_at: now });
  if (invoiceId !== null) await refuseBill(call, invoiceId, { failure, isTry: row.try_number !== null });
}
