/** Where the payment provider sends its messages: on the central host, believed by their signature. */
export const PAYMENT_EVENTS_PATH = "/api/central/payment/events";

/** To which the provider leads back whoever has connected a business, on the central host. */
export const CONNECT_CALLBACK_PATH = "/api/central/stripe-connect/oauth/callback";

/** Under it the browser reaches the provider's stand-in, where there is one. */
export const TEST_PAYMENTS_PATH = "/api/central/test-payments";
