import { readFileSync } from "node:fs";
import { z } from "zod";

const Manifest = z.object({ scripts: z.object({ start: z.string() }) });

/** The flags that `npm start` gives to Node.js: what is proven and measured runs under the same. */
export const SERVER_FLAGS: readonly string[] =
  Manifest.parse(
    JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")),
  ).scripts.start.match(/--\S+/g) ?? [];
