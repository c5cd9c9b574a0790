import type { z } from "zod";
import { can, signedIn } from "#api/auth/caller.ts";
import type { Answer, Call, OutsideHandler } from "#api/call/call.ts";
import { ApiError, invalidField, notFound } from "#api/errors/errors.ts";
import type { BookingRow } from "#api/features/bookings/bookings/booking-row.ts";
import type { Attendee } from "#api/features/bookings/bookings/service.ts";
import {
  attendeeOf,
  loadHeld,
  loadOwnHold,
  presentConfirmed,
  wasHeldBy,
} from "#api/features/bookings/online/confirm-hold.ts";
import { refuseBeyondPlan } from "#api/features/bookings/online/member-limits.ts";
import { holdEnded } from "#api/features/bookings/online/refusals.ts";
import { agreedPolicy } from "#api/features/bookings/policies/amounts-due.ts";
import { isOfferOf, offeredPlace } from "#api/features/bookings/waitlist/service.ts";
import { client } from "#api/features/clients/clients/service.ts";
import { previewCover } from "#api/features/memberships/allowances/service.ts";
import { platformFeePercentage } from "#api/features/payments/billing/service.ts";
import { accountThatTakesCards, accountToCharge } from "#api/features/payments/ecommerce/service.ts";
import { lockOwnCredit } from "#api/features/payments/payments/pay-by-credit.ts";
import { refuseBesideCards } from "#api/money/card-amounts.ts";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import { AccountLost, LOOK_IT_UP } from "#api/stripe/provider-errors.ts";
import type { Card } from "#api/stripe/provider.ts";
import { depositDue, freePolicy, fullByCard } from "#schema/bookings/policies/rules.ts";
import type {
  ServicePaymentKind,
  StartServicePaymentInput,
} from "#schema/payments/card-attempts/service-payments/models.ts";
import type { servicePaymentOperations as operations } from "#schema/payments/card-attempts/service-payments/operations.ts";
import { isBelowCards, mostByCard } from "#schema/shared/card-amounts.ts";
import type { Money } from "#schema/shared/money.ts";
import { fullName } from "#schema/shared/person-name.ts";
import {
  beginPayment,
  changePayment,
  customerOf,
  findPaymentOfProvider,
  isHeld,
  keepCustomer,
  lockPayment,
  type ServicePaymentRow,
} from "./queries.ts";
import { settle } from "./settle.ts";

interface Starting {
  row: ServicePaymentRow;
  company: string;
  tenantId: string;
  customerId: string | undefined;
  /** The person to create a provider customer for; null for guests. */
  person: { name: string; email: string | null } | null;
}

interface Started {
  id: string;
  client_secret: string;
  customerId: string | null;
  publishable_key: string;
}

