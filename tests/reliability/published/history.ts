import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const FOLDER = fileURLToPath(new URL("../../../api/db", import.meta.url));

/** The last migration of a version, and a digest of all up to it. */
const Published = z.record(z.string(), z.object({ until: z.string(), sha256: z.string() }));

/** The versions that people may run, by name. */
export const PUBLISHED = Published.parse(JSON.parse(readFileSync(join(FOLDER, "published.json"), "utf8")));

export interface Step {
  name: string;
  text: string;
}

export const steps = (): Step[] =>
  readdirSync(join(FOLDER, "migrations"))
    .toSorted()
    .map((file) => ({
      name: file.replace(/\.sql$/, ""),
      text: readFileSync(join(FOLDER, "migrations", file), "utf8"),
    }));

/** A digest of the names, texts and order of all migrations up to one; undefined if there is no such migration. */
export function digestUntil(all: readonly Step[], until: string): string | undefined {
  const last = all.findIndex(({ name }) => name === until);
  if (last < 0) return undefined;
  const hash = createHash("sha256");
  for (const { name, text } of all.slice(0, last + 1)) hash.update(JSON.stringify([name, text]));
  return hash.digest("hex");
}
