import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { cad, policyWith, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { deliverWaiting } from "#tests/features/messages/campaigns/support.ts";
import { startPlatform, TEST_NOW, type Platform, type Venue } from "#tests/support/venue.ts";
import { bayHour, bayId, book, mailsOf } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const GUEST = { first_name: "Robin", last_name: "Lee", email: "robin@guest.test" };
const AT_THREE = "2027-05-04 22:00:00";

/** A guest's hour of Bay 1 on Tuesday at noon, by its mailed link. */
async function booked(venue: Venue) {
  const { guest: _guest, ...hour } = bayHour(venue);
  const ask = venue.visitor();
  const { token } = (await ask("createHold", { body: hour })).body;
  const { body } = await ask("createPublicBooking", { body: { hold_token: token, guest: GUEST } });
  const link = { token: body.manage_token as string };
  const move = (input: Record<string, unknown> = {}) =>
    venue.anonymous("moveManagedBooking", { params: link, body: { version: 2, start_time: AT_THREE, ...input } });
  const see = () => venue.anonymous("managedBooking", { params: link });
  return { id: body.booking.id as number, link, move, see };
}

async function venueWith(policy = policyWith([], { reschedule_notice_minutes: 240, reschedule_fee: cad(1000) })) {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  await setPolicy(staff.ask, venue, policy);
  return { venue, staff };
}

describe("a guest with the mailed link", () => {
  it("moves the booking with its length, owes the fee that was shown, and gets an email", async () => {
    const { venue } = await venueWith();
    const { id, move, see } = await booked(venue);
    const shown = (await see()).body;
    expect(shown).toMatchObject({ allowed_actions: ["move", "cancel"], terms: { reschedule_due: cad(1000) } });
    expect(await move()).toMatchObject({
      status: 200,
      body: {
        id,
        start_time: "2027-05-04T22:00:00Z",
        end_time: "2027-05-04T23:00:00Z",
        party_size: 2,
        version: 3,
        amounts_due: [{ kind: "reschedule", amount: cad(1000), is_waived: false }],
      },
    });
    const [, moved] = await mailsOf(platform, venue);
    expect(moved).toMatchObject({
      kind: "booking_moved",
      payload: { start_time: "2027-05-04T22:00:00Z", previous: { start_time: "2027-05-04T19:00:00Z" } },
    });
    const mails = await deliverWaiting(platform, venue);
    expect(mails.map(({ text }) => text.includes("$10.00 for another time"))).toEqual([false, true]);
  });

  it("gets another bay if the booked bay is taken, and the nearest times if all are", async () => {
    const { venue, staff } = await venueWith();
    const { move, see } = await booked(venue);
    const at = { start_time: AT_THREE, end_time: "2027-05-04 23:00:00" };
    await book(staff.ask, bayHour(venue, at));
    expect((await move()).body).toMatchObject({ resource: { id: bayId(venue, 1) } });
    for (const bay of [0, 1, 2]) {
      await book(
        staff.ask,
        bayHour(venue, {
          resource_id: bayId(venue, bay),
          start_time: "2027-05-04 16:00:00",
          end_time: "2027-05-04 17:00:00",
        }),
      );
    }
    const refused = await move({ version: 3, start_time: "2027-05-04 16:00:00" });
    expect(refused).toMatchObject({ status: 409, body: { error: "slot_taken" } });
    expect(refused.body.alternatives).toHaveLength(3);
    expect((await see()).body).toMatchObject({ start_time: "2027-05-04T22:00:00Z", version: 3 });
  });

  it("is refused once the notice is over, and for an outdated version", async () => {
    const { venue } = await venueWith();
    const { move, see } = await booked(venue);
    expect(await move({ version: 9 })).toMatchObject({
      status: 409,
      body: { error: "stale_version", current: { version: 2 } },
    });
    platform.clock.set("2027-05-04T15:00:01Z");
    expect((await see()).body.allowed_actions).toEqual(["cancel"]);
    expect(await move()).toMatchObject({ status: 422, body: { error: "too_short_notice" } });
    platform.clock.set("2027-05-04T19:00:01Z");
    expect(await move()).toMatchObject({ status: 409, body: { error: "invalid_state" } });
  });

  it("is refused times outside the venue's rules and invalid times", async () => {
    const { venue } = await venueWith();
    const { move } = await booked(venue);
    expect(await move({ start_time: "2027-05-04 10:00:00" })).toMatchObject({
      status: 422,
      body: { error: "outside_hours" },
    });
    expect(await move({ start_time: "soon" })).toMatchObject({
      status: 422,
      body: { errors: { start_time: expect.any(Array) } },
    });
  });

  it("cannot move a cancelled booking, or another company's", async () => {
    const { venue, staff } = await venueWith();
    const { id, link, move, see } = await booked(venue);
    await staff.ask("cancelBooking", { params: { id } });
    expect(await move({ version: 3 })).toMatchObject({ status: 409, body: { error: "invalid_state" } });
    expect((await see()).body.allowed_actions).toEqual([]);
    const other = await platform.venue();
    const foreign = await other.anonymous("moveManagedBooking", {
      params: link,
      body: { version: 3, start_time: AT_THREE },
    });
    expect(foreign.status).toBe(404);
  });
});
