import { describe, expect, it } from "vitest";
import { venueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { suits } from "#web/features/bookings/shared/dialog/booking-request.ts";
import { nearestStarts, startChoices } from "#web/features/bookings/shared/dialog/start-choices.ts";
import { axisOf, closedRanges, takenPercent } from "#web/features/schedule/schedule/model/schedule-axis.ts";
import { AUTUMN_DAY, TUESDAY } from "./days.ts";

const FORMATS = { locale: "en-CA", timeformat: "HH:mm", dateformat: "YYYY-MM-DD" };
const day = venueDay(TUESDAY, FORMATS);
const HOUR_MS = 3_600_000;
const at = (time: string) => day.clock.instantsOf(time)[0] ?? Number.NaN;
const NOTHING = { resourceId: null, coachId: null };

function freeTime(time: string, resource_ids: number[], coach_ids: number[] = []) {
  return {
    start_time: new Date(at(time)).toISOString(),
    end_time: "",
    local_start: "",
    local_end: "",
    resource_ids,
    coach_ids,
    price: { amount: 6000, currency: "CAD" },
  };
}

describe("the offered starts", () => {
  it("are on the grid, within opening hours for the whole length, from the current step on", () => {
    const starts = startChoices(day, { duration_minutes: 60, grid_minutes: 30 }, [], at("20:10"));
    expect(starts.map(({ instant }) => day.formatTime(instant))).toEqual(["20:00", "20:30", "21:00", "21:30", "22:00"]);
  });

  it("count as free only when both bay and coach are", () => {
    const free = freeTime("18:00", [1, 4], [9]);
    expect(suits(free, NOTHING)).toBe(true);
    expect(suits(free, { resourceId: 4, coachId: 9 })).toBe(true);
    expect(suits(free, { resourceId: 2, coachId: 9 })).toBe(false);
    expect(suits(free, { resourceId: 4, coachId: 8 })).toBe(false);
    expect(suits(undefined, NOTHING)).toBe(false);
  });

  it("include the nearest three suitable ones, in order of time", () => {
    const free = ["17:00", "17:30", "18:30", "19:30", "20:00"].map((time) =>
      freeTime(time, time === "18:30" ? [2] : [1]),
    );
    const starts = startChoices(day, { duration_minutes: 60, grid_minutes: 30 }, free, day.start);
    const nearest = nearestStarts(starts, at("18:00"), { resourceId: 1, coachId: null });
    expect(nearest.map(({ instant }) => day.formatTime(instant))).toEqual(["17:00", "17:30", "19:30"]);
  });
});

describe("the axis", () => {
  it("starts an hour before opening, and extends to bookings outside the hours", () => {
    const axis = axisOf(day, [{ start: at("23:00"), end: at("23:00") + HOUR_MS / 2 }]);
    expect(day.formatTime(axis.start)).toBe("08:00");
    expect(axis.end).toBe(day.end);
    expect(axis.zoneLabel).toBe("UTC−7");
  });

  it("hatches closed times", () => {
    const range = { start: at("08:00"), end: at("23:30") };
    expect(closedRanges(range, day.open)).toEqual([
      { start: at("08:00"), end: at("09:00") },
      { start: at("23:00"), end: at("23:30") },
    ]);
    expect(closedRanges(range, [])).toEqual([range]);
  });

  it("counts as taken only bookings within opening hours", () => {
    const all = { start: at("07:00"), end: at("16:00") };
    expect(takenPercent([all], day.open)).toBe(50);
    expect(takenPercent([all], [])).toBe(0);
  });

  it("shows the repeated hour of an autumn day twice", () => {
    const autumn = venueDay(AUTUMN_DAY, FORMATS);
    expect(autumn.hours).toHaveLength(25);
    expect(autumn.clock.instantsOf("01:30")).toHaveLength(2);
    const labels = autumn.hours.map(autumn.formatTime);
    expect(labels.slice(0, 4)).toEqual(["00:00", "01:00", "01:00", "02:00"]);
  });
});
