import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type Files, run, type Verdict } from "#tests/contract/planted-checkout.ts";

/** Memoizes a gate's run, which takes seconds: it checks all plants of a kind at once, on the first test that needs it. */
function once<T>(work: () => T): () => T {
  let known: { value: T } | undefined;
  return () => (known ??= { value: work() }).value;
}

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

const EMPTY = "export const here = 1;\n";
const IMPORT = (from: string) => `import { here } from "${from}";\nexport const there = here;\n`;

describe("the boundary check", () => {
  const boundaries = (files: Files): Verdict => {
    const sides = ["schema", "telemetry", "api", "simulator", "gateway", "web", "tests"].map((side) => [
      `${side}/main.ts`,
      EMPTY,
    ]);
    const every = { ...Object.fromEntries(sides), ...files };
    return run(
      every,
      "depcruise",
      "--config",
      ".dependency-cruiser.mjs",
      "schema",
      "telemetry",
      "api",
      "simulator",
      "gateway",
      "web",
    );
  };

  const PLANTS: [rule: string, file: string, target: string][] = [
    ["schema-is-the-bottom", "schema/up.ts", "#api/main.ts"],
    ["telemetry-is-told", "telemetry/curious.ts", "#api/main.ts"],
    ["web-reaches-the-platform-through-graphql", "web/past-the-graph.ts", "#api/main.ts"],
    ["api-knows-no-client", "api/client.ts", "#web/main.ts"],
    ["the-simulator-is-another-program", "simulator/curious.ts", "#api/main.ts"],
    ["nobody-knows-the-simulator", "api/curious.ts", "#simulator/main.ts"],
    ["only-the-composition-root-joins-api-and-gateway", "gateway/joined.ts", "#api/main.ts"],
    ["web-features-are-islands", "web/features/x/a/bridge.ts", "#web/features/x/b/b.ts"],
    ["ui-knows-no-feature-and-no-graph", "web/ui/feature.ts", "#web/features/x/b/b.ts"],
    ["web-ground-knows-no-feature", "web/time/feature.ts", "#web/features/x/b/b.ts"],
    ["api-features-meet-at-the-service", "api/features/x/a/by-queries.ts", "#api/features/x/b/queries.ts"],
    ["api-features-meet-at-the-service", "api/features/x/a/by-claims.ts", "#api/features/x/b/claim-queries.ts"],
    ["api-features-meet-at-the-service", "api/features/x/a/room/verb.ts", "#api/features/x/b/room/list-queries.ts"],
    ["only-the-app-knows-the-routes", "api/features/x/a/by-routes.ts", "#api/routes/venue.ts"],
    ["only-the-app-knows-the-routes", "api/jobs/by-routes.ts", "#api/routes/venue.ts"],
    ["routes-are-chapters", "api/routes/money.ts", "#api/routes/venue.ts"],
    ["routes-are-chapters", "api/routes/clients.ts", "#api/db/connect.ts"],
    ["routes-are-chapters", "api/routes/bookings.ts", "#api/features/x/b/queries.ts"],
    ["api-features-are-entered-by-their-front", "api/features/x/a/past-the-front.ts", "#api/features/x/b/room/verb.ts"],
    ["rules-are-pure", "api/features/x/a/lifecycle.ts", "#api/db/connect.ts"],
    [
      "files-are-read-apart",
      "api/features/clients/imports/at-once.ts",
      "#api/features/clients/imports/reading/read-table.ts",
    ],
    ["not-to-unresolvable", "web/lost.ts", "#web/nowhere.ts"],
  ];
  const CIRCLES: [what: string, features: string[]][] = [
    ["each other", ["c", "d"]],
    ["each other by a third", ["e", "f", "g"]],
  ];

  /** Two rooms, each with a file that the other imports. */
  const ROOMS: [file: string, target: string][] = [
    ["api/attic/down.ts", "#api/cellar/here.ts"],
    ["api/cellar/up.ts", "#api/attic/here.ts"],
    ["web/attic/down.ts", "#web/cellar/here.ts"],
    ["web/cellar/up.ts", "#web/attic/here.ts"],
  ];

  const planted = once(() => {
    const imported = PLANTS.map(([, , target]) => target.slice(1)).filter((file) => file !== "web/nowhere.ts");
    return boundaries({
      ...Object.fromEntries(imported.map((file) => [file, EMPTY])),
      ...Object.fromEntries(PLANTS.map(([, file, target]) => [file, IMPORT(target)])),
      ...Object.fromEntries(CIRCLES.flatMap(([, features]) => circle(features))),
      ...Object.fromEntries(ROOMS.map(([file, target]) => [file, IMPORT(target)])),
      ...Object.fromEntries(ROOMS.map(([, target]) => [target.slice(1), EMPTY])),
      "web/a.ts": `import { here } from "./b.ts";\nexport const there = here;\n`,
      "web/b.ts": `import { there } from "./a.ts";\nexport const here = there;\n`,
      "api/features/x/a/service.ts": `import { sql } from "kysely";\nexport const now = sql\`now()\`;\n`,
    });
  });

  /** A cycle: each feature imports the next one's facts, and the last one the first's. */
  function circle(features: string[]): [string, string][] {
    return features.flatMap((feature, at): [string, string][] => [
      [
        `api/features/x/${feature}/service.ts`,
        IMPORT(`#api/features/x/${features[(at + 1) % features.length]}/facts.ts`),
      ],
      [`api/features/x/${feature}/facts.ts`, EMPTY],
    ]);
  }

  /** The lines that report this rule with this text. */
  function reported({ output }: Verdict, rule: string, text: string): string[] {
    const lines = output.split("\n").map((line) => line.trim());
    return lines.filter((line) => line.startsWith(`error ${rule}: `) && line.includes(text));
  }

  it("passes where data flows one way, and a feature uses its own rooms and another's front", () => {
    const { passes, output } = boundaries({
      "api/app.ts": IMPORT("#api/routes/venue.ts"),
      "api/routes/venue.ts": IMPORT("#api/features/x/a/room/verb.ts"),
      "web/a.ts": IMPORT("#schema/main.ts"),
      "api/features/x/a/service.ts": IMPORT("#api/features/x/a/room/verb.ts"),
      "api/features/x/a/room/verb.ts": `export { here } from "#api/features/x/b/service.ts";\n`,
      "api/features/x/b/service.ts": EMPTY,
    });
    expect(output).toContain("no dependency violations found");
    expect(passes).toBe(true);
  });

  it.each(PLANTS)("refuses what breaks %s in %s", (rule, file) => {
    expect(reported(planted(), rule, `${file} →`)).toHaveLength(1);
    expect(planted().passes).toBe(false);
  });

  it.each(CIRCLES)("refuses features that import %s, though no file does", (_, features) => {
    for (const feature of features) {
      const folder = `api/features/x/${feature}`;
      expect(reported(planted(), "api-features-do-not-import-each-other", `${folder} →`)).not.toEqual([]);
      expect(reported(planted(), "no-cycles", folder)).toEqual([]);
    }
    expect(planted().passes).toBe(false);
  });

  it.each(["api", "web"])("refuses top folders of %s that import each other, though no file does", (side) => {
    expect(reported(planted(), "rooms-lie-on-floors", `${side}/attic →`)).not.toEqual([]);
    expect(reported(planted(), "no-cycles", `${side}/attic`)).toEqual([]);
  });

  it("refuses a cycle, and SQL outside queries", () => {
    expect(reported(planted(), "no-cycles", "web/a.ts")).not.toEqual([]);
    expect(reported(planted(), "sql-stays-in-queries", "api/features/x/a/service.ts")).not.toEqual([]);
    expect(planted().passes).toBe(false);
  });
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
      ...Object.fromEntries(BROWSER_ZONES.map(([, file, text]) => [`web/features/x/a/${file}`, text])),
      ...Object.fromEntries(UNNAMED_REQUESTS.map(([, file, text]) => [`web/features/x/a/${file}`, text])),
      ...Object.fromEntries(IN_TESTS.map(([, what, text]) => [nameOf(what), `${text}\n`])),
      "tests/a.e2e.ts": journeyWith("@playwright/test"),
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

  it("refuses a journey whose browser keeps the machine's clock", () => {
    expect(saidOf("tests/a.e2e.ts")).toContain("'test' import from '@playwright/test' is restricted");
  });

  it.each(ZONES)("refuses %s in api and schema", (_, file) => {
    for (const side of ["api", "schema"])
      expect(saidOf(`${side}/${file}`)).toMatch(/^error .*This is the machine's own zone\./m);
  });

  it.each(DATES)("refuses a Date in api, %s", (_, file) => {
    expect(saidOf(`api/${file}`)).toMatch(/^error .*An instant is a Temporal\.Instant\./m);
  });

  it("refuses a second comparison of secrets in api", () => {
    expect(saidOf("api/secret.ts")).toMatch(/^error house\(one-comparison-of-secrets\) .*isSameSecret/m);
  });

  it.each(BROWSER_ZONES)("refuses the browser's own data on a zone in web, %s", (_, file) => {
    expect(saidOf(`web/features/x/a/${file}`)).toMatch(/^error house\(no-zone-of-the-browser\) .*wallTimeAt/m);
  });

  it.each(UNNAMED_REQUESTS)("refuses a request of the web that does not name the app, %s", (_, file) => {
    expect(saidOf(`web/features/x/a/${file}`)).toMatch(/^error .*appFetch of #web\/apollo\/caller-headers\.ts/m);
  });

  it.each(IN_TESTS)("refuses by %s, in a test: %s", (rule, what) => {
    expect(saidOf(nameOf(what))).toMatch(new RegExp(`^error house\\(${rule}\\) `, "m"));
  });

  it("passes clean code, the browser's own zone, limits that grow, and the clock of the bench", () => {
    const clock = "export const now = performance.now();\n";
    const grows =
      'it("waits", { timeout: within("page") }, async () => {\n  await expect.poll(() => new Date(0)).toBe(1);\n});\n';
    const files = {
      "web/utc.ts": 'export const a = new Intl.DateTimeFormat("en", { timeZone: "UTC" });\n',
      "web/own.ts": "const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();\nexport const a = timeZone;\n",
      "tests/a.e2e.ts": journeyWith("#tests/support/browser/browser-test.ts"),
      "tests/a.test.ts": `import { expect, it } from "vitest";\nimport { within } from "./support/limits.ts";\n${grows}`,
      "tests/support/limits.ts": `${clock}export const within = (what: string): number => what.length;\n`,
      "bench/a.ts": clock,
      "api/auth/same-secret.ts": 'import { timingSafeEqual } from "node:crypto";\nexport const a = timingSafeEqual;\n',
    };
    expect(lint(files)).toEqual([]);
  });
});

describe("the other checks", () => {
  it("refuses a type error", () => {
    const { passes, output } = run({ "web/a.ts": 'export const a: number = "one";\n' }, "tsc", "--noEmit");
    expect(output).toContain("TS2322");
    expect(passes).toBe(false);
  });

  it("refuses an unused file and an unused export", () => {
    const files = {
      "web/app/main.tsx": 'import { used } from "./b.ts";\nused();\n',
      "web/app/b.ts": "export const used = (): void => undefined;\nexport const unused = 1;\n",
      "web/app/c.ts": "export const lost = 1;\n",
    };
    const { passes, output } = run(files, "knip", "--include", "files,exports");
    expect(output).toContain("web/app/c.ts");
    expect(output).toContain("unused");
    expect(passes).toBe(false);
  });

  it("refuses what is not formatted", () => {
    expect(run({ "web/a.ts": "export const a   = 1\n" }, "prettier", "--check", "web").passes).toBe(false);
  });
});
