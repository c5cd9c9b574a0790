import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { seanOf } from "#tests/features/venue/coaches/support.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const NIGHT = { opens: "18:00", closes: "02:00" };

/** Friday 7 May 2027, 23:30 to 00:30, and the hour until closing time. */
const OVER_MIDNIGHT = { start_time: "2027-05-08 06:30:00", end_time: "2027-05-08 07:30:00" };
const LAST_HOUR = { start_time: "2027-05-08 08:00:00", end_time: "2027-05-08 09:00:00" };

async function openOnFridayNight(): Promise<{ venue: Venue; owner: Person }> {
  const venue = await platform.venue();
  const owner = await venue.person("owner");
  const days = [{ weekday: "friday", ranges: [NIGHT] }];
  await owner.ask("updateLocationHours", { params: { id: venue.locationId }, body: { version: 1, days } });
  return { venue, owner };
}

const hoursOf = async ({ venue, owner }: { venue: Venue; owner: Person }) =>
  (await owner.ask("locationHours", { params: { id: venue.locationId } })).body;

describe("hours past midnight", () => {
  it("are stored as the one range that was sent", async () => {
    const { days } = await hoursOf(await openOnFridayNight());
    expect(days[4].ranges).toEqual([NIGHT]);
    expect(days[5].ranges).toEqual([{ opens: "09:00", closes: "22:00" }]);
  });

  it("allow bookings past midnight and up to closing time, and none after it", async () => {
    const { venue, owner } = await openOnFridayNight();
    const query = {
      service_id: serviceId(venue),
      location_id: venue.locationId,
      date_from: "2027-05-08",
      date_to: "2027-05-08",
      duration_minutes: 60,
    };
    const { data } = (await owner.ask("availability", { query })).body;
    const starts = data.map(({ local_start }: { local_start: string }) => local_start.slice(11, 16));
    expect(starts.slice(0, 6)).toEqual(["00:00", "00:15", "00:30", "00:45", "01:00", "09:00"]);
    expect((await book(owner.ask, bayHour(venue, OVER_MIDNIGHT))).local_end).toBe("2027-05-08T00:30:00-07:00");
    expect((await book(owner.ask, bayHour(venue, LAST_HOUR))).local_end).toBe("2027-05-08T02:00:00-07:00");
    const late = { start_time: "2027-05-08 08:30:00", end_time: "2027-05-08 09:30:00" };
    expect((await owner.ask("createBooking", { body: bayHour(venue, late) })).body).toMatchObject({
      error: "outside_hours",
      message: "The venue closes at 2:00 AM on Saturday 8 May.",
    });
  });

  it("continue into a closed day", async () => {
    const { venue, owner } = await openOnFridayNight();
    const closures = [{ from_date: "2027-05-08", to_date: "2027-05-08", name: "Staff party" }];
    await owner.ask("updateLocationHours", {
      params: { id: venue.locationId },
      body: { version: 2, days: [], closures },
    });
    await book(owner.ask, bayHour(venue, LAST_HOUR));
    const noon = { start_time: "2027-05-08 19:00:00", end_time: "2027-05-08 20:00:00" };
    expect((await owner.ask("createBooking", { body: bayHour(venue, noon) })).status).toBe(422);
  });

  it("list the bookings that new hours would exclude", async () => {
    const { venue, owner } = await openOnFridayNight();
    const { id } = await book(owner.ask, bayHour(venue, LAST_HOUR));
    const days = [{ weekday: "friday", ranges: [{ opens: "18:00", closes: "01:00" }] }];
    const body = { version: 2, days };
    const refused = await owner.ask("updateLocationHours", { params: { id: venue.locationId }, body });
    expect(refused.body).toMatchObject({ error: "invalid_state", current: [{ id }] });
  });

  it("are refused if the day before overlaps a day in the request", async () => {
    const { venue, owner } = await openOnFridayNight();
    const days = [{ weekday: "saturday", ranges: [{ opens: "01:00", closes: "22:00" }] }];
    const body = { version: 2, days };
    const refused = await owner.ask("updateLocationHours", { params: { id: venue.locationId }, body });
    expect(refused.body.errors).toEqual({
      "days.0.ranges.0": ["Friday 18:00–02:00 overlaps Saturday 01:00–22:00."],
    });
  });

  it("of a coach allow lessons after midnight, and may not overlap the coach's next day", async () => {
    const { venue, owner } = await openOnFridayNight();
    const params = { id: seanOf(venue) };
    const night = { weekday: "friday", ranges: [{ starts: "20:00", ends: "01:00" }] };
    const { version } = (await owner.ask("coachesByIds", { query: { ids: [params.id] } })).body[0];
    const set = await owner.ask("updateCoachHours", { params, body: { version, days: [night] } });
    expect(set).toMatchObject({ status: 200 });
    const query = {
      service_id: venue.catalogue.services[1]?.id,
      location_id: venue.locationId,
      coach_id: params.id,
      date_from: "2027-05-08",
      date_to: "2027-05-08",
    };
    const { data } = (await owner.ask("availability", { query })).body;
    expect(data.map(({ local_end }: { local_end: string }) => local_end).at(-1)).toBe("2027-05-08T01:00:00-07:00");
    const saturday = { weekday: "saturday", starts: "00:30", ends: "03:00" };
    expect((await owner.ask("createCoachAvailability", { params, body: saturday })).body.errors).toEqual({
      starts: ["Saturday: 00:30–03:00 overlaps Friday 20:00–01:00."],
    });
  });

  it("of a coach's dates continue into the next date in the same way", async () => {
    const { venue, owner } = await openOnFridayNight();
    const params = { id: seanOf(venue) };
    const night = { date: "2027-05-07", starts: "20:00", ends: "01:00" };
    expect((await owner.ask("createCoachAvailability", { params, body: night })).status).toBe(201);
    const next = { date: "2027-05-08", starts: "00:30", ends: "03:00" };
    expect((await owner.ask("createCoachAvailability", { params, body: next })).body.errors).toEqual({
      starts: ["2027-05-08: 00:30–03:00 overlaps 2027-05-07 20:00–01:00."],
    });
    const none = { date: "2027-05-14", starts: "20:00", ends: "20:00" };
    expect((await owner.ask("createCoachAvailability", { params, body: none })).body.errors).toEqual({
      ends: ["The end time, 20:00, must differ from the start time."],
    });
  });

  it("charge the peak price that began in the evening until it ends", async () => {
    const { venue, owner } = await openOnFridayNight();
    const id = serviceId(venue);
    const durations = [
      { duration_minutes: 60, price: { amount: 6000, currency: "CAD" }, peak_price: { amount: 9000, currency: "CAD" } },
    ];
    const peak_hours = [{ weekdays: ["friday"], from: "22:00", to: "01:00" }];
    const changed = await owner.ask("updateService", { params: { id }, body: { version: 1, durations, peak_hours } });
    expect(changed.body.peak_hours).toEqual(peak_hours);
    const priceAt = async (start_time: string, end_time: string) =>
      (await book(owner.ask, bayHour(venue, { start_time, end_time }))).price.amount;
    expect(await priceAt("2027-05-08 04:00:00", "2027-05-08 05:00:00")).toBe(6000);
    expect(await priceAt("2027-05-08 07:00:00", "2027-05-08 08:00:00")).toBe(9000);
    expect(await priceAt("2027-05-08 08:00:00", "2027-05-08 09:00:00")).toBe(6000);
    const query = { start: "2027-05-01", end: "2027-05-31", group_by: ["peak"] };
    const { groups } = (await owner.ask("bookingAggregates", { query })).body;
    expect(groups).toMatchObject([
      { is_peak: false, bookings: 2 },
      { is_peak: true, bookings: 1 },
    ]);
  });
});
