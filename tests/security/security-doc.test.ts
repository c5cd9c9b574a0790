import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { keptSecretKeys } from "#api/secret-keys.ts";
import { temporaryDataDir } from "#tests/support/product/product.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TEXT = readFileSync(join(ROOT, "docs/security.md"), "utf8");

/** Files and folders that a text names but that do not exist. A bare name is a test, in whichever folder. */
function missingIn(text: string): string[] {
  const named = [...text.matchAll(/`([\w./-]+)`/g)].map(([, name = ""]) => name);
  return named.filter((name) => {
    if (/^(api|docs|gateway|schema|tests|web)\//.test(name)) return !existsSync(join(ROOT, name));
    return /\.(test|e2e)\.tsx?$/.test(name) && globSync(`tests/**/${name}`, { cwd: ROOT }).length === 0;
  });
}

/** Rows that claim to be met but name neither a test nor a file that proves it. */
const unproven = (text: string): string[] =>
  text.split("\n").filter((line) => /\| (met|part)\b/.test(line) && !/`(api|tests|npm)[/ ]/.test(line));

it("names an existing test for each requirement that it claims to meet", () => {
  expect(missingIn(TEXT)).toEqual([]);
  expect(unproven(TEXT)).toEqual([]);
  expect(TEXT.match(/\| met/g)?.length).toBeGreaterThan(50);
});

it("reports a missing test, and a claim without one", () => {
  expect(
    missingIn(
      "met: `tests/features/people/sign-in/gone.test.ts`, `vanished.test.ts`, `tests/features/people/sign-in`, `headers.test.ts`",
    ),
  ).toEqual(["tests/features/people/sign-in/gone.test.ts", "vanished.test.ts"]);
  expect(unproven("| Sessions | met: we are careful |")).toHaveLength(1);
});

it("covers all chapters of the standard", () => {
  expect([...TEXT.matchAll(/^## V(\d+) /gm)].map(([, chapter]) => Number(chapter))).toEqual(
    Array.from({ length: 17 }, (_, at) => at + 1),
  );
});

it("tests that the secret key is readable only for this user", async () => {
  const { dataDir, remove } = temporaryDataDir();
  await keptSecretKeys(dataDir);
  expect((statSync(join(dataDir, "secret-key")).mode & 0o777).toString(8)).toBe("600");
  remove();
});
