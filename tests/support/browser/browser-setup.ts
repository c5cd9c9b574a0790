import { buildWhatChanged } from "#gateway/start/builds.ts";
import { keepInMemory } from "#tests/support/run-folder.ts";
import { shiftToJourneys } from "#tests/support/venue-clock.ts";

/** Playwright's global setup: what the products of all workers share. */
async function setup(): Promise<() => void> {
  const removeFiles = await keepInMemory();
  // for the products and the workers, which are forked after this; set beforehand, it runs journeys at another hour
  process.env["CLOCK_SHIFT_MS"] ??= String(shiftToJourneys());
  await buildWhatChanged(console.info, new AbortController().signal);
  return removeFiles;
}

// Playwright takes the default export
export default setup;
