import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./tests/support/chromium.ts";

const executablePath = findChromium();

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./tests/support/browser-setup.ts",
  outputDir: "test-results/browser",
  reporter: "line",
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // *.localhost is the loopback address in browsers, with no set-up
    baseURL: `http://demo.localhost:${process.env["PRODUCT_PORT"] ?? ""}`,
    trace: "retain-on-failure",
    launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS },
  },
});
