import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const CONFIGURATION = [
  "package.json",
  "tsconfig.json",
  ".oxlintrc.json",
  ".oxlint-rules.mjs",
  ".dependency-cruiser.mjs",
  "knip.json",
  ".prettierrc.json",
];
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export type Files = Record<string, string>;

/** A small checkout with the product's own configuration, in which violations can be planted. */
function checkoutWith(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), "fairway-gate-"));
  folders.push(folder);
  for (const file of CONFIGURATION) cpSync(join(ROOT, file), join(folder, file));
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

export interface Verdict {
  passes: boolean;
  output: string;
}

/** Runs a gate in a checkout with these files. */
export function run(files: Files, program: string, ...args: string[]): Verdict {
  const { status, stdout, stderr } = spawnSync(join(ROOT, "node_modules/.bin", program), args, {
    cwd: checkoutWith(files),
    encoding: "utf8",
  });
  return { passes: status === 0, output: stdout + stderr };
}

/** Memoizes a gate's run, which takes seconds: it checks all plants of a kind at once, on the first test that needs it. */
export function once<T>(work: () => T): () => T {
  let known: { value: T } | undefined;
  return () => (known ??= { value: work() }).value;
}

/** The text of a file that others import, and of one that imports it. */
export const EMPTY = "export const here = 1;\n";
export const IMPORT = (from: string) => `import { here } from "${from}";\nexport const there = here;\n`;
