import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { buildIfChanged, buildWhatChanged, GATEWAY } from "#gateway/start/builds.ts";
import { findChromium } from "#tests/support/browser/chromium.ts";
import { cpuOfTree } from "#tests/support/proof/cpu.ts";
import { measureSlowness, slowness } from "#tests/support/proof/slowness.ts";
import { keepInMemory } from "#tests/support/run-folder.ts";
import { awkwardDays } from "./awkward-days.ts";
import { canJudge, normalized, overBudget, printSpent, readBudget, readSpent } from "./budget.ts";
import { tolerated } from "./flaky-files.ts";
import { NO_FILE, readResults, RESULTS_FILE, type FileResult } from "./results.ts";
import { runProgram } from "./run-program.ts";

/**
 * The proof. `npm test`: what every change must pass. `npm run test:fast`: what needs neither a browser nor processes of
 * the product. `npm run test:long [-- --shard 1/4]`: all that takes hours. `npm run check`: what needs no product.
 */
const PROOFS = { daily: runDaily, fast: runFast, long: runLong, checks: runChecks };

const FOLDER = "test-results";
const FILES = { results: `${FOLDER}/results.jsonl`, rerun: `${FOLDER}/rerun.jsonl`, cpu: `${FOLDER}/cpu.jsonl` };
/** More files than this do not fail by chance. */
const MOST_RERUN = 5;
const VITEST = ["run", "--reporter=./tests/proof/vitest-reporter.ts"];
const PLAYWRIGHT = ["test", "--reporter=./tests/proof/playwright-reporter.ts"];
const Proof = z.enum(["daily", "fast", "long", "checks"]);
const Manifest = z.object({ scripts: z.record(z.string(), z.string()) });

const [kind = "daily", ...shard] = process.argv.slice(2);
const proof = Proof.parse(kind);
const checks = { passed: 0, failed: [] as string[] };
/** CPU seconds by layer. */
const spent: Record<string, number> = {};
const began = performance.now();

mkdirSync(FOLDER, { recursive: true });
for (const file of Object.values(FILES)) rmSync(file, { force: true });
process.env["TEST_PROOF"] = proof;
process.env[RESULTS_FILE] = resolve(FILES.results);
process.env["TEST_CPU_FILE"] = resolve(FILES.cpu);
for (const signal of ["SIGTERM", "SIGINT"])
  process.once(signal, () => {
    console.info("\nThe run was ended before it was done.");
    checks.failed.push("the whole run");
    conclude([]);
    process.exit(1);
  });

const removeFiles = await keepInMemory();
await PROOFS[proof]();
// before files run again, which would count twice
if (proof === "daily") await checkBudget();
const flaky = proof === "checks" ? [] : await rerunFailed();
conclude(flaky);
removeFiles();

/** Tests and journeys run against the build that a start would make, one after the other: together they slow each other. */
async function runDaily(): Promise<void> {
  await measured("checks", () => Promise.all([runChecks(), counted("build", () => build(buildWhatChanged))]));
  await measured("node", () => runVitest("--tags-filter=!long"));
  await measured("journeys", () => runJourneys());
}

async function runFast(): Promise<void> {
  await counted("build", () => build((...given) => buildIfChanged(GATEWAY, ...given)));
  await Promise.all([runChecks(["check:types", "check:lint"]), runVitest("--tags-filter=!long")]);
}

async function runLong(): Promise<void> {
  await counted("build", () => build(buildWhatChanged));
  await runVitest("--tags-filter=long || both", ...shard);
  await runJourneys(shard);
  // of each change's journeys, since dates are chosen alike in all
  for (const { date, shiftMs } of awkwardDays()) {
    console.info(`\nThe journeys on ${date}`);
    await runJourneys(shard, { TEST_PROOF: "daily", CLOCK_SHIFT_MS: String(shiftMs) });
  }
}

/** Each `check:…` script of package.json counts as one test. */
async function runChecks(names = checkNames()): Promise<void> {
  for (const name of names) await counted(name, () => runProgram("npm", ["run", "--silent", name]));
}

function checkNames(): string[] {
  const { scripts } = Manifest.parse(JSON.parse(readFileSync("package.json", "utf8")));
  return Object.keys(scripts).filter((name) => name.startsWith("check:"));
}

