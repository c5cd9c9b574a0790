import { expect, it } from "vitest";
import { blockedRange } from "#api/features/schedule/blocked-times/blocked-range.ts";

const wholeDay = (date: string, zone: string) => {
  const { from, to } = blockedRange({ from_date: date, from_time: "00:00", to_date: date, to_time: "24:00" }, zone);
  const utc = (instant: number) => new Date(instant).toISOString().slice(0, 16);
  return [utc(from), utc(to)];
};

it.each([
  [
    "that starts at 1:00 because a clock change skips its midnight",
    "2027-09-05",
    "America/Santiago",
    "2027-09-05T04:00",
    "2027-09-06T03:00",
  ],
  ["before such a day", "2027-09-04", "America/Santiago", "2027-09-04T04:00", "2027-09-05T04:00"],
  ["before a day that starts twice", "2027-11-06", "America/Havana", "2027-11-06T04:00", "2027-11-07T04:00"],
])("blocks a whole day %s", (_, date, zone, from, to) => {
  expect(wholeDay(date, zone)).toEqual([from, to]);
});
