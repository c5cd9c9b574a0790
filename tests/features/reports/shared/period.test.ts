import { describe, expect, it } from "vitest";
import {
  periodAfter,
  periodAround,
  periodBefore,
  periodLabel,
  readReportPeriod,
} from "#web/features/reports/shared/period.ts";
import { PLAIN_FORMATS } from "#web/time/format.ts";

describe("the period of a day", () => {
  it.each([
    ["day", "2027-05-10", "2027-05-10", "2027-05-10", "2027-05-10"],
    ["week", "2027-05-16", "2027-W19", "2027-05-10", "2027-05-16"],
    // A week belongs to the year of its Thursday.
    ["week", "2027-01-03", "2026-W53", "2026-12-28", "2027-01-03"],
    ["week", "2027-01-04", "2027-W01", "2027-01-04", "2027-01-10"],
    ["week", "2024-12-30", "2025-W01", "2024-12-30", "2025-01-05"],
    ["month", "2028-02-29", "2028-02", "2028-02-01", "2028-02-29"],
    ["quarter", "2027-03-31", "2027-Q1", "2027-01-01", "2027-03-31"],
    ["quarter", "2027-12-31", "2027-Q4", "2027-10-01", "2027-12-31"],
    ["year", "2028-07-01", "2028", "2028-01-01", "2028-12-31"],
  ] as const)("as a %s of %s is %s", (type, day, text, start, end) => {
    expect(periodAround(type, day)).toEqual({ type, text, start, end });
  });

  it.each(["day", "week", "month", "quarter", "year"] as const)(
    "as a %s is followed by the next without a gap",
    (type) => {
      let at = periodAround(type, "2023-12-31");
      for (let step = 0; step < 60; step++) {
        const next = periodAfter(at);
        expect(Date.parse(next.start) - Date.parse(at.end)).toBe(86_400_000);
        expect(periodBefore(next)).toEqual(at);
        at = next;
      }
    },
  );

  it.each([
    ["week", "2027-05-10", "10 – 16 May, 2027"],
    ["month", "2027-05-10", "May 2027"],
    ["quarter", "2027-05-10", "Q2 2027"],
    ["year", "2027-05-10", "2027"],
  ] as const)("as a %s is labelled for people", (type, day, label) => {
    expect(periodLabel(periodAround(type, day), { ...PLAIN_FORMATS, dateformat: "D MMM" })).toBe(label);
  });

  it("is the current month if the address has no valid one", () => {
    const month = periodAround("month", "2027-05-03");
    for (const address of ["", "by=decade", "by=month&day=2027-02-30", "day=soon"]) {
      expect(readReportPeriod(new URLSearchParams(address), "2027-05-03")).toEqual(month);
    }
  });
});
