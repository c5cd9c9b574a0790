import { instantAt } from "#api/time/instants.ts";
import { providerRefusal } from "./provider-errors.ts";

/** Timestamps below this are in seconds, others in milliseconds. */
const LEAST_MILLISECONDS = 1e12;

/** Returns the provider's response; throws an API error on failure. */
export async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    const value = await answer;
    // A JSON response that is not an object is invalid too.
    if (typeof value !== "object") throw new SyntaxError("the provider's answer is no object");
    return value;
  } catch (error) {
    throw providerRefusal(error);
  }
}

export const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === "object" ? (reference?.id ?? null) : reference;

/** Below 1e12 a timestamp is in seconds, else in milliseconds. */
export const instantOfTimestamp = (timestamp: number): Temporal.Instant =>
  instantAt(timestamp < LEAST_MILLISECONDS ? timestamp * 1000 : timestamp);

export const instantOrNull = (timestamp: number | null): Temporal.Instant | null =>
  timestamp === null ? null : instantOfTimestamp(timestamp);
