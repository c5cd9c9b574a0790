import { registerHooks } from "node:module";

/**
 * Loaded before the product (`node --import`): its one clock is replaced by that of the journeys. The machine's own and
 * the database's stay as they are, as for every clock that a test gives the API.
 */
const SYSTEM_CLOCK = new URL("../../../api/system-clock.ts", import.meta.url).href;
const JOURNEYS_CLOCK = new URL("./journeys-clock.ts", import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url === SYSTEM_CLOCK ? { ...found, url: JOURNEYS_CLOCK } : found;
  },
});
