import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { startPlatform, TEST_NOW, type Platform, type Venue } from "#tests/support/venue.ts";
import { memberOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

/** A client who books online as a member of a plan with these limits. */
async function onlineMember(terms: Record<string, unknown>) {
  const member = await memberOf(platform, [], terms);
  const { venue, client } = member;
  const timeOn = (start: string, end: string, more: Record<string, unknown> = {}) => {
    const { guest: _guest, resource_id: _bay, ...time } = bayHour(venue, { start_time: start, end_time: end, ...more });
    return time;
  };
  const hold = (hour: number, more: Record<string, unknown> = {}) =>
    client.ask("createHold", { body: timeOn(`2027-05-04 ${hour}:00:00`, `2027-05-04 ${hour + 1}:00:00`, more) });
  const confirm = (hold_token: string) => client.ask("createPublicBooking", { body: { hold_token } });
  return { ...member, timeOn, hold, confirm };
}

describe("a plan's booking window", () => {
  const days = (venue: Venue, from: string, to: string) => ({
    query: {
      service_id: serviceId(venue),
      location_id: venue.locationId,
      date_from: from,
      date_to: to,
      days_only: true,
    },
  });

  it("lets members book farther ahead than others, and says until when", async () => {
    const { venue, owner, client, timeOn } = await onlineMember({ booking_window_days: 90 });
    const asked = days(venue, "2027-07-10", "2027-07-11");
    const free = async (ask: typeof client.ask) =>
      (await ask("publicAvailability", asked)).body.data !== undefined &&
      (await ask("publicAvailability", asked)).body.days.some(
        ({ free_count }: { free_count: number }) => free_count > 0,
      );
    expect([await free(client.ask), await free(venue.visitor())]).toEqual([true, false]);
    const services = async (ask: typeof client.ask) =>
      (await ask("publicServices")).body.data.find(({ id }: { id: number }) => id === serviceId(venue)).horizon_days;
    expect([await services(client.ask), await services(venue.visitor())]).toEqual([90, 60]);
    const held = await client.ask("createHold", { body: timeOn("2027-07-10 19:00:00", "2027-07-10 20:00:00") });
    expect(held.status).toBe(201);
    const beyond = timeOn("2027-08-10 19:00:00", "2027-08-10 20:00:00");
    const refused = await client.ask("createHold", { body: beyond });
    expect([refused.status, refused.body.error, refused.body.message]).toEqual([
      422,
      "beyond_horizon",
      "Club 12 members book up to 90 days ahead, until Sunday 1 August.",
    ]);
    const other = await venue.visitor()("createHold", { body: timeOn("2027-07-10 19:00:00", "2027-07-10 20:00:00") });
    expect([other.status, other.body.error]).toEqual([422, "beyond_horizon"]);
    expect((await owner.ask("membershipPlans")).body.data[0].booking_window_days).toBe(90);
  });

  it("is never shorter than the regular window, and ends with the membership", async () => {
    const { client, staff, current, timeOn } = await onlineMember({ booking_window_days: 5 });
    const late = timeOn("2027-06-20 19:00:00", "2027-06-20 20:00:00");
    expect((await client.ask("createHold", { body: late })).status).toBe(201);
    const far = await onlineMember({ booking_window_days: 300 });
    await far.staff.ask("cancelMembership", { params: { id: (await far.current()).id } });
    const beyond = far.timeOn("2027-07-20 19:00:00", "2027-07-20 20:00:00");
    expect((await far.client.ask("createHold", { body: beyond })).body.error).toBe("beyond_horizon");
    expect((await staff.ask("currentMembership", { params: { id: client.id } })).body.id).toBe((await current()).id);
  });
});

describe("a plan's limit of upcoming bookings", () => {
  it("refuses one more to the member, and none to the desk, until one is cancelled", async () => {
    const { staff, hold, confirm, hourFrom } = await onlineMember({ concurrent_bookings: 2 });
    const first = await confirm((await hold(17)).body.token);
    await book(staff.ask, hourFrom(19));
    const refused = await hold(21);
    expect([refused.status, refused.body.error, refused.body.message]).toEqual([
      409,
      "invalid_state",
      "Club 12 members have at most 2 bookings to come at a time. Cancel one, or come back after it.",
    ]);
    await book(staff.ask, hourFrom(22));
    const { id } = first.body.booking;
    await staff.ask("cancelBooking", { params: { id } });
    expect((await hold(21)).status).toBe(409);
  });

  it("gives the last place to one of two holds that are confirmed at once", async () => {
    const { hold, confirm } = await onlineMember({ concurrent_bookings: 1 });
    const tokens = [(await hold(17)).body.token, (await hold(20)).body.token];
    const replies = await Promise.all(tokens.map(confirm));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe("a plan's limit of guests", () => {
  it("refuses the member a larger party, also by a change; the desk may exceed it", async () => {
    const { client, staff, hold, confirm, hourFrom } = await onlineMember({ guest_limit: 1 });
    const sentence = "Club 12 members bring 1 guest to a booking. Ask the venue for a larger party.";
    const refused = await hold(17, { party_size: 3 });
    expect([refused.status, refused.body.errors]).toEqual([422, { party_size: [sentence] }]);
    const { body } = await confirm((await hold(17, { party_size: 2 })).body.token);
    const { id, version } = body.booking;
    const grown = await client.ask("updatePublicBooking", { params: { id }, body: { version, party_size: 3 } });
    expect([grown.status, grown.body.errors]).toEqual([422, { party_size: [sentence] }]);
    expect(await book(staff.ask, hourFrom(20, { party_size: 3 }))).toMatchObject({ party_size: 3 });
  });

  it("applies to a member who signs in after the hold", async () => {
    const { venue, client, timeOn } = await onlineMember({ guest_limit: 0 });
    const visitor = venue.visitor();
    const held = await visitor("createHold", { body: timeOn("2027-05-04 17:00:00", "2027-05-04 18:00:00") });
    const refused = await client.ask("createPublicBooking", { body: { hold_token: held.body.token } });
    expect([refused.status, refused.body.error]).toEqual([422, "party_too_large"]);
  });
});
