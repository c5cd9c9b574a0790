import { ERROR_STATUS, type ErrorCode, type SignInProof } from "#schema/shared/errors.ts";

export interface ErrorDetail {
  /** Messages by input field. */
  errors?: Record<string, string[]>;
  /** The nearest free times. */
  alternatives?: unknown[];
  /** How the caller can confirm the sign-in, when a fresh one is required. */
  proof?: SignInProof;
  /** The current state that caused the refusal. */
  current?: unknown;
  /** Seconds until a retry makes sense; sent as Retry-After. */
  retryAfterSeconds?: number;
}

/** A refusal reported to the caller. Its status follows from its code. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail;

  constructor(code: ErrorCode, message: string, detail: ErrorDetail = {}) {
    super(message);
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The user-facing text of any error: a refusal's message; details of internal errors appear only in the log. */
export const readableFailure = (error: unknown): string =>
  error instanceof ApiError ? error.message : "Something went wrong on our side.";

/** Uses the same wording for what does not exist and what belongs to another tenant. */
export const notFound = (noun: string): ApiError => new ApiError("not_found", `There is no such ${noun}.`);

export const forbidden = (message: string): ApiError => new ApiError("forbidden", message);

export const invalidField = (field: string, sentence: string): ApiError =>
  new ApiError("validation_failed", sentence, { errors: { [field]: [sentence] } });

export const badArgument = (field: string, sentence: string): ApiError =>
  new ApiError("bad_argument", sentence, { errors: { [field]: [sentence] } });

export const staleVersion = (current: unknown): ApiError =>
  new ApiError("stale_version", "Somebody else has just changed this. Check the current version and try again.", {
    current,
  });
