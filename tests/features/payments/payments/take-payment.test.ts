import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { accountOf, cash, deskWithBooking, take } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

describe("a payment at the desk", () => {
  it("pays a booking, and every figure is a sum of ledger entries", async () => {
    const { staff, id } = await deskWithBooking(platform);
    expect(await accountOf(staff.ask, id)).toMatchObject({ payment_status: "due", balance: cad(6000), paid: cad(0) });
    const taken = await take(staff.ask, id, cash(6000));
    expect(taken).toMatchObject({
      status: 201,
      body: { payment_status: "paid", charged: cad(6000), paid: cad(6000), balance: cad(0) },
    });
    expect(taken.body.payments).toMatchObject([
      { number: 1, method: "cash", amount: cad(6000), payer_name: "Robin Lee", refundable: cad(6000) },
    ]);
    const entries = taken.body.transactions.flatMap((one: { entries: unknown[] }) => one.entries);
    expect(entries).toEqual([
      { account: "receivable", amount: cad(6000) },
      { account: "bookings", amount: cad(-6000) },
      { account: "cash", amount: cad(6000) },
      { account: "receivable", amount: cad(-6000) },
    ]);
    expect((await staff.ask("booking", { params: { id } })).body.payment_status).toBe("paid");
  });

  it("is split over the people of a party, with a tip, and the booking is part-paid until the last share", async () => {
    const { staff, id } = await deskWithBooking(platform);
    const first = await take(
      staff.ask,
      id,
      cash(2000, { payer_name: "Leo Eriksen" }),
      cash(2000, { method: "card_terminal", tip: cad(300) }),
    );
    expect(first.body).toMatchObject({ payment_status: "deposit_paid", balance: cad(2000), paid: cad(4000) });
    expect(first.body.payments.map((one: { payer_name: string }) => one.payer_name)).toEqual([
      "Leo Eriksen",
      "Robin Lee",
    ]);
    const second = await take(staff.ask, id, cash(2000, { method: "other", note: "Voucher 17" }));
    expect(second.body).toMatchObject({ payment_status: "paid", balance: cad(0) });
  });

  it("takes no share of a party if one share is refused", async () => {
    const { staff, id } = await deskWithBooking(platform);
    const refused = await take(staff.ask, id, cash(2000), cash(2000, { method: "credit" }));
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { "shares.1.method": ["A guest has no credit here."] } },
    });
    expect(await accountOf(staff.ask, id)).toMatchObject({ payments: [], balance: cad(6000) });
  });

  it.each([
    ["more than is owed", cash(6001), 422, "Only $60.00 is owed for this booking."],
    [
      "another currency",
      { amount: { amount: 100, currency: "USD" }, method: "cash" },
      422,
      "This booking is paid in CAD.",
    ],
    ["zero", cash(0), 422, undefined],
    ["a fraction of a cent", cash(0.5), 422, undefined],
    ['the method "other" without a note', cash(100, { method: "other" }), 422, undefined],
    ["a card, which only the provider charges", cash(100, { method: "card" }), 422, undefined],
  ])("refuses %s", async (_, share, status, message) => {
    const { staff, id } = await deskWithBooking(platform);
    const refused = await take(staff.ask, id, share);
    expect(refused.status).toBe(status);
    if (message) expect(refused.body.message).toBe(message);
    expect((await accountOf(staff.ask, id)).transactions).toHaveLength(1);
  });

  it("refuses a second payment of a paid booking, and answers a repeated request with the first response", async () => {
    const { staff, id } = await deskWithBooking(platform);
    const body = { booking_id: id, shares: [cash(6000)] };
    const press = () => staff.ask("takePayment", { body, headers: { "idempotency-key": `press-${id}` } });
    const [one, two] = await Promise.all([press(), press()]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body).toEqual(one.body);
    expect(await take(staff.ask, id, cash(6000))).toMatchObject({
      status: 409,
      body: { message: "Nothing is owed for this booking." },
    });
    expect((await accountOf(staff.ask, id)).payments).toHaveLength(1);
  });

  it("is taken once, however many desks take it at the same moment", async () => {
    const { staff, id } = await deskWithBooking(platform);
    const replies = await Promise.all(Array.from({ length: 8 }, () => take(staff.ask, id, cash(6000))));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await accountOf(staff.ask, id)).toMatchObject({ paid: cad(6000), balance: cad(0) });
  });

  it("needs the permission to take payments, in the own company, which must not be locked", async () => {
    const { venue, id } = await deskWithBooking(platform);
    const [coach, client] = [await venue.coach(), await venue.person("client")];
    expect((await take(coach.ask, id, cash(100))).status).toBe(403);
    expect((await take(client.ask, id, cash(100))).status).toBe(403);
    const stranger = await (await platform.venue()).person("owner");
    expect(await take(stranger.ask, id, cash(100))).toMatchObject({
      status: 404,
      body: { message: "There is no such booking." },
    });
    const locked = await platform.venue({ trial_ends_at: null, subscription_status: "none" });
    const owner = await locked.person("owner");
    expect((await take(owner.ask, id, cash(100))).status).toBe(423);
  });

  it("numbers receipts without gaps", async () => {
    const { venue, staff, id } = await deskWithBooking(platform);
    const ids = [id];
    for (const hour of ["17", "20", "21"]) {
      const times = { start_time: `2027-05-04 ${hour}:00:00`, end_time: `2027-05-04 ${Number(hour) + 1}:00:00` };
      ids.push((await book(staff.ask, bayHour(venue, times))).id);
    }
    await Promise.all(ids.map((one) => take(staff.ask, one, cash(100))));
    await take(staff.ask, id, cash(999_999));
    await take(staff.ask, id, cash(100));
    const { body } = await staff.ask("payments", { query: { sortDir: "asc" } });
    expect(body.data.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("the list of payments", () => {
  it("is filtered by the location of the payment, and so is the export", async () => {
    const { venue, staff, admin, id } = await deskWithBooking(platform);
    const owner = await venue.person("owner");
    const other = (await owner.ask("createLocation", { body: { name: "North Shore" } })).body.id;
    await take(staff.ask, id, cash(1000));
    await platform.admin.updateTable("bookings").set({ location_id: other }).where("id", "=", id).execute();
    await take(staff.ask, id, cash(2000));
    const at = async (location_id: number) =>
      (await staff.ask("payments", { query: { location_id } })).body.data.map(
        ({ number }: { number: number }) => number,
      );
    expect([await at(venue.locationId), await at(other), await at(2_000_000_001)]).toEqual([[1], [2], []]);
    const { body } = await admin.ask("exportPayments", { query: { location_id: other } });
    expect(String(body).trim().split("\n")).toHaveLength(2);
  });

  it("is filtered by method, day and name, and exported", async () => {
    const { staff, id } = await deskWithBooking(platform);
    await take(staff.ask, id, cash(1000, { payer_name: "Leo Eriksen" }), cash(2000, { method: "transfer" }));
    const numbers = async (query: Record<string, string | string[]>) =>
      (await staff.ask("payments", { query: { ...query, sortDir: "asc" } })).body.data.map(
        ({ number }: { number: number }) => number,
      );
    expect(await numbers({ method: ["transfer"] })).toEqual([2]);
    expect(await numbers({ search: "leo" })).toEqual([1]);
    expect(await numbers({ search: "2" })).toEqual([2]);
    expect(await numbers({ date_from: "2027-05-03", date_to: "2027-05-03" })).toEqual([1, 2]);
    expect(await numbers({ date_from: "2027-05-04" })).toEqual([]);
    const { body } = await staff.ask("exportPayments", { query: { search: "leo" } });
    expect(body).toContain("1,2027-05-03 10:00,Leo Eriksen,");
    expect(body).toContain(",10.00,0.00,0.00,CAD,");
  });

  it("finds payers, clients and guests alike, and nobody of another company", async () => {
    const { venue, staff, id } = await deskWithBooking(platform, {
      guest: { first_name: "Greta", last_name: "Garnet" },
    });
    const { body: client } = await staff.ask("createClient", { body: { first_name: "Clio", last_name: "Garland" } });
    const times = { start_time: "2027-05-04 17:00:00", end_time: "2027-05-04 18:00:00" };
    const ofClient = await book(staff.ask, bayHour(venue, { ...times, guest: undefined, client_id: client.id }));
    await take(staff.ask, id, cash(100));
    await take(staff.ask, ofClient.id, cash(100));
    const other = await deskWithBooking(platform, { guest: { first_name: "Greta", last_name: "Garnet" } });
    await take(other.staff.ask, other.id, cash(100));
    const found = async (search: string) =>
      (await staff.ask("payments", { query: { search, sortDir: "asc" } })).body.data.map(
        ({ payer_name }: { payer_name: string }) => payer_name,
      );
    expect(await found("gar")).toEqual(["Greta Garnet", "Clio Garland"]);
    expect(await found("a garn")).toEqual(["Greta Garnet"]);
    expect(await found("clio g")).toEqual(["Clio Garland"]);
    expect(await found("100%")).toEqual([]);
  });
});

describe("a waived balance", () => {
  it("is no longer owed, and its reason is saved with it", async () => {
    const { admin, staff, id } = await deskWithBooking(platform);
    const waive = (amount: number, ask = admin.ask) =>
      ask("waiveBalance", { params: { id }, body: { amount: cad(amount), reason: "Projector was down" } });
    expect((await waive(1000, staff.ask)).status).toBe(403);
    expect((await waive(6001)).status).toBe(422);
    expect((await waive(1000)).body).toMatchObject({ balance: cad(5000), charged: cad(5000), payment_status: "due" });
    await take(staff.ask, id, cash(5000));
    expect(await waive(1)).toMatchObject({ status: 409 });
    const { transactions } = await accountOf(staff.ask, id);
    expect(transactions[1]).toMatchObject({ kind: "waiver", reason: "Projector was down" });
  });
});
