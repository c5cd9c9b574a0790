import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { creditLapsedUses } from "#api/features/memberships/memberships/credited-bill.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { offerClass, schedule, seatIn, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import { deskOf } from "#tests/features/memberships/memberships/support.ts";
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

interface PackSeats {
  classes?: number;
  terms?: Record<string, unknown>;
  isPaid?: boolean;
}

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

describe("a use of a plan that was left for another of its kind", () => {
  it("is credited, and not added to the new plan's hours as well", async () => {
    const desk = await memberOf(platform, [minutes(300)], { price: cad(19_900) });
    const { owner, staff, hourFrom, current } = desk;
    const booked = await book(staff.ask, hourFrom(17));
    const plan = { name: "Other", billing_period: "monthly", price: cad(1000), benefits: [minutes(300)] };
    const { body: other } = await owner.ask("createMembershipPlan", { body: plan });
    await staff.ask("changeMembership", { body: { membership_id: (await current()).id, plan_id: other.id } });
    expect((await current()).credit).toEqual(cad(14_920));
    await staff.ask("cancelBooking", { params: { id: booked.id } });
    await settle();
    expect(await current()).toMatchObject({ credit: cad(18_900), allowances: [{ left: 300 }] });
  });

  it("is credited in amounts that leave a bill which a card can pay", async () => {
    const kwd = (amount: number) => ({ amount, currency: "KWD" });
    const venue = await platform.venue({ currency: "KWD" });
    const [owner, client] = [await venue.person("owner"), await venue.person("client")];
    const planOf = async (name: string, price: number, benefits: unknown[] = []) =>
      (
        await owner.ask("createMembershipPlan", {
          body: { name, billing_period: "monthly", price: kwd(price), benefits },
        })
      ).body.id;
    const old = await planOf("Old", 10_010, [minutes(180)]);
    const sale = { client_id: client.id, plan_id: old, method: "cash" };
    const { membership } = (await owner.ask("startMembershipSubscription", { body: sale })).body;
    const booked: { id: number }[] = [];
    for (const hour of [17, 19]) {
      const times = { start_time: `2027-05-04 ${hour}:00:00`, end_time: `2027-05-04 ${hour + 1}:00:00` };
      booked.push(await book(owner.ask, bayHour(venue, { client_id: client.id, guest: undefined, ...times })));
    }
    const body = { membership_id: membership.id, plan_id: await planOf("New", 3340) };
    expect((await owner.ask("changeMembership", { body })).body.credited).toEqual(kwd(3340));
    await owner.ask("cancelBooking", { params: { id: booked[0]?.id ?? 0 } });
    await settle();
    const { credit } = (await owner.ask("currentMembership", { params: { id: client.id } })).body;
    expect(credit).toEqual(kwd(3340));
  });
});

