import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { z } from "zod";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const Versions = z.record(z.string(), z.string()).default({});
const Manifest = z.object({
  dependencies: Versions,
  devDependencies: Versions,
  optionalDependencies: Versions,
  overrides: Versions,
  allowScripts: z.record(z.string(), z.boolean()).default({}),
});
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      hasInstallScript: z.boolean().default(false),
    }),
  ),
});

const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), "utf8"));

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const REGISTRY = "https://registry.npmjs.org/";

/** Reports anything that would let `npm ci` install something other than what was tested. */
function unpinned(manifestJson: unknown, lockJson: unknown): string[] {
  const manifest = Manifest.parse(manifestJson);
  const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } = manifest;
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides });
  const loose = wanted.filter(([, version]) => !EXACT.test(version)).map(([name]) => `${name} has no exact version`);
  const locked = Object.entries(Lock.parse(lockJson).packages).filter(([path]) => path !== "");
  return [
    ...loose,
    ...locked.flatMap(([path, { integrity, resolved, hasInstallScript }]) => {
      const name = path.split("node_modules/").at(-1) ?? path;
      return [
        ...(integrity?.startsWith("sha512-") ? [] : [`${name} has no SHA-512`]),
        ...(resolved === undefined || resolved.startsWith(REGISTRY) ? [] : [`${name} comes from ${resolved}`]),
        ...(hasInstallScript && !allowScripts[name] ? [`${name} runs a script when it is installed`] : []),
      ];
    }),
  ];
}

it("installs each package in one version with a known hash, and runs scripts only of known packages", () => {
  expect(unpinned(read("package.json"), read("package-lock.json"))).toEqual([]);
});

it("reports an unpinned package", () => {
  const manifest = { dependencies: { one: "^1.0.0", two: "1.0.0" }, allowScripts: { three: true } };
  const packages = {
    "": {},
    "node_modules/one": { integrity: "sha512-abc" },
    "node_modules/two": { integrity: "sha1-abc", resolved: "git+ssh://git@example.test/two.git" },
    "node_modules/two/node_modules/three": { integrity: "sha512-abc", hasInstallScript: true },
    "node_modules/four": { integrity: "sha512-abc", hasInstallScript: true, resolved: `${REGISTRY}four/-/four-1.tgz` },
  };
  expect(unpinned(manifest, { packages })).toEqual([
    "one has no exact version",
    "two has no SHA-512",
    "two comes from git+ssh://git@example.test/two.git",
    "four runs a script when it is installed",
  ]);
});
