import { configure, prettyDOM } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { within } from "./proof/limits.ts";

configure({ asyncUtilTimeout: within("page"), getElementError });

/** An error that prints the page only when it is read: a wait throws one for each look, and shows the last. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = "TestingLibraryElementError";
  const lazy = { get: () => `${message}\n\n${prettyDOM(container)}`, configurable: true };
  return Object.defineProperty(error, "message", lazy);
}

/** A Wednesday morning in Vancouver: no test depends on the day on which it runs. The clock stands still. */
const NOW = "2026-11-25T18:00:00Z";
vi.setSystemTime(NOW);
beforeEach(() => void vi.setSystemTime(NOW));

const write = console.error;
let complaints: string[] = [];

/** Console errors of React or a library fail the test, as they do in the journeys. */
beforeEach(() => {
  complaints = [];
  console.error = (...said: unknown[]) => {
    complaints.push(said.map(String).join(" "));
    write(...said);
  };
});
afterEach(() => {
  console.error = write;
  if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join("\n")}`);
});

/** A screen that a test did not wait for may still be loading when the file ends. */
afterAll(() => vi.dynamicImportSettled());
