import { ERROR_STATUS, type ErrorCode, type SignInProof } from "#schema/shared/errors.ts";

export interface ErrorDetail {
  /** Sentences by field of the question. */
  errors?: Record<string, string[]>;
  /** The nearest free times. */
  alternatives?: unknown[];
  /** By what the caller confirms the sign-in, where it must be fresh. */
  proof?: SignInProof;
  /** What stands now. */
  current?: unknown;
  /** Seconds until another try makes sense; sent as Retry-After. */
  retryAfterSeconds?: number;
}

/** A refusal that the caller is told about. Its status follows from its code. */
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

/** What people may read of any error: the words of a refusal; what broke on our side is in the log alone. */
export const readableFailure = (error: unknown): string =>
  error instanceof ApiError ? error.message : "Something went wrong on our side.";

/** The same words for what is absent and what is another company's. */
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
