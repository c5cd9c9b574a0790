/** Where the payment provider sends its messages: on the central host, believed by their signature. */
export const PAYMENT_EVENTS_PATH = "/api/central/payment/events";

/** Under it the browser reaches the provider's stand-in, where there is one. */
export const TEST_PAYMENTS_PATH = "/api/central/test-payments";
