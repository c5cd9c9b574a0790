import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const read = (name: string): string => readFileSync(join(ROOT, name), "utf8");
const textOf = (pattern: string): string => globSync(pattern, { cwd: ROOT }).map(read).join("\n");
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = ""]) => name);

const API = textOf("api/features/**/*.ts");
const HEARD = [
  ...found(API, /const HEARD = \/(.+)\/;/g),
  ...found(API, /event\.type\.startsWith\("([^"]+)"\)/g).map((start) => `^${start}`),
].map((source) => new RegExp(source));

/** Events that the provider sends, as the simulator sends them, and that something here hears. */
const events = found(textOf("simulator/*.ts"), /"([a-z_]+(?:\.[a-z_]+)+)"/g).filter((type) =>
  HEARD.some((heard) => heard.test(type)),
);
/** What an operator is told to send: `payment_intent.*` */
const documented = found(read("docs/operations.md"), /`([a-z_.]+\.)\*`/g);

it("documents every event that is handled, and no other", () => {
  expect(HEARD.length).toBeGreaterThan(3);
  expect(events.filter((type) => !documented.some((start) => type.startsWith(start)))).toEqual([]);
  expect(documented.filter((start) => !events.some((type) => type.startsWith(start)))).toEqual([]);
});
