import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { within } from "./tests/support/proof/limits.ts";
import { isLongProof } from "./tests/support/proof/proof.ts";

interface TestOptions {
  exclude?: string[];
  isolate?: boolean;
  env?: Record<string, string>;
}

/** The suite's files are distributed over these zones (`tests/support/file-zone.ts`). The long proof runs these in each. */
const OTHER_ZONES = ["Asia/Kolkata", "America/Vancouver"];
const ABOUT_TIME = ["tests/time/**/*.test.ts", "tests/features/schedule/availability/**/*.test.ts"];

/** Mocks a module of the product, which other files must not see. */
const ALONE = ["tests/features/people/sign-in/alike.test.ts"];

/** What `npm run test:fast` leaves to the whole run. */
const SLOW = [
  // start or end processes
  "tests/reliability/**",
  "tests/**/{crash,killed,*-killed}.test.ts",
  "tests/features/payments/card-attempts/service-payments/recovery.test.ts",
  "tests/telemetry/{loaded-modules,traces}.test.ts",
  // run thousands of random cases or requests
  "tests/contract/*-fuzz.test.ts",
  "tests/**/{histories,*.property}.test.ts",
  "tests/features/reports/analytics/{*-aggregates,report-days,report-years}.test.ts",
  "tests/security/holds.test.ts",
  // ask every operation in every role
  "tests/security/{isolation,lost-standing,own-company,permissions}.test.ts",
];
const isFast = process.env["TEST_PROOF"] === "fast";

const LIMITS = {
  testTimeout: within("test"),
  hookTimeout: within("test"),
  expect: { poll: { timeout: within("mail") } },
};

const node = (name: string, include: string[], more: TestOptions) => ({
  // Libraries load graphql as CommonJS; a second copy next to it would be another realm.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    name,
    include,
    environment: "node" as const,
    globalSetup: "tests/support/database/database-server.ts",
    setupFiles: [
      "tests/support/proof/cpu-of-file.ts",
      "tests/support/file-zone.ts",
      "tests/support/database/watch-tenants.ts",
    ],
    // Loading the product takes longer than most files' tests: a worker loads it once.
    isolate: false,
    ...LIMITS,
    ...more,
  },
});

export default defineConfig({
  test: {
    // One more than can run at once: some files wait half a minute for a crash to be noticed or a process to end.
    maxWorkers: availableParallelism() + 1,
    tags: [
      { name: "long", description: "only in the long proof (npm run test:long)" },
      {
        name: "both",
        description: "in the daily proof with few cases, in the long proof with many (tests/support/proof)",
      },
    ],
    projects: [
      node("node", ["tests/**/*.test.ts"], { exclude: isFast ? [...ALONE, ...SLOW] : ALONE }),
      node("node, alone", ALONE, { isolate: true }),
      ...(isLongProof ? OTHER_ZONES : []).map((zone) => node(zone, ABOUT_TIME, { env: { TEST_ZONE: zone } })),
      {
        // As in the build (vite.config.ts).
        resolve: { alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL("web/app/zod.ts", import.meta.url)) }] },
        test: {
          name: "web",
          include: ["tests/**/*.test.tsx"],
          environment: "jsdom",
          // A new window for each file, as in a separate process, but with the libraries already loaded.
          pool: "vmForks",
          // Windows of ended files stay in memory: a process that holds too many collects garbage for seconds.
          vmMemoryLimit: "1GB",
          execArgv: ["--max-semi-space-size=64"],
          setupFiles: ["tests/support/proof/cpu-of-file.ts", "tests/support/web-setup.ts"],
          ...LIMITS,
        },
      },
    ],
  },
});
