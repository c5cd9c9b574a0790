import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

interface TestOptions {
  exclude?: string[];
  isolate?: boolean;
  env?: Record<string, string>;
}

/** The whole suite's files are spread over these (`tests/support/file-zone.ts`); what deals with time runs in each. */
const OTHER_ZONES = ["Asia/Kolkata", "America/Vancouver"];
const ABOUT_TIME = ["tests/time/**/*.test.ts", "tests/availability/**/*.test.ts"];

/** Replaces a module of the product, which other files must not meet. */
const ALONE = ["tests/auth/alike.test.ts"];

/** What starts or ends processes, or asks at random thousands of times: `npm run test:fast` goes without. */
const SLOW = ["tests/reliability/**", "tests/mail/crash.test.ts", "tests/contract/*-fuzz.test.ts"];
const isFast = process.env["TEST_FAST"] === "1";

const node = (name: string, include: string[], more: TestOptions) => ({
  // Libraries load graphql as CommonJS; a second copy beside it would be another realm.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    name,
    include,
    environment: "node" as const,
    globalSetup: "tests/support/database/database-server.ts",
    setupFiles: ["tests/support/file-zone.ts", "tests/support/database/watch-tenants.ts"],
    // Loading the product takes longer than most files' tests: a worker loads it once.
    isolate: false,
    // As long as a machine may take that is busy with something else; who passes does not wait.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...more,
  },
});

export default defineConfig({
  test: {
    // One more than can compute at once: some files wait for half a minute until a crash is noticed or a process has ended.
    maxWorkers: availableParallelism() + 1,
    projects: [
      node("node", ["tests/**/*.test.ts"], { exclude: isFast ? [...ALONE, ...SLOW] : ALONE }),
      node("node, alone", ALONE, { isolate: true }),
      ...(isFast ? [] : OTHER_ZONES).map((zone) => node(zone, ABOUT_TIME, { env: { TEST_ZONE: zone } })),
      {
        test: {
          name: "web",
          include: ["tests/**/*.test.tsx"],
          environment: "jsdom",
          // A fresh window for each file, as a process of its own gives it, in a process that has read the libraries before.
          pool: "vmForks",
          setupFiles: "tests/support/web-setup.ts",
          testTimeout: 120_000,
        },
      },
    ],
  },
});
