import type { Call, OutsideHandler, OutsideServices } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import type { BookingRow } from "#api/features/bookings/bookings/booking-row.ts";
import { accountToCharge } from "#api/features/payments/ecommerce/service.ts";
import { figuresOf } from "#api/features/payments/ledger/service.ts";
import { lockForPayment } from "#api/features/payments/payments/booking-account.ts";
import { refuseUnchargeable } from "#api/money/card-amounts.ts";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import { ProviderRefusal } from "#api/stripe/provider-errors.ts";
import type { cardChargeOperations as operations } from "#schema/payments/card-attempts/card-charges/operations.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import type { Money } from "#schema/shared/money.ts";
import { customerOfClient, platformShare } from "../core/ask-for-card.ts";
import { attemptKey } from "../core/attempt.ts";
import { presentCharge } from "./present.ts";
import { changeCharge, findRequest, insertCharge, openCharges, type BookingCharge, type ChargeRow } from "./queries.ts";
import { DESK_PAYMENT, refuseCharge, settleCharge } from "./settle-charge.ts";

interface Charging<Row extends ChargeRow = BookingCharge> {
  row: Row;
  company: string;
}

/** The provider's response; `unanswered` where there was none that could be understood. */
export type Told =
  { kind: "told"; payment: ProviderPayment } | { kind: "unanswered"; why: string } | { kind: "not_asked" };

/** Checks that this amount may be charged for the booking; returns the venue's account. */
export async function refuseCharging(call: Call, booking: BookingRow, { amount, currency }: Money) {
  const { db, tenant } = call;
  const account = await accountToCharge(call);
  if (!account) throw new ApiError("invalid_state", "This venue takes no cards online. Connect card payments first.");
  if (currency !== booking.price_currency) {
    throw invalidField("amount.currency", `This booking is paid in ${booking.price_currency}.`);
  }
  const { balance } = await figuresOf({ db, tenant_id: tenant.tenant_id }, booking.id);
  const waiting = (await openCharges(db, tenant.tenant_id, booking.id)).filter(({ kind }) => kind === "saved_card");
  const owed = balance - waiting.reduce((sum, row) => sum + row.amount, 0);
  if (owed <= 0 && waiting.length > 0) {
    throw new ApiError("invalid_state", "A card is being charged for this booking. Its provider has not answered yet.");
  }
  if (owed <= 0) throw new ApiError("invalid_state", "Nothing is owed for this booking.");
  if (amount > owed) {
    throw invalidField("amount", `Only ${formatMoney(owed, currency, tenant.locale)} is owed for this booking.`);
  }
  refuseUnchargeable(call, { amount, currency });
  return account;
}

/** Charges it once, however often it is requested. */
export async function askForCharge(
  { payments }: OutsideServices,
  { row, company }: Charging<ChargeRow>,
): Promise<Told> {
  if (row.state !== "open") return { kind: "not_asked" };
  const wanted = wantedOf(row, company);
  try {
    const cards = await payments.charges.cardsOf(wanted.accountId, wanted.customerId);
    if (!cards.some(({ id }) => id === wanted.cardId)) throw noSuchCard();
    return { kind: "told", payment: await payments.charges.chargeCard(wanted, chargeKey(row)) };
  } catch (error) {
    if (error instanceof ApiError && error.code === "unavailable") return { kind: "unanswered", why: error.message };
    throw error;
  }
}

/** Charges a saved card of the booking's client; the intent is stored before the provider is called. */
export const chargeSavedCard: OutsideHandler<typeof operations.chargeSavedCard, Charging, Told> = {
  async read(call, { params, body }) {
    const { db, tenant, now, caller } = call;
    const { tenant_id, slug: company } = tenant;
    const booking = await lockForPayment(call, params.id);
    const key = call.headers.get("idempotency-key");
    const earlierCharge = key === null ? undefined : await findRequest(db, tenant_id, { bookingId: booking.id, key });
    if (earlierCharge) return { row: refuseFailed(earlierCharge), company };
    const account = await refuseCharging(call, booking, body.amount);
    const { client_id } = booking;
    const customer_id = client_id === null ? undefined : await customerOfClient(call, account.account_id, client_id);
    if (customer_id === undefined) throw noSuchCard();
    const row = await insertCharge(db, {
      tenant_id,
      booking_id: booking.id,
      kind: "saved_card",
      ...body.amount,
      platform_fee: await platformShare(call, body.amount),
      account_id: account.account_id,
      client_id,
      customer_id,
      card_id: body.card_id,
      request_key: key,
      requested_by: caller.kind === "person" ? caller.id : null,
      created_at: now,
    });
    return { row, company };
  },
  ask: askForCharge,
  async write(call, told, { row }) {
    if (told.kind === "told")
      return presentCharge(call, {
        ...row,
        ...(await settleCharge(call, row.id, told.payment)),
        booking_id: row.booking_id,
      });
    if (told.kind === "not_asked") return presentCharge(call, row);
    await changeCharge(call.db, call.tenant.tenant_id, row.id, { failure: told.why });
    return presentCharge(call, { ...row, failure: told.why });
  },
  async fail(call, error, { row }) {
    if (error instanceof ProviderRefusal) await refuseCharge(call, row.id, error.message);
  },
};

export const noSuchCard = (): ProviderRefusal =>
  new ProviderRefusal("not_found", "This client has saved no such card here. Send a payment link.");

function refuseFailed(row: BookingCharge): BookingCharge {
  if (row.state === "failed") throw new ApiError("card_declined", row.failure ?? "The card was declined.");
  return row;
}

/** The idempotency key at the provider, the same on every retry. */
export const chargeKey = (row: ChargeRow): string => attemptKey(DESK_PAYMENT, row);

/** The request to the provider. */
export function wantedOf(
  { account_id, amount, currency, platform_fee, customer_id, card_id, id }: ChargeRow,
  company: string,
) {
  if (customer_id === null || card_id === null) throw new Error("a saved card names its customer");
  return {
    accountId: account_id,
    amount,
    currency,
    platformFee: platform_fee,
    customerId: customer_id,
    cardId: card_id,
    company,
    named: { card_charge: String(id) },
  };
}