export const startServicePayment: OutsideHandler<typeof operations.startServicePayment, Starting, Started> = {
  async read(call, { body }) {
    const { db, tenant, now } = call;
    const { hold, whoComes } = await heldFor(call, body);
    if (hold.status !== "held")
      throw new ApiError("invalid_state", "This time has been booked with this hold already.");
    if (!(await isHeld(db, tenant.tenant_id, hold.id))) throw holdEnded();
    const account = await accountToCharge(call);
    if (!account) throw new ApiError("invalid_state", "This venue takes no cards online. Pay there.");
    const attendee = await whoComes();
    const { party_size } = hold;
    await refuseBeyondPlan(call, { client_id: attendee.client_id, party_size, except_id: hold.id });
    const { client_id } = attendee;
    const due = await amountOf(call, { ...hold, client_id }, body.kind);
    const credit_amount = await lockOwnCredit(call, body.credit, { client_id, booking_id: hold.id, due });
    const { currency } = due;
    const amount = due.amount - credit_amount;
    refuseWithoutCard(call, { amount, currency });
    const row = await beginPayment(db, {
      tenant_id: tenant.tenant_id,
      booking_id: hold.id,
      kind: body.kind,
      amount,
      credit_amount,
      currency,
      platform_fee: await platformShare(call, { amount, currency }),
      account_id: account.account_id,
      client_id,
      guest: attendee.guest === null ? null : JSON.stringify(attendee.guest),
      client_note: body.client_note || null,
      created_at: now,
    });
    // Having a mailed link does not prove ownership of the client's saved cards.
    const isSelf = client_id !== null && call.caller.kind === "person" && call.caller.id === client_id;
    const customerId = isSelf ? await customerOf(db, account.account_id, client_id) : undefined;
    const person = isSelf ? personOf(call, attendee) : null;
    return { row, company: tenant.slug, tenantId: tenant.tenant_id, customerId, person };
  },
  async ask({ payments }, { row, company, tenantId, customerId: known, person }) {
    const { charges } = payments;
    const { account_id: accountId, amount, currency, platform_fee: platformFee, id } = row;
    const made = async (whose: NonNullable<Starting["person"]>) =>
      charges.createCustomer(accountId, whose, `customer ${tenantId} ${row.client_id}`);
    const customerId = known ?? (person ? await made(person) : null);
    const wanted = {
      accountId,
      amount,
      currency,
      platformFee,
      customerId,
      company,
      named: { service_payment: String(id) },
    };
    const providerPayment = await charges.startPayment(wanted, `service payment ${tenantId} ${id}`);
    return { ...providerPayment, customerId, publishable_key: payments.publishableKey };
  },
  async write({ db, tenant }, { id, client_secret, customerId, publishable_key }, { row }) {
    const { account_id, client_id, amount, credit_amount, currency } = row;
    // The hold may have ended while the provider was asked: nobody may pay for it then.
    if ((await lockPayment(db, row.id))?.state !== "open") throw holdEnded();
    if (row.provider_payment_id === null) await changePayment(db, row.id, { provider_payment_id: id });
    if (customerId !== null && client_id !== null) {
      await keepCustomer(db, { tenant_id: tenant.tenant_id, account_id, client_id, customer_id: customerId });
    }
    return {
      payment_intent_id: id,
      client_secret,
      publishable_key,
      connect_account: account_id,
      amount: { amount, currency },
      credit: { amount: credit_amount, currency },
    };
  },
};

/** Throws if credit covers everything, or leaves less than a card can pay. */
function refuseWithoutCard(call: Call, rest: Money): void {
  if (rest.amount === 0) throw invalidField("credit", "Your credit pays for all of it: book without a card.");
  if (isBelowCards(rest.amount, rest.currency)) {
    throw invalidField(
      "credit",
      "What is left is too little for a card. Use less of your credit, or enough for all of it.",
    );
  }
  refuseBesideCards(call, rest);
}

/** Returns the caller's hold, or the place offered to them from the waitlist. */
async function heldFor(
  call: Call,
  body: z.infer<typeof StartServicePaymentInput>,
): Promise<{ hold: BookingRow; whoComes: () => Promise<Attendee> }> {
  const { hold_token, waitlist_token } = body;
  if (waitlist_token) {
    const { bookingId, attendee } = await offeredPlace(call, waitlist_token);
    return { hold: await loadHeld(call, bookingId), whoComes: async () => attendee };
  }
  if (!hold_token) throw invalidField("hold_token", "Enter the token of a hold, or of a waiting list entry.");
  return { hold: await loadOwnHold(call, hold_token), whoComes: () => attendeeOf(call, body) };
}

/** Returns the platform fee, rounded to an amount that cards allow; less than the total, as the provider requires. */
export async function platformShare(call: Call, { amount, currency }: Money): Promise<number> {
  const percentage = await platformFeePercentage(call);
  return mostByCard(Math.min(amount - 1, Math.round((amount * (percentage ?? 0)) / 100)), currency);
}

/** Returns the client's customer id in the venue's provider account, where their cards are saved. */
export const customerOfClient = ({ db }: Call, accountId: string, clientId: number): Promise<string | undefined> =>
  customerOf(db, accountId, clientId);

export const keepClientCustomer = (
  { db, tenant }: Call,
  customer: { account_id: string; client_id: number; customer_id: string },
): Promise<void> => keepCustomer(db, { tenant_id: tenant.tenant_id, ...customer });

