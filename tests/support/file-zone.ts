import { createHash } from "node:crypto";
import { relative } from "node:path";
import { expect } from "vitest";

/**
 * The machine's time zone for a test file, so that the whole suite passes anywhere: always the same for a given file, and
 * each for a third of the files. `TEST_ZONE` sets one for all.
 */
const ZONES = ["UTC", "Asia/Kolkata", "America/Vancouver"];

process.env["TZ"] = process.env["TEST_ZONE"] ?? zoneOf(relative(process.cwd(), expect.getState().testPath ?? ""));

export function zoneOf(file: string): string {
  // These name the other zones themselves, so they run in UTC.
  if (/^tests\/(time|availability)\//.test(file)) return "UTC";
  const [byte = 0] = createHash("sha256").update(file).digest();
  return ZONES[byte % ZONES.length] ?? "UTC";
}
