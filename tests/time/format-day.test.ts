/** @module-tag both */
import dayjs from "dayjs";
import { describe, expect, it } from "vitest";
import { dayParts, dayPattern, formatDay, formatDays } from "#web/time/format-day.ts";

const DAY_FIRST = { locale: "en-CA", dateformat: "D MMM YYYY" };
const MONTH_FIRST = { locale: "en-US", dateformat: "MM/DD/YYYY" };
const GERMAN = { locale: "de-DE", dateformat: "DD.MM.YYYY" };
const TUESDAY = "2027-09-07";

describe("a date in words", () => {
  it.each([
    ["D MMM YYYY", "Tue 7 Sep"],
    ["DD/MM/YYYY", "Tue 7 Sep"],
    ["MM/DD/YYYY", "Tue, Sep 7"],
    ["MMM D, YYYY", "Tue, Sep 7"],
    ["YYYY-MM-DD", "Tue, Sep 7"],
    ["whenever", "Tue, Sep 7"],
  ])("has day and month in the order of the venue's format: %s", (dateformat, words) => {
    expect(formatDay(TUESDAY, { locale: "en-GB", dateformat })).toBe(words);
  });

  it("has the requested parts", () => {
    const styles = ["short", "withYear", "year", "long", "longInYear"] as const;
    expect(styles.map((style) => formatDay(TUESDAY, DAY_FIRST, style))).toEqual([
      "Tue 7 Sep",
      "Tue 7 Sep 2027",
      "7 Sep 2027",
      "Tuesday 7 September 2027",
      "Tuesday 7 September",
    ]);
    expect(styles.map((style) => formatDay(TUESDAY, MONTH_FIRST, style))).toEqual([
      "Tue, Sep 7",
      "Tue, Sep 7, 2027",
      "Sep 7, 2027",
      "Tuesday, September 7, 2027",
      "Tuesday, September 7",
    ]);
  });

  it("is in another language if the venue uses it", () => {
    expect(formatDay(TUESDAY, GERMAN, "long")).toBe("Dienstag, 7. September 2027");
    expect(dayParts(TUESDAY, GERMAN)).toEqual({ weekday: "Di", day: 7, month: "Sep" });
  });

  it("is written even if a location's locale is invalid", () => {
    expect(formatDay(TUESDAY, { locale: "?", dateformat: "" }, "year")).toContain("2027");
  });
});

describe("a week in words", () => {
  it.each([
    ["2027-05-03", "3 – 9 May", "May 3 – 9"],
    ["2027-08-30", "30 Aug – 5 Sep", "Aug 30 – Sep 5"],
    ["2027-12-27", "27 Dec – 2 Jan", "Dec 27 – Jan 2"],
  ])("names a month once, and no year, from %s", (from, dayFirst, monthFirst) => {
    const to = Temporal.PlainDate.from(from).add({ days: 6 }).toString();
    expect(formatDays(from, to, DAY_FIRST)).toBe(dayFirst);
    expect(formatDays(from, to, MONTH_FIRST)).toBe(monthFirst);
    expect(formatDays(from, to, GERMAN)).toContain(" – ");
  });
});

describe("a field for a day", () => {
  it.each([DAY_FIRST, MONTH_FIRST])("shows the format next to it: $dateformat", (formats) => {
    for (let month = 1; month <= 12; month += 1) {
      const date = Temporal.PlainDate.from({ year: 2027, month, day: 4 }).toString();
      expect(dayjs(date).format(dayPattern(formats))).toBe(formatDay(date, formats, "year"));
    }
  });

  it("uses digits in a language whose words are missing", () => {
    expect(dayPattern(GERMAN)).toBe("DD.MM.YYYY");
  });
});
