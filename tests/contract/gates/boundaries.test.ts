import { describe, expect, it } from "vitest";
import { EMPTY, IMPORT, once, run, type Files, type Verdict } from "../planted-checkout.ts";

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

  it("passes a one-way dependency, and a feature that uses its own rooms and another's front", () => {
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

  it.each(PLANTS)("refuses an import that breaks %s in %s", (rule, file) => {
    expect(reported(planted(), rule, `${file} →`)).toHaveLength(1);
    expect(planted().passes).toBe(false);
  });

  it.each(CIRCLES)("refuses features that import %s in a circle, though no file does", (_, features) => {
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

  it("refuses a circle of imports, and SQL outside of queries", () => {
    expect(reported(planted(), "no-cycles", "web/a.ts")).not.toEqual([]);
    expect(reported(planted(), "sql-stays-in-queries", "api/features/x/a/service.ts")).not.toEqual([]);
    expect(planted().passes).toBe(false);
  });
});
