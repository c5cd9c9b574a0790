import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const PROGRAMS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_APPLICATIONS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium on this machine (CHROMIUM overrides it); undefined: the one Playwright downloads. */
export function findChromium(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env["CHROMIUM"] ?? "", ...onPath, ...MAC_APPLICATIONS].find(
    (file) => file !== "" && existsSync(file),
  );
}

/** For a test machine: often running as root, without a GPU, and with no need for the network. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
