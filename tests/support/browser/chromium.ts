import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The headless shell first, as in Playwright's own downloads: it has no windows to draw, and takes a tenth less of the run. */
const PROGRAMS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
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
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How tests and measurements start it, with flags of their own. */
export function launchOptions(flags: readonly string[] = []): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return { ...(executablePath && { executablePath }), args: [...FLAGS, ...flags] };
}
