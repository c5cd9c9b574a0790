import { cardRefusal } from "./cards.ts";
import { invalidRequest, noSuch } from "./errors.ts";
import type { Events } from "./events.ts";
import { metadataOf, partOf, textOf, type Params } from "./form.ts";
import type { CardFault, Invoice, Price, Subscription, SubscriptionItem } from "./objects.ts";
import type { State } from "./state.ts";

/** Subscriptions, and the invoices that follow from them as time passes. */
export class Subscriptions {
  readonly #state: State;
  readonly #events: Events;

  constructor(state: State, events: Events) {
    this.#state = state;
    this.#events = events;
  }

  create(params: Params): Subscription {
    const customer = this.#state.get("customer", textOf(params, "customer") ?? "");
    const method = textOf(params, "default_payment_method") ?? customer.invoice_settings.default_payment_method;
    if (method === null) {
      throw invalidRequest("This customer has no attached payment source or default payment method.", {
        code: "resource_missing",
      });
    }
    if (this.#state.get("payment_method", method).customer !== customer.id) throw noSuch("payment_method", method);
    const [first = {}] = Object.values(partOf(params, "items"));
    const price = this.#state.get("price", (typeof first === "object" ? textOf(first, "price") : undefined) ?? "");
    const fault = this.#chargeFault(method);
    // error_if_incomplete: a subscription is discarded if its first payment fails
    if (fault) throw cardRefusal(fault);
    const start = this.#state.now();
    const subscription = this.#state.keep<Subscription>({
      id: this.#state.newId("sub"),
      object: "subscription",
      created: start,
      livemode: false,
      status: "active",
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      start_date: start,
      trial_end: null,
      metadata: metadataOf(params),
      customer: customer.id,
      default_payment_method: method,
      latest_invoice: null,
      items: { object: "list", data: [this.#item(price, start)], has_more: false, url: "/v1/subscription_items" },
      cancellation_details: { reason: null },
    });
    this.#events.emit("customer.subscription.created", subscription);
    this.#bill(subscription, undefined);
    return subscription;
  }

  update(id: string, params: Params): Subscription {
    const subscription = this.#state.get("subscription", id);
    if (subscription.status === "canceled") {
      throw invalidRequest("A canceled subscription can only update its cancellation_details and metadata.", {
        code: "invalid_canceled_subscription_fields",
      });
    }
    const atEnd = textOf(params, "cancel_at_period_end");
    if (atEnd !== undefined) this.#cancelAtPeriodEnd(subscription, atEnd === "true");
    const method = textOf(params, "default_payment_method");
    if (method !== undefined) subscription.default_payment_method = this.#state.get("payment_method", method).id;
    for (const change of Object.values(partOf(params, "items"))) {
      if (typeof change === "object") this.#changePrice(subscription, change);
    }
    this.#events.emit("customer.subscription.updated", subscription);
    return subscription;
  }

  cancel(id: string): Subscription {
    const subscription = this.#state.get("subscription", id);
    if (subscription.status === "canceled") throw noSuch("subscription", id);
    this.#end(subscription, this.#state.now(), "cancellation_requested");
    return subscription;
  }

  /** Like the provider's list: without canceled ones, unless requested. */
  ofCustomer(customer: string, status: string | undefined): Subscription[] {
    return this.#state
      .all("subscription")
      .filter((one) => one.customer === customer && (status === "all" || one.status !== "canceled"))
      .toReversed();
  }

  invoicesOf(customer: string, limit: number): Invoice[] {
    return this.#state
      .all("invoice")
      .filter((invoice) => invoice.customer === customer)
      .toReversed()
      .slice(0, limit);
  }

  /** Ends and renews periods that are over by now. */
  settleUntilNow(): void {
    for (const subscription of this.#state.all("subscription")) {
      while (subscription.status !== "canceled" && itemOf(subscription).current_period_end <= this.#state.now()) {
        this.#endPeriod(subscription);
      }
    }
  }

  #endPeriod(subscription: Subscription): void {
    const item = itemOf(subscription);
    const end = item.current_period_end;
    if (subscription.cancel_at_period_end) {
      this.#end(subscription, end, "cancellation_requested");
      return;
    }
    item.current_period_start = end;
    item.current_period_end = afterInterval(item.price, end);
    this.#bill(subscription, this.#chargeFault(subscription.default_payment_method));
    this.#events.emit("customer.subscription.updated", subscription);
  }

