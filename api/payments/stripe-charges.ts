import type Stripe from "stripe";
import type { Card, ChargeProvider, ProviderPayment, ProviderRefund } from "#api/payments/charge-provider.ts";
import { instantOfTimestamp, told } from "#api/payments/stripe-values.ts";

const MOST_CARDS = 20;
const MOST_REFUNDS = 100;

/** Direct charges: everything lies in the venue's own account, which each call names. */
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
      const { accountId: stripeAccount, amount, currency, platformFee, customerId, company, reference } = wanted;
      const { id, client_secret } = await told(
        stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            automatic_payment_methods: { enabled: true, allow_redirects: "never" },
            metadata: { tenant: company, service_payment: reference },
            // A fee of nothing is refused.
            ...(platformFee > 0 ? { application_fee_amount: platformFee } : {}),
            ...(customerId === null ? {} : { customer: customerId }),
          },
          { stripeAccount, idempotencyKey },
        ),
      );
      return { id, client_secret: client_secret ?? "" };
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
        // Where there was no fee, naming it is refused.
        ...(hasPlatformFee ? { refund_application_fee: true } : {}),
      };
      return presentRefund(await told(stripe.refunds.create(refund, { stripeAccount, idempotencyKey })));
    },
    refundsOf: async (stripeAccount, payment_intent) => {
      const { data } = await told(stripe.refunds.list({ payment_intent, limit: MOST_REFUNDS }, { stripeAccount }));
      return data.map(presentRefund);
    },
  };
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

function presentPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  const { id, status, amount_received, currency, metadata, latest_charge, last_payment_error } = intent;
  const charge = typeof latest_charge === "object" ? latest_charge : null;
  const card = charge?.payment_method_details?.card;
  return {
    id,
    status,
    received: status === "succeeded" ? amount_received : 0,
    currency: currency.toUpperCase(),
    reference: metadata["service_payment"] ?? null,
    company: metadata["tenant"] ?? null,
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
    failure: last_payment_error?.message ?? null,
  };
}

export function cardOf({ id, card }: Stripe.PaymentMethod): Card | null {
  if (!card) return null;
  const { brand, last4, exp_month, exp_year } = card;
  return { id, brand, last4, exp_month, exp_year };
}
