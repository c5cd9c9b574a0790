import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        // Libraries load graphql as CommonJS; a second copy beside it would be another realm.
        resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
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
          setupFiles: "tests/support/web-setup.ts",
          testTimeout: 20_000,
        },
      },
    ],
  },
});
