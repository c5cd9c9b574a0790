import type { ApiError } from "#api/http/errors.ts";

/** Why something is refused, as a value: a rule answers it, the verb throws it. */
export type Refusal = ApiError;

/** What a rule answers: the value to go on with, or why it may not be. */
export type Verdict<T> = { passes: true; value: T } | { passes: false; refusal: Refusal };

export const passed = <T>(value: T): Verdict<T> => ({ passes: true, value });

export const refused = (refusal: Refusal): Verdict<never> => ({ passes: false, refusal });

/** The edge of a verb: here a refusal is thrown. */
export function valueOrThrow<T>(verdict: Verdict<T>): T {
  if (verdict.passes) return verdict.value;
  throw verdict.refusal;
}

/** The same for a rule that has nothing to answer but a refusal. */
export function throwIfRefused(refusal: Refusal | null): void {
  if (refusal !== null) throw refusal;
}
