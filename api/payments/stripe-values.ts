import { providerRefusal } from "#api/payments/provider-errors.ts";
import { instantAt } from "#api/time/instants.ts";

/** A period's end below is in seconds, else in milliseconds. */
const LEAST_MILLISECONDS = 1e12;

/** The provider's answer, or a refusal that can be told. */
export async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    const value = await answer;
    // An answer in JSON that is no object is rubbish as well.
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
