import { refuseOutsideTens, refuseSmallAmount } from "./amounts.ts";
import type { CardsOnFile } from "./cards-on-file.ts";
import { cardRefusal, testCard, tokenCard, type TestCard } from "./cards.ts";
import type { Disputes } from "./disputes.ts";
import { invalidRequest, noSuch, type ProviderError } from "./errors.ts";
import type { Events } from "./events.ts";
import { metadataOf, numberOf, partOf, textOf, type Params } from "./form.ts";
import type { BalanceTransaction, CardFault, Charge, PaymentIntent, PaymentMethod, Refund } from "./objects.ts";
import type { State } from "./state.ts";

const THREE_D_SECURE = { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect" } } as const;
const NOT_AUTHENTICATED: CardFault = {
  type: "card_error",
  code: "payment_intent_authentication_failure",
  message: "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};
/** The provider's fee on a payment: 2.9 % and 30 cents. */
const FEE_PERCENT = 2.9;
const FEE_FIXED = 30;

interface Parts {
  state: State;
  events: Events;
  cards: CardsOnFile;
  disputes: Disputes;
}

/** Card payments, each on a connected account. */
export class CardPayments {
  readonly #state: State;
  readonly #events: Events;
  readonly #cards: CardsOnFile;
  readonly #disputes: Disputes;

  constructor({ state, events, cards, disputes }: Parts) {
    this.#state = state;
    this.#events = events;
    this.#cards = cards;
    this.#disputes = disputes;
  }

  create(account: string, params: Params): PaymentIntent {
    const amount = numberOf(params, "amount") ?? 0;
    refuseSmallAmount(amount);
    const currency = textOf(params, "currency") ?? "usd";
    refuseOutsideTens(amount, currency);
    const fee = numberOf(params, "application_fee_amount");
    if (fee !== undefined && (fee <= 0 || fee >= amount)) {
      throw invalidRequest("Your application fee must be positive and less than the amount.", {
        param: "application_fee_amount",
      });
    }
    const id = this.#state.newId("pi");
    const intent = this.#state.keepIn<PaymentIntent>(account, {
      id,
      object: "payment_intent",
      created: this.#state.now(),
      livemode: false,
      client_secret: `${id}_secret_${this.#state.newId("s").slice(2)}`,
      status: "requires_payment_method",
      amount,
      amount_received: 0,
      currency,
      application_fee_amount: fee ?? null,
      customer: textOf(params, "customer") ?? null,
      payment_method: null,
      setup_future_usage: null,
      next_action: null,
      last_payment_error: null,
      latest_charge: null,
      canceled_at: null,
      metadata: metadataOf(params),
    });
    this.#events.emit("payment_intent.created", intent, account);
    return textOf(params, "confirm") === "true" ? this.confirm(account, id, params) : intent;
  }

  confirm(account: string, id: string, params: Params): PaymentIntent {
    const intent = this.#open(id);
    if (textOf(params, "setup_future_usage") === "off_session") intent.setup_future_usage = "off_session";
    const { method, card, isSaved } = this.#methodOf(account, intent, params);
    intent.payment_method = method.id;
    const isHolderThere = textOf(params, "off_session") !== "true";
    if (asksHolder(card, isSaved) && isHolderThere) {
      Object.assign(intent, { status: "requires_action", next_action: THREE_D_SECURE });
      this.#events.emit("payment_intent.requires_action", intent, account);
      return intent;
    }
    const fault = faultOf(card, isSaved);
    if (fault) throw this.#fail(account, intent, fault);
    return this.#succeed(account, intent, method);
  }

  /** Simulates the cardholder's response to their bank. */
  authenticate(account: string, id: string, isConfirmed: boolean): PaymentIntent {
    const intent = this.#open(id);
    if (intent.status !== "requires_action" || intent.payment_method === null) throw unexpectedState(intent);
    if (!isConfirmed) throw this.#fail(account, intent, NOT_AUTHENTICATED);
    const method = this.#state.get("payment_method", intent.payment_method);
    const { onCharge } = this.#cards.cardOf(method.id);
    const isDeclined = typeof onCharge === "object" && onCharge.code !== "authentication_required";
    if (isDeclined) throw this.#fail(account, intent, onCharge);
    return this.#succeed(account, intent, method);
  }

  ofCustomer(account: string, customer: string): PaymentIntent[] {
    return this.#state
      .allIn("payment_intent", account)
      .filter((intent) => intent.customer === customer)
      .toReversed();
  }

  cancel(account: string, id: string): PaymentIntent {
    const intent = this.#open(id);
    Object.assign(intent, { status: "canceled", canceled_at: this.#state.now(), next_action: null });
    this.#events.emit("payment_intent.canceled", intent, account);
    return intent;
  }

  /** Refuses: payments are never just authorized, but captured immediately. */
  capture(id: string): never {
    throw unexpectedState(this.#state.get("payment_intent", id));
  }

  refund(account: string, params: Params): Refund {
    const intent = this.#state.get("payment_intent", textOf(params, "payment_intent") ?? "");
    if (this.#state.accountOf.get(intent.id) !== account) throw noSuch("payment_intent", intent.id);
    if (intent.latest_charge === null) throw unexpectedState(intent);
    const charge = this.#state.get("charge", intent.latest_charge);
    const left = charge.amount - charge.amount_refunded;
    const amount = numberOf(params, "amount") ?? left;
    if (this.#disputes.openOf(charge)) {
      throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
        code: "charge_disputed",
      });
    }
    if (left === 0) {
      throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
    }
    if (amount > left) {
      throw invalidRequest("Refund amount is greater than unrefunded amount on charge.", { param: "amount" });
    }
    refuseOutsideTens(amount, charge.currency);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    const refund = this.#state.keepIn<Refund>(account, {
      id: this.#state.newId("re"),
      object: "refund",
      created: this.#state.now(),
      amount,
      currency: charge.currency,
      charge: charge.id,
      payment_intent: intent.id,
      status: "succeeded",
      metadata: metadataOf(params),
    });
    this.#book(account, { type: "refund", amount: -amount, currency: charge.currency, fees: [] });
    this.#events.emit("refund.created", refund, account);
    this.#events.emit("charge.refunded", charge, account);
    return refund;
  }

  refundsOf(account: string, intent: string): Refund[] {
    return this.#state
      .allIn("refund", account)
      .filter(({ payment_intent }) => payment_intent === intent)
      .toReversed();
  }

  /** The money of a refund that fails later returns to the venue. */
  changeRefund(id: string, status: Refund["status"]): void {
    const refund = this.#state.get("refund", id);
    const account = this.#state.accountOf.get(id);
    refund.status = status;
    if (status === "failed") {
      const charge = this.#state.get("charge", refund.charge);
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
    }
    this.#events.emit(status === "failed" ? "refund.failed" : "refund.updated", refund, account);
  }

  #open(id: string): PaymentIntent {
    const intent = this.#state.get("payment_intent", id);
    if (intent.status === "succeeded" || intent.status === "canceled") throw unexpectedState(intent);
    return intent;
  }

  #methodOf(account: string, intent: PaymentIntent, params: Params) {
    const given = textOf(params, "payment_method") ?? "";
    const known = this.#state.find("payment_method", given);
    if (known) {
      const isOwn = known.customer !== null && known.customer === intent.customer;
      if (!isOwn || this.#state.accountOf.get(known.id) !== account) throw noSuch("payment_method", given);
      return { method: known, card: this.#cards.cardOf(known.id), isSaved: true };
    }
    const data = partOf(partOf(params, "payment_method_data"), "card");
    const card = tokenCard(given) ?? testCard(textOf(data, "number") ?? "");
    const method = this.#cards.newMethod(card, data);
    this.#state.accountOf.set(method.id, account);
    return { method, card, isSaved: false };
  }

  #fail(account: string, intent: PaymentIntent, fault: CardFault): ProviderError {
    Object.assign(intent, {
      status: "requires_payment_method",
      payment_method: null,
      next_action: null,
      last_payment_error: fault,
    });
    this.#events.emit("payment_intent.payment_failed", intent, account);
    return cardRefusal(fault);
  }

  #succeed(account: string, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
    const { amount, currency } = intent;
    const charge = this.#state.keepIn<Charge>(account, {
      id: this.#state.newId("ch"),
      object: "charge",
      created: this.#state.now(),
      livemode: false,
      amount,
      amount_refunded: 0,
      refunded: false,
      paid: true,
      currency,
      status: "succeeded",
      payment_intent: intent.id,
      payment_method: method.id,
      payment_method_details: { type: "card", card: { brand: method.card.brand, last4: method.card.last4 } },
      metadata: intent.metadata,
    });
    Object.assign(intent, {
      status: "succeeded",
      amount_received: amount,
      latest_charge: charge.id,
      next_action: null,
      last_payment_error: null,
    });
    if (intent.customer !== null && intent.setup_future_usage !== null) method.customer = intent.customer;
    const own = Math.round((amount * FEE_PERCENT) / 100) + FEE_FIXED;
    const platform = intent.application_fee_amount ?? 0;
    this.#book(account, {
      type: "charge",
      amount,
      currency,
      fees: [
        { type: "stripe_fee", amount: own, currency },
        ...(platform > 0 ? [{ type: "application_fee", amount: platform, currency }] : []),
      ],
    });
    this.#events.emit("charge.succeeded", charge, account);
    this.#events.emit("payment_intent.succeeded", intent, account);
    if (this.#cards.cardOf(method.id).isDisputed) this.#disputes.turn(intent.id, "needs_response");
    return intent;
  }

  #book(
    account: string,
    {
      type,
      amount,
      currency,
      fees,
    }: Pick<BalanceTransaction, "type" | "amount" | "currency"> & {
      fees: BalanceTransaction["fee_details"];
    },
  ): void {
    const fee = fees.reduce((sum, one) => sum + one.amount, 0);
    this.#state.keepIn<BalanceTransaction>(account, {
      id: this.#state.newId("txn"),
      object: "balance_transaction",
      created: this.#state.now(),
      type,
      amount,
      currency,
      fee,
      net: amount - fee,
      fee_details: fees,
    });
  }
}

/** The bank requires authentication for a card not saved before, and for some cards each time. */
function asksHolder({ onSetup, onCharge }: TestCard, isSaved: boolean): boolean {
  if (isSaved) return typeof onCharge === "object" && onCharge.code === "authentication_required";
  return onSetup === "authenticates";
}

function faultOf({ onSetup, onCharge }: TestCard, isSaved: boolean): CardFault | undefined {
  if (!isSaved && typeof onSetup === "object") return onSetup;
  return typeof onCharge === "object" ? onCharge : undefined;
}

const unexpectedState = ({ status }: PaymentIntent): ProviderError =>
  invalidRequest(`This PaymentIntent's status is ${status}, which does not allow this.`, {
    code: "payment_intent_unexpected_state",
  });
