import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./tests/support/chromium.ts";

const executablePath = findChromium();

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./tests/support/browser-setup.ts",
  outputDir: "test-results/browser",
  reporter: "line",
  // Each has a product and a database of its own.
  workers: Math.min(availableParallelism(), 4),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    trace: "retain-on-failure",
    launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS },
  },
});
