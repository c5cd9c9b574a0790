import { readFileSync } from "node:fs";

/** Leaked passwords in lower case, as the file beside this one lists them; its head says where they are from. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#")),
);
