/** @module-tag both */
import fc from "fast-check";
import { expect, it } from "vitest";
import { instantAt, localTextIn } from "#api/time/instants.ts";
import { cases, seeds } from "#tests/support/proof/proof.ts";

const [seed = 0] = seeds(20_270_503, 1);

const ZONES = ["America/Vancouver", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Apia", "UTC"];
const YEARS_MS = { min: Date.parse("2010-01-01T00:00:00Z"), max: Date.parse("2040-01-01T00:00:00Z") };

it("shows Temporal's wall time at every instant, in any order of calls", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), fc.integer(YEARS_MS), (zone, ms) => {
      const instant = instantAt(ms);
      const shown = instant.toZonedDateTimeISO(zone);
      const text = shown.toString({ timeZoneName: "never", smallestUnit: "second", roundingMode: "floor" });
      expect(localTextIn(zone, instant)).toBe(text);
    }),
    { numRuns: cases(1_000, 30_000), seed },
  );
});
