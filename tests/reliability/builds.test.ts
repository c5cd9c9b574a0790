import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resolveConfig } from "vite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StartError } from "#api/errors/start-error.ts";
import { buildIfChanged, type Build } from "#gateway/start/builds.ts";

const COPY: Build = {
  title: "a copy",
  command: ["build.mjs"],
  inputs: ["in/*"],
  output: "out/all",
};

const BUILDER = `
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
mkdirSync("out", { recursive: true });
writeFileSync("out/all", readdirSync("in").map((name) => readFileSync("in/" + name, "utf8")).join(""));
`;

let root: string;
let said: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fairway-built-"));
  said = [];
  mkdirSync(join(root, "in"));
  change("in/a", "one ");
  change("build.mjs", BUILDER);
});
afterEach(() => rmSync(root, { recursive: true }));

function change(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}

const build = (what = COPY): Promise<boolean> =>
  buildIfChanged(what, (line) => said.push(line), new AbortController().signal, root);

it("builds once, and again only after a file was changed or added, or the result removed", async () => {
  expect([await build(), await build()]).toEqual([true, false]);
  change("in/a", "two ");
  expect([await build(), await build()]).toEqual([true, false]);
  change("in/b", "three");
  expect([await build(), await build()]).toEqual([true, false]);
  expect(readFileSync(join(root, "out/all"), "utf8")).toBe("two three");
  rmSync(join(root, "out/all"));
  expect(await build()).toBe(true);
  expect(said).toEqual(Array.from({ length: 4 }, () => "Building a copy ..."));
});

it("shows the builder's error when it fails, and tries again next time", async () => {
  const broken: Build = { ...COPY, command: ["broken.mjs"] };
  change("broken.mjs", "console.error('no such thing'); process.exit(3)");
  const failure = new StartError("Building a copy failed:\nno such thing");
  await expect(build(broken)).rejects.toThrow(failure);
  await expect(build(broken)).rejects.toThrow(failure);
});

it("builds the production pages, whatever the environment of the caller", async () => {
  vi.stubEnv("NODE_ENV", "test");
  for (const mode of ["production", "book"]) {
    expect(await resolveConfig({ mode, logLevel: "silent" }, "build")).toMatchObject({ isProduction: true });
  }
  vi.unstubAllEnvs();
});
