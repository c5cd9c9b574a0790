import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ACCOUNT_PROMISES } from "./account-promises.ts";
import { BOOKING_PROMISES } from "./booking-promises.ts";

/** What pages promise. */
const PROMISES = [...BOOKING_PROMISES, ...ACCOUNT_PROMISES];

/** Words that make a sentence a promise: someone is notified, something is free, ends, or applies from then on. */
const PROMISING =
  /gets an email|a mail tells|email you|on its way|confirmation (and|goes)|link to cancel|calendar file and|signed out (on|of|everywhere)|mail everybody|in (its|the) mail\b(?! again)|by its link until|at once|free for others/i;

const files = globSync("{web,api/features/bookings/bookings/move}/**/*.{ts,tsx}", { exclude: ["**/*.generated.ts"] });
const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

/** The texts of a page: strings, templates and the text between tags, without comments. */
function sentencesOf(source: string): string[] {
  const code = source.replaceAll(/^\s*(\/\/|\/\*|\*).*$/gm, "");
  return [...code.matchAll(/"([^"\n]+)"|`([^`]+)`|[>}]([^<>{}]+)(?=[<{])/g)].map((found) =>
    (found[1] ?? found[2] ?? found[3] ?? "").trim(),
  );
}

/** Sentences that make a promise for which no test is listed. */
function unkept(said: ReadonlyMap<string, string>): string[] {
  return [...said].flatMap(([file, source]) =>
    sentencesOf(source)
      .filter((sentence) => PROMISING.test(sentence) && !PROMISES.some(([known]) => sentence.includes(known)))
      .map((sentence) => `${file}: ${sentence}`),
  );
}

test("has a test for each sentence on a page that promises something", () => {
  expect(unkept(sources)).toEqual([]);
});

test("reports a promise without a test", () => {
  const planted = new Map([["web/Planted.tsx", "<p>We are sorry. The venue gets an email about it</p>"]]);
  expect(unkept(planted)).toEqual(["web/Planted.tsx: We are sorry. The venue gets an email about it"]);
});

test.each(PROMISES)("finds “%s” on a page, and its test", (sentence, file, title) => {
  expect([...sources.values()].some((source) => source.includes(sentence))).toBe(true);
  expect(readFileSync(file, "utf8")).toContain(title);
});
