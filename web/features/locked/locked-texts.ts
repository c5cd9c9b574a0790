/** The specification's words for each kind of lock. */
export const LOCKED_TEXTS = {
  soft: "This account is locked because your trial has expired or there is no active subscription. Please choose a plan and subscribe to continue.",
  hard: "This account has been cancelled. To regain access, please re-subscribe to a plan. If you need assistance, contact support.",
} as const;
