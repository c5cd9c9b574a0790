/** Request headers passed to the API unchanged: never the caller's identity, origin or tenant. */
const FORWARDED = [
  "accept-language",
  "authorization",
  "content-type",
  "cookie",
  "idempotency-key",
  "if-match",
  "user-agent",
  "x-app-client",
  "x-requested-with",
];

/**
 * REST also gets the caller's cache validators, whereas the graph calls with the gateway's own cached ones; and the
 * site a browser sends from, which the graph does not need because it refuses bodies that another site's form could
 * send.
 */
const FORWARDED_TO_REST = [...FORWARDED, "accept", "if-none-match", "origin", "sec-fetch-site", "stripe-signature"];

export function headersForGraph(request: Request): Record<string, string> {
  const headers = pick(request, FORWARDED);
  // Those of the GraphQL document; each call sets its own.
  delete headers["content-type"];
  delete headers["idempotency-key"];
  return headers;
}

export function headersForRest(request: Request): Record<string, string> {
  return pick(request, FORWARDED_TO_REST);
}

function pick(request: Request, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = request.headers.get(name);
    if (value !== null) picked[name] = value;
  }
  return picked;
}
