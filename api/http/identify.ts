import { parse } from "hono/utils/cookie";
import { readerOf } from "#api/auth/access-tokens.ts";
import { refuseWriteOfReader, refuseWriteOfToken, type Caller } from "#api/auth/caller.ts";
import { sessionOf } from "#api/auth/find-session.ts";
import type { Origin } from "#api/call/call.ts";
import { endedSessionCookie, sessionCookieName, VISITOR_COOKIE } from "#api/call/cookies.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { ApiError } from "#api/errors/errors.ts";
import { tenantOf, type Tenant } from "#api/tenancy/tenant.ts";
import { isAccessToken } from "#schema/people/access-tokens/prefix.ts";
import type { Operation } from "#schema/shared/operation.ts";

const BEARER = /^Bearer\s+([\w-]{20,200})$/i;
const VISITOR = /^[\w-]{20,100}$/;

/** Whether a request carries credentials, valid or not. */
export function showsCredentials(request: Request, origin: Origin): boolean {
  const { bearer, cookie } = credentials(request, origin);
  return bearer !== null || cookie !== null;
}

/** The token used to look up a session. */
export function sessionToken(request: Request, origin: Origin): string | null {
  const { bearer, cookie } = credentials(request, origin);
  return bearer ?? cookie;
}

interface Credentials {
  bearer: string | null;
  cookie: string | null;
  visitor: string | null;
}

interface Identity {
  caller: Caller;
  tenant: Tenant;
}

interface Asked {
  tenantId: string;
  origin: Origin;
  operation: Operation;
  now: Temporal.Instant;
  setCookie(cookie: string): void;
}

/**
 * Identifies the caller and reads the tenant, together with the session if there is one. A Bearer token takes
 * precedence over the cookie and must be valid. An expired cookie makes the caller a visitor on the public side,
 * where no sign-in is needed, and is refused elsewhere.
 */
export async function identify(trx: TenantTransaction, request: Request, call: Asked): Promise<Identity> {
  const { bearer, cookie, visitor } = credentials(request, call.origin);
  const anonymous: Caller = { kind: "anonymous", visitor };
  const asNobody = async (): Promise<Identity> => ({ caller: anonymous, tenant: await tenantOf(trx, call.tenantId) });
  const isByAccessToken = bearer !== null && isAccessToken(bearer);
  if (call.operation.ignoresSession) return (await holderOfLink(trx, { bearer, cookie, visitor }, call)) ?? asNobody();
  const token = bearer ?? cookie;
  if (!token) return asNobody();
  const session = isByAccessToken ? await readerOf(trx, bearer, call.now) : await sessionOf(trx, token, call.now);
  if (session) return { caller: { ...session.person, visitor }, tenant: session.tenant };
  if (!bearer) {
    call.setCookie(endedSessionCookie(call.origin));
    if (call.operation.audience === "anyone" || call.operation.audience === "holder") return asNobody();
  }
  throw new ApiError("unauthenticated", "Your session has ended. Sign in again.");
}

/**
 * For what any session may do, also an ended one: refuses the writes of read-only ones, and returns whoever is signed in and uses
 * a mailed link, for the history to name them.
 */
async function holderOfLink(
  trx: TenantTransaction,
  { bearer, cookie, visitor }: Credentials,
  { operation, now }: Asked,
): Promise<Identity | undefined> {
  if (bearer !== null && isAccessToken(bearer)) refuseWriteOfToken(operation);
  const isByLink = operation.audience === "holder";
  const shown = isByLink ? (bearer ?? cookie) : bearer;
  const session = shown === null ? undefined : await sessionOf(trx, shown, now);
  if (!session) return undefined;
  refuseWriteOfReader(session.person, operation);
  return isByLink ? { caller: { ...session.person, visitor }, tenant: session.tenant } : undefined;
}

/**
 * Throws for a write authenticated only by a cookie that could come from another site's form, which cannot send
 * this header. Nor may such a form send what needs no cookie: a sign-in through it would leave the person here
 * under somebody else's name.
 */
export function refuseForgedWrite(request: Request, origin: Origin, operation: Operation): void {
  if (operation.method === "get" || request.headers.has("x-requested-with")) return;
  const { bearer, cookie, visitor } = credentials(request, origin);
  if (bearer) return;
  if (isSentFromElsewhere(request) || (!operation.ignoresSession && (cookie || visitor))) {
    const message =
      "Send the header X-Requested-With with a write that a cookie signs, or that another site's page sends.";
    throw new ApiError("csrf_required", message);
  }
}

/** Browsers send the site a request comes from; older ones, and all without TLS, only the page's origin. Scripts send neither. */
function isSentFromElsewhere({ headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  return site === null ? headers.has("origin") : site === "cross-site" || site === "same-site";
}

function credentials(request: Request, origin: Origin): Credentials {
  const header = request.headers.get("authorization");
  const cookies = parse(request.headers.get("cookie") ?? "");
  const visitor = cookies[VISITOR_COOKIE];
  return {
    // A header that is not a well-formed token is a lost session, not an anonymous call.
    bearer: header === null ? null : (BEARER.exec(header)?.[1] ?? "malformed"),
    cookie: cookies[sessionCookieName(origin)] ?? null,
    visitor: visitor && VISITOR.test(visitor) ? visitor : null,
  };
}
