import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const CONFIGURATION = [
  "package.json",
  "tsconfig.json",
  ".oxlintrc.json",
  ".dependency-cruiser.mjs",
  "knip.json",
  ".prettierrc.json",
];
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A small checkout with the product's own configuration, in which something wrong can be planted. */
function checkoutWith(files: Record<string, string>): string {
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

function run(folder: string, program: string, ...args: string[]): { passes: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(join(ROOT, "node_modules/.bin", program), args, {
    cwd: folder,
    encoding: "utf8",
  });
  return { passes: status === 0, output: stdout + stderr };
}

const boundaries = (files: Record<string, string>) => {
  for (const side of ["schema", "api", "gateway", "web", "tests"])
    files[`${side}/main.ts`] ??= "export const here = 1;\n";
  return run(
    checkoutWith(files),
    "depcruise",
    "--config",
    ".dependency-cruiser.mjs",
    "schema",
    "api",
    "gateway",
    "web",
  );
};

const IMPORT = (from: string) => `import { here } from "${from}";\nexport const there = here;\n`;

describe("the boundary check", () => {
  it("passes where data flows one way", () => {
    const { passes, output } = boundaries({ "web/a.ts": IMPORT("#schema/main.ts") });
    expect(output).toContain("no dependency violations found");
    expect(passes).toBe(true);
  });

  it.each([
    ["schema-is-the-bottom", "schema/a.ts", "#api/main.ts"],
    ["web-reaches-the-platform-through-graphql", "web/a.ts", "#api/main.ts"],
    ["api-knows-no-client", "api/a.ts", "#web/main.ts"],
    ["only-the-composition-root-joins-api-and-gateway", "gateway/a.ts", "#api/main.ts"],
    ["web-features-are-islands", "web/features/a/a.ts", "#web/features/b/b.ts"],
    ["ui-knows-no-feature-and-no-graph", "web/ui/a.ts", "#web/features/b/b.ts"],
    ["web-ground-knows-no-feature", "web/time/a.ts", "#web/features/b/b.ts"],
    ["api-features-meet-at-the-service", "api/features/a/service.ts", "#api/features/b/queries.ts"],
    ["api-features-meet-at-the-service", "api/features/a/service.ts", "#api/features/b/claim-queries.ts"],
    ["api-features-meet-at-the-service", "api/features/a/room/verb.ts", "#api/features/b/room/list-queries.ts"],
    ["api-features-are-entered-by-their-front", "api/features/a/service.ts", "#api/features/b/room/verb.ts"],
    ["rules-are-pure", "api/features/a/lifecycle.ts", "#api/db/connect.ts"],
    ["not-to-unresolvable", "web/a.ts", "#web/nowhere.ts"],
  ])("refuses what breaks %s", (rule, file, target) => {
    const { passes, output } = boundaries({
      [file]: IMPORT(target),
      "web/features/b/b.ts": "export const here = 1;\n",
      "api/features/b/queries.ts": "export const here = 1;\n",
      "api/features/b/claim-queries.ts": "export const here = 1;\n",
      "api/features/b/room/list-queries.ts": "export const here = 1;\n",
      "api/features/b/room/verb.ts": "export const here = 1;\n",
      "api/db/connect.ts": "export const here = 1;\n",
    });
    expect(output).toContain(`error ${rule}`);
    expect(passes).toBe(false);
  });

  it("lets a feature use its own rooms and queries, and another's front", () => {
    const { passes, output } = boundaries({
      "api/features/a/service.ts": IMPORT("#api/features/a/room/verb.ts"),
      "api/features/a/room/verb.ts": `export { here } from "#api/features/b/service.ts";\n`,
      "api/features/b/service.ts": "export const here = 1;\n",
    });
    expect(output).toContain("no dependency violations found");
    expect(passes).toBe(true);
  });

  it.each([
    ["each other", { a: "b", b: "a" }],
    ["each other by a third", { a: "b", b: "c", c: "a" }],
  ])("refuses features that import %s, though no file does", (_, imports: Record<string, string>) => {
    const files = Object.entries(imports).flatMap(([from, to]) => [
      [`api/features/${from}/service.ts`, IMPORT(`#api/features/${to}/facts.ts`)],
      [`api/features/${from}/facts.ts`, "export const here = 1;\n"],
    ]);
    const { passes, output } = boundaries(Object.fromEntries(files));
    expect(output).toContain("error api-features-do-not-import-each-other");
    expect(output).not.toContain("error no-cycles");
    expect(passes).toBe(false);
  });

  it("refuses a cycle, and SQL outside queries", () => {
    const { passes, output } = boundaries({
      "web/a.ts": IMPORT("./b.ts").replace("there", "here2"),
      "web/b.ts": `import { here2 } from "./a.ts";\nexport const here = here2;\n`,
      "api/features/a/service.ts": `import { sql } from "kysely";\nexport const now = sql\`now()\`;\n`,
    });
    expect(output).toContain("error no-cycles");
    expect(output).toContain("error sql-stays-in-queries");
    expect(passes).toBe(false);
  });
});

describe("the lint", () => {
  it.each([
    ["no-explicit-any", "export const a = (x: any): unknown => x;\n"],
    ["no-non-null-assertion", "export const a = (x: string | null): string => x!;\n"],
    ["no-floating-promises", "export function a(): void {\n  Promise.resolve(1).then(String);\n}\n"],
    ["no-default-export", "export default 1;\n"],
    ["no-console", 'export const a = (): void => console.log("a");\n'],
    ["no-restricted-properties", 'export const a = process.env["PORT"];\n'],
    ["eqeqeq", "export const a = (x: number): boolean => x == 1;\n"],
    ["no-nested-ternary", "export const a = (x: number): number => (x > 1 ? 1 : x < 0 ? 0 : x);\n"],
    ["no-restricted-imports", 'import { Button } from "@mui/material";\nexport const a = Button;\n'],
  ])("refuses %s", (rule, text) => {
    const { passes, output } = run(
      checkoutWith({ "web/a.ts": text }),
      "oxlint",
      "--deny-warnings",
      "--format=unix",
      "web",
    );
    expect(output).toContain(rule);
    expect(passes).toBe(false);
  });

  it("refuses a journey whose browser keeps the machine's clock", () => {
    const journey = (from: string) =>
      checkoutWith({
        "tests/a.e2e.ts": `import { type Page, test } from "${from}";\nexport const a = (page: Page) => test(page.url());\n`,
      });
    const lint = (folder: string) => run(folder, "oxlint", "--deny-warnings", "--format=unix", "tests");
    expect(lint(journey("@playwright/test")).output).toContain("'test' import from '@playwright/test' is restricted");
    expect(lint(journey("#tests/support/browser/browser-test.ts")).passes).toBe(true);
  });

  it.each([
    ["a getter of the machine's zone", "export const a = (at: { getHours(): number }): number => at.getHours();"],
    ["a date without a zone", 'export const a = (at: Temporal.Instant): string => at.toLocaleString("en");'],
    ["today on the machine's calendar", "export const a = (): Temporal.PlainDate => Temporal.Now.plainDateISO();"],
    ["a format without a zone", 'export const a = new Intl.DateTimeFormat("en");'],
  ])("refuses %s in api and schema", (_, text) => {
    for (const side of ["api", "schema"]) {
      const lint = run(checkoutWith({ [`${side}/a.ts`]: `${text}\n` }), "oxlint", "--deny-warnings", side);
      expect(lint.output).toContain("This is the machine's own zone.");
      expect(lint.passes).toBe(false);
    }
  });

  it.each([
    ["to read the clock", "export const a = (): number => Date.now();"],
    ["to make one", "export const a = new Date(0);"],
    ["as a type", "export const a = (at: { start_time: Date | null }) => at.start_time;"],
  ])("refuses a Date in api, %s", (_, text) => {
    const lint = run(checkoutWith({ "api/a.ts": `${text}\n` }), "oxlint", "--deny-warnings", "api");
    expect(lint.output).toContain("An instant is a Temporal.Instant.");
    expect(lint.passes).toBe(false);
  });

  it("passes clean code", () => {
    expect(run(checkoutWith({ "web/a.ts": "export const a = 1;\n" }), "oxlint", "--deny-warnings", "web").passes).toBe(
      true,
    );
  });
});

describe("the other checks", () => {
  it("refuses a type error", () => {
    const { passes, output } = run(
      checkoutWith({ "web/a.ts": 'export const a: number = "one";\n' }),
      "tsc",
      "--noEmit",
    );
    expect(output).toContain("TS2322");
    expect(passes).toBe(false);
  });

  it("refuses an unused file and an unused export", () => {
    const { passes, output } = run(
      checkoutWith({
        "web/app/main.tsx": 'import { used } from "./b.ts";\nused();\n',
        "web/app/b.ts": "export const used = (): void => undefined;\nexport const unused = 1;\n",
        "web/app/c.ts": "export const lost = 1;\n",
      }),
      "knip",
      "--include",
      "files,exports",
    );
    expect(output).toContain("web/app/c.ts");
    expect(output).toContain("unused");
    expect(passes).toBe(false);
  });

  it("refuses what is not formatted", () => {
    const { passes } = run(checkoutWith({ "web/a.ts": "export const a   = 1\n" }), "prettier", "--check", "web");
    expect(passes).toBe(false);
  });
});
