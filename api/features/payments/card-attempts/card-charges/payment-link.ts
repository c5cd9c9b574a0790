import { recordChange } from "#api/audit/record.ts";
import { isInPerson, signedIn } from "#api/auth/caller.ts";
import { hashToken, newNonce } from "#api/auth/tokens.ts";
import type { Answer, Call, Input, OutsideHandler } from "#api/call/call.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { lockBill, paidBill } from "#api/features/memberships/memberships/card-bills.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import { accountToCharge } from "#api/features/payments/ecommerce/service.ts";
import { figuresOf } from "#api/features/payments/ledger/service.ts";
import { lockForPayment } from "#api/features/payments/payments/booking-account.ts";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import { isBefore, localTextIn } from "#api/time/instants.ts";
import type { cardChargeOperations as operations } from "#schema/payments/card-attempts/card-charges/operations.ts";
import { fullName } from "#schema/shared/person-name.ts";
import {
  askAbout,
  askForCard,
  customerOfClient,
  noteLostAccount,
  platformShare,
  type AskedCard,
  type CardQuestion,
} from "../core/ask-for-card.ts";
import { refuseCharging } from "./charge-saved-card.ts";
import { deskPayment } from "./desk-payment.ts";
import { payToken, presentCharge, stateOf } from "./present.ts";
import {
  changeCharge,
  findCharge,
  findLink,
  insertCharge,
  isOfBooking,
  openCharges,
  paidBooking,
  shownCharges,
  type ChargeRow,
} from "./queries.ts";
import { settleCharge } from "./settle-charge.ts";

const LINK_DAYS = 7;
/** How long charges that were given back are shown. */
const SHOWN_DAYS = 30;
/** For purchases without a booked time. */
const PLAIN_TIME = "HH:mm";

/** The charges of a booking that are pending, or that the desk has to know about. */
export async function cardCharges(call: Call, bookingId: number): Promise<Answer<typeof operations.cardCharges>> {
  const rows = await shownCharges(call.db, call.tenant.tenant_id, {
    bookingId,
    since: call.now.subtract({ hours: 24 * SHOWN_DAYS }),
  });
  const charges = rows.map((row) => presentCharge(call, row)).filter(({ state }) => state !== "ended");
  return { data: isInPerson(call.caller) ? charges : charges.map((charge) => ({ ...charge, url: null })) };
}

/** Creates a link to pay by card; the previous one ends, so that nobody pays an outdated amount. */
export async function createPaymentLink(
  call: Call,
  { params, body }: Input<typeof operations.createPaymentLink>,
): Promise<Answer<typeof operations.createPaymentLink>> {
  const { db, tenant, now, deps, caller } = call;
  const { tenant_id } = tenant;
  const booking = await lockForPayment(call, params.id);
  const account = await refuseCharging(call, booking, body.amount);
  for (const { id, kind, provider_payment_id } of await openCharges(db, tenant_id, booking.id)) {
    // A link on which payment has begun is first cancelled at the provider, by the job that settles abandoned charges.
    const ended = provider_payment_id === null ? ({ state: "ended", settled_at: now } as const) : {};
    if (kind === "link") await changeCharge(db, tenant_id, id, { ...ended, expires_at: now, email: null });
  }
  const nonce = newNonce(deps.secretKeys);
  const row = await insertCharge(db, {
    tenant_id,
    booking_id: booking.id,
    kind: "link",
    ...body.amount,
    platform_fee: await platformShare(call, body.amount),
    account_id: account.account_id,
    client_id: booking.client_id,
    nonce,
    token_hash: hashToken(payToken(deps.secretKeys, tenant_id, nonce)),
    email: body.email ?? null,
    expires_at: now.add({ hours: 24 * LINK_DAYS }),
    requested_by: caller.kind === "person" ? caller.id : null,
    created_at: now,
  });
  if (row.email !== null) {
    const about = { charge_id: row.id, booking_id: booking.id };
    await queueMail(call, "payment_link", about, { requestedFor: row.email });
  }
  const { amount, currency } = body.amount;
  await recordChange(call, { entity: "booking", entity_id: booking.id, after: { amount, currency } });
  return presentCharge(call, row);
}

/** The link as it is now, for a repeated request: its address is derived again. */
export async function presentLink(call: Call, id: number): Promise<Answer<typeof operations.createPaymentLink>> {
  const row = await findCharge(call.db, call.tenant.tenant_id, id);
  if (!row || !isOfBooking(row)) throw notFound("payment");
  return presentCharge(call, row);
}

async function loadLink({ db, tenant }: Call, token: string): Promise<ChargeRow> {
  const row = await findLink(db, tenant.tenant_id, hashToken(token));
  if (!row) throw notFound("payment");
  return row;
}

export async function requestedPayment(call: Call, token: string): Promise<Answer<typeof operations.requestedPayment>> {
  const row = await loadLink(call, token);
  return {
    state: stateOf(call, row),
    amount: { amount: row.amount, currency: row.currency },
    ...(await whatFor(call, row)),
    can_save_card: await canSaveCard(call, row),
    publishable_key: call.deps.paymentsKey,
    connect_account: row.account_id,
  };
}

/** Whoever pays for a client with cards saved already gets none of them, and saves none, unless they are that client, signed in. */
async function canSaveCard(call: Call, row: ChargeRow): Promise<boolean> {
  if (row.client_id === null || (row.provider_payment_id !== null && row.customer_id === null)) return false;
  return isPayer(call, row) || (await customerOfClient(call, row.account_id, row.client_id)) === undefined;
}

const isPayer = ({ caller }: Call, { client_id }: ChargeRow): boolean =>
  client_id !== null && isInPerson(caller) && signedIn(caller).id === client_id;

