import { reconcileCardAttempts } from "#api/features/payments/card-attempts/service.ts";
import { bayId } from "#tests/features/bookings/bookings/support.ts";
import { policyWith, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { confirm, GOOD_CARD, payWith, start } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { connect } from "#tests/features/payments/ecommerce/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import type { Person, Platform, Venue } from "#tests/support/venue.ts";

export type CardPayment = "told" | "untold" | "released";

interface Listed {
  provider_payment_id: string;
  amount: { amount: number };
  state: string;
}

/** What visitors pay by card on the booking page, counted at the provider, and the account that may go meanwhile. */
export class OwedCards {
  readonly #platform: Platform;
  readonly #venue: Venue;
  readonly #paid = new Map<string, number>();
  readonly #unclear = new Map<string, number>();
  #account: string | null = null;

  constructor(platform: Platform, venue: Venue) {
    this.#platform = platform;
    this.#venue = venue;
  }

  /** Pays for an hour at 17:00 UTC of this day; returns the booking if the platform was told of it. */
  async pay(desk: Person, day: string, how: CardPayment): Promise<number | undefined> {
    await this.#connected(desk);
    const visitor = this.#venue.visitor();
    const held = await visitor("createHold", {
      body: {
        service_id: this.#venue.catalogue.services[0]?.id ?? 0,
        location_id: this.#venue.locationId,
        resource_id: bayId(this.#venue, 0),
        start_time: `${day} 17:00:00`,
        end_time: `${day} 18:00:00`,
      },
    });
    if (held.status !== 201) return undefined;
    const { token } = held.body;
    const { body: begun, status } = await start(visitor, token, { kind: "full" });
    // The account may be gone at the provider while its disconnecting was refused.
    if (status !== 200) return undefined;
    if (how === "released") await visitor("releaseHold", { params: { token } });
    const charged = await payWith(this.#platform, begun, GOOD_CARD);
    if (charged.status !== 200) throw new Error(JSON.stringify(charged.body));
    this.#paid.set(begun.payment_intent_id, Number(charged.body["amount"]));
    if (how !== "told") return undefined;
    return (await confirm(visitor, begun, token)).body.confirmed?.booking.id;
  }

  async #connected(desk: Person): Promise<void> {
    if (this.#account !== null) return;
    this.#account = (await connect(this.#platform, this.#venue, desk)).account_id;
    await setPolicy(desk.ask, this.#venue, policyWith([], { deposit: { percent: 30, fee: cad(0) } }));
  }

  /** The venue disconnects its account, or takes it away at the provider, where nobody tells the platform. */
  async disconnect(desk: Person, isAtProvider: boolean): Promise<void> {
    if (this.#account === null) return;
    const { payments, clock, deps } = this.#platform;
    if (isAtProvider) {
      const account = { client_id: "ca_simulated", stripe_user_id: this.#account };
      await payments.ask("POST", "/oauth/deauthorize", account);
      clock.set(clock.now().add({ minutes: 2 }).toString());
      await reconcileCardAttempts(deps, this.#venue.tenantId);
    }
    const { status, body } = await desk.ask("disconnectStripe");
    // Refused while a refund has not been answered.
    if (status === 200) this.#account = null;
    else if (status !== 409) throw new Error(JSON.stringify(body));
    const listed: Listed[] = (await desk.ask("unsettledPayments")).body.data;
    const unclear = listed.filter(({ state }) => state === "unclear");
    for (const { provider_payment_id: id, amount } of unclear) this.#unclear.set(id, amount.amount);
  }

  /** What was taken; what of it went back to cards, is to go back, or has to be looked up at the provider. */
  async sums(desk: Person) {
    const back = this.#platform.payments.events
      .filter(({ type }) => type === "refund.created")
      .map(({ data }) => data.object as { payment_intent: string; amount: number })
      .filter(({ payment_intent }) => this.#paid.has(payment_intent))
      .map(({ amount }) => amount);
    const listed: Listed[] = (await desk.ask("unsettledPayments")).body.data;
    const waiting = listed
      .filter(({ state }) => state.startsWith("refund") && state !== "refunded")
      .map(({ amount }) => amount.amount);
    const unclear = [...this.#unclear].filter(([id]) => this.#paid.has(id)).map(([, amount]) => amount);
    return { taken: sum([...this.#paid.values()]), back: sum(back), waiting: sum(waiting), unclear: sum(unclear) };
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
