import { stripeOverview } from "#api/features/ecommerce/overview.ts";
import {
  connectStripe,
  createConnectDashboardLink,
  createConnectOnboardingLink,
  disconnectStripe,
  ecommerceConfig,
  publicEcommerceConfig,
  startStripeOauth,
  stateKind,
} from "#api/features/ecommerce/service.ts";
import type { Handlers, RedirectHandler, RedirectHandlers } from "#api/http/call.ts";
import type {
  centralEcommerceOperations,
  ecommerceOperations,
  ecommerceRedirects,
} from "#schema/ecommerce/operations.ts";
import { z } from "zod";
import { readSigned } from "#api/auth/signed-values.ts";
import { ApiError } from "#api/http/errors.ts";

const State = z.object({ slug: z.string(), token: z.string() });

/** The web page that completes the connection, with the session of the person who started it. */
const SCREEN_PATH = "/config/e-commerce";

/** The central host has no sessions: it only determines the company and redirects the browser there. */
const stripeOauthCallback: RedirectHandler<typeof ecommerceRedirects.stripeOauthCallback> = async (
  { deps, now },
  { query },
) => {
  const state = State.safeParse(readSigned(stateKind(deps.secretKeys), query.state, now));
  if (!state.success) {
    throw new ApiError(
      "link_expired",
      "This way back from the payment provider has expired. Go back and connect again.",
    );
  }
  const { slug, token } = state.data;
  const answer: Record<string, string> =
    query.code === undefined ? { refused: query.error ?? "failed" } : { code: query.code, state: token };
  return { location: `${deps.siteUrl(slug)}${SCREEN_PATH}?${new URLSearchParams(answer)}`, cookies: [] };
};

export const ecommerceRoutes: Handlers<typeof ecommerceOperations> = {
  ecommerceConfig,
  publicEcommerceConfig,
  connectStripe,
  disconnectStripe,
  createConnectOnboardingLink,
  createConnectDashboardLink,
};

export const centralEcommerceRoutes: Handlers<typeof centralEcommerceOperations> = { startStripeOauth, stripeOverview };

export const ecommerceRedirectRoutes: RedirectHandlers<typeof ecommerceRedirects> = { stripeOauthCallback };
