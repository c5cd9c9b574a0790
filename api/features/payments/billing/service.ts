import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import { can } from "#api/auth/caller.ts";
import type { Call, Input, OutsideHandler } from "#api/call/call.ts";
import { ApiError, invalidField, notFound } from "#api/errors/errors.ts";
import { planOfPrice, planPrice, platformPlans } from "#api/features/platform/platform-plans/service.ts";
import { ProviderRefusal } from "#api/stripe/provider-errors.ts";
import type { Card, PlanPrice } from "#api/stripe/provider.ts";
import { tenantOf, tenantStatus } from "#api/tenancy/tenant.ts";
import { isBefore, utcTextMs } from "#api/time/instants.ts";
import type { BillingStatus, CompanyInvoice, CompanySubscription } from "#schema/payments/billing/models.ts";
import type { billingOperations, centralBillingOperations as operations } from "#schema/payments/billing/operations.ts";
import { presentInvoice, presentSubscription } from "./present.ts";
import { changeSubscription, findSubscription, insertCustomer, invoicesOf, lockSubscription } from "./queries.ts";
import { ownCompanyOnly, refuseComped } from "./refusals.ts";
import { exampleSubscription, isSandbox, refuseSandbox } from "./sandbox.ts";
import { isRunning } from "./subscription-status.ts";
import { askBilling, cardColumns, takeOver, type ToldBilling } from "./sync.ts";

/** Concurrent attempts from two tabs wait for the first; longer than the provider may take. */
const BUSY_SECONDS = 60;

export { ownCompanyOnly };

/** The platform's share of card payments under the company's plan; null without a plan. */
export async function platformFeePercentage({ db, deps }: Call): Promise<number | null> {
  const priceId = (await findSubscription(db, deps.paymentMode))?.price_id ?? null;
  return priceId === null ? null : ((await planOfPrice(db, priceId))?.platform_fee_percentage ?? null);
}

export async function companyInvoices(call: Call, limit: number): Promise<z.infer<typeof CompanyInvoice>[]> {
  const row = await findSubscription(call.db, call.deps.paymentMode);
  const invoices = row ? await invoicesOf(call.db, row.customer_id, limit) : [];
  return invoices.map((invoice) => presentInvoice(call, invoice));
}

export async function companySubscription(call: Call, id: string): Promise<z.infer<typeof CompanySubscription>> {
  ownCompanyOnly(call, id);
  return (await isSandbox(call)) ? exampleSubscription(call) : presentSubscription(call);
}

export async function billingStatus(
  call: Call,
  { compact, include }: Input<typeof billingOperations.billingStatus>["query"],
): Promise<z.infer<typeof BillingStatus>> {
  const asked = compact ? [] : include;
  const tenant = await tenantOf(call.db, call.tenant.tenant_id);
  const { account_status, is_comped, is_locked, lock_kind } = tenantStatus(tenant, call.now);
  const maySee = can(call.caller, "billing.manage") === "yes";
  const subscription = await presentSubscription(call);
  return {
    account_status,
    is_comped,
    is_locked,
    lock_kind,
    subscription_status: subscription.status,
    trial_ends_at: tenant.trial_ends_at && utcTextMs(tenant.trial_ends_at),
    publishable_key: call.deps.paymentsKey,
    subscription: maySee && asked.includes("subscription") ? subscription : null,
    plans: asked.includes("plans") ? (await platformPlans(call)).data : null,
  };
}

/** Activates the company once it is paid, as a missed provider event would have done. */
export const activateBilling: OutsideHandler<
  typeof billingOperations.activateBilling,
  { customerId: string | undefined },
  ToldBilling | undefined
> = {
  async read({ db, deps }) {
    return { customerId: (await findSubscription(db, deps.paymentMode))?.customer_id };
  },
  async ask(services, { customerId }) {
    return customerId === undefined ? undefined : askBilling(services, customerId);
  },
  async write(call, told) {
    if (told) await keep(call, told);
    return billingStatus(call, { compact: false, include: ["subscription"] });
  },
};

const keep = ({ db, tenant, deps, now }: Call, told: ToldBilling): Promise<void> =>
  takeOver(db, told, { tenantId: tenant.tenant_id, mode: deps.paymentMode, now });

export const createSetupIntent: OutsideHandler<
  typeof operations.createSetupIntent,
  { customerId: string | undefined; slug: string; name: string },
  { customerId: string; askedAt: Temporal.Instant; id: string; client_secret: string; publishable_key: string }