describe("a use of a pack that was cancelled", () => {
  /** A pack of ten seats for 400.00, one of which is booked in each of these classes. */
  async function packSeats({ classes = 1, terms = {}, isPaid = true }: PackSeats = {}) {
    const desk = await memberOf(platform, []);
    const { venue, owner, staff, client } = desk;
    const pack = { name: "Ten times", billing_period: "custom", price: cad(40_000), benefits: [credits(10)], ...terms };
    const { body: ten } = await owner.ask("createMembershipPlan", { body: pack });
    const sold = await desk.start({ plan_id: ten.id, ...(!isPaid && { method: undefined }) });
    const { id } = sold.body.membership;
    const sessions = (await schedule(staff.ask, tuesdays(venue, await offerClass(staff.ask)))).data.slice(0, classes);
    const book = async (session: (typeof sessions)[number], client_id = client.id) => {
      const seat = await staff.ask("createBooking", { body: seatIn(session, { client_id, guest: undefined }) });
      expect(seat.body).toMatchObject({ price: cad(0) });
      return seat.body as { id: number };
    };
    const seats: { id: number }[] = [];
    for (const session of sessions) seats.push(await book(session));
    const end = async () => {
      const shown = await staff.ask("cancelMembership", { params: { id }, query: { dry_run: true } });
      await staff.ask("cancelMembership", { params: { id }, query: { dry_run_id: shown.body.dry_run_id } });
      return shown.body;
    };
    const byClient = (at: number) => staff.ask("cancelBooking", { params: { id: seats[at]?.id ?? 0 } });
    const byVenue = (at: number) => staff.ask("deleteClassSession", { params: { id: sessions[at]?.id ?? 0 } });
    const bill = () =>
      platform.admin
        .selectFrom("membership_invoices as i")
        .leftJoin("payments as p", "p.membership_invoice_id", "i.id")
        .where("i.membership_id", "=", id)
        .select(["i.id", "p.id as payment_id"])
        .executeTakeFirstOrThrow();
    const left = async () => {
      await settle();
      return (await staff.ask("clientCredit", { params: { id: client.id } })).body.left;
    };
    return { ...desk, id, book, sessions, end, byClient, byVenue, bill, left };
  }

  it("becomes the client's credit if the venue cancels", async () => {
    const { end, byVenue, left } = await packSeats();
    expect(await end()).toMatchObject({ lapsing: cad(36_000), bookings_to_come: 1 });
    expect((await byVenue(0)).status).toBe(200);
    expect(await left()).toEqual([cad(4000)]);
  });

  it("lapses with the pack if the client cancels, also if the venue cancels that class later", async () => {
    const { end, byClient, byVenue, left } = await packSeats({ classes: 2 });
    await end();
    await byClient(0);
    expect(await left()).toEqual([]);
    await byVenue(0);
    expect(await left()).toEqual([]);
    await byVenue(1);
    expect(await left()).toEqual([cad(4000)]);
  });

  it("becomes credit of those seats alone that the venue cancelled, in a family", async () => {
    const { venue, owner, id, book, sessions, end, byClient, byVenue, left } = await packSeats({
      terms: { family_size: 3 },
    });
    const relative = await venue.person("client");
    await owner.ask("addFamilyMember", { params: { id }, body: { client_id: relative.id } });
    const [session] = sessions;
    if (session) await book(session, relative.id);
    await end();
    await byClient(0);
    await byVenue(0);
    expect(await left()).toEqual([cad(4000)]);
  });

  it("is worth its share of the price, not of a sign-up fee, and also after the rest was refunded", async () => {
    const { owner, end, byVenue, bill, left } = await packSeats({ terms: { sign_up_fee: cad(5000) } });
    await end();
    const { payment_id } = await bill();
    const body = { amount: cad(36_000), as: "payment", reason: "They move away" };
    expect((await owner.ask("refundPayment", { params: { id: payment_id ?? 0 }, body })).status).toBe(200);
    await byVenue(0);
    expect(await left()).toEqual([cad(4000)]);
  });

  it("becomes credit when its bill is paid after all", async () => {
    const { owner, end, byVenue, bill, left } = await packSeats({ isPaid: false });
    await end();
    await byVenue(0);
    expect(await left()).toEqual([]);
    await owner.ask("payMembershipInvoice", { params: { id: (await bill()).id }, body: { method: "cash" } });
    expect(await left()).toEqual([cad(4000)]);
  });
});

it("that nobody paid, because it was a trial's, becomes no credit", async () => {
  const { venue, staff, client, start, current } = await deskOf(platform, { benefits: [credits(10)], trial_days: 7 });
  expect((await start({ method: undefined })).status).toBe(201);
  const sessions = (await schedule(staff.ask, tuesdays(venue, await offerClass(staff.ask)))).data;
  const [, , later] = sessions;
  const seat = await staff.ask("createBooking", { body: seatIn(later, { client_id: client.id, guest: undefined }) });
  expect(seat.body).toMatchObject({ price: cad(0) });
  await staff.ask("cancelMembership", { params: { id: (await current()).id } });
  platform.clock.set("2027-05-12T17:00:00Z");
  await advanceMemberships(platform.deps, venue.tenantId);
  const { ask } = await venue.person("staff");
  expect((await ask("deleteClassSession", { params: { id: later?.id ?? 0 } })).status).toBe(200);
  await settle();
  expect((await ask("clientCredit", { params: { id: client.id } })).body.left).toEqual([]);
});

it("is worth its share of all that its period gave, whatever of it rolled over", async () => {
  const desk = await memberOf(platform, [credits(10, { rollover_limit: 10 })], { price: cad(10_000) });
  const { venue, staff, client, current } = desk;
  const { id } = await current();
  const service = await offerClass(staff.ask);
  const { data } = await schedule(staff.ask, tuesdays(venue, service, { from: "2027-07-13", count: 1 }));
  const [session] = data;
  await staff.ask("createBooking", { body: seatIn(session, { client_id: client.id, guest: undefined }) });
  platform.clock.set("2027-06-03T20:00:00Z");
  await advanceMemberships(platform.deps, venue.tenantId);
  const [bill] = (await current()).invoices;
  await staff.ask("payMembershipInvoice", { params: { id: bill.id }, body: { method: "cash" } });
  await staff.ask("cancelMembership", { params: { id } });
  platform.clock.set("2027-07-05T20:00:00Z");
  await advanceMemberships(platform.deps, venue.tenantId);
  const { ask } = await venue.person("staff");
  expect((await ask("deleteClassSession", { params: { id: session?.id ?? 0 } })).status).toBe(200);
  await settle();
  expect((await ask("clientCredit", { params: { id: client.id } })).body.left).toEqual([cad(1000)]);
});
