import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { gql } from "@apollo/client";
import { describe, expect, it } from "vitest";
import { createCache } from "#web/apollo/cache.ts";
import { OPEN_SCREENS } from "#web/app/layouts/staff-screens.ts";
import { paths } from "#web/screen/paths.ts";

const MOST_FILES = 11;

type Sources = ReadonlyMap<string, string>;

const text = (file: string) => readFileSync(file, "utf8");
const sources: Sources = new Map(
  globSync("{schema,api,gateway,web}/**/*.{ts,tsx}", { exclude: ["**/generated/**", "**/*.generated.ts"] }).map(
    (file) => [file, text(file)],
  ),
);

describe("the README's guide to adding a list", () => {
  const files = exampleFiles(text("README.md"));

  it(`needs at most ${MOST_FILES} hand-written files, and each exists`, () => {
    expect(files.length).toBeGreaterThan(8);
    expect(files.length).toBeLessThanOrEqual(MOST_FILES);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it("names every file in which the list is registered", () => {
    expect(registriesOf(sources, files).toSorted()).toEqual(
      ["api/routes/venue.ts", "schema/operations.ts", "web/app/layouts/staff-screens.ts"].toSorted(),
    );
    expect(files).toEqual(expect.arrayContaining(registriesOf(sources, files)));
  });

  it("is reported as incomplete after one more registry", () => {
    const planted = new Map(sources).set(
      "web/app/printed-lists.ts",
      'import { LocationsScreen } from "#web/features/venue/locations/LocationsScreen.tsx";',
    );
    expect(files).not.toEqual(expect.arrayContaining(registriesOf(planted, files)));
  });

  it("shows its table, its query and its address in the right places", () => {
    const [migration = "", graphql = ""] = files.filter((file) => /\.(sql|graphql)$/.test(file));
    expect(text(migration)).toContain("create table locations (");
    expect(text(graphql)).toMatch(/^query LocationList\(/m);
    expect(OPEN_SCREENS.map((screen) => screen.path)).toContain(paths.locations);
  });
});

describe("a new list", () => {
  const looks = text("tests/web/accessibility/routes.e2e.ts");

  it("is not left out of the accessibility journey", () => {
    expect(unseenScreens(looks)).toEqual([]);
  });

  it("is reported if its line is missing there", () => {
    const planted = looks.replace(/^.*path: paths\.locations,.*$/m, "");
    expect(planted).not.toBe(looks);
    expect(unseenScreens(planted)).toEqual(["locations"]);
  });

  it("needs no entry for its filters: the cache keeps a list for each value", () => {
    const cache = createCache();
    const query = gql`
      query Tags($colour: String) {
        tags(page: 1, colour: $colour) {
          data {
            id
          }
        }
      }
    `;
    const tags = (id: number) => ({ tags: { __typename: "TagPage", data: [{ __typename: "Tag", id }] } });
    cache.writeQuery({ query, variables: { colour: "red" }, data: tags(1) });
    cache.writeQuery({ query, variables: { colour: "blue" }, data: tags(2) });
    expect(cache.readQuery({ query, variables: { colour: "red" } })).toEqual(tags(1));
  });
});

/** The first column of the section's table. */
function exampleFiles(readme: string): string[] {
  const section = /^## How to add a list$(.*?)^## /ms.exec(readme)?.[1] ?? "";
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, file = ""]) => file);
}

/** Files outside of the feature that import its operations or its list's screen. */
function registriesOf(among: Sources, listed: readonly string[]): string[] {
  const fronts = listed.filter((file) => /\/locations\/(operations|\w+Screen)\.tsx?$/.test(file));
  return [...among]
    .filter(
      ([file, source]) =>
        !file.includes("/locations/") && importsOf(file, source).some((wanted) => fronts.includes(wanted)),
    )
    .map(([file]) => file);
}

function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(/(?:from |import\()"([^"]+)"/g)].map(([, wanted = ""]) =>
    wanted.startsWith("#") ? wanted.slice(1) : path.join(path.dirname(file), wanted),
  );
}

/** Names of the paths of open screens that the journey does not go to. */
function unseenScreens(journey: string): string[] {
  const open = new Set(OPEN_SCREENS.map((screen) => screen.path));
  return Object.entries(paths)
    .filter(([, address]) => open.has(address))
    .map(([name]) => name)
    .filter((name) => !new RegExp(`path: \`?(\\$\\{)?paths\\.${name}\\b`).test(journey));
}
