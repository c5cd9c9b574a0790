import { registerHooks } from "node:module";

/**
 * Loaded before the product (`node --import`): replaces its one clock with that of the journeys. The clocks of the machine
 * and the database stay as they are, as with every clock that a test passes to the API.
 */
const SYSTEM_CLOCK = new URL("../../../api/start/system-clock.ts", import.meta.url).href;
const JOURNEYS_CLOCK = new URL("./journeys-clock.ts", import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url === SYSTEM_CLOCK ? { ...found, url: JOURNEYS_CLOCK } : found;
  },
});
