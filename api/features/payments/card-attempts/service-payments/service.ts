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
import { accountThatTakesCards, accountToCharge } from "#api/features/payments/ecommerce/service.ts";
import { lockOwnCredit } from "#api/features/payments/payments/pay-by-credit.ts";
import { refuseBesideCards } from "#api/money/card-amounts.ts";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import type { Card } from "#api/stripe/provider.ts";
import { depositDue, freePolicy, fullByCard } from "#schema/bookings/policies/rules.ts";
import type {
  ServicePaymentKind,
  StartServicePaymentInput,
} from "#schema/payments/card-attempts/service-payments/models.ts";
import type { servicePaymentOperations as operations } from "#schema/payments/card-attempts/service-payments/operations.ts";
import { isBelowCards } from "#schema/shared/card-amounts.ts";
import type { Money } from "#schema/shared/money.ts";
import { fullName } from "#schema/shared/person-name.ts";
import {
  askAbout,
  askForCard,
  attemptOf,
  customerOfClient,
  keepAskedCard,
  noteLostAccount,
  platformShare,
  type AskedCard,
  type CardQuestion,
} from "../core/ask-for-card.ts";
import type { Attempt } from "../core/attempt.ts";
import { bookingPayment } from "./booking-payment.ts";
import { beginPayment, findPayment, isHeld, type ServicePaymentRow } from "./queries.ts";

export const startServicePayment: OutsideHandler<
  typeof operations.startServicePayment,
  CardQuestion<ServicePaymentRow>,
  AskedCard
> = {
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
    const customerId = isSelf ? await customerOfClient(call, account.account_id, client_id) : undefined;
    const person = isSelf ? personOf(call, attendee) : null;
    return { row, company: tenant.slug, customerId, person };
  },
  ask: (outside, question) => askForCard(outside, bookingPayment, question),
  async write(call, asked, { row }) {
    const { amount, credit_amount, currency } = row;
    return {
      ...(await keepAskedCard(call, bookingPayment, { asked, row, ended: holdEnded })),
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
  row: Attempt;
  holdToken: string | null;
  waitlistToken: string | null;
}

export const confirmPaymentSuccess: OutsideHandler<
  typeof operations.confirmPaymentSuccess,
  Confirming,
  ProviderPayment | null
> = {
  async read(call, { body }) {
    const {
      payment_intent_id: provider_payment_id,
      connect_account: account_id,
      hold_token: holdToken = null,
      waitlist_token: waitlistToken = null,
    } = body;
    const row = await attemptOf(call, bookingPayment, { account_id, provider_payment_id });
    return { row, holdToken, waitlistToken };
  },
  ask: (outside, { row }) => askAbout(outside, row),
  fail: (call, error, { row }) => noteLostAccount(call, bookingPayment, { row, error }),
  async write(call, told, { row, ...tokens }) {
    const { state } = told ? await bookingPayment.apply(call, row.id, told) : row;
    return presentOutcome(call, { row, state, told, ...tokens });
  },
};

type Confirmation = Answer<typeof operations.confirmPaymentSuccess>;

async function presentOutcome(
  call: Call,
  { row, state, told, holdToken, waitlistToken }: Confirming & { state: string; told: ProviderPayment | null },
): Promise<Confirmation> {
  if (state === "booked") {
    const { booking_id } = await findPayment(call.db, row.id);
    // Return the manage link only to the person who held the time: others may know the provider's payment id too.
    const isAddressTyped = holdToken !== null && (await wasHeldBy(call, booking_id, holdToken));
    const isOwn = isAddressTyped || (waitlistToken !== null && (await isOfferOf(call, waitlistToken, booking_id)));
    const confirmed = isOwn ? await presentConfirmed(call, booking_id, { isAddressTyped }) : null;
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
    const customerId = await customerOfClient(call, account.account_id, params.id);
    return customerId === undefined ? null : { accountId: account.account_id, customerId };
  },
  ask: async ({ payments }, facts) => (facts ? payments.charges.cardsOf(facts.accountId, facts.customerId) : []),
  write: async (_call, data) => ({ data }),
};
