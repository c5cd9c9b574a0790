import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          include: ["tests/**/*.test.ts"],
          environment: "node",
          globalSetup: "tests/support/database-server.ts",
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "web",
          include: ["tests/**/*.test.tsx"],
          environment: "jsdom",
          testTimeout: 20_000,
        },
      },
    ],
  },
});
