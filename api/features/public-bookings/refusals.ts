import { ApiError } from "#api/http/errors.ts";

export const holdEnded = (): ApiError =>
  new ApiError("hold_expired", "The time is no longer held for you. Choose it again.");

export const linkEnded = (): ApiError =>
  new ApiError("link_expired", "This link has ended. Ask the venue about the booking.");