async function build(bring: (say: (line: string) => void, stopping: AbortSignal) => Promise<unknown>) {
  try {
    await bring(console.info, new AbortController().signal);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

async function runVitest(...args: string[]): Promise<void> {
  const passes = await runProgram("vitest", [...VITEST, ...args]);
  failSilence("vitest", passes, ({ layer }) => layer !== "journeys");
}

async function runJourneys(args: readonly string[] = [], env: Record<string, string> = {}): Promise<void> {
  if (!(await provideChromium())) return;
  const passes = await runProgram("playwright", [...PLAYWRIGHT, ...args], env);
  failSilence("playwright", passes, ({ layer }) => layer === "journeys");
}

/** Counts a run that fails without a failed test (a broken set-up) as a failure too. */
function failSilence(name: string, passes: boolean, isOf: (result: FileResult) => boolean): void {
  if (!passes && !failedFiles().some(isOf)) checks.failed.push(name);
}

/** Uses an installed Chromium, or else Playwright's, downloaded on first need. */
async function provideChromium(): Promise<boolean> {
  if (findChromium() || existsSync(chromium.executablePath())) return true;
  if (await runProgram("playwright", ["install", "chromium"])) return true;
  console.error(
    "No Chromium for the browser tests: install one (apt-get install chromium) or set CHROMIUM to its path.",
  );
  checks.failed.push("a browser for the journeys");
  return false;
}

async function counted(name: string, passes: () => Promise<boolean>): Promise<void> {
  const isPassed = await passes();
  console.info(`${isPassed ? "passed" : "FAILED"}  ${name}`);
  if (isPassed) checks.passed += 1;
  else checks.failed.push(name);
}

async function measured(layer: string, work: () => Promise<unknown>): Promise<void> {
  const before = cpuOfTree(process.pid);
  await work();
  const after = cpuOfTree(process.pid);
  if (before !== undefined && after !== undefined) spent[layer] = after - before;
}

function failedFiles(file = FILES.results): FileResult[] {
  return readResults(file).filter(({ failures }) => failures.length > 0);
}

/**
 * Runs each failed file once more, alone, on each day on which it failed: one that passes then failed by chance or by load.
 * Returns those files.
 */
async function rerunFailed(): Promise<string[]> {
  const failed = failedFiles().filter(({ file }) => file !== NO_FILE);
  const reruns = new Map(failed.map((result) => [result.file + JSON.stringify(result.env), result]));
  const flaky = new Set(failed.map(({ file }) => file));
  if (flaky.size > MOST_RERUN) return [];
  for (const { layer, project = "", file, env = {} } of reruns.values()) {
    console.info(`\nOnce more, alone: ${file}`);
    rmSync(FILES.rerun, { force: true });
    const given = { ...env, [RESULTS_FILE]: resolve(FILES.rerun) };
    const passes =
      layer === "journeys"
        ? await runProgram("playwright", [...PLAYWRIGHT, "--workers=1", file], given)
        : await runProgram("vitest", [...VITEST, tagsOf(), "--project", project, file], given);
    if (!passes) flaky.delete(file);
  }
  return [...flaky];
}

function tagsOf(): string {
  return proof === "long" ? "--tags-filter=long || both" : "--tags-filter=!long";
}

async function checkBudget(): Promise<void> {
  const read = readSpent(FILES.cpu, spent);
  const sumOf = (kind: string) =>
    read.files.filter(({ layer }) => layer === kind).reduce((sum, { cpu }) => sum + cpu, 0);
  const { node = 0, journeys = 0, ...others } = spent;
  // vitest runs both; its own time and PostgreSQL's are the API's tests'. A browser that is killed is not waited for
  const layers = {
    ...others,
    node: node - sumOf("web"),
    web: sumOf("web"),
    journeys: Math.max(journeys, sumOf("journeys")),
  };
  const budget = readBudget();
  const taken = normalized({ ...read, layers }, slowness);
  printSpent(taken, budget, slowness);
  if (!canJudge([slowness, await measureSlowness()])) {
    console.info("Other work shares the cores of this machine: the budget was not judged.");
    return;
  }
  const dear = overBudget(taken, budget);
  for (const sentence of dear) console.info(`OVER BUDGET  ${sentence}`);
  checks.failed.push(...dear.map((sentence) => `budget: ${sentence}`));
}

/** Ends with "N passed, N failed". */
function conclude(flakyFiles: readonly string[]): void {
  const lenient = new Set(proof === "checks" ? [] : tolerated(flakyFiles));
  for (const file of flakyFiles)
    console.info(`FLAKY, passed alone${lenient.has(file) ? "" : " (counted as failed)"}: ${file}`);
  const results = readResults(FILES.results);
  const failures = results.flatMap(({ file, failures }) => failures.map(({ name }) => ({ file, name })));
  const failed = failures.filter(({ file }) => !lenient.has(file));
  for (const { file, name } of failed) console.info(`FAILED  ${file} > ${name}`);
  for (const name of checks.failed) console.info(`FAILED  ${name}`);
  const passed =
    checks.passed + results.reduce((sum, result) => sum + result.passed, 0) + failures.length - failed.length;
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.info(`\n${minutes} minutes on ${availableParallelism()} cores`);
  console.info(`${passed} passed, ${failed.length + checks.failed.length} failed`);
  process.exitCode = failed.length + checks.failed.length === 0 ? 0 : 1;
}
