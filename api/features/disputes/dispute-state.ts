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

/** Can still be answered, or waits for the bank. */
export const OPEN_STATUSES: readonly string[] = Object.entries(STATES)
  .filter(([, state]) => state === "needs_response" || state === "under_review")
  .map(([status]) => status);
