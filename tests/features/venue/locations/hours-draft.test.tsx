import { describe, expect, it } from "vitest";
import {
  changedDays,
  describeChanges,
  draftOf,
  hoursAbove,
  type HoursDraft,
} from "#web/features/venue/locations/hours-draft.ts";
import { problemOf } from "#web/ui/hours/day-ranges.ts";
import { readTypedTime } from "#web/ui/hours/typed-time.ts";

const WEEK = draftOf({
  location_id: 1,
  version: 1,
  days: [
    { weekday: "monday", ranges: [] },
    { weekday: "tuesday", ranges: [{ opens: "09:00", closes: "23:00" }] },
  ],
  holidays: [{ date: "2027-05-24", name: "Victoria Day" }],
  closures: [{ from_date: "2027-06-03", to_date: "2027-06-03", name: "New floor" }],
});
const write = { time: (time: string) => time, date: (date: string) => date };

describe("a typed time", () => {
  it("is accepted in the formats that people use", () => {
    const typed = ["9", "09:00", "930", "9.30 pm", "9 PM", "21:30", "12 am", "12:15 a.m."];
    expect(typed.map((text) => readTypedTime(text, "opens"))).toEqual([
      "09:00",
      "09:00",
      "09:30",
      "21:30",
      "21:00",
      "21:30",
      "00:00",
      "00:15",
    ]);
  });

  it("ends a day at midnight, in every format of midnight", () => {
    for (const text of ["24:00", "00:00", "0", "12 am"]) expect(readTypedTime(text, "closes"), text).toBe("24:00");
    expect(readTypedTime("24:00", "opens")).toBeUndefined();
  });

  it("is refused if it is invalid", () => {
    for (const text of ["", "x", "25:00", "9:60", "13 pm", "24:15", "9:3"]) {
      expect(readTypedTime(text, "closes"), text).toBeUndefined();
    }
  });
});

describe("a closed day that is opened", () => {
  it("starts with the hours of the nearest open day above it", () => {
    const hours = { opens: "09:00", closes: "23:00" };
    expect(hoursAbove(WEEK, "wednesday")).toEqual(hours);
    expect(hoursAbove(WEEK, "sunday")).toEqual(hours);
    expect(hoursAbove(WEEK, "tuesday")).toBeUndefined();
    expect(hoursAbove(WEEK, "monday")).toBeUndefined();
  });
});

describe("a day's hours", () => {
  it("may be several adjacent ranges", () => {
    expect(
      problemOf([
        { opens: "09:00", closes: "12:00" },
        { opens: "12:00", closes: "24:00" },
      ]),
    ).toBeUndefined();
    expect(problemOf([])).toBeUndefined();
  });

  it("continue into the next day if they end before they start, until the next day's hours", () => {
    const night = [{ opens: "18:00", closes: "02:00" }];
    expect(problemOf(night, [{ opens: "02:00", closes: "22:00" }])).toBeUndefined();
    expect(problemOf(night, [{ opens: "01:30", closes: "22:00" }])).toBe("These hours overlap those of the next day.");
    expect(problemOf([...night, { opens: "22:00", closes: "23:00" }])).toBe("These hours overlap.");
  });

  it("are refused if a range has no length, overlaps, or is not a time", () => {
    expect(problemOf([{ opens: "18:00", closes: "18:00" }])).toBe("Closing must differ from opening.");
    expect(
      problemOf([
        { opens: "09:00", closes: "13:00" },
        { opens: "12:00", closes: "18:00" },
      ]),
    ).toBe("These hours overlap.");
    expect(problemOf([{ opens: undefined, closes: "18:00" }])).toBe("Enter a time such as 9:00 or 21:30.");
  });
});

describe("the save bar", () => {
  it("lists each change with before and after", () => {
    const after: HoursDraft = {
      days: { ...WEEK.days, monday: [{ opens: "10:00", closes: "18:00" }], tuesday: [] },
      holidays: [{ date: "2027-07-01", name: "Canada Day" }],
      closures: [{ from_date: "2027-08-07", to_date: "2027-08-09", name: "Staff days" }],
    };
    expect(changedDays(WEEK, after)).toEqual(["monday", "tuesday"]);
    expect(describeChanges(WEEK, after, write)).toEqual([
      "Monday closed becomes 10:00–18:00",
      "Tuesday 09:00–23:00 becomes closed",
      "Victoria Day, 2027-05-24, is no holiday any more",
      "2027-07-01 is a holiday, Canada Day",
      "2027-06-03 is not closed any more",
      "2027-08-07 – 2027-08-09 is closed, Staff days",
    ]);
  });

  it("is empty for an unchanged week", () => {
    expect(describeChanges(WEEK, WEEK, write)).toEqual([]);
  });
});
