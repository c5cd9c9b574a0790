import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { bringUpToDate } from "#gateway/start/built.ts";
import { findChromium } from "#tests/support/chromium.ts";

/** The whole proof (`npm test`); with the argument `checks` only what needs no product (`npm run check`). */

interface Tally {
  passed: number;
  failed: number;
}

const RESULTS = "test-results";
const OTHER_ZONES = ["Asia/Kolkata", "America/Vancouver"];
const ABOUT_TIME = ["time", "availability", "bookings", "mail"].map((feature) => `tests/${feature}/`);
const VitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const PlaywrightReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) });
const Manifest = z.object({ scripts: z.record(z.string(), z.string()) });

const tallies =
  process.argv[2] === "checks" ? runChecks() : [...runChecks(), await build(), ...runVitest(), runBrowser()];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.info(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Each `check:…` script of package.json counts as one test. */
function runChecks(): Tally[] {
  const { scripts } = Manifest.parse(JSON.parse(readFileSync("package.json", "utf8")));
  return Object.keys(scripts)
    .filter((name) => name.startsWith("check:"))
    .map((name) => counted(name, () => run("npm", ["run", "--silent", name])));
}

/** The gateway's and the browser's tests run against what a start would build. */
async function build(): Promise<Tally> {
  const built = await bringUpToDate(console.info, new AbortController().signal).catch((error: unknown) => error);
  if (built) console.error(built);
  return counted("build", () => built === undefined);
}

/** Everything in UTC, then what deals with time again, as on machines elsewhere. */
function runVitest(): Tally[] {
  const inUtc = runVitestIn("UTC");
  return [inUtc, ...OTHER_ZONES.map((zone) => runVitestIn(zone, ["--project=node", ...ABOUT_TIME]))];
}

function runVitestIn(zone: string, only: readonly string[] = []): Tally {
  const report = freshReport(`vitest-${zone.replace("/", "-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  console.info(`\ntests in ${zone}`);
  const passes = run("vitest", ["run", ...reporters, ...only], { TZ: zone });
  const { numPassedTests, numFailedTests } = read(report, VitestReport) ?? { numPassedTests: 0, numFailedTests: 0 };
  return withoutSilence({ passed: numPassedTests, failed: numFailedTests }, passes);
}

function runBrowser(): Tally {
  if (!provideChromium()) return { passed: 0, failed: 1 };
  const report = freshReport("playwright.json");
  const passes = run("playwright", ["test", "--reporter=line,json"], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const stats = read(report, PlaywrightReport)?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  return withoutSilence({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, passes);
}

/** An installed Chromium, else Playwright's, downloaded at the first need. */
function provideChromium(): boolean {
  if (findChromium() || existsSync(chromium.executablePath())) return true;
  if (run("playwright", ["install", "chromium"])) return true;
  console.error(
    "No Chromium for the browser tests: install one (apt-get install chromium) or set CHROMIUM to its path.",
  );
  return false;
}

/** A run that fails without a failed test (a file that does not load, a set-up that breaks) is a failure too. */
function withoutSilence(tally: Tally, passes: boolean): Tally {
  return passes || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

function counted(name: string, passes: () => boolean): Tally {
  const isPassed = passes();
  console.info(`${isPassed ? "passed" : "FAILED"}  ${name}`);
  return { passed: Number(isPassed), failed: Number(!isPassed) };
}

function run(program: string, args: string[], env: Record<string, string> = {}): boolean {
  return spawnSync(program, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;
}

function freshReport(name: string): string {
  const file = `${RESULTS}/${name}`;
  mkdirSync(RESULTS, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function read<T>(file: string, shape: z.ZodType<T>): T | undefined {
  return existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}
