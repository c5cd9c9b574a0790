import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { INPUTS, staleFiles } from "#gateway/graph/check-fresh.ts";

const ROOT = resolve(import.meta.dirname, "../..");

test(
  "finds what was edited by hand, what is missing and what nothing makes, and changes nothing",
  { timeout: 60_000 },
  () => {
    const copy = mkdtempSync(join(tmpdir(), "stale-"));
    try {
      for (const input of INPUTS) cpSync(join(ROOT, input), join(copy, input), { recursive: true });
      symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
      appendFileSync(join(copy, "schema/generated/schema.graphql"), "# by hand\n");
      rmSync(join(copy, "web/apollo/schema-types.generated.ts"));
      writeFileSync(join(copy, "web/orphan.generated.ts"), "export {};\n");

      expect(staleFiles(copy)).toEqual(
        expect.arrayContaining([
          "schema/generated/schema.graphql",
          "web/apollo/schema-types.generated.ts",
          "web/orphan.generated.ts",
        ]),
      );
      expect(readFileSync(join(copy, "schema/generated/schema.graphql"), "utf8")).toMatch(/# by hand\n$/);
    } finally {
      rmSync(copy, { recursive: true });
    }
  },
);
