import type { PaperMembership } from "./paper-membership.ts";

/** Days after the first refusal on which the card is charged again. */
const AGAIN_AFTER = [1, 3, 5, 7];

/** The card on which a membership is paid, and what was taken of it. */
export class PaperCard {
  state: "none" | "good" | "refused" = "none";
  charged = 0;
  charges = 0;
  /** Mails: that it was refused, and that it has paid after that. */
  refusals = 0;
  recoveries = 0;

  /** Runs every minute: charges the due bill, never while the membership is paused or after it has ended. */
  tryBill(paper: PaperMembership): void {
    const { open, today, status } = paper;
    if (!open || open.nextTry === null || open.nextTry > today || !paper.paysByCard) return;
    if (status === "paused" || status === "cancelled") return;
    open.tries += 1;
    open.nextTry = null;
    if (this.state === "good") return this.pay(paper);
    open.refusedOn ??= today;
    const days = AGAIN_AFTER[open.tries - 1];
    open.nextTry = days === undefined ? null : Math.max(open.refusedOn + days, today + 1);
    this.refusals += 1;
    if (status === "active") paper.status = "past_due";
  }

  /** The same as at the desk; a client who was notified of a refusal is notified of this too. */
  pay(paper: PaperMembership): void {
    const { open } = paper;
    if (!open) return;
    this.charged += open.amount;
    this.charges += 1;
    if (open.refusedOn !== null) this.recoveries += 1;
    paper.pay();
  }

  /** Turns charging of future bills to the card on or off; an open bill stays as it is. */
  choose(paper: PaperMembership, pays: boolean): void {
    if (paper.paysByCard && !pays) paper.stopTries();
    paper.paysByCard = pays;
  }
}
