import Stripe from "stripe";
import { ApiError } from "#api/errors/errors.ts";
import type { PaymentMode } from "#schema/venue/company/models.ts";
import type {
  CustomerBilling,
  PaymentProvider,
  PlanPrice,
  ProviderEvent,
  ProviderInvoice,
  ProviderSubscription,
} from "./provider.ts";
import { stripeCatalog } from "./stripe-catalog.ts";
import { cardOf, stripeCharges } from "./stripe-charges.ts";
import { stripeConnect, type ConnectSettings } from "./stripe-connect.ts";
import { idOf, instantOfTimestamp, instantOrNull, told } from "./stripe-values.ts";

export interface StripeSettings {
  mode: PaymentMode;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Signs the events of venues' accounts, which have a separate endpoint. */
  connectWebhookSecret?: string;
  /** Undefined if venues cannot connect accounts of their own. */
  connect?: ConnectSettings;
  /** Another server in place of the provider's own. */
  server?: { protocol: "http" | "https"; host: string; port: number };
  /** Replaces the network. */
  fetch?: typeof fetch;
}

/** The operator's keys, with the Connect client id, if set. */
export type StripeKeys = StripeSettings & { connectClientId?: string };

const ANSWER_WITHIN_MS = 10_000;
const RETRIES = 1;
/** How long a signature is valid, in seconds. */
const TOLERANCE_S = 300;
const INVOICES = 12;
const SUBSCRIPTIONS = 10;
/** Ended: another subscription may follow. */
const ENDED = new Set(["canceled", "incomplete_expired"]);

/** The provider through its own SDK; the simulator implements the same API. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const { mode, secretKey, publishableKey, webhookSecret, server, fetch } = settings;
  const stripe = new Stripe(secretKey, {
    timeout: ANSWER_WITHIN_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...server,
    ...(fetch ? { httpClient: Stripe.createFetchHttpClient(fetch) } : {}),
  });
  const secrets = [webhookSecret, ...(settings.connectWebhookSecret ? [settings.connectWebhookSecret] : [])];
  return {
    mode,
    publishableKey,
    connect: settings.connect ? stripeConnect(stripe, settings.connect) : null,
    charges: stripeCharges(stripe),
    catalog: stripeCatalog(stripe),
    createCustomer: async ({ slug, name }, idempotencyKey) => {
      const customer = await told(stripe.customers.create({ name, metadata: { tenant: slug } }, { idempotencyKey }));
      return customer.id;
    },
    startCardSetup: async (customer, slug) => {
      const { id, client_secret } = await told(
        stripe.setupIntents.create({
          customer,
          usage: "off_session",
          automatic_payment_methods: { enabled: true, allow_redirects: "never" },
          metadata: { tenant: slug },
        }),
      );
      return { id, client_secret: client_secret ?? "" };
    },
    readCardSetup: async (id) => {
      const intent = await told(stripe.setupIntents.retrieve(id));
      const method = idOf(intent.payment_method);
      const card = method === null ? null : cardOf(await told(stripe.paymentMethods.retrieve(method)));
      return { customer_id: idOf(intent.customer), is_saved: intent.status === "succeeded", card };
    },
    chooseCard: async (customerId, subscriptionId, cardId) => {
      await told(stripe.customers.update(customerId, { invoice_settings: { default_payment_method: cardId } }));
      if (subscriptionId === null) return;
      await told(stripe.subscriptions.update(subscriptionId, { default_payment_method: cardId }));
    },
    subscribe: async ({ customerId, slug, price, cardId }, idempotencyKey) => {
      const current = await currentSubscription(stripe, customerId);
      // A concurrent call was first, or an earlier attempt did reach the provider.
      if (current && !ENDED.has(current.status)) return;
      await told(
        stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: await priceOf(stripe, price) }],
            default_payment_method: cardId,
            payment_behavior: "error_if_incomplete",
            metadata: { tenant: slug },
          },
          { idempotencyKey },
        ),
      );
    },
    changePrice: async (id, price) => {
      const { items } = await told(stripe.subscriptions.retrieve(id));
      const [item] = items.data;
      const change = { ...(item ? { id: item.id } : {}), price: await priceOf(stripe, price) };
      await told(stripe.subscriptions.update(id, { items: [change], cancel_at_period_end: false }));
    },
    setCancelAtPeriodEnd: async (id, cancel_at_period_end) => {
      await told(stripe.subscriptions.update(id, { cancel_at_period_end }));
    },
    readBilling: (customerId) => readBilling(stripe, customerId),
    verifyEvent: (body, signature, now) => verifiedEvent(stripe, { body, signature, secrets, now }),
  };
}

/** Finds the price by the platform's id for it, or creates it with the first subscription. */
async function priceOf(stripe: Stripe, { price_id, name, amount, currency, interval_months }: PlanPrice) {
  const known = await told(stripe.prices.list({ lookup_keys: [price_id], active: true, limit: 1 }));
  const [price] = known.data;
  if (price) return price.id;
  const made = await told(
    stripe.prices.create(
      {
        lookup_key: price_id,
        currency: currency.toLowerCase(),
        unit_amount: amount,
        recurring: { interval: "month", interval_count: interval_months },
        product_data: { name },
      },
      { idempotencyKey: `price ${price_id}` },
    ),
  );
  return made.id;
}

