import { buildWhatChanged } from "#gateway/start/builds.ts";
import { keepInMemory } from "../run-folder.ts";
import { shiftToJourneys } from "../venue-clock.ts";
import { demoData } from "./demo-data.ts";
import { offerProducts } from "./offer-products.ts";

/** Playwright's global setup: what all workers share. */
async function setup(): Promise<() => Promise<void>> {
  const removeFiles = await keepInMemory();
  // Playwright ends at SIGINT alone with its teardown; at its exit, products are killed and the files removed
  process.once("SIGTERM", () => process.exit(143));
  // for the products and the workers, which are forked after this; set beforehand, it runs journeys at another hour
  process.env["CLOCK_SHIFT_MS"] ??= String(shiftToJourneys());
  await buildWhatChanged(console.info, new AbortController().signal);
  const stopProducts = await offerProducts(await demoData());
  return async () => {
    await stopProducts();
    removeFiles();
  };
}

// Playwright takes the default export
export default setup;
