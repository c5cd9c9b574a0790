import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A client with an hour on each of three days in May, and an hour of somebody else. */
async function bookedClient() {
  platform.clock.set(TEST_NOW);
  const venue = await platform.venue();
  const [staff, client] = [await venue.person("staff"), await venue.person("client")];
  const hours = [];
  for (const day of ["04", "05", "06"]) {
    const times = { start_time: `2027-05-${day} 19:00:00`, end_time: `2027-05-${day} 20:00:00` };
    hours.push(await book(staff.ask, bayHour(venue, { ...times, guest: null, client_id: client.id })));
  }
  await book(staff.ask, bayHour(venue, { start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" }));
  const ask = async (query: Record<string, string | number> = {}) =>
    (await staff.ask("clientBookings", { params: { id: client.id }, query })).body;
  const ids = async (period: string) => (await ask({ period })).data.map(({ id }: { id: number }) => id);
  return { venue, staff, client, ask, ids, hours: hours.map(({ id }) => id as number) };
}

describe("a client's bookings", () => {
  it("are upcoming until they end, next first, and then past, latest first", async () => {
    const { ids, hours } = await bookedClient();
    const [first, second, third] = hours;
    expect(await ids("upcoming")).toEqual([first, second, third]);
    expect(await ids("past")).toEqual([]);
    platform.clock.set("2027-05-05T19:30:00Z");
    expect(await ids("upcoming")).toEqual([second, third]);
    expect(await ids("past")).toEqual([first]);
    platform.clock.set("2027-05-05T20:00:00Z");
    expect(await ids("upcoming")).toEqual([third]);
    expect(await ids("past")).toEqual([second, first]);
  });

  it("are paged, cancelled ones included, as in the list of all bookings", async () => {
    const { staff, ask, client, hours } = await bookedClient();
    await staff.ask("cancelBooking", { params: { id: hours[2] ?? 0 } });
    const { data, meta } = await ask({ perPage: 2, page: 1 });
    expect(meta).toEqual({ current_page: 1, last_page: 2, total: 3, per_page: 2 });
    const { body: all } = await staff.ask("bookings", { query: { client_id: client.id, perPage: 2 } });
    expect(data).toEqual(all.data);
    expect(data[0]).toMatchObject({ id: hours[2], status: "cancelled" });
    expect((await ask({ perPage: 2, page: 2 })).data).toHaveLength(1);
  });

  it("are open only to staff, and for valid periods", async () => {
    const { venue, staff, client } = await bookedClient();
    const question = { params: { id: client.id } };
    expect((await client.ask("clientBookings", question)).body.error).toBe("forbidden");
    expect((await venue.anonymous("clientBookings", question)).body.error).toBe("unauthenticated");
    const odd = await staff.ask("clientBookings", { ...question, query: { period: "someday" } });
    expect(odd.status).toBe(400);
  });

  it("of another company's client are not found, as for an unknown client", async () => {
    const [{ staff }, { client: theirs }] = [await bookedClient(), await bookedClient()];
    const foreign = await staff.ask("clientBookings", { params: { id: theirs.id } });
    const absent = await staff.ask("clientBookings", { params: { id: 2_000_000_000 } });
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, request_id: "" }).toEqual({ ...absent.body, request_id: "" });
  });
});
