import { configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";

/** A busy machine may take long to load a lazy screen; what never appears still fails. */
configure({ asyncUtilTimeout: 25_000 });

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
