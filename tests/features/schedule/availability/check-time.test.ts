/** @module-tag both */
import { describe, expect, it } from "vitest";
import { checkTime, explainTime } from "#api/features/schedule/availability/check-time.ts";
import { nearestFreeTimes } from "#api/features/schedule/availability/free-times.ts";
import { bay, claim, coach, daily, venue, wallStarts } from "./facts.ts";

const at = (wall: string, date = "2027-05-04") => Date.parse(`${date}T${wall}:00-04:00`);
const hour = (wall: string, date?: string) => ({ start: at(wall, date), duration_minutes: 60 });

describe("checkTime", () => {
  it("allows a free time", () => {
    expect(checkTime(venue(), hour("09:00"))).toBeNull();
  });

  it.each([
    ["08:00", "The venue opens at 9:00 AM on Tuesdays."],
    ["12:00", "The venue closes at 12:00 PM on Tuesdays."],
  ])("says when the venue opens or closes (%s)", (wall, message) => {
    expect(checkTime(venue(), hour(wall))).toEqual({
      rule: "hours",
      code: "outside_hours",
      field: "start_time",
      message,
    });
  });

  it("writes hours in the location's format", () => {
    expect(checkTime(venue(), hour("08:00"), { hourCycle: "24h" })?.message).toBe(
      "The venue opens at 9:00 on Tuesdays.",
    );
  });

  it("names all hours of a day with a break", () => {
    const location = { hours: [...daily("09:00", "10:00"), ...daily("11:00", "24:00")] };
    expect(checkTime(venue({ location }), hour("10:00"))?.message).toBe(
      "The venue is open 9:00 AM to 10:00 AM and 11:00 AM to midnight on Tuesdays.",
    );
  });

  it("names the date of a closure and of a holiday", () => {
    const closures = [{ from_date: "2027-05-04", to_date: "2027-05-04" }];
    expect(checkTime(venue({ location: { closures } }), hour("09:00"))?.message).toBe(
      "The venue is closed on Tuesday 4 May. Choose another day.",
    );
    const hours = [{ weekday: "holiday" as const, opens: "11:00", closes: "12:00" }];
    expect(checkTime(venue({ location: { hours, holidays: ["2027-05-04"] } }), hour("09:00"))?.message).toBe(
      "The venue opens at 11:00 AM on Tuesday 4 May, a holiday.",
    );
  });

  it("says how much notice is needed, and from when a booking is possible", () => {
    const now = Temporal.Instant.from("2027-05-04T08:30:00-04:00");
    const refusal = checkTime(venue({ now, service: { notice_minutes: 120 } }), hour("10:00"));
    expect(refusal?.code).toBe("too_short_notice");
    expect(refusal?.message).toBe("This needs 2 hours of notice. The earliest is 10:30 AM on Tuesday 4 May.");
  });

  it("refuses a past time as past", () => {
    const now = Temporal.Instant.from("2027-05-04T09:00:01-04:00");
    expect(checkTime(venue({ now }), hour("09:00"))?.message).toBe("This time is in the past. Choose a later one.");
  });

  it("says how far ahead a booking is possible", () => {
    const refusal = checkTime(venue({ service: { horizon_days: 14 } }), hour("09:00"));
    expect(refusal?.code).toBe("beyond_horizon");
    expect(refusal?.message).toBe("This can be booked up to 14 days ahead, until Sunday 18 April.");
  });

  it("refuses a length that is not sold, and a start off the grid", () => {
    const service = { duration_minutes: [30, 60, 90] };
    expect(checkTime(venue({ service }), { start: at("09:00"), duration_minutes: 45 })).toMatchObject({
      code: "validation_failed",
      field: "end_time",
      message: "Choose a length of 30 minutes, 1 hour or 90 minutes.",
    });
    expect(checkTime(venue(), hour("09:30"))).toMatchObject({
      rule: "grid",
      code: "validation_failed",
      field: "start_time",
    });
  });

  it("distinguishes a coach who is off from one who is booked", () => {
    const off = coach(4, { name: "Ana Reyes", hours: daily("10:00", "12:00") });
    expect(checkTime(venue({ coaches: [off] }), { ...hour("09:00"), coach_id: 4 })).toMatchObject({
      code: "outside_hours",
      field: "coach_id",
      message: "Ana Reyes does not work at 9:00 AM on Tuesday 4 May. Choose another time.",
    });
    const busy = [claim("2027-05-04T09:30:00-04:00", "2027-05-04T10:00:00-04:00")];
    expect(checkTime(venue({ coaches: [coach(4, { busy })] }), { ...hour("09:00"), coach_id: 4 })).toMatchObject({
      rule: "coach_free",
      code: "slot_taken",
      message: "This coach is taken at 9:00 AM on Tuesday 4 May. Choose another time.",
    });
  });

  it("says once that no coach works or no bay is open, if none is chosen", () => {
    const off = coach(4, { hours: daily("10:00", "12:00") });
    expect(checkTime(venue({ coaches: [off] }), hour("09:00"))?.message).toBe(
      "No coach works at 9:00 AM on Tuesday 4 May. Choose another time.",
    );
    const shut = bay(1, { hours: daily("10:00", "12:00") });
    expect(checkTime(venue({ resources: [shut] }), hour("09:00"))?.message).toBe(
      "No resource is open at 9:00 AM on Tuesday 4 May. Choose another time.",
    );
  });

  it("checks only the chosen resource", () => {
    const busy = [claim("2027-05-04T09:00:00-04:00", "2027-05-04T10:00:00-04:00")];
    const facts = venue({ resources: [bay(1, { busy, name: "Bay 1" }), bay(2)] });
    expect(checkTime(facts, hour("09:00"))).toBeNull();
    expect(checkTime(facts, { ...hour("09:00"), resource_id: 2 })).toBeNull();
    expect(checkTime(facts, { ...hour("09:00"), resource_id: 1 })).toMatchObject({
      field: "resource_id",
      message: "Bay 1 is taken at 9:00 AM on Tuesday 4 May. Choose another time.",
    });
  });

  it("skips the waived rules", () => {
    const now = Temporal.Instant.from("2027-05-04T09:10:00-04:00");
    expect(checkTime(venue({ now }), hour("09:00"), { waived: ["notice"] })).toBeNull();
  });

  it("checks a time on another date than the loaded facts", () => {
    expect(checkTime(venue(), hour("09:00", "2027-05-11"))).toBeNull();
  });
});

describe("explainTime", () => {
  it("returns the result of each rule", () => {
    const facts = venue({ service: { horizon_days: 14 }, resources: [] });
    const failing = explainTime(facts, hour("08:00")).filter((verdict) => !verdict.passes);
    expect(failing.map((verdict) => verdict.rule)).toEqual(["horizon", "hours", "resource_hours", "resource_free"]);
  });
});

describe("nearestFreeTimes", () => {
  it("returns the nearest three in order of time", () => {
    const busy = [claim("2027-05-04T10:00:00-04:00", "2027-05-04T11:00:00-04:00")];
    const facts = venue({ location: { hours: daily("07:00", "15:00") }, resources: [bay(1, { busy })] });
    expect(wallStarts(nearestFreeTimes(facts, hour("10:00")))).toEqual([
      "09:00 -04:00",
      "11:00 -04:00",
      "12:00 -04:00",
    ]);
  });
});
