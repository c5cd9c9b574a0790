import { stripeOauthCallback } from "#api/features/ecommerce/oauth-callback.ts";
import { stripeOverview } from "#api/features/ecommerce/overview.ts";
import {
  connectStripe,
  createConnectDashboardLink,
  createConnectOnboardingLink,
  disconnectStripe,
  ecommerceConfig,
  publicEcommerceConfig,
  startStripeOauth,
} from "#api/features/ecommerce/service.ts";
import type { Handlers, RedirectHandlers } from "#api/http/call.ts";
import type {
  centralEcommerceOperations,
  ecommerceOperations,
  ecommerceRedirects,
} from "#schema/ecommerce/operations.ts";

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
