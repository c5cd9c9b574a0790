import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import type { Endpoint } from "./events.ts";
import { createSimulator } from "./simulator.ts";
import type { SavedState } from "./state.ts";

/*
 * The payment provider's stand-in as a separate process. The product starts it, sends it its settings, receives its port,
 * and stops it on shutdown.
 */

interface Settings {
  secretKey: string;
  publishableKey: string;
  endpoints: Endpoint[];
  publicUrl: string;
  callbackUrl: string;
  /** The file that persists the state across restarts. */
  file: string;
  /** The product's clock, in epoch milliseconds. */
  now: number;
}

const SAVE_WITHIN_MS = 50;
/** Periods also end when there are no requests. */
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
  // without another factory it creates a plain HTTP server
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
    // Only this program writes the file.
    return { saved: JSON.parse(readFileSync(file, "utf8")) as SavedState };
  } catch {
    return {};
  }
}

// The terminal's Ctrl-C reaches this process too; the product ends it when it is no longer needed.
process.on("SIGINT", () => undefined);
process.once("message", (settings) => start(settings as Settings)); // only the product sends messages
