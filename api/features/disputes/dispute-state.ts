import type { DisputeState } from "#schema/disputes/models.ts";

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

/** What each state at the provider means here; a bank that only asked, or was satisfied before, took nothing. */
export const disputeStateOf = (providerStatus: string): DisputeState => STATES[providerStatus] ?? "closed";

const statusesOf = (...states: DisputeState[]): readonly string[] =>
  Object.keys(STATES).filter((status) => states.includes(disputeStateOf(status)));

/** The venue can still answer. */
export const TO_ANSWER_STATUSES = statusesOf("needs_response");

/** Can still be answered, or waits for the bank. */
export const OPEN_STATUSES = statusesOf("needs_response", "under_review");
