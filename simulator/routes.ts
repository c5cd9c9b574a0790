import type { CardPayments } from "./card-payments.ts";
import type { CardsOnFile } from "./cards-on-file.ts";
import { catalogRoutes, type Catalog } from "./catalog.ts";
import type { ConnectedAccounts } from "./connected-accounts.ts";
import type { Disputes } from "./disputes.ts";
import { numberOf, textOf, type Params } from "./form.ts";
import { list } from "./objects.ts";
import type { State } from "./state.ts";
import type { Subscriptions } from "./subscriptions.ts";

export interface Call {
  id: string;
  params: Params;
  /** The connected account that the platform acts for; empty for its own. */
  account: string;
}

export type Act = (call: Call) => object;
type Route = readonly [method: string, path: string, act: Act];

const DEFAULT_PAGE = 10;

export interface Parts {
  state: State;
  billing: Subscriptions;
  catalog: Catalog;
  accounts: ConnectedAccounts;
  cards: CardsOnFile;
  payments: CardPayments;
  disputes: Disputes;
}

/** The provider's calls that the product makes. */
export function routes({ state, billing, catalog, accounts, cards, payments, disputes }: Parts): Route[] {
  return [
    ["POST", "/oauth/token", ({ params }) => accounts.token(params)],
    ["POST", "/oauth/deauthorize", ({ params }) => accounts.deauthorize(params)],
    ["GET", "/v1/accounts/:id", ({ id }) => accounts.get(id)],
    ["POST", "/v1/account_links", ({ params }) => accounts.createLink(params)],
    ["POST", "/v1/accounts/:id/login_links", ({ id }) => accounts.createLoginLink(id)],
    ["GET", "/v1/balance", ({ account }) => accounts.balance(account)],
    [
      "GET",
      "/v1/balance_transactions",
      ({ account, params }) => list("/v1/balance_transactions", accounts.balanceTransactions(account, params)),
    ],
    ["GET", "/v1/payouts", ({ account, params }) => list("/v1/payouts", accounts.payouts(account, params))],
    ["POST", "/v1/payment_intents", ({ account, params }) => payments.create(account, params)],
    [
      "GET",
      "/v1/payment_intents",
      ({ account, params }) =>
        list("/v1/payment_intents", payments.ofCustomer(account, textOf(params, "customer") ?? "")),
    ],
    ["GET", "/v1/payment_intents/:id", ({ id }) => state.get("payment_intent", id)],
    ["POST", "/v1/payment_intents/:id/confirm", ({ account, id, params }) => payments.confirm(account, id, params)],
    [
      "POST",
      "/v1/payment_intents/:id/authenticate",
      ({ account, id, params }) => payments.authenticate(account, id, textOf(params, "outcome") === "confirmed"),
    ],
    ["POST", "/v1/payment_intents/:id/capture", ({ id }) => payments.capture(id)],
    ["POST", "/v1/payment_intents/:id/cancel", ({ account, id }) => payments.cancel(account, id)],
    [
      "GET",
      "/v1/refunds",
      ({ account, params }) => list("/v1/refunds", payments.refundsOf(account, textOf(params, "payment_intent") ?? "")),
    ],
    [
      "GET",
      "/v1/disputes",
      ({ account, params }) => list("/v1/disputes", disputes.of(account, textOf(params, "payment_intent"))),
    ],
    ["POST", "/v1/refunds", ({ account, params }) => payments.refund(account, params)],
    [
      "GET",
      "/v1/payment_methods",
      ({ account, params }) => list("/v1/payment_methods", cards.methodsOf(account, textOf(params, "customer") ?? "")),
    ],
    ["POST", "/v1/customers", ({ account, params }) => cards.createCustomer(account, params)],
    ["GET", "/v1/customers/:id", ({ id }) => state.get("customer", id)],
    ["POST", "/v1/customers/:id", ({ id, params }) => cards.updateCustomer(id, params)],
    ["GET", "/v1/payment_methods/:id", ({ id }) => state.get("payment_method", id)],
    ["POST", "/v1/payment_methods/:id/attach", ({ id, params }) => cards.attach(id, params)],
    ["POST", "/v1/payment_methods/:id/detach", ({ id }) => cards.detach(id)],
    ["POST", "/v1/setup_intents", ({ params }) => cards.createSetupIntent(params)],
    ["GET", "/v1/setup_intents/:id", ({ id }) => state.get("setup_intent", id)],
    ["POST", "/v1/setup_intents/:id/confirm", ({ id, params }) => cards.confirmSetupIntent(id, params)],
    [
      "POST",
      "/v1/setup_intents/:id/authenticate",
      ({ id, params }) => cards.authenticate(id, textOf(params, "outcome") === "confirmed"),
    ],
    ["POST", "/v1/setup_intents/:id/cancel", ({ id }) => cards.cancelSetupIntent(id)],
    ...catalogRoutes(catalog),
    ["POST", "/v1/subscriptions", ({ params }) => billing.create(params)],
    [
      "GET",
      "/v1/subscriptions",
      ({ params }) =>
        list("/v1/subscriptions", billing.ofCustomer(textOf(params, "customer") ?? "", textOf(params, "status"))),
    ],
    ["GET", "/v1/subscriptions/:id", ({ id }) => state.get("subscription", id)],
    ["POST", "/v1/subscriptions/:id", ({ id, params }) => billing.update(id, params)],
    ["DELETE", "/v1/subscriptions/:id", ({ id }) => billing.cancel(id)],
    [
      "GET",
      "/v1/invoices",
      ({ params }) =>
        list(
          "/v1/invoices",
          billing.invoicesOf(textOf(params, "customer") ?? "", numberOf(params, "limit") ?? DEFAULT_PAGE),
        ),
    ],
    ["GET", "/v1/events", () => list("/v1/events", state.events.toReversed().slice(0, 100))],
  ];
}