async function readBilling(stripe: Stripe, customerId: string): Promise<CustomerBilling> {
  const [subscription, customer, invoices] = await Promise.all([
    currentSubscription(stripe, customerId),
    told(stripe.customers.retrieve(customerId)),
    told(stripe.invoices.list({ customer: customerId, limit: INVOICES })),
  ]);
  const chosen = customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method);
  const method = idOf(subscription?.default_payment_method ?? null) ?? chosen;
  return {
    subscription: subscription ? presentSubscription(subscription) : null,
    card: method === null ? null : cardOf(await told(stripe.paymentMethods.retrieve(method))),
    invoices: invoices.data.map(presentInvoice),
  };
}

/** The running subscription, otherwise the last one that ended. */
async function currentSubscription(stripe: Stripe, customer: string): Promise<Stripe.Subscription | undefined> {
  const { data } = await told(stripe.subscriptions.list({ customer, status: "all", limit: SUBSCRIPTIONS }));
  return data.find(({ status }) => !ENDED.has(status)) ?? data[0];
}

function presentSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data;
  const { id, status, cancel_at_period_end, cancel_at, canceled_at, ended_at, start_date } = subscription;
  return {
    id,
    status,
    price_id: item?.price.lookup_key ?? null,
    cancel_at_period_end,
    cancel_at: instantOrNull(cancel_at),
    canceled_at: instantOrNull(canceled_at),
    ended_at: instantOrNull(ended_at),
    started_at: instantOfTimestamp(start_date),
    current_period_start: instantOfTimestamp(item?.current_period_start ?? start_date),
    current_period_end: instantOfTimestamp(item?.current_period_end ?? start_date),
    is_ended_unpaid: subscription.cancellation_details?.reason === "payment_failed",
  };
}

function presentInvoice(invoice: Stripe.Invoice): ProviderInvoice {
  const { id, number, status, total, currency, created, hosted_invoice_url } = invoice;
  // The invoice's own period is the previous one: what it is for is in its lines.
  const [line] = invoice.lines.data;
  return {
    id: id ?? "",
    number,
    status: status ?? "draft",
    description: line?.description ?? "Subscription",
    total,
    currency: currency.toUpperCase(),
    period_start: instantOfTimestamp(line?.period.start ?? invoice.period_start),
    period_end: instantOfTimestamp(line?.period.end ?? invoice.period_end),
    created_at: instantOfTimestamp(created),
    page_url: hosted_invoice_url ?? null,
  };
}

interface SignedEvent {
  body: string;
  signature: string;
  /** One for the platform's own endpoint, another for that of venues' accounts. */
  secrets: readonly string[];
  now: Temporal.Instant;
}

function verifiedEvent(stripe: Stripe, { body, signature, secrets, now }: SignedEvent): ProviderEvent {
  let refusal: unknown;
  for (const secret of secrets) {
    try {
      const at = now.epochMilliseconds;
      const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, at);
      return presentEvent(event);
    } catch (error) {
      refusal = error;
    }
  }
  const unsigned = new ApiError("bad_argument", "This message is not signed by the payment provider.");
  // The library's words are for the log.
  unsigned.cause = refusal;
  throw unsigned;
}

function presentEvent({ id, type, created, data, account }: Stripe.Event): ProviderEvent {
  return {
    id,
    type,
    created_at: instantOfTimestamp(created),
    company: companyOf(data.object),
    account: account ?? null,
    reference: metadataOf(data.object)?.["service_payment"] ?? null,
    card_charge: metadataOf(data.object)?.["card_charge"] ?? null,
    plan_purchase: metadataOf(data.object)?.["plan_purchase"] ?? null,
    payment: paymentOf(data.object),
  };
}

/** The payment of a refund, charge or dispute. */
function paymentOf(object: object): string | null {
  const {
    id,
    object: kind,
    payment_intent = null,
  } = object as {
    id?: string;
    object?: string;
    payment_intent?: string | { id: string } | null;
  };
  return kind === "payment_intent" ? (id ?? null) : idOf(payment_intent);
}

const metadataOf = (object: object): Record<string, string> | null | undefined =>
  (object as { metadata?: Record<string, string> | null }).metadata;

/** Everything the platform creates at the provider carries the company's name; an invoice has it from its subscription. */
function companyOf(object: object): string | null {
  const { metadata, parent } = object as {
    metadata?: Record<string, string> | null;
    parent?: { subscription_details?: { metadata?: Record<string, string> | null } | null } | null;
  };
  return metadata?.["tenant"] ?? parent?.subscription_details?.metadata?.["tenant"] ?? null;
}
