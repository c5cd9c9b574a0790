import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayId, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { seatIn } from "#tests/features/bookings/class-sessions/support.ts";
import { startPlatform, type Ask, type Platform } from "#tests/support/venue.ts";
import { mailTextsOf } from "./mail-texts.ts";
import { fullClass, fullHour, guestNamed, joinAsGuest, standingOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const BOTH = ["ada@wait.test", "ben@wait.test"];

/** Ada was offered an hour that Ben waits for. */
async function adaAndBen() {
  const venue = await platform.venue();
  const owner = await venue.person("owner");
  const { taken, wanted } = await fullHour(venue, owner.ask);
  const ada = await joinAsGuest(venue, { ...wanted, guest: guestNamed("Ada") });
  const ben = await joinAsGuest(venue, { ...wanted, guest: guestNamed("Ben") });
  const entries = (await owner.ask("waitlist")).body.data;
  await owner.ask("cancelBooking", { params: { id: taken[0].id } });
  await owner.ask("offerWaitlistPlace", { params: { id: entries[0].id }, body: { version: 1 } });
  return { venue, owner, ada, ben, entries, taken };
}

describe("a person who waits for a service, or was offered a time for it,", () => {
  it("is mailed when the service is archived, and leaves the waiting list", async () => {
    const { venue, owner, ada, ben } = await adaAndBen();
    await owner.ask("deleteService", { params: { id: serviceId(venue) } });
    expect(await standingOf(venue, ada, ben)).toEqual(["closed", "closed"]);
    const mails = await mailTextsOf(platform, venue, "waitlist_ended");
    expect(mails.map(({ to }) => to)).toEqual(BOTH);
    expect(mails[0]?.text).toMatch(/^What you are waiting for is no longer offered: .*May/);
  });

  it("can no longer accept the offered time, which is free for others", async () => {
    const { venue, owner, ada } = await adaAndBen();
    await owner.ask("deleteService", { params: { id: serviceId(venue) } });
    const late = await venue.anonymous("acceptWaitlistOffer", { params: { token: ada.token } });
    expect([late.status, late.body.error]).toEqual([410, "link_expired"]);
    const block = {
      location_id: venue.locationId,
      scope: "resources",
      resource_ids: [bayId(venue)],
      from_date: "2027-05-04",
      from_time: "12:00",
      to_date: "2027-05-04",
      to_time: "13:00",
      kind: "event",
      reason: "Club night",
      colour: "violet",
    };
    expect((await owner.ask("createBlockedTime", { body: block })).status).toBe(201);
  });

  it("is mailed when the location is archived", async () => {
    const { venue, owner, ada, ben, taken } = await adaAndBen();
    for (const { id } of taken) await owner.ask("cancelBooking", { params: { id } });
    expect((await owner.ask("deleteLocation", { params: { id: venue.locationId } })).status).toBe(200);
    expect(await standingOf(venue, ada, ben)).toEqual(["closed", "closed"]);
    expect((await mailTextsOf(platform, venue, "waitlist_ended")).map(({ to }) => to)).toEqual(BOTH);
  });

  it("keeps a service that nobody has booked in the records while they wait for it", async () => {
    const { venue, owner, ada } = await adaAndBen();
    await platform.admin
      .updateTable("waitlist_entries")
      .set({ service_id: serviceId(venue, "Lesson") })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect((await owner.ask("deleteService", { params: { id: serviceId(venue, "Lesson") } })).status).toBe(200);
    expect(await standingOf(venue, ada)).toEqual(["closed"]);
  });

  it("gets no email when another service is archived", async () => {
    const { venue, owner, ada } = await adaAndBen();
    await owner.ask("deleteService", { params: { id: serviceId(venue, "Lesson") } });
    expect(await standingOf(venue, ada)).toEqual(["offered"]);
    expect(await mailTextsOf(platform, venue, "waitlist_ended")).toEqual([]);
  });

  it("still waits for a seat in a class, which takes place although its service is archived", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const { session } = await fullClass(venue, owner.ask);
    const ada = await joinAsGuest(venue, seatIn(session, { guest: guestNamed("Ada") }));
    await owner.ask("deleteService", { params: { id: session.service_id } });
    expect(await standingOf(venue, ada)).toEqual(["waiting 1"]);
  });
});

describe("a person whom staff take off the waiting list", () => {
  const remove = (ask: Ask, id: number, query: Record<string, string | number | boolean>) =>
    ask("removeFromWaitlist", { params: { id }, query });

  it("is mailed only if staff choose to", async () => {
    const { venue, owner, ada, ben, entries } = await adaAndBen();
    await remove(owner.ask, entries[0].id, { notify: true });
    await remove(owner.ask, entries[1].id, {});
    expect(await standingOf(venue, ada, ben)).toEqual(["removed", "removed"]);
    const mails = await mailTextsOf(platform, venue, "waitlist_removed");
    expect(mails.map(({ to }) => to)).toEqual(["ada@wait.test"]);
    expect(mails[0]?.text).toMatch(/^You are off the waiting list: .*May/);
  });

  it("is mailed once, and not at all if the removal is refused", async () => {
    const { venue, owner, ada, entries } = await adaAndBen();
    const client = await venue.person("client");
    const other = await (await platform.venue()).person("owner");
    const { id } = entries[0];
    const notify = true;
    expect((await remove(client.ask, id, { notify })).status).toBe(403);
    expect((await remove(other.ask, id, { notify })).status).toBe(404);
    expect((await remove(owner.ask, id, { notify, version: 1 })).body.error).toBe("stale_version");
    expect((await remove(owner.ask, id, { notify: "perhaps" })).status).toBe(400);
    await venue.anonymous("leaveWaitlist", { params: { token: ada.token } });
    expect((await remove(owner.ask, id, { notify })).body.status).toBe("declined");
    expect(await mailTextsOf(platform, venue, "waitlist_removed")).toEqual([]);
  });
});
