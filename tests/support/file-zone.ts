import { createHash } from "node:crypto";
import { relative } from "node:path";
import { expect } from "vitest";

/**
 * The zone of the machine that a test file runs on, so that the whole suite passes anywhere: always the same for a file,
 * each for a third of them. `TEST_ZONE` names one for all.
 */
const ZONES = ["UTC", "Asia/Kolkata", "America/Vancouver"];

process.env["TZ"] = process.env["TEST_ZONE"] ?? zoneOf(relative(process.cwd(), expect.getState().testPath ?? ""));

export function zoneOf(file: string): string {
  // The other zones are named for these: here it is UTC's turn.
  if (/^tests\/(time|availability)\//.test(file)) return "UTC";
  const [byte = 0] = createHash("sha256").update(file).digest();
  return ZONES[byte % ZONES.length] ?? "UTC";
}
