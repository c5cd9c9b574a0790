import { describe, expect, it } from "vitest";
import { TUESDAY } from "#tests/features/schedule/schedule/days.ts";
import type { ServiceChoiceFragment } from "#web/features/bookings/shared/choices/choices.generated.ts";
import type { Choices } from "#web/features/bookings/shared/choices/use-choices.ts";
import { venueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { bestBay, freeBays, usualLength, walkInStarts } from "#web/features/bookings/shared/walk-in/free-bays.ts";
import { walkInGuest, walkInInput } from "#web/features/bookings/shared/walk-in/walk-in-form.ts";
import { compactBooking } from "../some-booking.ts";

const day = venueDay(TUESDAY, { locale: "en-CA", timeformat: "HH:mm", dateformat: "YYYY-MM-DD" });
const at = (time: string) => day.clock.instantsOf(time)[0] ?? Number.NaN;
const instant = (time: string) => new Date(at(time)).toISOString();

const simulator: ServiceChoiceFragment = {
  id: 3,
  name: "Simulator",
  kind: "resource",
  resource_type_id: 1,
  durations: [30, 60, 90].map((duration_minutes) => ({
    duration_minutes,
    price: { amount: duration_minutes * 100, currency: "CAD" },
    peak_price: null,
  })),
  peak_hours: [],
  max_party_size: 4,
  coach_ids: [],
  grid_minutes: 15,
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
};
const bay = (id: number) => ({ id, name: `Bay ${id}`, resource_type_id: 1, capacity: 4, position: id });
const CHOICES: Choices = {
  services: [simulator],
  coaches: [],
  resources: [bay(2), bay(1)],
  resourceTypes: [{ id: 1, name: "Simulator", default_service_id: 3 }],
};
const taken = (resource_id: number, from: string, to: string, more: Parameters<typeof compactBooking>[0] = {}) =>
  compactBooking({ resource_id, start_time: instant(from), end_time: instant(to), ...more });

const now = (time: string) => ({ now: at(time), start: at(time) });
const placesAt = (time: string, ...bookings: ReturnType<typeof taken>[]) => freeBays(CHOICES, day, bookings, now(time));

describe("the free bays for a walk-in", () => {
  it("start this minute or at the next quarter hour, and never in the past", () => {
    expect(walkInStarts(day, at("17:42") + 31_000)).toEqual({ now: at("17:42"), quarter: at("17:45") });
    expect(walkInStarts(day, at("17:45"))).toEqual({ now: at("17:45"), quarter: at("18:00") });
    const [first] = placesAt("17:42");
    expect(first).toMatchObject({ resourceId: 1, start: at("17:42"), until: at("23:00") });
  });

  it("list empty bays first, then bays still in use, and overdue bays last", () => {
    const here = { status: "checked_in" as const };
    const bookings = [taken(1, "16:00", "17:00", here), taken(2, "17:00", "18:00", here)];
    const choices = { ...CHOICES, resources: [bay(1), bay(2), bay(3)] };
    const placesFrom = (start: string) => freeBays(choices, day, bookings, { now: at("17:57"), start: at(start) });
    expect(placesFrom("17:57").map(({ resourceId, inUseUntil }) => [resourceId, inUseUntil])).toEqual([
      [3, undefined],
      [1, at("17:00")],
    ]);
    expect(placesFrom("18:00").map(({ resourceId }) => resourceId)).toEqual([3, 2, 1]);
  });

  it("count as empty once the people have left, or the next have checked in", () => {
    const gone = { status: "completed" as const };
    const here = { status: "checked_in" as const };
    const over = taken(1, "15:00", "16:00", here);
    expect(placesAt("17:42", over)[0]?.inUseUntil).toBeUndefined();
    expect(placesAt("17:42", over).at(-1)?.inUseUntil).toBe(at("16:00"));
    expect(placesAt("17:42", over, taken(1, "16:00", "17:00", gone)).map((each) => each.inUseUntil)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("suggest no bay whose people are over their time", () => {
    const here = { status: "checked_in" as const };
    const both = placesAt("17:42", taken(1, "16:00", "17:00", here), taken(2, "16:00", "17:30", here));
    expect(both).toHaveLength(2);
    expect(bestBay(both, at("17:42"))).toBeUndefined();
  });

  it("are free until the next booking, and offer only lengths that end before it", () => {
    const [first, second] = placesAt("17:42", taken(1, "18:45", "19:30"));
    expect(first?.until).toBe(at("18:45"));
    expect(first?.durations.map(({ duration_minutes }) => duration_minutes)).toEqual([30, 60]);
    expect(second?.durations).toHaveLength(3);
  });

  it("leave out bays that are taken now, or that are free only for a moment", () => {
    expect(placesAt("17:42", taken(1, "17:00", "18:00")).map(({ resourceId }) => resourceId)).toEqual([2]);
    expect(placesAt("17:42", taken(1, "18:00", "19:00")).map(({ resourceId }) => resourceId)).toEqual([2]);
  });

  it("leave out the gap after a booking and before the next", () => {
    const buffered = { ...simulator, buffer_before_minutes: 5, buffer_after_minutes: 10 };
    const choices = { ...CHOICES, services: [buffered] };
    const places = freeBays(choices, day, [taken(1, "16:30", "17:35"), taken(2, "19:00", "20:00")], now("17:42"));
    expect(places.map(({ resourceId, until }) => [resourceId, until])).toEqual([[2, at("18:45")]]);
  });

  it("ignore cancelled bookings, no-shows and expired holds", () => {
    const past = { status: "held" as const, expires_at: instant("17:40") };
    expect(placesAt("17:42", taken(1, "17:00", "18:00", { status: "cancelled" }))).toHaveLength(2);
    expect(placesAt("17:42", taken(1, "17:00", "18:00", { status: "no_show" }))).toHaveLength(2);
    expect(placesAt("17:42", taken(1, "17:00", "18:00", past))).toHaveLength(2);
    expect(placesAt("17:42", taken(1, "17:00", "18:00", { ...past, expires_at: instant("17:43") }))).toHaveLength(1);
  });

  it("are empty while the venue is closed", () => {
    expect(placesAt("08:59")).toEqual([]);
    expect(placesAt("23:00")).toEqual([]);
  });

  it("suggest the first bay that is free for an hour, or else the bay that is free longest", () => {
    expect(bestBay(placesAt("17:42", taken(1, "18:15", "19:00")), at("17:42"))?.resourceId).toBe(2);
    const short = placesAt("17:42", taken(1, "18:15", "19:00"), taken(2, "18:30", "19:00"));
    expect(bestBay(short, at("17:42"))?.resourceId).toBe(2);
    expect(short.map(usualLength)).toEqual([30, 30]);
  });
});

describe("a walk-in", () => {
  it("needs no name and no address", () => {
    expect(walkInGuest("")).toEqual({ first_name: "Walk-in", last_name: null });
    expect(walkInGuest("Ada Augusta Lovelace")).toEqual({ first_name: "Ada", last_name: "Augusta Lovelace" });
  });

  it("is booked from this minute for the chosen length", () => {
    const [place] = placesAt("17:42");
    if (!place) throw new Error("a bay is free");
    const input = walkInInput(9, place, {
      begins: "now",
      resource_id: "1",
      minutes: "90",
      people: "2",
      client: null,
      name: "",
    });
    expect(input).toMatchObject({ location_id: 9, resource_id: 1, service_id: 3, party_size: 2 });
    expect([input.start_time, input.end_time].map((text) => Date.parse(text))).toEqual([at("17:42"), at("19:12")]);
  });
});
