import { invalidRequest, noAccess, OAuthRefusal } from "./errors.ts";
import type { Events } from "./events.ts";
import { numberOf, partOf, textOf, type Params } from "./form.ts";
import type { Account, BalanceTransaction, Payout } from "./objects.ts";
import type { OnboardingVisit, State } from "./state.ts";

interface Addresses {
  /** Base URL of the pages for browsers. */
  publicUrl: string;
  /** The only redirect URL registered by the platform. */
  callbackUrl: string;
}

/** The state of a connecting business: all information given, or some still required. */
export type Beginning = "complete" | "incomplete";

const CODE_SECONDS = 300;
const LINK_SECONDS = 300;
const DAY_SECONDS = 24 * 3600;
const MISSING = ["business_profile.url", "external_account", "representative.verification.document"];

/** Businesses that authorized the platform, and their balances. */
export class ConnectedAccounts {
  readonly #state: State;
  readonly #events: Events;
  readonly #addresses: Addresses;

  constructor(state: State, events: Events, addresses: Addresses) {
    this.#state = state;
    this.#events = events;
    this.#addresses = addresses;
  }

  refuseCallback(redirectUri: string): string | undefined {
    if (redirectUri === this.#addresses.callbackUrl) return undefined;
    return "Invalid redirect URI: it is none of those that this platform has registered.";
  }

  /** The business consents: returns the code that the platform exchanges. */
  approve(beginning: Beginning): string {
    const account = this.#state.keep<Account>({
      id: this.#state.newId("acct"),
      object: "account",
      type: "standard",
      country: "CA",
      default_currency: "cad",
      email: "owner@business.example",
      created: this.#state.now(),
      business_profile: { name: "Test Business Ltd." },
      ...detailsOf(beginning),
    });
    const code = this.#state.newId("ac");
    this.#state.codes.set(code, { account: account.id, created: this.#state.now() });
    return code;
  }

  token(params: Params): object {
    const code = textOf(params, "code") ?? "";
    const given = this.#state.codes.get(code);
    this.#state.codes.delete(code);
    if (!given || given.created + CODE_SECONDS < this.#state.now()) {
      throw new OAuthRefusal("invalid_grant", `Authorization code does not exist: ${code.slice(0, 3)}…`);
    }
    this.#state.connected.add(given.account);
    return {
      stripe_user_id: given.account,
      scope: "read_write",
      livemode: false,
      token_type: "bearer",
      stripe_publishable_key: "pk_test_of_the_account",
      access_token: "sk_test_of_the_account",
      refresh_token: "rt_of_the_account",
    };
  }

  deauthorize(params: Params): object {
    const id = textOf(params, "stripe_user_id") ?? "";
    if (!this.#state.connected.has(id)) {
      throw new OAuthRefusal("invalid_client", `This application is not connected to the account ${id}.`);
    }
    this.#events.emit("account.application.deauthorized", { id: "ca_simulated", object: "application" }, id);
    this.#state.connected.delete(id);
    return { stripe_user_id: id };
  }

  get(id: string): Account {
    this.refuseForeign(id);
    return this.#state.get("account", id);
  }

  /** Refuses access to an account that has revoked the platform's authorization. */
  refuseForeign(id: string): void {
    if (!this.#state.connected.has(id)) throw noAccess(id);
  }

  createLink(params: Params): object {
    const account = textOf(params, "account") ?? "";
    this.refuseForeign(account);
    const token = this.#state.newId("link");
    const expires = this.#state.now() + LINK_SECONDS;
    const [returnUrl, refreshUrl] = [textOf(params, "return_url") ?? "", textOf(params, "refresh_url") ?? ""];
    this.#state.onboarding.set(token, { account, expires, isOpened: false, returnUrl, refreshUrl });
    const url = `${this.#addresses.publicUrl}/connect/onboarding/${token}`;
    return { object: "account_link", created: this.#state.now(), expires_at: expires, url };
  }

  /** Opens a link once; after that it redirects to where a new one is created. */
  open(token: string): { visit: OnboardingVisit; isDead: boolean } | undefined {
    const visit = this.#state.onboarding.get(token);
    if (!visit) return undefined;
    const isDead = visit.isOpened || visit.expires < this.#state.now();
    visit.isOpened = true;
    return { visit, isDead };
  }

  finish(token: string): string | undefined {
    const visit = this.#state.onboarding.get(token);
    if (!visit) return undefined;
    this.change({ id: visit.account, ...detailsOf("complete") });
    return visit.returnUrl;
  }

  createLoginLink(id: string): object {
    if (this.get(id).type !== "express") {
      throw invalidRequest("Cannot create a login link for an account that is not an Express account.");
    }
    return { object: "login_link", created: this.#state.now(), url: `${this.#addresses.publicUrl}/connect/${id}` };
  }

  nameOf(id: string): string | undefined {
    return this.#state.find("account", id)?.business_profile.name;
  }

  /** Simulates new requirements or restrictions by the provider, announced by an event. */
  change({ id, ...fields }: Record<string, unknown>): void {
    const account = this.#state.get("account", String(id));
    Object.assign(account, fields);
    this.#events.emit("account.updated", account, account.id);
  }

  balance(account: string): object {
    this.refuseForeign(account);
    const { default_currency: currency } = this.#state.get("account", account);
    const net = this.#state.allIn("balance_transaction", account).reduce((sum, one) => sum + one.net, 0);
    const paidOut = this.#state.allIn("payout", account).reduce((sum, one) => sum + one.amount, 0);
    const amount = net - paidOut;
    return {
      object: "balance",
      livemode: false,
      available: [{ amount, currency }],
      pending: [{ amount: 0, currency }],
    };
  }

  balanceTransactions(account: string, params: Params): BalanceTransaction[] {
    this.refuseForeign(account);
    const since = numberOf(partOf(params, "created"), "gte") ?? 0;
    return this.#state
      .allIn("balance_transaction", account)
      .filter(({ created }) => created >= since)
      .toReversed();
  }

  payouts(account: string, params: Params): Payout[] {
    this.refuseForeign(account);
    return this.#state
      .allIn("payout", account)
      .toReversed()
      .slice(0, numberOf(params, "limit") ?? 10);
  }

  /** Pays out the whole balance to the bank. */
  payOut(account: string): void {
    const { default_currency } = this.#state.get("account", account);
    const net = this.#state.allIn("balance_transaction", account).reduce((sum, one) => sum + one.net, 0);
    const paidOut = this.#state.allIn("payout", account).reduce((sum, one) => sum + one.amount, 0);
    const payout = this.#state.keepIn<Payout>(account, {
      id: this.#state.newId("po"),
      object: "payout",
      amount: net - paidOut,
      currency: default_currency ?? "cad",
      created: this.#state.now(),
      arrival_date: this.#state.now() + DAY_SECONDS,
      status: "in_transit",
      destination: { object: "bank_account", id: "ba_simulated", bank_name: "TEST BANK", last4: "6789" },
    });
    this.#events.emit("payout.created", payout, account);
  }
}

function detailsOf(beginning: Beginning) {
  const isComplete = beginning === "complete";
  return {
    charges_enabled: isComplete,
    payouts_enabled: isComplete,
    details_submitted: isComplete,
    requirements: {
      currently_due: isComplete ? [] : MISSING,
      past_due: [],
      disabled_reason: isComplete ? null : "requirements.past_due",
      current_deadline: null,
    },
  };
}
