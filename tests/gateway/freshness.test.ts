import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { INPUTS, staleFiles } from "#gateway/graph/check-fresh.ts";

/** Stands in for `npm run generate`, which `npm run check:fresh` itself runs over the product. */
const GENERATE = `
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
const contract = readFileSync("schema/contract.ts", "utf8");
mkdirSync("schema/generated", { recursive: true });
writeFileSync("schema/generated/schema.graphql", "# of " + contract);
writeFileSync("web/types.generated.ts", "// of " + contract);
writeFileSync("api/db/types.generated.ts", "// of " + readFileSync("api/db/migrations/0001_tables.sql", "utf8"));
`;

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stale-"));
  for (const input of INPUTS) if (extname(input) !== "") write(input, "{}");
  write("package.json", JSON.stringify({ type: "module", scripts: { generate: "node gateway/generate.ts" } }));
  write("gateway/generate.ts", GENERATE);
  write("schema/contract.ts", "one");
  write("telemetry/metrics.ts", "");
  write("schema/generated/schema.graphql", "# of one");
  write("web/types.generated.ts", "// of one");
  write("api/db/migrations/0001_tables.sql", "a table");
  write("api/db/types.generated.ts", "// of a table");
});
afterEach(() => rmSync(root, { recursive: true }));

test("passes if all files match the contract", () => {
  expect(staleFiles(root)).toEqual([]);
});

test("reports files that the contract has outgrown", () => {
  write("schema/contract.ts", "two");
  expect(staleFiles(root)).toEqual(["schema/generated/schema.graphql", "web/types.generated.ts"]);
});

test("reports the types of tables that a migration has changed", () => {
  write("api/db/migrations/0001_tables.sql", "a table with one more column");
  expect(staleFiles(root)).toEqual(["api/db/types.generated.ts"]);
});

test("generates those types together with all others", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  expect(scripts.generate).toContain("api/db/generate-types.ts");
});

test("reports edited, missing and orphaned files, and changes nothing", () => {
  appendFileSync(join(root, "schema/generated/schema.graphql"), "# by hand\n");
  rmSync(join(root, "web/types.generated.ts"));
  write("web/orphan.generated.ts", "export {};\n");
  expect(staleFiles(root)).toEqual([
    "schema/generated/schema.graphql",
    "web/orphan.generated.ts",
    "web/types.generated.ts",
  ]);
  expect(readFileSync(join(root, "schema/generated/schema.graphql"), "utf8")).toBe("# of one# by hand\n");
});
