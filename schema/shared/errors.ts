import { z } from "zod";

/** Every error code of the platform with its HTTP status. */
export const ERROR_STATUS = {
  bad_json: 400,
  bad_argument: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  card_declined: 402,
  forbidden: 403,
  csrf_required: 403,
  fresh_sign_in_required: 403,
  two_factor_required: 403,
  not_found: 404,
  tenant_not_found: 404,
  slot_taken: 409,
  client_overlap: 409,
  stale_version: 409,
  stale_dry_run: 409,
  idempotency_mismatch: 409,
  invalid_state: 409,
  changed_since: 409,
  not_undoable: 409,
  hold_expired: 410,
  link_expired: 410,
  too_large: 413,
  validation_failed: 422,
  outside_hours: 422,
  too_short_notice: 422,
  beyond_horizon: 422,
  party_too_large: 422,
  too_many_groups: 422,
  account_locked_soft: 423,
  account_locked: 423,
  rate_limited: 429,
  unavailable: 503,
  timed_out: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const SIGN_IN_PROOFS = ["password", "code", "google"] as const;
/** How a person confirms a sign-in: the password, a code from their app, or signing in with Google again. */
export const SignInProof = z.enum(SIGN_IN_PROOFS);
export type SignInProof = z.infer<typeof SignInProof>;

export const ErrorBody = z
  .object({
    message: z.string().describe("One sentence to show to a person: what is wrong and what to do about it"),
    error: z.string().describe("Code for programs, for example slot_taken"),
    errors: z.record(z.string(), z.array(z.string())).optional().describe("Sentences by field"),
    request_id: z.string().describe("Identifies this request in the logs"),
    alternatives: z.array(z.unknown()).optional().describe("The nearest free times, if a time was taken"),
    retry_after: z.int().optional().describe("Seconds until another attempt makes sense, if there were too many"),
    proof: SignInProof.optional().describe("How the caller can confirm the sign-in, if it must be fresh"),
    current: z.unknown().optional().describe("The current state, if the caller's version was stale"),
  })
  .meta({ id: "Error", description: "The shape of every refusal" });
export type ErrorBody = z.infer<typeof ErrorBody>;
