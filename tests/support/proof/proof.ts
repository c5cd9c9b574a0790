/**
 * Which proof runs: `npm test` (the daily one) or `npm run test:long`. A test with the tag "long" runs only in the long
 * one; a test with the tag "both" runs in each, in the daily one with fewer cases.
 */
export const isLongProof = process.env["TEST_PROOF"] === "long";

/** How many random cases, rounds or steps to try. */
export function cases(daily: number, long: number): number {
  return isLongProof ? long : daily;
}

/** All of these in the long proof; in the daily one only the one at this place. */
export function oneOf<T>(all: readonly T[], place: number): readonly T[] {
  return isLongProof ? all : all.slice(place, place + 1);
}

/**
 * Seeds of random cases, one a test, so that its name shows it: one in the daily proof. `SEED` sets the first, `SEEDS`
 * their number.
 */
export function seeds(first: number, long: number): readonly number[] {
  const { SEED = first, SEEDS = cases(1, long) } = process.env;
  return Array.from({ length: Number(SEEDS) }, (_, at) => Number(SEED) + at);
}
