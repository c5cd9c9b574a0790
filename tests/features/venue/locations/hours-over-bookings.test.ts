import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const DAY = "2027-05-06";
const CLOSED = { days: [], closures: [{ from_date: DAY, to_date: DAY, name: "New floor" }] };

/** Two evenings are booked, Thursday 6 May at 20:00 and the same time a week later. */
async function bookedEvenings() {
  const venue = await platform.venue();
  const owner = await venue.person("owner");
  return { venue, owner, ids: [await book(venue, owner, "05-07"), await book(venue, owner, "05-14")] };
}

async function book(venue: Venue, owner: Person, utcDay: string): Promise<number> {
  const { body } = await owner.ask("createBooking", {
    body: {
      service_id: venue.catalogue.services[0]?.id,
      location_id: venue.locationId,
      start_time: `2027-${utcDay} 03:00:00`,
      end_time: `2027-${utcDay} 04:00:00`,
      guest: { first_name: "Jean", last_name: "Côté" },
    },
  });
  return body.id;
}

const set = (venue: Venue, person: Person, body: object, version = 1) =>
  person.ask("updateLocationHours", { params: { id: venue.locationId }, body: { version, ...body } });
const hoursNow = async (venue: Venue, person: Person) =>
  (await person.ask("locationHours", { params: { id: venue.locationId } })).body;

describe("location hours that would exclude bookings", () => {
  it("list the bookings on a closure's days, and nothing changes", async () => {
    const { venue, owner, ids } = await bookedEvenings();
    const before = await hoursNow(venue, owner);
    const { status, body } = await set(venue, owner, CLOSED);
    expect([status, body.error]).toEqual([409, "invalid_state"]);
    expect(body.message).toBe(
      "1 booking falls outside these hours of Main Street. Move or cancel it, or keep it as it is.",
    );
    expect(body.current).toEqual([
      expect.objectContaining({
        id: ids[0],
        client_name: "Jean Côté",
        service_name: "Bay time",
        local_start: `${DAY}T20:00:00-07:00`,
      }),
    ]);
    expect(await hoursNow(venue, owner)).toEqual(before);
  });

  it("are refused for each operation that changes hours, with the excluded bookings", async () => {
    const { venue, owner, ids } = await bookedEvenings();
    const early = [{ opens: "09:00", closes: "20:30" }];
    const refused = [
      await set(venue, owner, { days: [{ weekday: "thursday", ranges: early }] }),
      await set(venue, owner, { days: [{ weekday: "thursday", ranges: [] }] }),
      // Holidays close at 18:00.
      await set(venue, owner, { days: [], holidays: [{ date: "2027-05-13", name: "Founders" }] }),
    ];
    expect(refused.map(({ status, body }) => [status, body.current.map(({ id }: { id: number }) => id)])).toEqual([
      [409, ids],
      [409, ids],
      [409, [ids[1]]],
    ]);
  });

  it("are saved if the caller accepts the bookings, which stay and are not listed again", async () => {
    const { venue, owner, ids } = await bookedEvenings();
    const kept = await set(venue, owner, { ...CLOSED, keep_bookings: true });
    expect([kept.status, kept.body.closures]).toEqual([200, CLOSED.closures]);
    expect((await owner.ask("booking", { params: { id: ids[0] ?? 0 } })).body.status).toBe("confirmed");
    const renamed = await set(
      venue,
      owner,
      { days: [], closures: [{ ...CLOSED.closures[0], name: "Floor" }] },
      kept.body.version,
    );
    expect(renamed.status).toBe(200);
  });

  it("ignore cancelled bookings and bookings within the new hours", async () => {
    const { venue, owner, ids } = await bookedEvenings();
    const wide = [{ opens: "12:00", closes: "24:00" }];
    expect((await set(venue, owner, { days: [{ weekday: "thursday", ranges: wide }] })).status).toBe(200);
    await owner.ask("cancelBooking", { params: { id: ids[0] ?? 0 } });
    expect((await set(venue, owner, CLOSED, 2)).status).toBe(200);
  });
});

describe("invalid location hours", () => {
  it.each([
    ["end when they start", [{ opens: "18:00", closes: "18:00" }]],
    [
      "overlap",
      [
        { opens: "09:00", closes: "13:00" },
        { opens: "12:00", closes: "18:00" },
      ],
    ],
  ])("are refused if they %s, with their position and advice", async (_what, ranges) => {
    const { venue, owner } = await bookedEvenings();
    const before = await hoursNow(venue, owner);
    const { status, body } = await set(venue, owner, { days: [{ weekday: "monday", ranges }] });
    expect([status, body.error]).toEqual([422, "validation_failed"]);
    const [[place, sentences] = []] = Object.entries(body.errors);
    expect(place).toMatch(/^days\.0\.ranges\.\d/);
    expect(String(sentences)).toMatch(/\.$/);
    expect(await hoursNow(venue, owner)).toEqual(before);
  });
});
