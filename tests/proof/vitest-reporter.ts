import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestModule } from "vitest/node";
import { NO_FILE, recordResult } from "./results.ts";

interface Thrown {
  message: string;
  stack?: string;
  diff?: string;
}

/** Tells the run of each file as it ends. */
class FilesReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const failures = [...module.children.allTests("failed")].map((test) => ({
      name: test.fullName,
      error: textOf(test.result().errors ?? []),
    }));
    // a file that does not load, or whose hooks fail, has no failed test
    const own = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
    if (own.length > 0) failures.push({ name: "(the file itself)", error: textOf(own) });
    const project = module.project.name;
    const layer = project === "web" ? "web" : "node";
    const passed = [...module.children.allTests("passed")].length;
    recordResult({ layer, project, file: module.relativeModuleId, passed, failures });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly Thrown[]): void {
    if (errors.length === 0) return;
    const failures = [{ name: "outside any test", error: textOf(errors) }];
    recordResult({ layer: "node", file: NO_FILE, passed: 0, failures });
  }
}

/** Without the test runner's own frames. */
function textOf(errors: readonly Thrown[]): string {
  const lines = errors.flatMap(({ message, stack, diff }) => `${stack ?? message}\n${diff ?? ""}`.split("\n"));
  return stripVTControlCharacters(lines.filter((line) => !line.includes("node_modules/vitest/")).join("\n"));
}

// vitest takes the default export
export default FilesReporter;
