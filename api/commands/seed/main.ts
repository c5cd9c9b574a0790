import { parseArgs } from "node:util";
import { seedLoad } from "#api/demo/load.ts";
import { addDemoPictures } from "#api/demo/pictures/add-pictures.ts";
import { seedDemo } from "#api/demo/seed.ts";
import { StartError } from "#api/errors/start-error.ts";
import { openFileStore } from "#api/files/open-file-store.ts";
import { systemClock } from "#api/start/system-clock.ts";
import { runCommand } from "../run-command.ts";

const USAGE = "Use: npm run seed, or npm run seed -- --tenants 20 --bookings 200000";
const MOST = 10_000_000;

/** `npm run seed`: the demo tenants; with numbers, venues for measurements. */
await runCommand(process.env, async ({ owner, config }) => {
  if (!config.demo) throw new StartError("Demo data is only added to a database where DEMO=1 is set.");
  const size = readSize();
  const now = systemClock.now();
  const added = size ? await seedLoad({ owner, now }, size) : await seedDemo({ owner, now });
  if (!size && added.includes("demo")) await addDemoPictures(owner, await openFileStore(config), now);
  console.info(added.length > 0 ? `Added ${added.join(", ")}.` : "They are all there already. Nothing was changed.");
});

function readSize() {
  const { tenants, bookings } = readOptions();
  if (tenants === undefined && bookings === undefined) return undefined;
  return {
    tenants: wholeNumber("--tenants", tenants ?? "1"),
    bookings: wholeNumber("--bookings", bookings ?? "10000"),
  };
}

function readOptions() {
  try {
    return parseArgs({ options: { tenants: { type: "string" }, bookings: { type: "string" } } }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > MOST)
    throw new StartError(`${option} takes a whole number from 1. ${USAGE}`);
  return value;
}