> = {
  async read(call, { params }) {
    ownCompanyOnly(call, params.id);
    refuseComped(call);
    await refuseSandbox(call);
    const { slug, name } = call.tenant;
    return { customerId: (await findSubscription(call.db, call.deps.paymentMode))?.customer_id, slug, name };
  },
  async ask({ payments, clock }, { customerId, slug, name }) {
    const customer = customerId ?? (await payments.createCustomer({ slug, name }, `customer ${slug}`));
    const intent = await payments.startCardSetup(customer, slug);
    return { customerId: customer, askedAt: clock.now(), ...intent, publishable_key: payments.publishableKey };
  },
  async write({ db, tenant, deps }, { customerId, askedAt, ...intent }) {
    const row = { tenant_id: tenant.tenant_id, payment_mode: deps.paymentMode, customer_id: customerId };
    await insertCustomer(db, { ...row, asked_at: askedAt });
    return intent;
  },
};

export const confirmSetup: OutsideHandler<
  typeof operations.confirmSetup,
  { customerId: string; subscriptionId: string | null; setupIntentId: string },
  Card
> = {
  async read(call, { params, body }) {
    ownCompanyOnly(call, params.id);
    const row = await findSubscription(call.db, call.deps.paymentMode);
    if (!row) throw notFound("card");
    const subscriptionId = isRunning(row.provider_status) ? row.subscription_id : null;
    return { customerId: row.customer_id, subscriptionId, setupIntentId: body.setup_intent_id };
  },
  async ask({ payments }, { customerId, subscriptionId, setupIntentId }) {
    const { customer_id, is_saved, card } = await payments.readCardSetup(setupIntentId);
    // Another customer's card is treated as missing.
    if (customer_id !== customerId) throw notFound("card");
    if (!is_saved || !card) throw new ApiError("invalid_state", "The card is not saved yet.");
    await payments.chooseCard(customerId, subscriptionId, card.id);
    return card;
  },
  async write(call, card) {
    const { db, deps, tenant } = call;
    await changeSubscription(db, deps.paymentMode, cardColumns(card));
    const { brand, last4 } = card;
    await recordChange(call, { entity: "subscription", entity_id: tenant.slug, after: { brand, last4 } });
    return card;
  },
};

interface Subscribing {
  customerId: string;
  slug: string;
  price: PlanPrice;
  cardId: string;
  key: string;
}

export const subscribeCompany: OutsideHandler<typeof operations.subscribeCompany, Subscribing, ToldBilling> = {
  async read(call, { params, body }) {
    ownCompanyOnly(call, params.id);
    refuseComped(call);
    await refuseSandbox(call);
    const { db, deps, tenant, now } = call;
    const plan = await planOfPrice(db, body.price_id);
    if (!plan) throw invalidField("price_id", "Choose one of the plans.");
    const row = await lockSubscription(db, deps.paymentMode);
    if (!row) throw invalidField("payment_method_id", "Enter a card first.");
    if (isRunning(row.provider_status)) {
      throw new ApiError("invalid_state", "There is a subscription already. Change its plan instead.");
    }
    if (row.busy_until !== null && isBefore(now, row.busy_until)) {
      throw new ApiError("invalid_state", "Somebody is subscribing at this moment. Wait a minute and look again.");
    }
    await changeSubscription(db, deps.paymentMode, { busy_until: now.add({ seconds: BUSY_SECONDS }) });
    const key = `subscribe ${tenant.slug} ${row.attempt}`;
    const { payment_method_id: cardId } = body;
    return { customerId: row.customer_id, slug: tenant.slug, price: planPrice(plan), cardId, key };
  },
  async ask(services, { key, ...wanted }) {
    await services.payments.subscribe(wanted, key);
    return askBilling(services, wanted.customerId);
  },
  async write(call, told) {
    await endAttempt(call);
    await keep(call, told);
    const subscription = await presentSubscription(call);
    const { price_id, status } = subscription;
    await recordChange(call, { entity: "subscription", entity_id: call.tenant.slug, after: { price_id, status } });
    return subscription;
  },
  async fail(call, error) {
    // Without a response it may have succeeded: the retry uses the same idempotency key, so the provider charges once.
    if (error instanceof ProviderRefusal) await endAttempt(call);
    else await changeSubscription(call.db, call.deps.paymentMode, { busy_until: null });
  },
};

async function endAttempt({ db, deps }: Call): Promise<void> {
  const row = await lockSubscription(db, deps.paymentMode);
  await changeSubscription(db, deps.paymentMode, { busy_until: null, attempt: (row?.attempt ?? 0) + 1 });
}
