import { describe, expect, it } from "vitest";
import { z } from "zod";
import { IMPORT, once, run, type Files } from "../planted-checkout.ts";

const Diagnostics = z.object({
  diagnostics: z.array(
    z.object({
      code: z.string(),
      severity: z.string(),
      message: z.string(),
      help: z.string().default(""),
      filename: z.string(),
    }),
  ),
});

describe("the lint", () => {
  const PLANTS: [rule: string, text: string][] = [
    ["no-explicit-any", "export const a = (x: any): unknown => x;\n"],
    ["no-non-null-assertion", "export const a = (x: string | null): string => x!;\n"],
    ["no-floating-promises", "export function a(): void {\n  Promise.resolve(1).then(String);\n}\n"],
    ["no-default-export", "export default 1;\n"],
    ["no-console", 'export const a = (): void => console.log("a");\n'],
    ["no-restricted-properties", 'export const a = process.env["PORT"];\n'],
    ["eqeqeq", "export const a = (x: number): boolean => x == 1;\n"],
    ["no-nested-ternary", "export const a = (x: number): number => (x > 1 ? 1 : x < 0 ? 0 : x);\n"],
    ["no-restricted-imports", 'import { Button } from "@mui/material";\nexport const a = Button;\n'],
  ];
  const ZONES: [what: string, file: string, text: string][] = [
    ["a getter of the machine's zone", "hours.ts", "export const a = (at: { getHours(): number }) => at.getHours();\n"],
    ["a date without a zone", "date.ts", 'export const a = (at: Temporal.Instant) => at.toLocaleString("en");\n'],
    ["today on the machine's calendar", "today.ts", "export const a = () => Temporal.Now.plainDateISO();\n"],
    ["a format without a zone", "format.ts", 'export const a = new Intl.DateTimeFormat("en");\n'],
  ];
  const DATES: [what: string, file: string, text: string][] = [
    ["to read the clock", "clock.ts", "export const a = (): number => Date.now();\n"],
    ["to make one", "made.ts", "export const a = new Date(0);\n"],
    ["as a type", "type.ts", "export const a = (at: { start_time: Date | null }) => at.start_time;\n"],
  ];
  const BROWSER_ZONES: [what: string, file: string, text: string][] = [
    [
      "of a venue",
      "zone.ts",
      'export const a = (timezone: string) => new Intl.DateTimeFormat("en", { timeZone: timezone });\n',
    ],
    [
      "by its short name",
      "short.ts",
      'export const a = (at: Date, timeZone: string) => at.toLocaleString("en", { timeZone });\n',
    ],
    ["in quotes", "quotes.ts", 'export const a = { "timeZone": "America/Vancouver" };\n'],
  ];
  const IN_TESTS: [rule: string, what: string, text: string][] = [
    ["no-fixed-limit", "a number as a test's limit", 'it("a", async () => {}, 60_000);'],
    ["no-fixed-limit", "a constant as tests' limit", 'const SLOW = 2 * 60;\nit.each([1])("a", () => {}, SLOW);'],
    ["no-fixed-limit", "a number as a hook's limit", "beforeAll(() => {}, 60_000);"],
    ["no-fixed-limit", "a number as a journey's limit", "test.setTimeout(90_000);"],
    ["no-fixed-limit", "a number as the limit of a wait", "expect.poll(() => 1, { timeout: 5_000 });"],
    ["no-fixed-limit", "vi.waitFor, which waits a second", "vi.waitFor(() => 1);"],
    ["no-fixed-sleep", "a sleep", 'import { setTimeout as delay } from "node:timers/promises";\nawait delay(5);'],
    ["no-fixed-sleep", "a timer", "await new Promise((resolve) => setTimeout(resolve, 900));"],
    ["no-fixed-sleep", "a page's sleep", "await page.waitForTimeout(900);"],
    ["no-machine-clock", "a speed", "expect(performance.now() - 5).toBeLessThan(3);"],
    ["no-machine-clock", "the instant", "expect(Temporal.Now.instant()).toBeTruthy();"],
    ["no-machine-clock", "the time", "expect(Date.now()).toBe(1);"],
    ["no-machine-clock", "the date", "expect(new Date()).toBe(1);"],
    ["one-comparison-of-secrets", "a second comparison of secrets", 'crypto["timingSafeEqual"](one, other);'],
    ["no-chance", "chance", "expect(Math.random()).toBe(1);"],
  ];
  const UNNAMED_REQUESTS: [what: string, file: string, text: string][] = [
    ["by fetch", "by-fetch.ts", 'export const a = () => fetch("/graphql");\n'],
    ["by XMLHttpRequest", "by-xhr.ts", "export const a = () => new XMLHttpRequest();\n"],
    ["by window.fetch", "by-window.ts", 'export const a = () => window.fetch("/graphql");\n'],
    ["by sendBeacon", "by-beacon.ts", 'export const a = () => navigator.sendBeacon("/graphql");\n'],
  ];
  const ADDRESSES: [what: string, file: string, target: string, message: RegExp][] = [
    ["its own feature by alias", "api/features/x/a/alias.ts", "#api/features/x/a/rules.ts", /by its path/],
    ["its own room by alias", "web/ui/form/alias.ts", "#web/ui/date/DateField.tsx", /by its path/],
    ["its own part of the contract by alias", "schema/x/a/alias.ts", "#schema/x/a/models.ts", /by its path/],
    ["another feature by path", "api/features/x/a/path.ts", "../b/service.ts", /by its alias/],
    ["another room by path", "api/http/path.ts", "../db/connect.ts", /by its alias/],
  ];
  const QUERIES_AWAY: [what: string, file: string, text: string][] = [
    ["passed on", "passed.ts", 'export { findA } from "#api/features/x/a/queries.ts";\n'],
    ["passed on whole", "whole.ts", 'export * from "#api/features/x/a/list-queries.ts";\n'],
    ["imported and exported", "held.ts", 'import { findA } from "#api/features/x/a/queries.ts";\nexport { findA };\n'],
    ["as a type", "row.ts", 'import type { Row } from "#api/features/x/a/queries.ts";\nexport type { Row };\n'],
  ];
  const UNPLAIN_TEXTS: [what: string, file: string, text: string][] = [
    ["that gives", "give.ts", 'export const a = "Give a name.";\n'],
    ["that says", "say.ts", "export const a = (what: string) => `Say why ${what} is closed.`;\n"],
    ["that gives as a way out", "way-out.ts", 'export const a = "The offer is mailed. Give an email address.";\n'],
    ["with an old word", "old.ts", 'export const a = "The bay was taken meanwhile.";\n'],
  ];
  const nameOf = (what: string) => `tests/a/${what.replaceAll(/\W+/g, "-")}.test.ts`;
  const journeyWith = (from: string) =>
    `import { type Page, test } from "${from}";\nexport const a = (page: Page) => test(page.url());\n`;

  const lint = (files: Files): z.infer<typeof Diagnostics>["diagnostics"] => {
    const sides = new Set(Object.keys(files).map((file) => file.slice(0, file.indexOf("/"))));
    const { passes, output } = run(files, "oxlint", "--deny-warnings", "--format=json", ...sides);
    const { diagnostics } = Diagnostics.parse(JSON.parse(output));
    expect(passes).toBe(diagnostics.length === 0);
    return diagnostics;
  };

  const planted = once(() =>
    lint({
      ...Object.fromEntries(PLANTS.map(([rule, text]) => [`web/${rule}.ts`, text])),
      ...Object.fromEntries(
        ZONES.flatMap(([, file, text]) => ["api", "schema"].map((side) => [`${side}/${file}`, text])),
      ),
      ...Object.fromEntries(DATES.map(([, file, text]) => [`api/${file}`, text])),
      "api/secret.ts": 'import { timingSafeEqual } from "node:crypto";\nexport const a = timingSafeEqual;\n',
      ...Object.fromEntries(QUERIES_AWAY.map(([, file, text]) => [`api/features/x/a/${file}`, text])),
      ...Object.fromEntries(BROWSER_ZONES.map(([, file, text]) => [`web/features/x/a/${file}`, text])),
      ...Object.fromEntries(UNNAMED_REQUESTS.map(([, file, text]) => [`web/features/x/a/${file}`, text])),
      ...Object.fromEntries(UNPLAIN_TEXTS.map(([, file, text]) => [`web/features/x/a/${file}`, text])),
      ...Object.fromEntries(IN_TESTS.map(([, what, text]) => [nameOf(what), `${text}\n`])),
      "tests/a.e2e.ts": journeyWith("@playwright/test"),
      ...Object.fromEntries(ADDRESSES.map(([, file, target]) => [file, IMPORT(target)])),
    }),
  );
  const saidOf = (file: string): string =>
    planted()
      .filter(({ filename }) => filename === file)
      .map(({ code, severity, message, help }) => [severity, code, message, help].join(" "))
      .join("\n");

  it.each(PLANTS)("refuses %s", (rule) => {
    expect(saidOf(`web/${rule}.ts`)).toMatch(new RegExp(`^error \\w+\\(${rule}\\)`, "m"));
  });

  it("refuses a journey whose browser uses the machine's clock", () => {
    expect(saidOf("tests/a.e2e.ts")).toContain("'test' import from '@playwright/test' is restricted");
  });

  it.each(ZONES)("refuses %s in api and schema", (_, file) => {
    for (const side of ["api", "schema"])
      expect(saidOf(`${side}/${file}`)).toMatch(/^error .*This is the machine's own zone\./m);
  });

  it.each(DATES)("refuses a Date in api, %s", (_, file) => {
    expect(saidOf(`api/${file}`)).toMatch(/^error .*An instant is a Temporal\.Instant\./m);
  });

  it.each(ADDRESSES)("refuses a file that imports %s", (_, file, __, message) => {
    expect(saidOf(file)).toMatch(/^error house\(own-files-by-path\) /m);
    expect(saidOf(file)).toMatch(message);
  });

  it("refuses a second comparison of secrets in api", () => {
    expect(saidOf("api/secret.ts")).toMatch(/^error house\(one-comparison-of-secrets\) .*isSameSecret/m);
  });

  it.each(QUERIES_AWAY)("refuses an import of a queries file's name in another feature, %s", (_, file) => {
    expect(saidOf(`api/features/x/a/${file}`)).toMatch(/^error house\(queries-stay-home\) .*Export a verb/m);
  });

  it.each(BROWSER_ZONES)("refuses the browser's own time zone in web, %s", (_, file) => {
    expect(saidOf(`web/features/x/a/${file}`)).toMatch(/^error house\(no-zone-of-the-browser\) .*wallTimeAt/m);
  });

  it.each(UNNAMED_REQUESTS)("refuses a request of the web that does not name the app, %s", (_, file) => {
    expect(saidOf(`web/features/x/a/${file}`)).toMatch(/^error .*appFetch of #web\/apollo\/caller-headers\.ts/m);
  });

  it.each(UNPLAIN_TEXTS)("refuses a text of a screen %s", (_, file) => {
    expect(saidOf(`web/features/x/a/${file}`)).toMatch(/^error house\(plain-texts\) .*Enter/m);
  });

  it.each(IN_TESTS)("refuses by the rule %s, in a test: %s", (rule, what) => {
    expect(saidOf(nameOf(what))).toMatch(new RegExp(`^error house\\(${rule}\\) `, "m"));
  });

  it("passes clean code, the browser's zone in its own file, limits that grow, and the clock of the bench", () => {
    const clock = "export const now = performance.now();\n";
    const grows =
      'it("waits", { timeout: within("page") }, async () => {\n  await expect.poll(() => new Date(0)).toBe(1);\n});\n';
    const files = {
      "web/utc.ts": 'export const a = new Intl.DateTimeFormat("en", { timeZone: "UTC" });\n',
      "web/gift.ts": 'export const a = "Give a gift card";\n',
      "web/own.ts": "const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();\nexport const a = timeZone;\n",
      "tests/a.e2e.ts": journeyWith("#tests/support/browser/browser-test.ts"),
      "tests/a.test.ts": `import { expect, it } from "vitest";\nimport { within } from "#tests/support/limits.ts";\n${grows}`,
      "tests/support/limits.ts": `${clock}export const within = (what: string): number => what.length;\n`,
      "bench/a.ts": clock,
      "api/features/x/a/queries.ts": "export const findA = (): number => 1;\n",
      "api/features/x/a/list-queries.ts": 'export { findA } from "./queries.ts";\n',
      "api/features/x/a/service.ts": 'import { findA } from "./queries.ts";\nexport const a = (): number => findA();\n',
      "api/auth/same-secret.ts": 'import { timingSafeEqual } from "node:crypto";\nexport const a = timingSafeEqual;\n',
    };
    expect(lint(files)).toEqual([]);
  });
});