function personOf({ caller }: Call, { email }: Attendee): { name: string; email: string | null } {
  const { first_name, last_name } = signedIn(caller);
  return { name: fullName({ first_name, last_name }), email };
}

async function amountOf(call: Call, hold: BookingRow, kind: ServicePaymentKind) {
  const price = await previewCover(call, hold);
  const policy = (await agreedPolicy(call, hold.policy_id)) ?? freePolicy(price.currency);
  const deposit = depositDue(policy, price);
  if (deposit.amount === 0) throw new ApiError("invalid_state", "This is paid at the venue, and nothing in advance.");
  return kind === "full" ? fullByCard(price) : deposit;
}

interface Confirming {
  row: ServicePaymentRow;
  holdToken: string | null;
  waitlistToken: string | null;
}

export const confirmPaymentSuccess: OutsideHandler<
  typeof operations.confirmPaymentSuccess,
  Confirming,
  ProviderPayment | null
> = {
  async read({ db }, { body }) {
    const {
      payment_intent_id: provider_payment_id,
      connect_account: account_id,
      hold_token = null,
      waitlist_token = null,
    } = body;
    const row = await findPaymentOfProvider(db, { account_id, provider_payment_id });
    if (!row) throw notFound("payment");
    return { row, holdToken: hold_token, waitlistToken: waitlist_token };
  },
  async ask({ payments }, { row }) {
    const { state, account_id, provider_payment_id } = row;
    if (state !== "open" || provider_payment_id === null) return null;
    return payments.charges.readPayment(account_id, provider_payment_id);
  },
  async fail(call, error, { row }) {
    if (error instanceof AccountLost) await changePayment(call.db, row.id, { failure: LOOK_IT_UP });
  },
  async write(call, told, { row, ...tokens }) {
    const state = told ? await settle(call, row.id, told) : row.state;
    return presentOutcome(call, { row, state, told, ...tokens });
  },
};

type Confirmation = Answer<typeof operations.confirmPaymentSuccess>;

async function presentOutcome(
  call: Call,
  {
    row,
    state,
    told,
    holdToken,
    waitlistToken,
  }: Confirming & { state: ServicePaymentRow["state"]; told: ProviderPayment | null },
): Promise<Confirmation> {
  if (state === "booked") {
    // Return the manage link only to the person who held the time: others may know the provider's payment id too.
    const isAddressTyped = holdToken !== null && (await wasHeldBy(call, row.booking_id, holdToken));
    const isOwn = isAddressTyped || (waitlistToken !== null && (await isOfferOf(call, waitlistToken, row.booking_id)));
    const confirmed = isOwn ? await presentConfirmed(call, row.booking_id, { isAddressTyped }) : null;
    return { outcome: "booked", message: null, confirmed };
  }
  if (state === "refunding" || state === "refunded") {
    const message =
      "The time was no longer held for you when your bank confirmed. The full amount is refunded to your card, usually within a few days. Choose another time.";
    return { outcome: "refunded", message, confirmed: null };
  }
  if (told?.status === "processing") return { outcome: "processing", message: null, confirmed: null };
  if (state === "cancelled") {
    const message = "The time is no longer held for you, and nothing was charged. Choose another time.";
    return { outcome: "not_paid", message, confirmed: null };
  }
  return { outcome: "not_paid", message: told?.failure ?? "Nothing was charged. Try again.", confirmed: null };
}

export const clientPaymentMethods: OutsideHandler<
  typeof operations.clientPaymentMethods,
  { accountId: string; customerId: string } | null,
  Card[]
> = {
  async read(call, { params }) {
    if (signedIn(call.caller).id !== params.id) {
      if (can(call.caller, "clients.read") !== "yes") throw notFound("client");
      await client(call, params.id);
    }
    const account = await accountThatTakesCards(call);
    if (!account) return null;
    const customerId = await customerOf(call.db, account.account_id, params.id);
    return customerId === undefined ? null : { accountId: account.account_id, customerId };
  },
  ask: async ({ payments }, facts) => (facts ? payments.charges.cardsOf(facts.accountId, facts.customerId) : []),
  write: async (_call, data) => ({ data }),
};
