import type { ApiError } from "./errors.ts";

/** Why something is refused, as a value: a rule returns it, the handler throws it. */
export type Refusal = ApiError;

/** The result of a rule: the value to continue with, or the reason for refusal. */
export type Verdict<T> = { passes: true; value: T } | { passes: false; refusal: Refusal };

export const passed = <T>(value: T): Verdict<T> => ({ passes: true, value });

export const refused = (refusal: Refusal): Verdict<never> => ({ passes: false, refusal });

/** Returns the value or throws the refusal; used at the edge of a handler. */
export function valueOrThrow<T>(verdict: Verdict<T>): T {
  if (verdict.passes) return verdict.value;
  throw verdict.refusal;
}

/** The same for a rule that returns nothing but a refusal. */
export function throwIfRefused(refusal: Refusal | null): void {
  if (refusal !== null) throw refusal;
}
