import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { reconcileRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import { bookSeries, tuesdays } from "#tests/features/bookings/bookings/series/support.ts";
import { bayHour } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { payingVenue } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { accountOf, cash, take } from "#tests/features/payments/payments/support.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform, type Reply, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

type Booker = Record<"client_id" | "guest", unknown>;
type Booked = (venue: Venue, ask: Ask, by: Booker) => Promise<{ ids: number[]; cancel: Cancel }>;
type Cancel = (ask: Ask, refund: string) => Promise<Reply>;

const idsOf = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);

const SEVERAL: [what: string, book: Booked][] = [
  [
    "a party",
    async (venue, ask, by) => {
      const { resource_id: _, ...hour } = bayHour(venue, { bays: 2, ...by });
      const { body } = await ask("createBookingGroup", { body: hour });
      const bookings = idsOf(body).map((id) => ({ id, version: 1 }));
      const cancel: Cancel = (who, refund) =>
        who("cancelBookingGroup", { params: { id: body.group_id }, body: { bookings, refund } });
      return { ids: idsOf(body), cancel };
    },
  ],
  [
    "a weekly series",
    async (venue, ask, by) => {
      const body = await bookSeries(ask, tuesdays(venue, { count: 2, ...by }));
      const [booking_id] = idsOf(body);
      const all = { booking_id, version: 1, scope: "all" };
      const cancel: Cancel = (who, refund) =>
        who("cancelBookingSeries", { params: { id: body.series_id }, body: { ...all, refund } });
      return { ids: idsOf(body), cancel };
    },
  ],
];

describe.each(SEVERAL)("a person who cancels %s", (_, book) => {
  /** Two bookings, for each of which $60.00 was paid in cash. */
  async function paid(isGuest = false) {
    const { venue, owner } = await payingVenue(platform);
    const client = await venue.person("client");
    const guest = { first_name: "Gil", last_name: "Guest" };
    const by = isGuest ? { guest, client_id: undefined } : { guest: undefined, client_id: client.id };
    const booked = await book(venue, owner.ask, by);
    for (const id of booked.ids) await take(owner.ask, id, cash(6000));
    const stateOf = async () =>
      Promise.all(booked.ids.map(async (id) => (await accountOf(owner.ask, id)).payment_status as string));
    return { venue, owner, ...booked, stateOf };
  }

  it("turns the payments into the client's credit", async () => {
    const { venue, owner, ids, cancel } = await paid();
    expect((await cancel(owner.ask, "credit")).status).toBe(200);
    platform.clock.set(platform.clock.now().add({ minutes: 13 }).toString());
    await reconcileRefunds(platform.deps, venue.tenantId);
    for (const id of ids)
      expect(await accountOf(owner.ask, id)).toMatchObject({ payment_status: "refunded", credit: cad(12_000) });
  });

  it("refunds them at once, or decides later", async () => {
    const [now, later] = [await paid(), await paid()];
    await now.cancel(now.owner.ask, "payment");
    expect(await now.stateOf()).toEqual(["refunded", "refunded"]);
    await later.cancel(later.owner.ask, "later");
    expect(await later.stateOf()).toEqual(["refund_due", "refund_due"]);
    expect(idsOf((await later.owner.ask("refundsDue")).body)).toEqual(expect.arrayContaining(later.ids));
  });

  it("needs the permission to refund, and a client for credit; else nothing is cancelled", async () => {
    const [client, guest] = [await paid(), await paid(true)];
    const before = [await client.stateOf(), await guest.stateOf()];
    const staff = await client.venue.person("staff");
    expect((await client.cancel(staff.ask, "payment")).status).toBe(403);
    const refused = await guest.cancel(guest.owner.ask, "credit");
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["refund"]]);
    expect([await client.stateOf(), await guest.stateOf()]).toEqual(before);
  });
});
