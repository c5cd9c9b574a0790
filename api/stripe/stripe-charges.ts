import Stripe from "stripe";
import type { Card, ChargeProvider, ProviderDispute, ProviderPayment, ProviderRefund } from "./charge-provider.ts";
import { cardRefusal } from "./own-words.ts";
import { ProviderRefusal } from "./provider-errors.ts";
import { instantOfTimestamp, instantOrNull, told } from "./stripe-values.ts";

const MOST_CARDS = 20;
const MOST_PAYMENTS = 100;
const MOST_REFUNDS = 100;
const MOST_DISPUTES = 20;

/** Direct charges: everything belongs to the venue's own account, which each call names. */
export function stripeCharges(stripe: Stripe): ChargeProvider {
  return {
    createCustomer: async (stripeAccount, { name, email }, idempotencyKey) => {
      const person = { name, ...(email === null ? {} : { email }) };
      return (await told(stripe.customers.create(person, { stripeAccount, idempotencyKey }))).id;
    },
    cardsOf: async (stripeAccount, customer) => {
      const query = { customer, type: "card", limit: MOST_CARDS } as const;
      const { data } = await told(stripe.paymentMethods.list(query, { stripeAccount }));
      return data.flatMap((method) => cardOf(method) ?? []);
    },
    startPayment: async (wanted, idempotencyKey) => {
      const { accountId: stripeAccount } = wanted;
      return secretOf(await told(stripe.paymentIntents.create(intentOf(wanted), { stripeAccount, idempotencyKey })));
    },
    resumePayment: async (stripeAccount, id) =>
      secretOf(await told(stripe.paymentIntents.retrieve(id, {}, { stripeAccount }))),
    chargeCard: async (wanted, idempotencyKey) => {
      const { accountId: stripeAccount, cardId } = wanted;
      const charge = { ...intentOf(wanted), payment_method: cardId, confirm: true, off_session: true };
      const made = { ...charge, expand: ["latest_charge"] };
      return presentPayment(
        await told(askHolderElsewhere(stripe.paymentIntents.create(made, { stripeAccount, idempotencyKey }))),
      );
    },
    paymentsOf: async (stripeAccount, customer) => {
      const query = { customer, limit: MOST_PAYMENTS, expand: ["data.latest_charge"] };
      const { data } = await told(stripe.paymentIntents.list(query, { stripeAccount }));
      return data.map(presentPayment);
    },
    readPayment: async (stripeAccount, id) =>
      presentPayment(await told(stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] }, { stripeAccount }))),
    cancelPayment: async (stripeAccount, id) => {
      await told(stripe.paymentIntents.cancel(id, {}, { stripeAccount }));
    },
    refundPayment: async (wanted, idempotencyKey) => {
      const { accountId: stripeAccount, paymentId, hasPlatformFee, amount, company, reference } = wanted;
      const refund = {
        payment_intent: paymentId,
        metadata: { tenant: company, ...(reference === undefined ? {} : { refund: reference }) },
        ...(amount === undefined ? {} : { amount }),
        // Without a fee, this parameter is refused.
        ...(hasPlatformFee ? { refund_application_fee: true } : {}),
      };
      return presentRefund(await told(stripe.refunds.create(refund, { stripeAccount, idempotencyKey })));
    },
    refundsOf: async (stripeAccount, payment_intent) => {
      const { data } = await told(stripe.refunds.list({ payment_intent, limit: MOST_REFUNDS }, { stripeAccount }));
      return data.map(presentRefund);
    },
    disputesOf: async (stripeAccount, payment_intent) => {
      const { data } = await told(stripe.disputes.list({ payment_intent, limit: MOST_DISPUTES }, { stripeAccount }));
      return data.map(presentDispute);
    },
  };
}

function intentOf(wanted: Parameters<ChargeProvider["startPayment"]>[0]): Stripe.PaymentIntentCreateParams {
  const { amount, currency, platformFee, customerId, company, named } = wanted;
  return {
    amount,
    currency: currency.toLowerCase(),
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    metadata: { tenant: company, ...named },
    // A fee of zero is refused.
    ...(platformFee > 0 ? { application_fee_amount: platformFee } : {}),
    ...(customerId === null ? {} : { customer: customerId }),
  };
}

const secretOf = ({ id, client_secret }: Stripe.PaymentIntent) => ({ id, client_secret: client_secret ?? "" });

/** The bank requires authentication by the absent cardholder: not a decline, since a link lets them authenticate. */
async function askHolderElsewhere<T>(charging: Promise<T>): Promise<T> {
  try {
    return await charging;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError) || error.code !== "authentication_required") throw error;
    throw new ProviderRefusal("card_declined", "The bank wants to ask the card's holder. Send them a payment link.");
  }
}

function presentRefund({ id, status, amount, currency, metadata, created }: Stripe.Refund): ProviderRefund {
  return {
    id,
    status: status ?? "pending",
    amount,
    currency: currency.toUpperCase(),
    reference: metadata?.["refund"] ?? null,
    created_at: instantOfTimestamp(created),
  };
}

function presentDispute(dispute: Stripe.Dispute): ProviderDispute {
  const { id, status, reason, amount, currency, evidence_details, balance_transactions, created } = dispute;
  return {
    id,
    status,
    reason,
    amount,
    currency: currency.toUpperCase(),
    due_by: instantOrNull(evidence_details.due_by),
    // One transaction is the debit, a second its return; their amounts are in the account's settlement currency.
    withdrawn: balance_transactions.length === 1 ? amount : 0,
    created_at: instantOfTimestamp(created),
  };
}

function presentPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  const { id, status, amount_received, currency, metadata, latest_charge, last_payment_error } = intent;
  const charge = typeof latest_charge === "object" ? latest_charge : null;
  const card = charge?.payment_method_details?.card;
  const named = (what: string) => metadata[what] ?? null;
  return {
    id,
    status,
    received: status === "succeeded" ? amount_received : 0,
    currency: currency.toUpperCase(),
    reference: named("service_payment"),
    card_charge: named("card_charge"),
    plan_purchase: named("plan_purchase"),
    company: named("tenant"),
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
    failure: last_payment_error ? cardRefusal(last_payment_error) : null,
  };
}

export function cardOf({ id, card }: Stripe.PaymentMethod): Card | null {
  if (!card) return null;
  const { brand, last4, exp_month, exp_year } = card;
  return { id, brand, last4, exp_month, exp_year };
}
