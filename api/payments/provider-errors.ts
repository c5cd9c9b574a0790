import Stripe from "stripe";
import { ApiError } from "#api/http/errors.ts";
import type { ErrorCode } from "#schema/shared/errors.ts";

/** The provider said no, and will say no again: whether anything was done is known. */
export class ProviderRefusal extends ApiError {}

const RETRY_AFTER_S = 5;

/** What each refusal of the provider is for who asked us; the rest is a 422. */
const CODES: Readonly<Record<number, ErrorCode>> = { 402: "card_declined", 404: "not_found", 409: "invalid_state" };

/** Turns what the provider's library throws into what can be told; what is no fault of the provider's is passed on. */
export function providerRefusal(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return isNoAnswer(error) ? unavailable(error) : error;
  const { statusCode, message } = error;
  if (error instanceof Stripe.errors.StripeAuthenticationError || statusCode === undefined) return unavailable(error);
  // The first of two equal requests is still at work.
  if (error.code === "idempotency_key_in_use") return unavailable(error);
  if (statusCode === 429 || statusCode >= 500 || statusCode < 400) return unavailable(error);
  return new ProviderRefusal(CODES[statusCode] ?? "validation_failed", message);
}

/** Rubbish in the place of JSON, a cut connection, a time-out. */
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
