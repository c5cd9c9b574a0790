/** Two years, as browsers ask for. */
const HSTS = "max-age=63072000; includeSubDomains";

/** No inline script anywhere; inline styles are MUI's and the toasts'. */
const CONTENT_SECURITY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** What each answer tells browsers to refuse. */
export function secureHeaders(headers: Headers, isTls: boolean): void {
  headers.set("x-content-type-options", "nosniff");
  headers.set("referrer-policy", "strict-origin-when-cross-origin");
  headers.set("content-security-policy", CONTENT_SECURITY);
  headers.set("x-frame-options", "DENY");
  if (isTls) headers.set("strict-transport-security", HSTS);
}
