import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The sources and tools of the generated files. */
export const INPUTS = [
  "package.json",
  "tsconfig.json",
  ".meshrc.ts",
  "mesh.config.ts",
  "codegen.ts",
  "schema",
  "telemetry",
  "api",
  "gateway",
  "web",
];
const GENERATED = ["schema/generated/*", "api/db/*.generated.ts", "web/**/*.generated.ts"];

/** Returns the generated files under `root` that differ from the output of `npm run generate`; leaves the tree unchanged. */
export function staleFiles(root: string): string[] {
  const copy = mkdtempSync(join(tmpdir(), "fresh-"));
  try {
    for (const input of INPUTS) cpSync(join(root, input), join(copy, input), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    for (const file of globSync(GENERATED, { cwd: copy })) rmSync(join(copy, file));
    execFileSync("npm", ["run", "generate"], { cwd: copy, stdio: ["ignore", "ignore", "inherit"] });
    const files = new Set([root, copy].flatMap((folder) => globSync(GENERATED, { cwd: folder })));
    return [...files].filter((file) => textOf(join(root, file)) !== textOf(join(copy, file))).toSorted();
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

if (import.meta.main) {
  const stale = staleFiles(process.cwd());
  if (stale.length > 0) {
    console.error(
      `Not what contract and migrations make: ${stale.join(", ")}. Run \`npm run generate\` and commit it.`,
    );
    process.exitCode = 1;
  }
}
