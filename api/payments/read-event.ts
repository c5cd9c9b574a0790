import type { ApiDeps } from "#api/http/call.ts";
import { ApiError } from "#api/http/errors.ts";
import type { ProviderEvent } from "#api/payments/provider.ts";

const LONGEST_EVENT_BYTES = 1_000_000;

/** One message of the payment provider, believed by its signature alone. */
export async function readPaymentEvent({ outside, clock }: ApiDeps, request: Request): Promise<ProviderEvent> {
  const body = await request.text();
  if (body.length > LONGEST_EVENT_BYTES) throw new ApiError("too_large", "An event has at most 1 MB.");
  const signature = request.headers.get("stripe-signature") ?? "";
  return outside.payments.verifyEvent(body, signature, clock.now());
}
