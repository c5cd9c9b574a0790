import type { Logger } from "pino";
import { addressBlock } from "#schema/shared/address-block.ts";
import { readBody } from "./body.ts";
import type { Origin } from "./origin.ts";

/** Two years, as browsers recommend. */
const HSTS = "max-age=63072000; includeSubDomains";

/** No inline scripts anywhere; inline styles are for MUI and the toasts. */
const CONTENT_SECURITY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "report-uri /csp-report",
].join("; ");

/** Adds the payment provider's library: its script, its frames for card fields and banks, and its server. */
const WITH_STRIPE = CONTENT_SECURITY.replace(
  "script-src 'self'",
  [
    "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
    "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    "connect-src 'self' https://api.stripe.com",
  ].join("; "),
);

/** The explorer's editor has its font inlined in its stylesheet, and its workers are served from here. */
const EXPLORER_SECURITY = `${CONTENT_SECURITY}; worker-src 'self'; font-src 'self' data:`;
export const EXPLORER_PATH = "/graphiql";

/** Uploaded pictures: whatever type one is mistaken for, nothing in it may run. Mail clients embed them in their own pages. */
export const PICTURES_PATH = "/api/v1/public/pictures/";
const PICTURE_SECURITY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Browser features that nothing here uses. */
const PERMISSIONS = ["camera", "microphone", "geolocation", "usb", "browsing-topics"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** Pages reached from mailed links and session handovers: their URL must not leak as a referrer. */
const HOLDS_TOKEN =
  /^\/(?:book\/(?:done|manage|pay|waitlist)|reset-password|confirm-email|register\/confirm|family-invitation|impersonate|onboarding-bridge|auth)(?:\/|$)/;

export interface Page {
  isTls: boolean;
  path: string;
  /** Whether cards are entered into the payment provider's fields. */
  loadsStripe: boolean;
}

/** Sets the security headers of a response. */
export function secureHeaders(headers: Headers, { isTls, path, loadsStripe }: Page): void {
  const ofPages = loadsStripe ? WITH_STRIPE : CONTENT_SECURITY;
  headers.set("x-content-type-options", "nosniff");
  headers.set("referrer-policy", HOLDS_TOKEN.test(path) ? "no-referrer" : "strict-origin-when-cross-origin");
  const isPicture = path.startsWith(PICTURES_PATH);
  const ofPath = path === EXPLORER_PATH ? EXPLORER_SECURITY : ofPages;
  headers.set("content-security-policy", isPicture ? PICTURE_SECURITY : ofPath);
  headers.set("x-frame-options", "DENY");
  headers.set("cross-origin-opener-policy", "same-origin");
  headers.set("cross-origin-resource-policy", isPicture ? "cross-origin" : "same-origin");
  headers.set("permissions-policy", PERMISSIONS);
  if (isTls) headers.set("strict-transport-security", HSTS);
}

const MAX_REPORT_BYTES = 10_000;
/** From all addresses together, and from one: nobody alone can hide the reports of others. */
const LINES_A_MINUTE = 200;
const LINES_EACH = 5;
const MINUTE_MS = 60_000;

/** Logs the browsers' reports on the content security policy: a few lines per minute, because anybody can send them. */
export function cspReports(log: Logger) {
  let windowEnds = 0;
  let lines = 0;
  const linesOf = new Map<string, number>();

  const isWithinLimit = (address: string): boolean => {
    if (performance.now() > windowEnds) {
      windowEnds = performance.now() + MINUTE_MS;
      lines = 0;
      linesOf.clear();
    }
    const own = linesOf.get(address) ?? 0;
    if (own >= LINES_EACH || lines >= LINES_A_MINUTE) return false;
    linesOf.set(address, own + 1);
    lines += 1;
    return true;
  };

  return async (request: Request, { address, requestId }: Pick<Origin, "address" | "requestId">): Promise<Response> => {
    const body = await readBody(request, MAX_REPORT_BYTES);
    if (body && isWithinLimit(addressBlock(address))) {
      const report = new TextDecoder().decode(body);
      log.warn({ report, request_id: requestId }, "a browser refused what a page wanted");
    }
    return new Response(null, { status: 204 });
  };
}
