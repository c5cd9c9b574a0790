import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/browser/chromium.ts";

const executablePath = findChromium();

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./tests/support/browser/browser-setup.ts",
  outputDir: "test-results/browser",
  reporter: "line",
  // Each has a product and a database of its own.
  workers: Math.min(availableParallelism(), 4),
  // On a machine that is busy with something else a journey may be late by chance; the run names each that needed its second try.
  retries: 1,
  // Both as long as a machine may take that is busy with something else; who passes does not wait.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // A worker's journeys share one browser, emptied before each: what it compiled for the last is not compiled again.
    reuseContext: true,
    // Recording a trace of each costs a sixth of the run: `playwright test --trace on tests/…` records one that failed.
    screenshot: "only-on-failure",
    launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS },
  },
});
