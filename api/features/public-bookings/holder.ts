import { visitorCookie } from "#api/auth/cookies.ts";
import { hashToken, newToken } from "#api/auth/tokens.ts";
import type { Holder } from "#api/features/public-bookings/queries.ts";
import type { Call } from "#api/http/call.ts";

/** Whose hold it will be: the signed-in person's, else the visitor's, who is given a cookie to be known by. */
export function holderOf({ caller, origin, setCookie }: Call): Holder {
  const ip_address = origin.address;
  if (caller.kind === "person") return { client_id: caller.id, visitor_hash: null, ip_address };
  if (caller.visitor) return { client_id: null, visitor_hash: hashToken(caller.visitor), ip_address };
  const visitor = newToken();
  setCookie(visitorCookie(origin, visitor));
  return { client_id: null, visitor_hash: hashToken(visitor), ip_address };
}
