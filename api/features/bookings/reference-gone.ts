import { sqlState } from "#api/db/transaction.ts";
import { type ApiError, invalidField } from "#api/http/errors.ts";

const FOREIGN_KEY_VIOLATION = "23503";

/** What a booking names, by its foreign key's end. */
const NOUNS: Record<string, string> = {
  service_id: "service",
  location_id: "location",
  resource_id: "bay",
  coach_id: "coach",
  client_id: "client",
};

/** What a booking names was there when it was looked at, and was deleted before the booking could be written. */
export function referenceGone(error: unknown): ApiError | null {
  if (sqlState(error) !== FOREIGN_KEY_VIOLATION || !(error instanceof Error) || !("constraint" in error)) return null;
  const field = /_([a-z]+_id)_fkey$/.exec(String(error.constraint))?.[1] ?? "";
  const noun = NOUNS[field];
  return noun ? invalidField(field, `This ${noun} has just been deleted. Choose another one.`) : null;
}
