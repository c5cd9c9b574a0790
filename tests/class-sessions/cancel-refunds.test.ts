import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reconcileRefunds } from "#api/features/refunds/settle-refunds.ts";
import { offerClass, schedule, seatIn, tuesdays } from "#tests/class-sessions/support.ts";
import { accountOf, cash, take } from "#tests/payments/support.ts";
import { cad } from "#tests/policies/support.ts";
import { type Person, type Platform, startPlatform, TEST_NOW, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
let client: Person;
let service: number;
let hour = 9;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
  owner = await venue.person("owner");
  client = await venue.person("client");
  service = await offerClass(owner.ask);
});
afterAll(() => platform.close());

/** Two dates of a class; on the first a client and a guest have paid $30.00 in cash, on the second the client by transfer. */
async function paidClass() {
  hour += 1;
  const { data } = await schedule(
    owner.ask,
    tuesdays(venue, service, { count: 2, start: `${String(hour).padStart(2, "0")}:00` }),
  );
  const seatOf = async (session: (typeof data)[number], changes: Record<string, unknown>, method: string) => {
    const { body } = await owner.ask("createBooking", { body: seatIn(session, changes) });
    await take(owner.ask, body.id, cash(3000, { method }));
    return body.id as number;
  };
  const ofClient = { client_id: client.id, guest: undefined };
  return {
    first: data[0].id as number,
    second: data[1].id as number,
    seat: await seatOf(data[0], ofClient, "cash"),
    guestSeat: await seatOf(data[0], {}, "cash"),
    laterSeat: await seatOf(data[1], ofClient, "transfer"),
  };
}

const previewOf = async (id: number, following = false) =>
  (await owner.ask("classCancellation", { params: { id }, query: { following } })).body;
const statusOf = async (id: number) => (await accountOf(owner.ask, id)).payment_status;
const settled = async () => {
  platform.clock.set(platform.clock.now().add({ minutes: 13 }).toString());
  await reconcileRefunds(platform.deps, venue.tenantId);
  platform.clock.set(TEST_NOW);
};

describe("cancelling a class", () => {
  it("says before what would be refunded, by how it was paid, of this date or of all after it", async () => {
    const { first } = await paidClass();
    expect(await previewOf(first)).toEqual({
      dates: 1,
      people: 2,
      refunds: [{ method: "cash", people: 2, amount: cad(6000) }],
    });
    expect(await previewOf(first, true)).toEqual({
      dates: 2,
      people: 3,
      refunds: [
        { method: "cash", people: 2, amount: cad(6000) },
        { method: "transfer", people: 1, amount: cad(3000) },
      ],
    });
  });

  it("leaves what was paid at the desk under refunds due, and never reads paid", async () => {
    const { first, seat, guestSeat } = await paidClass();
    await owner.ask("deleteClassSession", { params: { id: first } });
    expect([await statusOf(seat), await statusOf(guestSeat)]).toEqual(["refund_due", "refund_due"]);
    expect(await previewOf(first)).toMatchObject({ people: 0, refunds: [] });
  });

  it("keeps it as credit of whoever has an account; a guest's stays due", async () => {
    const { first, seat, guestSeat, laterSeat } = await paidClass();
    const before = (await accountOf(owner.ask, seat)).credit.amount;
    await owner.ask("deleteClassSession", { params: { id: first }, query: { refund: "credit" } });
    await settled();
    expect(await accountOf(owner.ask, seat)).toMatchObject({ payment_status: "refunded", credit: cad(before + 3000) });
    expect([await statusOf(guestSeat), await statusOf(laterSeat)]).toEqual(["refund_due", "paid"]);
  });

  it("needs the permission to refund for another choice than the usual one", async () => {
    const { first, seat } = await paidClass();
    const staff = await venue.person("staff");
    const refused = await staff.ask("deleteClassSession", { params: { id: first }, query: { refund: "later" } });
    expect(refused.status).toBe(403);
    expect(await statusOf(seat)).toBe("paid");
  });
});
