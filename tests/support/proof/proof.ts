/**
 * Which proof runs: `npm test` (the daily one) or `npm run test:long`. A test with the tag "long" runs only in the long
 * one; a test with the tag "both" runs in each, in the daily one with fewer cases.
 */
export const isLongProof = process.env["TEST_PROOF"] === "long";

/** How many random cases, rounds or steps to try. */
export function cases(daily: number, long: number): number {
  return isLongProof ? long : daily;
}
