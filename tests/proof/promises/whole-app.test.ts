import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Drawing the whole app for a test takes three times as long as drawing its screen. */
const MOST = 60;

const drawsTheApp = (source: string): boolean => source.includes("renderApp(");

test(`renders the whole app in at most ${MOST} files of component tests`, () => {
  const sources = globSync("tests/**/*.test.tsx").map((file) => readFileSync(file, "utf8"));
  expect(sources.filter(drawsTheApp).length).toBeLessThanOrEqual(MOST);
});
