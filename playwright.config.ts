import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "#tests/support/browser/chromium.ts";
import { within } from "#tests/support/proof/limits.ts";

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./tests/support/browser/browser-setup.ts",
  outputDir: "test-results/browser",
  reporter: "line",
  // Each has its own product and database.
  workers: availableParallelism(),
  timeout: within("journey"),
  expect: { timeout: within("page") },
  ...testsOf(process.env["TEST_PROOF"]),
  use: {
    // a missing button fails within its own limit, and not only with the journey
    actionTimeout: within("page"),
    navigationTimeout: within("page"),
    // A worker's tests share one browser, cleared before each: code compiled for the last one is not compiled again.
    reuseContext: true,
    // Recording a trace for each costs a sixth of the run: `playwright test --trace on tests/…` records one that failed.
    screenshot: "only-on-failure",
    launchOptions: launchOptions(),
  },
});

/** See `tests/support/proof/proof.ts`; without a proof, as when one file is run by hand, all journeys run. */
function testsOf(proof: string | undefined): { grep?: RegExp; grepInvert?: RegExp } {
  if (proof === "daily") return { grepInvert: /@long/ };
  return proof === "long" ? { grep: /@long|@both/ } : {};
}
