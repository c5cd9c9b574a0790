import type { DisputeState } from "#schema/payments/disputes/models.ts";

const STATES: Readonly<Record<string, DisputeState>> = {
  needs_response: "needs_response",
  warning_needs_response: "needs_response",
  appeal_needs_response: "needs_response",
  under_review: "under_review",
  warning_under_review: "under_review",
  appeal_under_review: "under_review",
  won: "won",
  lost: "lost",
};

/** Maps the provider's states; an inquiry without a chargeback counts as closed, since no money was taken. */
export const disputeStateOf = (providerStatus: string): DisputeState => STATES[providerStatus] ?? "closed";

const statusesOf = (...states: DisputeState[]): readonly string[] =>
  Object.keys(STATES).filter((status) => states.includes(disputeStateOf(status)));

/** States in which the venue can still respond. */
export const TO_ANSWER_STATUSES = statusesOf("needs_response");

/** States in which a response is still possible or the bank is reviewing. */
export const OPEN_STATUSES = statusesOf("needs_response", "under_review");
