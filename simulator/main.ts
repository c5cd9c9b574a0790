import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import type { Endpoint } from "./events.ts";
import { createSimulator } from "./simulator.ts";
import type { SavedState } from "./state.ts";

/*
 * The payment provider's stand-in as a process of its own. The product starts it and tells it its settings, is told its
 * port, and takes it along when it ends.
 */

interface Settings {
  secretKey: string;
  publishableKey: string;
  endpoints: Endpoint[];
  publicUrl: string;
  callbackUrl: string;
  /** Where everything is kept over a restart. */
  file: string;
  /** What the product's clock says, in epoch milliseconds. */
  now: number;
}

const SAVE_WITHIN_MS = 50;
/** Periods end while nobody asks. */
const SETTLE_EVERY_MS = 60_000;

function start({ file, now, ...settings }: Settings): void {
  const ahead = now - Date.now();
  let saving: NodeJS.Timeout | undefined;
  const simulator = createSimulator({
    ...settings,
    nowMs: () => Date.now() + ahead,
    ...readSaved(file),
    onChange: (saved) => {
      saving ??= setTimeout(() => {
        saving = undefined;
        save(file, saved());
      }, SAVE_WITHIN_MS);
    },
  });
  // plain HTTP is what it makes when it is given no other factory
  const server = createAdaptorServer({ fetch: simulator.fetch }) as Server;
  server.listen(0, "127.0.0.1", () => {
    const { port } = server.address() as AddressInfo; // it listens on a port
    process.send?.({ port });
  });
  setInterval(() => simulator.settle(), SETTLE_EVERY_MS);
  const end = (): void => {
    save(file, simulator.saved());
    process.exit(0);
  };
  process.on("disconnect", end);
  process.on("SIGTERM", end);
}

function save(file: string, saved: SavedState): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(saved), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function readSaved(file: string): { saved?: SavedState } {
  try {
    // Nobody but this program writes the file.
    return { saved: JSON.parse(readFileSync(file, "utf8")) as SavedState };
  } catch {
    return {};
  }
}

// The terminal's Ctrl-C reaches this process too; the product ends it when nobody needs it any more.
process.on("SIGINT", () => undefined);
process.once("message", (settings) => start(settings as Settings)); // sent by the product alone
