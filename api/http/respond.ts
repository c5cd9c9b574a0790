import { sqlState } from "#api/db/sql-state.ts";
import { ApiError } from "#api/errors/errors.ts";
import type { ErrorBody } from "#schema/shared/errors.ts";

/**
 * Lock not granted in time, statement too slow, server shutting down, full, unable to write to its disk, read-only as after a
 * failover, or turning our account away as while its password changes: worth a retry shortly.
 */
const BUSY = /^(55P03|57014|57P0[1-5]|53\d{3}|58030|08\w{3}|25P03|25006|28\w{3}|3D000|40P01|40001)$/;
/** A file of ours that cannot be written at present. */
const DISK = /^(ENOSPC|EDQUOT|EROFS)$/;
/** The messages of the driver, and one of the server, for a connection that broke or was never established. */
const CONNECTION =
  /Connection terminated|timeout exceeded|Query read timeout|not queryable|not currently accepting connections/;
/** Socket errors by code; while connecting to the server, any code means that it is unreachable. */
const SOCKET = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTCONN|E(HOST|NET)(UNREACH|DOWN)|ENETRESET)$/;
const ON_THE_WAY = /^(connect|getaddrinfo)$/;
const RETRY_AFTER_S = 2;
/** A day or time before the first or after the last that the database knows, as what was asked comes to. */
const BEYOND_TIME = /^2200[89]$/;

/** Converts what was thrown into a refusal to return to the caller; null for an internal error. */
export function refusalOf(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (BUSY.test(sqlState(error) ?? "") || isOutage(error)) {
    return new ApiError("unavailable", "The service is busy. Try again in a moment.", {
      retryAfterSeconds: RETRY_AFTER_S,
    });
  }
  if (BEYOND_TIME.test(sqlState(error) ?? "")) {
    return new ApiError("bad_argument", "A day or time in this question is too early or too late.");
  }
  // Such as what is left of a picture because its bucket is away.
  return error instanceof Error && error.cause !== undefined ? refusalOf(error.cause) : null;
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "", syscall = "", message }: NodeJS.ErrnoException = error;
  return SOCKET.test(code) || DISK.test(code) || ON_THE_WAY.test(syscall) || CONNECTION.test(message);
}

export function errorResponse(refusal: ApiError | null, requestId: string): Response {
  if (!refusal) {
    const body = {
      message: "Something went wrong on our side. Please try again.",
      error: "internal",
      request_id: requestId,
    };
    return Response.json(body, { status: 500 });
  }
  const { retryAfterSeconds, ...detail } = refusal.detail;
  const wait = retryAfterSeconds === undefined ? {} : { retry_after: retryAfterSeconds };
  const body: ErrorBody = { message: refusal.message, error: refusal.code, ...detail, ...wait, request_id: requestId };
  const headers = new Headers(retryAfterSeconds === undefined ? [] : [["retry-after", String(retryAfterSeconds)]]);
  return Response.json(body, { status: refusal.status, headers });
}

/** Formats a fingerprint as a strong ETag. */
export const etagOf = (fingerprint: string): string => `"${fingerprint}"`;

/** Cacheable by the caller only, and revalidated each time. */
export function cachedBy(etag: string): Record<string, string> {
  return { etag, "cache-control": "private, no-cache", vary: "authorization, cookie" };
}

/** Whether If-None-Match matches this response; a copy compressed in transit counts too. */
export function matchesEtag(request: Request, etag: string): boolean {
  const given = request.headers.get("if-none-match");
  if (given === null) return false;
  return given.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}

export function notModified(etag: string): Response {
  return new Response(null, { status: 304, headers: cachedBy(etag) });
}
