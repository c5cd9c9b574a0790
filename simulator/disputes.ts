import type { Events } from "./events.ts";
import type { BalanceTransaction, Charge, Dispute } from "./objects.ts";
import type { State } from "./state.ts";

/** How long a venue may respond to a dispute. */
const EVIDENCE_SECONDS = 7 * 24 * 3600;
/** The provider's fee per dispute. */
const FEE = 1500;
const DECIDED: readonly string[] = ["won", "lost", "warning_closed", "prevented"];
const DEFAULT_REASON = "fraudulent";

/** Disputes that cardholders raise with their banks. */
export class Disputes {
  readonly #state: State;
  readonly #events: Events;

  constructor(state: State, events: Events) {
    this.#state = state;
    this.#events = events;
  }

  /** The cardholder disputes the payment, or the bank has decided. */
  turn(intent: string, status: Dispute["status"], reason = DEFAULT_REASON): void {
    const { latest_charge } = this.#state.get("payment_intent", intent);
    const charge = this.#state.get("charge", latest_charge ?? "");
    const account = this.#state.accountOf.get(intent) ?? "";
    const known = this.#of(charge).find((dispute) => !DECIDED.includes(dispute.status));
    if (known) this.#change(account, known, status);
    else this.#raise(account, { charge, intent, status, reason });
  }

  #raise(account: string, raised: { charge: Charge; intent: string } & Pick<Dispute, "status" | "reason">): void {
    const { charge, intent, status, reason } = raised;
    const dispute = this.#state.keepIn<Dispute>(account, {
      id: this.#state.newId("dp"),
      object: "dispute",
      created: this.#state.now(),
      livemode: false,
      amount: charge.amount - charge.amount_refunded,
      balance_transactions: [],
      currency: charge.currency,
      charge: charge.id,
      payment_intent: intent,
      reason,
      status,
      is_charge_refundable: isWarning(status),
      evidence_details: { due_by: this.#state.now() + EVIDENCE_SECONDS },
      metadata: {},
    });
    if (!isWarning(status)) this.#move(account, dispute, -dispute.amount);
    this.#events.emit("charge.dispute.created", dispute, account);
    if (!isWarning(status)) this.#events.emit("charge.dispute.funds_withdrawn", dispute, account);
  }

  #change(account: string, dispute: Dispute, status: Dispute["status"]): void {
    dispute.status = status;
    const isTaken = dispute.balance_transactions.length === 1;
    const hasToTake = !isWarning(status) && !DECIDED.includes(status) && dispute.balance_transactions.length === 0;
    dispute.is_charge_refundable = isWarning(status) || status === "won";
    if (hasToTake) this.#move(account, dispute, -dispute.amount);
    if (status === "won" && isTaken) this.#move(account, dispute, dispute.amount);
    this.#events.emit(DECIDED.includes(status) ? "charge.dispute.closed" : "charge.dispute.updated", dispute, account);
    if (hasToTake) this.#events.emit("charge.dispute.funds_withdrawn", dispute, account);
    if (status === "won" && isTaken) this.#events.emit("charge.dispute.funds_reinstated", dispute, account);
  }

  /** Debits the disputed amount and the provider's fee from the venue's balance; after a win only the amount returns. */
  #move(account: string, dispute: Dispute, amount: number): void {
    const { currency } = dispute;
    const fee = amount < 0 ? FEE : 0;
    const moved = this.#state.keepIn<BalanceTransaction>(account, {
      id: this.#state.newId("txn"),
      object: "balance_transaction",
      created: this.#state.now(),
      type: "adjustment",
      amount,
      currency,
      fee,
      net: amount - fee,
      fee_details: fee === 0 ? [] : [{ type: "stripe_fee", amount: fee, currency }],
    });
    dispute.balance_transactions.push(moved);
  }

  of(account: string, intent: string | undefined): Dispute[] {
    const all = this.#state.allIn("dispute", account).toReversed();
    return intent === undefined ? all : all.filter(({ payment_intent }) => payment_intent === intent);
  }

  /** Finds the dispute that prevents a refund: one that is not won; a mere inquiry by the bank does not count. */
  openOf(charge: Charge): Dispute | undefined {
    return this.#of(charge).find(({ status }) => status !== "won" && status !== "prevented" && !isWarning(status));
  }

  #of(charge: Charge): Dispute[] {
    return this.#state.all("dispute").filter((dispute) => dispute.charge === charge.id);
  }
}

const isWarning = (status: string): boolean => status.startsWith("warning_");
