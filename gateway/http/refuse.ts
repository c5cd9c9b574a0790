import { UPLOAD_TOO_LARGE } from "#schema/venue/uploads/models.ts";

/** A refusal by the gateway itself, before any document or operation is looked at. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  /** When a retry makes sense; sent as Retry-After. */
  retryAfterSeconds?: number;
}

export const TOO_LARGE: Refusal = { status: 413, code: "too_large", message: "Send at most 1 MB." };

export const FILE_TOO_LARGE: Refusal = { ...TOO_LARGE, message: UPLOAD_TOO_LARGE };

export const CSRF_REQUIRED: Refusal = {
  status: 403,
  code: "csrf_required",
  message: "Send the header X-Requested-With with a request that a cookie signs.",
};

export const NOT_JSON: Refusal = {
  status: 415,
  code: "bad_document",
  message: "Send the document as application/json.",
};

export const UNAVAILABLE: Refusal = {
  status: 503,
  code: "unavailable",
  message: "The service is not responding. Try again shortly.",
  retryAfterSeconds: 2,
};

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Refuses TRACE and unknown HTTP methods: a Request cannot even be constructed with them. */
export function refuseMethod(method: string): Response | null {
  return METHODS.includes(method) ? null : new Response(null, { status: 405, headers: { allow: METHODS.join(", ") } });
}

/** Whether the caller disconnected while still sending, which is not an error. */
export function isBrokenOff(error: unknown, { signal }: Request): boolean {
  const { code = "", name = "" }: { code?: string; name?: string } = error instanceof Error ? error : {};
  return signal.aborted || name === "AbortError" || code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE";
}

export const BROKEN_OFF: Refusal = { status: 400, code: "bad_json", message: "The request broke off." };

export const BROKEN: Refusal = { status: 500, code: "internal", message: "Something went wrong on our side." };

/** Formats a refusal as the REST API does. */
export function refuseRest({ status, code, message, retryAfterSeconds }: Refusal, requestId: string): Response {
  const headers = new Headers(retryAfterSeconds === undefined ? [] : [["retry-after", String(retryAfterSeconds)]]);
  return Response.json({ message, error: code, request_id: requestId }, { status, headers });
}

/** Formats a refusal as GraphQL over HTTP does for a document that is not executed. */
export function refuseGraph({ status, code, message }: Refusal, requestId: string): Response {
  const extensions = { code, status, request_id: requestId };
  return Response.json({ errors: [{ message, extensions }] }, { status });
}
