import { describe, expect, it } from "vitest";
import { relativeDate } from "#api/features/reports/saved-queries/relative-date.ts";

const on = (today: string, text: string) => relativeDate(text, Temporal.PlainDate.from(today))?.toString() ?? null;

describe("a relative date", () => {
  it.each([
    ["today", "2027-05-05"],
    ["today-7", "2027-04-28"],
    ["today+6", "2027-05-11"],
    ["today + 0", "2027-05-05"],
    ["Today -1", "2027-05-04"],
    ["start of week", "2027-05-03"],
    ["end of week", "2027-05-09"],
    ["start of week-1", "2027-04-26"],
    ["end of week-1", "2027-05-02"],
    ["start of month", "2027-05-01"],
    ["end of month", "2027-05-31"],
    ["start of month-3", "2027-02-01"],
    ["end of month-3", "2027-02-28"],
    ["end of month+9", "2028-02-29"],
    ["start of year", "2027-01-01"],
    ["end of year+1", "2028-12-31"],
    ["START OF YEAR - 1", "2026-01-01"],
  ])("%s is, on a Wednesday in May, %s", (text, day) => {
    expect(on("2027-05-05", text)).toBe(day);
  });

  it("starts weeks on a Monday and months on the first, seen from the last day of each", () => {
    expect([on("2027-01-31", "start of week"), on("2027-01-31", "end of week")]).toEqual(["2027-01-25", "2027-01-31"]);
    expect([on("2027-02-01", "start of week"), on("2027-01-31", "start of month+1")]).toEqual([
      "2027-02-01",
      "2027-02-01",
    ]);
    expect([on("2028-02-29", "start of year"), on("2028-02-29", "today+366")]).toEqual(["2028-01-01", "2029-03-01"]);
  });

  it("has a four-digit year at its limits, and goes no further", () => {
    expect([on("2027-05-05", "today-9999"), on("2027-05-05", "today+9999")]).toEqual(["1999-12-19", "2054-09-19"]);
    expect([on("2027-05-05", "start of year-999"), on("2027-05-05", "end of year+999")]).toEqual([
      "1028-01-01",
      "3026-12-31",
    ]);
    for (const text of ["today+10000", "today-99999", "start of week-1000", "end of year+1000"]) {
      expect(on("2027-05-05", text)).toBe("too_far");
    }
  });

  it.each([
    "",
    " today",
    "today ",
    "today+",
    "today7",
    "today+-1",
    "today+1.5",
    "today+1d",
    "today+100000",
    "tomorrow",
    "start of day",
    "start of month-",
    "month",
    "todayish",
    "2027-05-05",
  ])("is not %j", (text) => {
    expect(on("2027-05-05", text)).toBeNull();
  });
});
