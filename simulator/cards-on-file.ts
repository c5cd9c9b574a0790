import { cardRefusal, testCard, tokenCard, type TestCard } from "./cards.ts";
import { invalidRequest, noSuch, type ProviderError } from "./errors.ts";
import type { Events } from "./events.ts";
import { metadataOf, numberOf, partOf, textOf, type Params } from "./form.ts";
import type { CardFault, Customer, PaymentMethod, SetupIntent } from "./objects.ts";
import type { State } from "./state.ts";

const THREE_D_SECURE = { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect" } } as const;
const NOT_AUTHENTICATED: CardFault = {
  type: "card_error",
  code: "setup_intent_authentication_failure",
  message: "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

const NO_MORE =
  "This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.";

export class CardsOnFile {
  readonly #state: State;
  readonly #events: Events;

  constructor(state: State, events: Events) {
    this.#state = state;
    this.#events = events;
  }

  createCustomer(account: string, params: Params): Customer {
    const customer = this.#state.keepIn<Customer>(account, {
      id: this.#state.newId("cus"),
      object: "customer",
      created: this.#state.now(),
      livemode: false,
      email: textOf(params, "email") ?? null,
      name: textOf(params, "name") ?? null,
      metadata: metadataOf(params),
      invoice_settings: { default_payment_method: null },
    });
    this.#events.emit("customer.created", customer, account || undefined);
    return customer;
  }

  updateCustomer(id: string, params: Params): Customer {
    const customer = this.#state.get("customer", id);
    const method = textOf(partOf(params, "invoice_settings"), "default_payment_method");
    if (method !== undefined) {
      this.#ownedBy(method, id);
      customer.invoice_settings.default_payment_method = method;
    }
    this.#events.emit("customer.updated", customer);
    return customer;
  }

  /** Creates a card from a shared test token and attaches it. */
  attach(id: string, params: Params): PaymentMethod {
    const customer = textOf(params, "customer") ?? "";
    this.#state.get("customer", customer);
    const shared = tokenCard(id);
    const method = shared ? this.newMethod(shared) : this.#state.get("payment_method", id);
    const isOthers = method.customer !== null && method.customer !== customer;
    if (isOthers || !this.#state.cards.has(method.id)) throw invalidRequest(NO_MORE);
    const { onSetup } = this.cardOf(method.id);
    if (typeof onSetup === "object") throw cardRefusal(onSetup);
    method.customer = customer;
    const account = this.#state.accountOf.get(customer);
    if (account !== undefined) this.#state.accountOf.set(method.id, account);
    this.#events.emit("payment_method.attached", method, account);
    return method;
  }

  /** Permanent: it cannot be attached again. */
  detach(id: string): PaymentMethod {
    const method = this.#state.get("payment_method", id);
    if (method.customer === null) throw invalidRequest(`The payment method ${id} is not attached to a customer.`);
    method.customer = null;
    this.#state.cards.delete(id);
    this.#events.emit("payment_method.detached", method, this.#state.accountOf.get(id));
    return method;
  }

  methodsOf(account: string, customer: string): PaymentMethod[] {
    return this.#state
      .all("payment_method")
      .filter((one) => one.customer === customer && (this.#state.accountOf.get(one.id) ?? "") === account)
      .toReversed();
  }

  createSetupIntent(params: Params): SetupIntent {
    const customer = textOf(params, "customer") ?? null;
    if (customer !== null) this.#state.get("customer", customer);
    const id = this.#state.newId("seti");
    const intent = this.#state.keep<SetupIntent>({
      id,
      object: "setup_intent",
      created: this.#state.now(),
      livemode: false,
      client_secret: `${id}_secret_${this.#state.newId("s").slice(2)}`,
      status: "requires_payment_method",
      usage: "off_session",
      customer,
      payment_method: null,
      next_action: null,
      last_setup_error: null,
      metadata: metadataOf(params),
    });
    this.#events.emit("setup_intent.created", intent);
    return intent;
  }

  confirmSetupIntent(id: string, params: Params): SetupIntent {
    const intent = this.#open(id);
    const data = partOf(partOf(params, "payment_method_data"), "card");
    const token = textOf(params, "payment_method") ?? "";
    const card = tokenCard(token) ?? testCard(textOf(data, "number") ?? "");
    const method = this.newMethod(card, data);
    intent.payment_method = method.id;
    if (card.onSetup === "authenticates") {
      Object.assign(intent, { status: "requires_action", next_action: THREE_D_SECURE });
      this.#events.emit("setup_intent.requires_action", intent);
      return intent;
    }
    if (card.onSetup !== "succeeds") throw this.#failSetup(intent, card.onSetup);
    return this.#finishSetup(intent, method);
  }

  cancelSetupIntent(id: string): SetupIntent {
    const intent = this.#open(id);
    Object.assign(intent, { status: "canceled", next_action: null });
    this.#events.emit("setup_intent.canceled", intent);
    return intent;
  }

  /** Simulates the cardholder's response to their bank. */
  authenticate(id: string, isConfirmed: boolean): SetupIntent {
    const intent = this.#open(id);
    if (intent.status !== "requires_action" || intent.payment_method === null) throw unexpectedState(intent);
    if (!isConfirmed) throw this.#failSetup(intent, NOT_AUTHENTICATED);
    return this.#finishSetup(intent, this.#state.get("payment_method", intent.payment_method));
  }

  #open(id: string): SetupIntent {
    const intent = this.#state.get("setup_intent", id);
    if (intent.status === "succeeded" || intent.status === "canceled") throw unexpectedState(intent);
    return intent;
  }

  #finishSetup(intent: SetupIntent, method: PaymentMethod): SetupIntent {
    method.customer = intent.customer;
    Object.assign(intent, { status: "succeeded", next_action: null, last_setup_error: null });
    this.#events.emit("payment_method.attached", method);
    this.#events.emit("setup_intent.succeeded", intent);
    return intent;
  }

  #failSetup(intent: SetupIntent, fault: CardFault): ProviderError {
    Object.assign(intent, {
      status: "requires_payment_method",
      payment_method: null,
      next_action: null,
      last_setup_error: fault,
    });
    this.#events.emit("setup_intent.setup_failed", intent);
    return cardRefusal(fault);
  }

  newMethod({ brand, last4, ...card }: TestCard, data: Params = {}): PaymentMethod {
    const method = this.#state.keep<PaymentMethod>({
      id: this.#state.newId("pm"),
      object: "payment_method",
      created: this.#state.now(),
      livemode: false,
      type: "card",
      metadata: {},
      customer: null,
      card: { brand, last4, exp_month: numberOf(data, "exp_month") ?? 8, exp_year: numberOf(data, "exp_year") ?? 2034 },
    });
    this.#state.cards.set(method.id, { brand, last4, ...card });
    return method;
  }

  cardOf(method: string): TestCard {
    const card = this.#state.cards.get(method);
    if (!card) throw noSuch("payment_method", method);
    return card;
  }

  #ownedBy(method: string, customer: string): void {
    if (this.#state.get("payment_method", method).customer !== customer) {
      throw invalidRequest(`The customer does not have a payment method with the ID ${method}.`, {
        code: "resource_missing",
        param: "invoice_settings[default_payment_method]",
      });
    }
  }
}

const unexpectedState = ({ status }: SetupIntent): ProviderError =>
  invalidRequest(`This SetupIntent's status is ${status}, which does not allow this.`, {
    code: "setup_intent_unexpected_state",
  });
