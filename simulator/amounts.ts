import { invalidRequest } from "./errors.ts";

/** The provider's minimum charge. */
const LEAST_AMOUNT = 50;
/** Currencies with three decimals. */
const IN_TENS = new Set(["bhd", "jod", "kwd", "omr", "tnd"]);

export function refuseSmallAmount(amount: number): void {
  if (amount >= LEAST_AMOUNT) return;
  throw invalidRequest("Amount must be at least 50 cents.", { code: "amount_too_small", param: "amount" });
}

/** Refuses amounts in a currency with three decimals that do not end in 0. */
export function refuseOutsideTens(amount: number, currency: string): void {
  if (!IN_TENS.has(currency.toLowerCase()) || amount % 10 === 0) return;
  throw invalidRequest(`Amounts in ${currency} must be evenly divisible by 10.`, { param: "amount" });
}
