import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { buildIfChanged, buildWhatChanged, GATEWAY } from "#gateway/start/builds.ts";
import { findChromium } from "#tests/support/browser/chromium.ts";
import { keepInMemory } from "#tests/support/run-folder.ts";

/**
 * The whole test suite (`npm test`); with the argument `fast`, only what needs neither a browser nor the product's own
 * processes (`npm run test:fast`); with `checks`, only what needs no product (`npm run check`).
 */

interface Tally {
  passed: number;
  failed: number;
}

interface Timed {
  name: string;
  ms: number;
}

const RESULTS = "test-results";
const SLOWEST = 10;
const Manifest = z.object({ scripts: z.record(z.string(), z.string()) });
const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      // A test that passed at its second try keeps the failure of its first.
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});
const Suite = z.object({
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
      }),
    )
    .default([]),
  get suites() {
    return z.array(Suite).default([]);
  },
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(Suite),
});

const KINDS = { checks: runChecks, fast: runFast, all: runAll };
const kind = process.argv[2] ?? "all";
const slowest: Timed[] = [];
const began = performance.now();
const removeFiles = await keepInMemory();
const tallies = await (kind === "checks" || kind === "fast" ? KINDS[kind] : KINDS.all)();
removeFiles();
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
printSlowest();
console.info(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * Runs tests and journeys against the build a start would make, one after the other: in parallel they time out under each
 * other's load.
 */
async function runAll(): Promise<Tally[]> {
  const [checks, built] = await Promise.all([runChecks(), counted("build", () => build(buildWhatChanged))]);
  return [...checks, built, await runVitest(), await runBrowser()];
}

async function runFast(): Promise<Tally[]> {
  const checks = runChecks(["check:types", "check:lint"]);
  const built = await counted("build", () => build((...given) => buildIfChanged(GATEWAY, ...given)));
  const others = await Promise.all([checks, runVitest({ TEST_FAST: "1" })]);
  return [built, ...others.flat()];
}

/** Each `check:…` script of package.json counts as one test. */
async function runChecks(names = checkNames()): Promise<Tally[]> {
  const results: Tally[] = [];
  for (const name of names) results.push(await counted(name, () => run("npm", ["run", "--silent", name])));
  return results;
}

function checkNames(): string[] {
  const { scripts } = Manifest.parse(JSON.parse(readFileSync("package.json", "utf8")));
  return Object.keys(scripts).filter((name) => name.startsWith("check:"));
}

function build(bring: (say: (line: string) => void, stopping: AbortSignal) => Promise<unknown>): Promise<boolean> {
  return bring(console.info, new AbortController().signal).then(
    () => true,
    (error: unknown) => {
      console.error(error);
      return false;
    },
  );
}

async function runVitest(env: Record<string, string> = {}): Promise<Tally> {
  const report = freshReport("vitest.json");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const passes = await run("vitest", ["run", ...reporters], env);
  const read = readReport(report, VitestReport);
  for (const { name, startTime, endTime, assertionResults } of read?.testResults ?? []) {
    const file = name.replace(`${process.cwd()}/`, "");
    slowest.push({ name: file, ms: endTime - startTime });
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status === "passed" && failureMessages[0]) sayFlaky(`${file}: ${fullName}\n${failureMessages[0]}`);
  }
  return withoutSilence({ passed: read?.numPassedTests ?? 0, failed: read?.numFailedTests ?? 0 }, passes);
}

async function runBrowser(): Promise<Tally> {
  if (!(await provideChromium())) return { passed: 0, failed: 1 };
  const report = freshReport("playwright.json");
  const passes = await run("playwright", ["test", "--reporter=dot,json"], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const { stats, suites } = readReport(report, PlaywrightReport) ?? {
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    suites: [],
  };
  const journeys = suites.flatMap(journeysOf);
  slowest.push(...journeys);
  for (const { name } of journeys.filter(({ isFlaky }) => isFlaky)) sayFlaky(name);
  return withoutSilence({ passed: stats.expected + stats.flaky, failed: stats.unexpected }, passes);
}

function sayFlaky(test: string): void {
  console.info(`FLAKY, passed at its second try: ${test}`);
}

function journeysOf({ specs, suites }: z.infer<typeof Suite>): (Timed & { isFlaky: boolean })[] {
  const own = specs.map(({ file, title, tests }) => ({
    name: `tests/${file}: ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    isFlaky: tests.some(({ status }) => status === "flaky"),
  }));
  return [...own, ...suites.flatMap(journeysOf)];
}

/** Uses an installed Chromium, or else Playwright's, downloaded on first need. */
async function provideChromium(): Promise<boolean> {
  if (findChromium() || existsSync(chromium.executablePath())) return true;
  if (await run("playwright", ["install", "chromium"])) return true;
  console.error(
    "No Chromium for the browser tests: install one (apt-get install chromium) or set CHROMIUM to its path.",
  );
  return false;
}

/** Counts a run that fails without a failed test (a file that does not load, a broken setup) as a failure too. */
function withoutSilence(tally: Tally, passes: boolean): Tally {
  return passes || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

async function counted(name: string, passes: () => Promise<boolean>): Promise<Tally> {
  const isPassed = await passes();
  console.info(`${isPassed ? "passed" : "FAILED"}  ${name}`);
  return { passed: Number(isPassed), failed: Number(!isPassed) };
}

/** Prints the output of parallel runs as a whole, once each has ended. */
function run(program: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const from = performance.now();
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
    child.once("error", (error) => (said += `${error.message}\n`));
    child.once("close", (code) => {
      console.info(`\n${program} ${args.join(" ")}: ${seconds(performance.now() - from)}\n${said}`);
      resolve(code === 0);
    });
  });
}

function printSlowest(): void {
  if (slowest.length === 0) return;
  console.info(`\n${seconds(performance.now() - began)} in all; the slowest:`);
  for (const { name, ms } of slowest.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    console.info(`${seconds(ms).padStart(8)}  ${name}`);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function freshReport(name: string): string {
  const file = `${RESULTS}/${name}`;
  mkdirSync(RESULTS, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function readReport<T>(file: string, shape: z.ZodType<T>): T | undefined {
  return existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}