  #cancelAtPeriodEnd(subscription: Subscription, isCanceling: boolean): void {
    Object.assign(subscription, {
      cancel_at_period_end: isCanceling,
      cancel_at: isCanceling ? itemOf(subscription).current_period_end : null,
      canceled_at: isCanceling ? this.#state.now() : null,
      cancellation_details: { reason: isCanceling ? "cancellation_requested" : null },
    });
  }

  #changePrice(subscription: Subscription, change: Params): void {
    const item = subscription.items.data.find(({ id }) => id === textOf(change, "id"));
    if (!item) throw invalidRequest("Name the item whose price changes.", { param: "items" });
    const price = this.#state.get("price", textOf(change, "price") ?? "");
    const length = item.current_period_end - item.current_period_start;
    const left = Math.max(0, item.current_period_end - this.#state.now());
    const owed = Math.round(((price.unit_amount - item.price.unit_amount) * left) / length);
    this.#state.prorations.set(subscription.id, (this.#state.prorations.get(subscription.id) ?? 0) + owed);
    item.price = price;
  }

  #end(subscription: Subscription, at: number, reason: "cancellation_requested" | "payment_failed"): void {
    Object.assign(subscription, {
      status: "canceled",
      ended_at: at,
      canceled_at: subscription.canceled_at ?? at,
      cancellation_details: { reason },
    });
    this.#events.emit("customer.subscription.deleted", subscription);
  }

  /** Creates an invoice for the period that has begun; unpaid if the card is declined. */
  #bill(subscription: Subscription, fault: CardFault | undefined): void {
    const invoice = this.#invoice(subscription);
    subscription.latest_invoice = invoice.id;
    this.#events.emit("invoice.created", invoice);
    this.#events.emit("invoice.finalized", invoice);
    if (fault) {
      subscription.status = "past_due";
      this.#events.emit("invoice.payment_failed", invoice);
      return;
    }
    subscription.status = "active";
    Object.assign(invoice, { status: "paid", amount_paid: invoice.amount_due });
    this.#events.emit("invoice.paid", invoice);
    this.#events.emit("invoice.payment_succeeded", invoice);
  }

  #invoice(subscription: Subscription): Invoice {
    const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
    const proration = this.#state.prorations.get(subscription.id) ?? 0;
    this.#state.prorations.delete(subscription.id);
    const total = price.unit_amount + proration;
    const { name } = this.#state.get("product", price.product);
    const id = this.#state.newId("in");
    const number = `TEST-${String(this.#state.all("invoice").length + 1).padStart(4, "0")}`;
    return this.#state.keep<Invoice>({
      id,
      object: "invoice",
      created: start,
      livemode: false,
      number,
      status: "open",
      currency: price.currency,
      total,
      amount_due: Math.max(0, total),
      amount_paid: 0,
      hosted_invoice_url: null,
      period_start: start,
      period_end: end,
      customer: subscription.customer,
      parent: {
        type: "subscription_details",
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      lines: {
        object: "list",
        data: [{ id: `il_${id}`, description: name, amount: total, period: { start, end } }],
        has_more: false,
        url: `/v1/invoices/${id}/lines`,
      },
    });
  }

  #item(price: Price, start: number): SubscriptionItem {
    return {
      id: this.#state.newId("si"),
      object: "subscription_item",
      quantity: 1,
      price,
      current_period_start: start,
      current_period_end: afterInterval(price, start),
    };
  }

  #chargeFault(method: string | null): CardFault | undefined {
    const verdict = method === null ? undefined : this.#state.cards.get(method)?.onCharge;
    return typeof verdict === "object" ? verdict : undefined;
  }
}

/** Companies subscribe to one plan at a time. */
function itemOf({ items, id }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no item`);
  return item;
}

function afterInterval({ recurring }: Price, start: number): number {
  if (!recurring) throw invalidRequest("This price is paid once and cannot be subscribed to.", { param: "items" });
  const { interval, interval_count } = recurring;
  const months = interval === "year" ? 12 * interval_count : interval_count;
  const zoned = Temporal.Instant.fromEpochMilliseconds(start * 1000).toZonedDateTimeISO("UTC");
  return Math.floor(zoned.add({ months }).epochMilliseconds / 1000);
}
