import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "#tests/support/browser/chromium.ts";

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./tests/support/browser/browser-setup.ts",
  outputDir: "test-results/browser",
  reporter: "line",
  // Each worker has its own product and database.
  workers: Math.min(availableParallelism(), 4),
  // On a busy machine a test may time out by chance; the run lists each one that needed its second try.
  retries: 1,
  // Both are generous for a busy machine; passing tests do not wait for them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // A worker's tests share one browser, cleared before each: code compiled for the last one is not compiled again.
    reuseContext: true,
    // Recording a trace for each costs a sixth of the run: `playwright test --trace on tests/…` records one that failed.
    screenshot: "only-on-failure",
    launchOptions: launchOptions(),
  },
});
