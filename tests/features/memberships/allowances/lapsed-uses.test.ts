import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { creditLapsedUses } from "#api/features/memberships/memberships/lapsed-uses.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import { book } from "#tests/features/bookings/bookings/support.ts";
import { offerClass, schedule, seatIn, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { credits, memberOf, minutes } from "./support.ts";

let platform: Platform;
const enqueued: [string, unknown][] = [];
beforeAll(async () => {
  platform = await startPlatform({ jobs: { enqueue: async (_trx, name, data) => void enqueued.push([name, data]) } });
});

/** Runs the jobs that were queued. */
async function settle(): Promise<void> {
  for (const [name, data] of enqueued.splice(0)) {
    if (name === "credit_lapsed_uses") await creditLapsedUses(platform.deps, data as JobData["credit_lapsed_uses"]);
  }
}
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

/** A member of a plan of 199.00 who has booked three of its five hours and then moved to one of 189.00. */
async function mover() {
  const desk = await memberOf(platform, [minutes(300)], { price: cad(19_900) });
  const { staff, client, family, hourFrom, current } = desk;
  const booked: { id: number; version: number }[] = [];
  for (const hour of [17, 19, 21]) booked.push(await book(staff.ask, hourFrom(hour)));
  const body = { membership_id: (await current()).id, plan_id: family.id };
  expect((await staff.ask("changeMembership", { body })).body.credited).toEqual(cad(7960));
  const cancel = async (id: number) => (await staff.ask("cancelBooking", { params: { id } })).body;
  const restore = async ({ id, version }: { id: number; version: number }) =>
    (await staff.ask("restoreBooking", { params: { id }, body: { version } })).body;
  const credit = async () => {
    await settle();
    return (await current()).credit;
  };
  return { ...desk, client, booked, cancel, restore, credit };
}

describe("a use that comes back after a change of plan", () => {
  it("is credited as it would have been then", async () => {
    const { booked, cancel, credit } = await mover();
    expect(await credit()).toEqual(cad(0));
    await cancel(booked[0]?.id ?? 0);
    expect(await credit()).toEqual(cad(3980));
    for (const { id } of booked.slice(1)) await cancel(id);
    // With the 79.60 of then it is all of the bill.
    expect(await credit()).toEqual(cad(11_940));
  });

  it("is used again if its booking is restored, for the credit that it had become", async () => {
    const { booked, cancel, restore, credit } = await mover();
    const { id, version } = await cancel(booked[0]?.id ?? 0);
    expect(await restore({ id, version })).toMatchObject({ price: cad(0), covered: cad(6000) });
    expect(await credit()).toEqual(cad(0));
    const again = await cancel(id);
    expect(await credit()).toEqual(cad(3980));
    expect(await restore(again)).toMatchObject({ price: cad(0), covered: cad(6000) });
  });

  it("is credited at most for the days that were left", async () => {
    const desk = await memberOf(platform, [minutes(300)], { price: cad(19_900) });
    const { staff, family, hourFrom, current } = desk;
    const times = { start_time: "2027-05-30 17:00:00", end_time: "2027-05-30 18:00:00" };
    const { id } = await book(staff.ask, hourFrom(17, times));
    platform.clock.set("2027-05-13T20:00:00Z");
    const body = { membership_id: (await current()).id, plan_id: family.id };
    // 21 of 31 days, which is less than four of five hours.
    expect((await staff.ask("changeMembership", { body })).body.credited).toEqual(cad(13_481));
    await staff.ask("cancelBooking", { params: { id } });
    await settle();
    expect((await current()).credit).toEqual(cad(0));
  });
});

describe("a use of a pack that was cancelled", () => {
  async function packSeat() {
    const desk = await memberOf(platform, []);
    const { venue, owner, staff, client } = desk;
    const pack = { name: "Ten times", billing_period: "custom", price: cad(40_000), benefits: [credits(10)] };
    const { body: ten } = await owner.ask("createMembershipPlan", { body: pack });
    const sold = await desk.start({ plan_id: ten.id });
    const [session] = (await schedule(staff.ask, tuesdays(venue, await offerClass(staff.ask)))).data;
    const seat = await staff.ask("createBooking", {
      body: seatIn(session, { client_id: client.id, guest: undefined }),
    });
    expect(seat.body).toMatchObject({ price: cad(0) });
    const id = sold.body.membership.id;
    const shown = await staff.ask("cancelMembership", { params: { id }, query: { dry_run: true } });
    expect(shown.body).toMatchObject({ lapsing: cad(36_000), bookings_to_come: 1 });
    await staff.ask("cancelMembership", { params: { id }, query: { dry_run_id: shown.body.dry_run_id } });
    const left = async () => {
      await settle();
      return (await staff.ask("clientCredit", { params: { id: client.id } })).body.left;
    };
    return { ...desk, session, seat: seat.body, left };
  }

  it("becomes the client's credit if the venue cancels", async () => {
    const { staff, session, left } = await packSeat();
    expect((await staff.ask("deleteClassSession", { params: { id: session.id } })).status).toBe(200);
    expect(await left()).toEqual([cad(4000)]);
  });

  it("lapses with the pack if the client cancels", async () => {
    const { staff, seat, left } = await packSeat();
    await staff.ask("cancelBooking", { params: { id: seat.id } });
    expect(await left()).toEqual([]);
  });
});
