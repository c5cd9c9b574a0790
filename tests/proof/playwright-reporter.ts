import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import { NO_FILE, recordResult } from "./results.ts";

/** Tells the run of each journey as it ends. */
class JourneysReporter implements Reporter {
  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === "skipped") return;
    const isPassed = status === test.expectedStatus;
    const failures = isPassed ? [] : [{ name: test.title, error: textOf(errors) }];
    const file = relative(process.cwd(), test.location.file);
    const { TEST_PROOF = "", CLOCK_SHIFT_MS = "" } = process.env;
    const env = { TEST_PROOF, CLOCK_SHIFT_MS };
    recordResult({ layer: "journeys", file, env, passed: Number(isPassed), failures });
  }

  /** Of the set-up, or of a file that does not load. */
  onError(error: TestError): void {
    const failures = [{ name: "outside any journey", error: textOf([error]) }];
    recordResult({ layer: "journeys", file: NO_FILE, passed: 0, failures });
  }

  printsToStdio(): boolean {
    return true;
  }
}

function textOf(errors: readonly TestError[]): string {
  return errors
    .map(({ message, stack, value, snippet }) => [stack ?? message ?? value, snippet].filter(Boolean).join("\n"))
    .map((text) => stripVTControlCharacters(text))
    .join("\n\n");
}

// Playwright takes the default export
export default JourneysReporter;
