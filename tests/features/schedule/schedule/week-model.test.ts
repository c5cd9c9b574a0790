import { describe, expect, it } from "vitest";
import { compactBooking } from "#tests/features/bookings/bookings/some-booking.ts";
import { venueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import type { Bookable } from "#web/features/schedule/schedule/model/bookables.ts";
import { columnId, parseColumnId } from "#web/features/schedule/schedule/model/column-id.ts";
import type { Week } from "#web/features/schedule/schedule/model/grid-model.ts";
import { weekModel } from "#web/features/schedule/schedule/week/week-model.ts";
import { layLanes } from "#web/ui/schedule-grid/model/lanes.ts";
import { MAY_WEEK } from "./days.ts";

const FORMATS = { locale: "en-CA", timeformat: "HH:mm", dateformat: "YYYY-MM-DD" };
const HOUR_MS = 3_600_000;
const days = MAY_WEEK.map((day) => venueDay(day, FORMATS));
const hours = days.flatMap(({ open }) => open);
const bay = (id: number): Bookable => ({ id, title: `Bay ${id}`, isPerson: false, hours });

/** A booking by the start and end hours in Vancouver wall time, in May. */
function booking(id: number, date: string, [from, until]: [number, number], changed: object = {}) {
  const at = (hour: number) => new Date(Date.parse(`${date}T00:00:00-07:00`) + hour * HOUR_MS).toISOString();
  return compactBooking({ id, resource_id: 6, start_time: at(from), end_time: at(until), ...changed });
}

function week(bookings: Week["bookings"], changed: Partial<Week> = {}): Week {
  return {
    by: "resource",
    days,
    bookables: [bay(6), bay(7)],
    bookings,
    visible: bookings,
    bayNames: new Map([[6, "Bay 6"]]),
    formats: FORMATS,
    second: 0,
    inHand: "2027-05-04",
    today: "2027-05-04",
    ...changed,
  };
}

describe("a week of several bays", () => {
  const bookings = [
    booking(1, "2027-05-04", [9, 11]),
    booking(2, "2027-05-05", [9, 12]),
    booking(3, "2027-05-05", [9, 10], { resource_id: 7, status: "cancelled" }),
  ];

  it("shows the selected day with its bays, and each other day as a strip", () => {
    const { columns, blocks } = weekModel(week(bookings));
    expect(columns.map(({ id }) => id)).toEqual([
      "2027-05-03",
      "2027-05-04/6",
      "2027-05-04/7",
      "2027-05-05",
      "2027-05-06",
      "2027-05-07",
      "2027-05-08",
      "2027-05-09",
    ]);
    expect(blocks).toMatchObject([{ id: "1", columnId: "2027-05-04/6", start: 9 * HOUR_MS, end: 11 * HOUR_MS }]);
    const wednesday = columns.find(({ id }) => id === "2027-05-05");
    expect(wednesday?.strip?.marks).toMatchObject([{ lane: 0, start: 9 * HOUR_MS, end: 12 * HOUR_MS }]);
  });

  it("counts the free and taken times of each day", () => {
    const groups = weekModel(week(bookings)).columns.map(({ group }) => group);
    expect(groups[0]).toMatchObject({ subtitle: "28 h free", usePercent: 0 });
    expect(groups[1]).toMatchObject({ subtitle: "today, 26 h free", usePercent: 7, isCurrent: true });
    expect(groups[3]).toMatchObject({ subtitle: "25 h free", usePercent: 11 });
    expect(groups.at(-1)).toMatchObject({ subtitle: "closed" });
  });

  it("counts a hidden booking, and does not show it", () => {
    const { blocks, columns } = weekModel(week(bookings, { visible: [] }));
    expect(blocks).toEqual([]);
    expect(columns.flatMap(({ strip }) => strip?.marks ?? [])).toEqual([]);
    expect(columns[1]?.group).toMatchObject({ usePercent: 7 });
  });

  it("shows a strip for each day if no day fits in full", () => {
    const { columns, blocks } = weekModel(week(bookings, { inHand: undefined }));
    expect(columns).toHaveLength(7);
    expect(columns.every(({ strip }) => strip !== undefined)).toBe(true);
    expect(blocks).toEqual([]);
  });
});

describe("a week of one bay or coach", () => {
  it("has a column of blocks for each day, and lanes for overlaps", () => {
    const own = [booking(1, "2027-05-06", [9, 11]), booking(2, "2027-05-06", [10, 12])];
    const { columns, blocks } = weekModel(week(own, { bookables: [bay(6)] }));
    expect(columns.map(({ id }) => parseColumnId(id).bookableId)).toEqual(Array(7).fill(6));
    const lanes = layLanes(blocks);
    expect([lanes.get("1"), lanes.get("2")]).toMatchObject([
      { lane: 0, lanes: 2 },
      { lane: 1, lanes: 2 },
    ]);
  });

  it("hatches the hours when a coach does not work, and shows a lesson's bay", () => {
    const [, tuesday] = days;
    const range = tuesday?.open[0];
    const works = range ? [{ start: range.start + 3 * HOUR_MS, end: range.start + 9 * HOUR_MS }] : [];
    const coach: Bookable = { id: 3, title: "Mei-Lin Zhao", isPerson: true, hours: works, serviceIds: [1] };
    const lesson = booking(1, "2027-05-04", [12, 13], { coach_id: 3, coach_name: "Mei-Lin Zhao" });
    const { columns, blocks } = weekModel(week([lesson], { by: "coach", bookables: [coach] }));
    const shut = columns.map(({ closed }) => closed?.map(({ start, end }) => [start / HOUR_MS, end / HOUR_MS]));
    expect(shut[0]).toEqual([[8, 23]]);
    expect(shut[1]).toEqual([
      [8, 12],
      [18, 23],
    ]);
    expect(blocks[0]?.lines[0]).toBe("60 min, Bay 6");
    expect(columns[0]).toMatchObject({ subtitle: "off" });
  });
});

it("reads each column's bay, coach and day from its id", () => {
  for (const place of [
    { date: "2027-05-04", bookableId: 6 },
    { date: "2027-05-04", bookableId: null },
    { date: "2027-05-04", bookableId: undefined },
  ]) {
    expect(parseColumnId(columnId(place.date, place.bookableId))).toEqual(place);
  }
});
