/** Where the payment provider sends its events: on the central host, authenticated by their signature. */
export const PAYMENT_EVENTS_PATH = "/api/central/payment/events";

/** Where the provider redirects a person who has connected a business, on the central host. */
export const CONNECT_CALLBACK_PATH = "/api/central/stripe-connect/oauth/callback";

/** Path prefix under which the browser reaches the provider's stand-in, if there is one. */
export const TEST_PAYMENTS_PATH = "/api/central/test-payments";
