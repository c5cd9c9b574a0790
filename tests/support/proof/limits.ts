import { slowness } from "./slowness.ts";

/**
 * How long a test may wait, by what it waits for: the one place where such numbers are written. They are generous, because
 * a passing test does not wait for them, and grow with the slowness of the machine. Speeds are measured by `npm run bench`.
 */
const LIMITS_MS = {
  /** A screen, or an answer of the API, is there. */
  page: 30_000,
  /** A change reaches another browser. */
  stream: 30_000,
  /** A job ran, and its mail was delivered. */
  mail: 60_000,
  /** A process started or ended. */
  process: 120_000,
  /** A test of the API or a component has ended. */
  test: 120_000,
  /** A journey, or a test that starts processes or races, has ended. */
  journey: 240_000,
};

export type Wait = keyof typeof LIMITS_MS;

/** Milliseconds to wait for something of this kind at most. */
export function within(kind: Wait): number {
  return Math.ceil(LIMITS_MS[kind] * slowness.wall);
}
