import Stripe from "stripe";
import { ApiError, readableFailure } from "#api/errors/errors.ts";
import type { ErrorCode } from "#schema/shared/errors.ts";
import { refusalInOwnWords } from "./own-words.ts";

/** A definite refusal by the provider: a retry would fail too, and it is known what was done. */
export class ProviderRefusal extends ApiError {}

/** The provider no longer lets us at the account that was paid: what became of the money is known only there. */
export class AccountLost extends ProviderRefusal {
  constructor() {
    super(
      "invalid_state",
      "This venue's card account was disconnected, so what became of the payment is not known here. Ask the venue before you pay again.",
    );
  }
}

/** Kept as the failure of a payment whose account was lost; lists find it by this text. */
export const LOOK_IT_UP =
  "The account that this payment went to was disconnected: look the payment up at the provider.";

const RETRY_AFTER_S = 5;

/** The error code for each of the provider's refusals; all others are a 422. */
const CODES: Readonly<Record<number, ErrorCode>> = { 402: "card_declined", 404: "not_found", 409: "invalid_state" };

/** Converts errors of the provider's library to API errors; returns any other error unchanged. */
export function providerRefusal(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return isNoAnswer(error) ? unavailable(error) : error;
  const { statusCode } = error;
  if (error instanceof Stripe.errors.StripeAuthenticationError || statusCode === undefined) return unavailable(error);
  // The first of two identical requests is still in progress.
  if (error.code === "idempotency_key_in_use") return unavailable(error);
  if (statusCode === 429 || statusCode >= 500 || statusCode < 400) return unavailable(error);
  const isLost = error instanceof Stripe.errors.StripePermissionError || error.code === "account_invalid";
  const refusal = isLost
    ? new AccountLost()
    : new ProviderRefusal(CODES[statusCode] ?? "validation_failed", refusalInOwnWords(error));
  // The provider's own words are for the log.
  refusal.cause = error;
  return refusal;
}

/** Why a payment could not be looked up, for whoever runs the venue. */
export const failureOf = (error: unknown): string =>
  error instanceof AccountLost ? LOOK_IT_UP : readableFailure(error);

/** Invalid JSON, a broken connection, or a timeout. */
function isNoAnswer(error: unknown): boolean {
  return error instanceof SyntaxError || (error instanceof Error && error.name === "AbortError");
}

function unavailable(cause: unknown): ApiError {
  const refusal = new ApiError(
    "unavailable",
    "The payment provider is not answering. Nothing is lost; please try again in a moment.",
    { retryAfterSeconds: RETRY_AFTER_S },
  );
  refusal.cause = cause;
  return refusal;
}
