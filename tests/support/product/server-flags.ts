import { readFileSync } from "node:fs";
import { z } from "zod";

const Manifest = z.object({ scripts: z.object({ start: z.string() }) });

/** The Node.js flags of `npm start`: tests and measurements run with the same ones. */
export const SERVER_FLAGS: readonly string[] =
  Manifest.parse(
    JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")),
  ).scripts.start.match(/--\S+/g) ?? [];
