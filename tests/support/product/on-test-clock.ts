import { TEST_NOW } from "../venue.ts";

const SHIFTED_CLOCK = new URL("../browser/shifted-clock.ts", import.meta.url).href;

/** Settings with which a process of the product runs on the tests' clock, which goes on from `TEST_NOW` there. */
export function onTestClock(): Record<string, string> {
  const shift = Temporal.Instant.from(TEST_NOW).epochMilliseconds - Temporal.Now.instant().epochMilliseconds;
  return { NODE_OPTIONS: `--import ${SHIFTED_CLOCK}`, CLOCK_SHIFT_MS: String(shift) };
}
