import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { StartError } from "#api/errors/start-error.ts";

/** A build artifact that is rebuilt when its inputs have changed. */
export interface Build {
  /** For the progress line, as in "Building the web pages". */
  title: string;
  /** A script for Node, from the checkout, and its arguments. */
  command: [script: string, ...args: string[]];
  /** Globs of the files it depends on. */
  inputs: string[];
  /** If this file is missing, it counts as not built; the stamp lies next to it, named after it. */
  output: string;
}

const CHECKOUT = fileURLToPath(new URL("../..", import.meta.url));

export const GATEWAY: Build = {
  title: "the gateway",
  command: ["node_modules/.bin/mesh", "build", "--fileType", "js"],
  inputs: [
    "mesh.config.ts",
    ".meshrc.ts",
    "gateway/graph/*.ts",
    "schema/generated/openapi.*.json",
    "package-lock.json",
  ],
  output: ".mesh/index.js",
};

const OF_THE_WEB = [
  "web/**/*",
  "schema/**/*.ts",
  "schema/generated/*",
  "vite.config.ts",
  "tsconfig.json",
  "package-lock.json",
];

/** Empties the folder first, so it must precede the booking page. */
const WEB: Build = {
  title: "the web pages",
  command: ["node_modules/.bin/vite", "build", "--logLevel", "error"],
  inputs: OF_THE_WEB,
  output: "dist/web/index.html",
};

const BOOK: Build = {
  title: "the booking page",
  command: ["node_modules/.bin/vite", "build", "--mode", "book", "--logLevel", "error"],
  inputs: OF_THE_WEB,
  output: "dist/web/book.html",
};

/** Rebuilds outdated artifacts, one after the other; calls `say` before each. */
export async function buildWhatChanged(say: (line: string) => void, stopping: AbortSignal): Promise<void> {
  for (const build of [GATEWAY, WEB, BOOK]) await buildIfChanged(build, say, stopping);
}

/** Returns whether a build was necessary. */
export async function buildIfChanged(
  build: Build,
  say: (line: string) => void,
  stopping: AbortSignal,
  root = CHECKOUT,
): Promise<boolean> {
  const output = join(root, build.output);
  const stamp = `${output}.built-from`;
  const inputs = await hashOf(build.inputs, root);
  const built = existsSync(output) ? await readFile(stamp, "utf8").catch(() => "") : "";
  if (built === inputs) return false;
  say(`Building ${build.title} ...`);
  await run(build, root, stopping);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, inputs);
  return true;
}

/** One hash over names and contents, so that a moved or removed file counts too. */
export async function hashOf(globs: string[], root: string): Promise<string> {
  const files = await Array.fromAsync(glob(globs, { cwd: root, withFileTypes: true }));
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash("sha256");
  for (const path of paths.toSorted())
    hash
      .update(path.slice(root.length))
      .update("\0")
      .update(await readFile(path));
  return hash.digest("hex");
}

function run({ title, command }: Build, root: string, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stdio: ["ignore", "pipe", "pipe"] = ["ignore", "pipe", "pipe"];
    const child = spawn(process.execPath, command, { cwd: root, stdio, signal: stopping });
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new StartError(`Building ${title} failed:\n${said.trim().slice(-4000)}`));
    });
  });
}
