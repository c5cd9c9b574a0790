import type { DisputeState } from "#web/apollo/schema-types.generated.ts";
import type { Look } from "#web/ui/state/look.ts";
import { countText } from "#web/ui/text/count-text.ts";

export const DISPUTE_LOOKS: Readonly<Record<DisputeState, Look>> = {
  needs_response: { tone: "red", icon: "warning", label: "To be answered" },
  under_review: { tone: "violet", icon: "hourglass", label: "The bank decides" },
  won: { tone: "green", icon: "check-circle", label: "Won" },
  lost: { tone: "grey", icon: "x-circle", label: "Lost" },
  closed: { tone: "grey", icon: "circle", label: "Closed" },
};

/** The provider's dispute reasons in plain words; other reasons are shown as the provider names them. */
const REASONS: Readonly<Record<string, string>> = {
  fraudulent: "The card’s holder says they did not pay this",
  duplicate: "The card’s holder says they paid twice",
  product_not_received: "The card’s holder says they did not get what they paid for",
  product_unacceptable: "The card’s holder says it was not as agreed",
  credit_not_processed: "The card’s holder says a refund is missing",
  subscription_canceled: "The card’s holder says they had cancelled",
  unrecognized: "The card’s holder does not recognise the payment",
  general: "The card’s holder disputes the payment",
};

export const reasonText = (reason: string): string =>
  REASONS[reason] ?? `The bank’s reason: ${reason.replaceAll("_", " ")}`;

const DAY_MS = 24 * 3600 * 1000;

/** "3 days left", "less than a day left": time to a deadline; `now` in epoch ms. */
export function timeLeft(due: string, now: number): string {
  const left = Date.parse(due) - now;
  if (left <= 0) return "the time to answer is over";
  const days = Math.floor(left / DAY_MS);
  if (days === 0) return "less than a day left";
  return `${countText(days, "day")} left`;
}