/** What is paid for: a booking, or a membership's bill. */
async function whatFor({ db, tenant }: Call, row: ChargeRow) {
  if (row.membership_invoice_id !== null) {
    const { plan_name } = await paidBill({ db }, row.membership_invoice_id);
    return { description: plan_name, location_name: null, local_start: null, timeformat: PLAIN_TIME };
  }
  const booking = await paidBooking(db, tenant.tenant_id, row.booking_id ?? 0);
  return {
    description: [booking.service_name, booking.resource_name].filter(Boolean).join(", "),
    location_name: booking.location_name,
    local_start: localTextIn(booking.timezone, booking.start_time),
    timeformat: booking.timeformat,
  };
}

export const startRequestedPayment: OutsideHandler<
  typeof operations.startRequestedPayment,
  CardQuestion<ChargeRow>,
  AskedCard
> = {
  async read(call, { params }) {
    const row = await loadPayable(call, params.token);
    const { client_id, account_id } = row;
    const { first_name, last_name, client_email } = await payerOf(call, row);
    const name = fullName({ first_name, last_name });
    const known = client_id === null ? undefined : await customerOfClient(call, account_id, client_id);
    // Having the link does not prove ownership of the saved cards.
    const mayUseSaved = known === undefined || isPayer(call, row);
    if (row.customer_id !== null && row.customer_id === known && !mayUseSaved) throw begunInPerson();
    return {
      row,
      company: call.tenant.slug,
      customerId: mayUseSaved ? known : undefined,
      person: client_id !== null && mayUseSaved ? { name, email: client_email } : null,
    };
  },
  ask: (outside, question) => askForCard(outside, deskPayment, question),
  async write(call, { id, client_secret, customerId }, { row }) {
    await lockWhatIsPaid(call, row);
    // The desk may have created a newer link in the meantime; this one must not be payable then.
    if ((await findCharge(call.db, call.tenant.tenant_id, row.id))?.state !== "open") throw linkEnded();
    if (row.provider_payment_id === null) {
      // It becomes the client's when it has paid: see `settleCharge`.
      await changeCharge(call.db, call.tenant.tenant_id, row.id, { provider_payment_id: id, customer_id: customerId });
    }
    return { client_secret };
  },
};

/** A link that can be paid now; throws for one that is paid or has ended, or whose account was exchanged since. */
async function loadPayable(call: Call, token: string): Promise<ChargeRow> {
  const row = await loadLink(call, token);
  const { state, expires_at, account_id } = row;
  if (state === "paid") throw new ApiError("invalid_state", "This has been paid already.");
  if (state !== "open" || (expires_at !== null && !isBefore(call.now, expires_at))) throw linkEnded();
  if ((await accountToCharge(call))?.account_id !== account_id) throw linkEnded();
  return row;
}

/** The payer, if the amount of the link is still due. */
async function payerOf({ db, tenant }: Call, row: ChargeRow) {
  const { tenant_id } = tenant;
  if (row.membership_invoice_id !== null) {
    const bill = await paidBill({ db }, row.membership_invoice_id);
    if (bill.status !== "open") throw owedOtherwise();
    return bill;
  }
  const bookingId = row.booking_id ?? 0;
  const { balance } = await figuresOf({ db, tenant_id }, bookingId);
  if (balance < row.amount) throw owedOtherwise();
  return paidBooking(db, tenant_id, bookingId);
}

const owedOtherwise = (): ApiError =>
  new ApiError("invalid_state", "What is owed has changed since this link was made. Ask the venue for a new one.");

/** Blocks other payments until the transaction ends; throws where the bill has been paid in the meantime. */
async function lockWhatIsPaid(call: Call, row: ChargeRow): Promise<void> {
  if (row.membership_invoice_id === null) return void (await lockForPayment(call, row.booking_id ?? 0));
  const { bill } = await lockBill(call, row.membership_invoice_id);
  if (bill.status !== "open") throw linkEnded();
}

const begunInPerson = (): ApiError =>
  new ApiError(
    "invalid_state",
    "The person whom this is for has begun to pay it. They can finish when they are signed in, or ask the venue for a new link.",
  );

const linkEnded = (): ApiError =>
  new ApiError("link_expired", "This link no longer works. Ask the venue for a new one.");

/** Message for the payer; the desk sees how the amount differs. */
const GOES_BACK =
  "Your card was charged something else than was asked for. Nothing counts as paid, and all of it is given back to your card. Ask the venue for a new link.";
const CAME_BACK =
  "Your card was charged something else than was asked for. Nothing counts as paid, and all of it was given back. Ask the venue for a new link.";
const NOT_BACK =
  "Your card was charged something else than was asked for. Nothing counts as paid, but it could not be given back to your card yet. Ask the venue about it.";

export const confirmRequestedPayment: OutsideHandler<
  typeof operations.confirmRequestedPayment,
  ChargeRow,
  ProviderPayment | null
> = {
  read: (call, { params }) => loadLink(call, params.token),
  ask: askAbout,
  fail: (call, error, row) => noteLostAccount(call, deskPayment, { row, error }),
  async write(call, told, row) {
    const state = stateOf(call, told ? await settleCharge(call, row.id, told) : row);
    const is_processing = state !== "paid" && told?.status === "processing";
    if (state === "refund_failed") return { state, is_processing, message: NOT_BACK };
    if (state === "refunding") return { state, is_processing, message: GOES_BACK };
    if (state === "refunded") return { state, is_processing, message: CAME_BACK };
    const isRefused = state === "open" && !is_processing;
    return { state, is_processing, message: isRefused ? (told?.failure ?? "Nothing was charged. Try again.") : null };
  },
};
