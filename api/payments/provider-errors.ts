import Stripe from "stripe";
import { ApiError } from "#api/http/errors.ts";
import type { ErrorCode } from "#schema/shared/errors.ts";

/** A definite refusal by the provider: a retry would fail too, and it is known what was done. */
export class ProviderRefusal extends ApiError {}

const RETRY_AFTER_S = 5;

/** The error code for each of the provider's refusals; all others are a 422. */
const CODES: Readonly<Record<number, ErrorCode>> = { 402: "card_declined", 404: "not_found", 409: "invalid_state" };

/** Converts errors of the provider's library to API errors; returns any other error unchanged. */
export function providerRefusal(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return isNoAnswer(error) ? unavailable(error) : error;
  const { statusCode, message } = error;
  if (error instanceof Stripe.errors.StripeAuthenticationError || statusCode === undefined) return unavailable(error);
  // The first of two identical requests is still in progress.
  if (error.code === "idempotency_key_in_use") return unavailable(error);
  if (statusCode === 429 || statusCode >= 500 || statusCode < 400) return unavailable(error);
  return new ProviderRefusal(CODES[statusCode] ?? "validation_failed", message);
}

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
