import type { Events } from "./events.ts";
import type { Charge, Dispute } from "./objects.ts";
import type { State } from "./state.ts";

/** So long a venue may answer a dispute. */
const EVIDENCE_SECONDS = 7 * 24 * 3600;

/** What holders of cards say to their banks about payments. */
export class Disputes {
  readonly #state: State;
  readonly #events: Events;

  constructor(state: State, events: Events) {
    this.#state = state;
    this.#events = events;
  }

  /** The holder says that they did not pay this, or the bank has decided. */
  turn(intent: string, status: Dispute["status"]): void {
    const { latest_charge } = this.#state.get("payment_intent", intent);
    const charge = this.#state.get("charge", latest_charge ?? "");
    const account = this.#state.accountOf.get(intent) ?? "";
    const known = this.openOf(charge);
    if (known) {
      known.status = status;
      const isOver = status === "won" || status === "lost";
      this.#events.emit(isOver ? "charge.dispute.closed" : "charge.dispute.updated", known, account);
      return;
    }
    const dispute = this.#state.keepIn<Dispute>(account, {
      id: this.#state.newId("dp"),
      object: "dispute",
      created: this.#state.now(),
      livemode: false,
      amount: charge.amount,
      currency: charge.currency,
      charge: charge.id,
      payment_intent: intent,
      reason: "fraudulent",
      status,
      evidence_details: { due_by: this.#state.now() + EVIDENCE_SECONDS },
      metadata: {},
    });
    this.#events.emit("charge.dispute.created", dispute, account);
  }

  of(account: string, intent: string | undefined): Dispute[] {
    const all = this.#state.allIn("dispute", account).toReversed();
    return intent === undefined ? all : all.filter(({ payment_intent }) => payment_intent === intent);
  }

  /** One that is not won keeps the money from being refunded. */
  openOf(charge: Charge): Dispute | undefined {
    return this.#state.all("dispute").find((dispute) => dispute.charge === charge.id && dispute.status !== "won");
  }
}
