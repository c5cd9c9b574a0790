import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The daily proof has room for about ninety. */
const MOST = 95;

type Sources = ReadonlyMap<string, string>;

/** Each journey of the daily proof: "bookings/online/move › a client moves …". */
function dailyJourneys(sources: Sources): string[] {
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/^ *test\(\s*(["`])(.+?)\1,\s*(\{ tag: "@long" \})?/gm)]
      .filter(([, , , isLong]) => isLong === undefined)
      .map(([, , title]) => `${file} › ${title}`),
  );
}

/** The journeys of the table, which has four columns: file, journey, promise, reason. */
function journeysOf(table: string): string[] {
  const [, , ...rows] = table.split("\n").filter((line) => line.startsWith("|"));
  return rows.map((row) => {
    const [file, title, promise, reason] = row
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim());
    return promise && reason ? `${file} › ${title}` : `${row} is not complete`;
  });
}

function faultsOf(sources: Sources, table: string): string[] {
  const [written, listed] = [dailyJourneys(sources), journeysOf(table)];
  return [
    ...written.filter((journey) => !listed.includes(journey)).map((journey) => `not in the table: ${journey}`),
    ...listed.filter((journey) => !written.includes(journey)).map((journey) => `no such journey: ${journey}`),
    ...(listed.length > MOST ? [`${listed.length} journeys, of at most ${MOST}`] : []),
  ];
}

/** Journeys without a tag that check states, which only the long proof does: it leaves them out. */
function neverChecked(sources: Sources): string[] {
  return [...sources].flatMap(([file, source]) =>
    source
      .split(/^ *(?=test\()/m)
      .filter((journey) => /^test\(\s*["`].+["`],\s*async/.test(journey))
      .filter((journey) => /expectAccessible(State|AtEachWidth)\(/.test(journey))
      .map((journey) => `${file} › ${/["`](.+)["`]/.exec(journey)?.[1]}`),
  );
}

const files = globSync("tests/**/*.e2e.ts");
const sources = new Map(
  files.map((file) => [
    file.replace(/^tests\/(features\/)?/, "").replace(/\.e2e\.ts$/, ""),
    readFileSync(file, "utf8"),
  ]),
);

test("lists exactly the daily proof's journeys, each with its promise", () => {
  expect(faultsOf(sources, readFileSync("tests/proof/journeys.md", "utf8"))).toEqual([]);
});

const HEAD = "| file | journey | promise | why |\n| - | - | - | - |\n";

test("reports a journey that the table lacks, and an orphaned or incomplete row", () => {
  const planted = new Map([
    ["a", 'test("books", async () => {});\ntest("moves", { tag: "@long" }, async () => {});\n'],
    ["b", '  test(\n    `drags at ${width} px`,\n    { tag: "@both" },\n    async () => {},\n  );\n'],
  ]);
  expect(faultsOf(planted, `${HEAD}| a | moves | quick | keys |\n| a | books | |  |`)).toEqual([
    "not in the table: a › books",
    "not in the table: b › drags at ${width} px",
    "no such journey: a › moves",
    "no such journey: | a | books | |  | is not complete",
  ]);
  const kept = `${HEAD}| a | books | quick | keys |\n| b | drags at \${width} px | drag | drag |`;
  expect(faultsOf(planted, kept)).toEqual([]);
});

test("runs each journey that checks a state's accessibility only in the long proof", () => {
  expect(neverChecked(sources)).toEqual([]);
});

test("reports a check of a state in a journey without a tag", () => {
  const checks = "async ({ page }) => {\n  await expectAccessibleState(page);\n});\n";
  const planted = new Map([["a", `test("books", ${checks}test("moves", { tag: "@both" }, ${checks}`]]);
  expect(neverChecked(planted)).toEqual(["a › books"]);
});

test("reports too many journeys", () => {
  const titles = Array.from({ length: MOST + 1 }, (_, at) => `books ${at}`);
  const planted = new Map([["a", titles.map((title) => `test("${title}", async () => {});`).join("\n")]]);
  const table = HEAD + titles.map((title) => `| a | ${title} | quick | keys |`).join("\n");
  expect(faultsOf(planted, table)).toEqual([`${MOST + 1} journeys, of at most ${MOST}`]);
});
