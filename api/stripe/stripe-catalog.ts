import Stripe from "stripe";
import type { CatalogPlan, CatalogProvider, ListedPlan } from "./catalog-provider.ts";
import { ProviderRefusal } from "./provider-errors.ts";
import { told } from "./stripe-values.ts";

/** The most prices of a product searched for one that fits. */
const MOST_PRICES = 100;
const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };

/** A plan is a product with an id of the platform's, and its default price; the venue's other prices are left alone. */
export function stripeCatalog(stripe: Stripe): CatalogProvider {
  const readPlan: CatalogProvider["readPlan"] = async (stripeAccount, plan) => {
    try {
      const expanded = { expand: ["default_price"] };
      return listedPlan(await told(stripe.products.retrieve(productId(plan), expanded, { stripeAccount })));
    } catch (error) {
      if (error instanceof ProviderRefusal && error.code === "not_found") return null;
      throw error;
    }
  };
  return {
    readPlan,
    writePlan: async (stripeAccount, plan) => {
      if (!(await readPlan(stripeAccount, plan))) await createProduct(stripe, stripeAccount, plan);
      const prices = await pricesOf(stripe, stripeAccount, plan);
      const price = await offeredPrice(stripe, stripeAccount, { plan, prices });
      const { name, is_on_sale: active } = plan;
      const change = { name, active, default_price: price, expand: ["default_price"] };
      const product = await told(stripe.products.update(productId(plan), change, { stripeAccount }));
      for (const { id, active: isOffered, metadata } of prices) {
        if (id === price || !isOffered || metadata["membership_plan"] === undefined) continue;
        await told(stripe.prices.update(id, { active: false }, { stripeAccount }));
      }
      return listedPlan(product);
    },
  };
}

/** A deterministic id, so that a second attempt finds what the first created. */
const productId = ({ company, plan_id }: Pick<CatalogPlan, "company" | "plan_id">): string =>
  `membership_plan_${company}_${plan_id}`;

const metadataOf = ({ company, plan_id }: CatalogPlan) => ({ tenant: company, membership_plan: String(plan_id) });

async function createProduct(stripe: Stripe, stripeAccount: string, plan: CatalogPlan): Promise<void> {
  const { name, is_on_sale: active } = plan;
  const product = { id: productId(plan), name, active, metadata: metadataOf(plan) };
  try {
    await stripe.products.create(product, { stripeAccount });
  } catch (error) {
    // A concurrent call was first.
    if (error instanceof Stripe.errors.StripeError && error.code === "resource_already_exists") return;
    await told(Promise.reject(error as Error));
  }
}

async function pricesOf(stripe: Stripe, stripeAccount: string, plan: CatalogPlan): Promise<Stripe.Price[]> {
  const query = { product: productId(plan), limit: MOST_PRICES };
  return (await told(stripe.prices.list(query, { stripeAccount }))).data;
}

/** Prices are immutable: one that fits is reused, otherwise a new one is created. */
async function offeredPrice(
  stripe: Stripe,
  stripeAccount: string,
  { plan, prices }: { plan: CatalogPlan; prices: readonly Stripe.Price[] },
): Promise<string> {
  const fitting = prices.filter((price) => isPriceOf(price, plan));
  const offered = fitting.find(({ active }) => active);
  if (offered) return offered.id;
  const [retired] = fitting;
  if (retired) return (await told(stripe.prices.update(retired.id, { active: true }, { stripeAccount }))).id;
  const { amount, currency, duration_months: months } = plan;
  const price = {
    product: productId(plan),
    unit_amount: amount,
    currency: currency.toLowerCase(),
    metadata: metadataOf(plan),
    ...(months === null ? {} : { recurring: { interval: "month" as const, interval_count: months } }),
  };
  // Concurrent calls create only one price.
  const idempotencyKey = `price ${[productId(plan), amount, currency, months ?? "once"].join(" ")}`;
  return (await told(stripe.prices.create(price, { stripeAccount, idempotencyKey }))).id;
}

const isPriceOf = (price: Stripe.Price, { amount, currency, duration_months }: CatalogPlan): boolean =>
  price.unit_amount === amount &&
  price.currency.toUpperCase() === currency &&
  isWholeMonths(price) &&
  monthsOf(price) === duration_months;

/** Plans have no weekly or daily prices. */
const isWholeMonths = ({ recurring }: Stripe.Price): boolean => !recurring || recurring.interval in MONTHS;

const monthsOf = ({ recurring }: Stripe.Price): number | null =>
  recurring ? (MONTHS[recurring.interval] ?? 0) * recurring.interval_count : null;

function listedPlan({ id, name, active, default_price }: Stripe.Product): ListedPlan {
  const price = typeof default_price === "object" ? default_price : null;
  return {
    product_id: id,
    price_id: price?.id ?? null,
    name,
    price_amount: price?.unit_amount ?? null,
    currency: price?.currency.toUpperCase() ?? null,
    duration_months: price && monthsOf(price),
    is_on_sale: active,
  };
}
