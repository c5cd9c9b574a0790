import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** "a/{b,c}.ts" as "a/b.ts" and "a/c.ts", each of which has to exist. */
function spelledOut(pattern: string): string[] {
  const [group, names = ""] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  return group === undefined ? [pattern] : names.split(",").flatMap((name) => spelledOut(pattern.replace(group, name)));
}

const namedIn = (text: string): string[] =>
  [...text.matchAll(/\btests\/[\w.,/*{}-]*[\w*}]/g)].flatMap(([named]) => spelledOut(named));

/** The files and folders of tests that a text names, some by a pattern, and of which there are none. */
const missingIn = (text: string): string[] => namedIn(text).filter((pattern) => globSync(pattern).length === 0);

type Read = (file: string) => string;

/** Rows of the table with files that run only in the long proof: some under `npm test`, or all of them under both. */
function onlyLongIn(text: string, read: Read): string[] {
  return text.split("\n").filter((row) => {
    const [, proof] = /\| (npm test|both) +\|$/.exec(row) ?? [];
    const files = namedIn(row).flatMap((pattern) => globSync(pattern));
    const isLong = (file: string): boolean => read(file).startsWith("/** @module-tag long */");
    return (proof === "npm test" && files.some(isLong)) || (proof === "both" && files.every(isLong));
  });
}

const text = readFileSync("docs/proof.md", "utf8");

test("finds each test that the documents name", () => {
  for (const file of globSync("{README,CONTRIBUTING,docs/**/*}.md"))
    expect(missingIn(readFileSync(file, "utf8")), file).toEqual([]);
  expect(namedIn(text).length).toBeGreaterThan(150);
});

test("reports a missing test, by its name, in a group or by a pattern", () => {
  const planted =
    "`tests/features/people/sign-in/{sessions,gone}.test.ts`, `tests/gone.e2e.ts`, `tests/features/people/sign-in/*.gone.ts`, `tests/features/venue/uploads/*.test.ts`";
  expect(missingIn(planted)).toEqual([
    "tests/features/people/sign-in/gone.test.ts",
    "tests/gone.e2e.ts",
    "tests/features/people/sign-in/*.gone.ts",
  ]);
});

test("has tests in the daily proof for each of its promises", () => {
  expect(onlyLongIn(text, (file) => readFileSync(file, "utf8"))).toEqual([]);
});

test("reports a promise of the daily proof whose tests run only in the long one", () => {
  const read: Read = (file) => (file.endsWith("sessions.test.ts") ? "/** @module-tag long */\n" : "");
  const row = (proof: string, files: string) =>
    `| Sessions end | \`tests/features/people/sign-in/${files}.test.ts\` | API | ${proof} |`;
  const wrong = [row("npm test", "sessions"), row("npm test", "{sessions,totp}"), row("both", "sessions")];
  const right = [row("long", "sessions"), row("both", "{sessions,totp}"), row("npm test", "totp")];
  expect(onlyLongIn([...wrong, ...right].join("\n"), read)).toEqual(wrong);
});
