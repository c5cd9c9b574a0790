import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { ledgerOf } from "#tests/features/payments/refunds/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { file, importer, run } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

describe("a file of bookings", () => {
  const HEAD = "Booking ID,Client,Email,Start,End,Service,Resource,Status,Price,Payment,Notes";
  const line = (id: string, who: string, at: string, more = "Bay time,Bay 2,Booked,60.00,Unpaid,") =>
    `${id},${who},2027-05-04 ${at}:00,2027-05-04 ${at === "21" ? "23" : String(Number(at) + 1)}:00,${more}`;
  const ROWS = file(
    HEAD,
    line("1", "Ava Fontaine,ava@x.test", "10"),
    line("2", "Bo Tallow,bo@x.test", "10"),
    line("3", "Cid Bad,cid@x.test", "12", "Bay time,Bay 9,Booked,60.00,Unpaid,"),
    line("4", "Dee Late,dee@x.test", "21"),
    line("5", "Eve Gone,eve@x.test", "10", "Bay time,Bay 2,Cancelled,60.00,Refunded,Called in"),
    line("6", ",", "14"),
  );

  it("reports for each row that cannot be imported why: taken, closed, no client, unknown bay", async () => {
    const { venue, owner, staff, look } = await importer(platform);
    const { reasons, seen } = await look("bookings", ROWS);
    expect(reasons).toEqual([
      [2, "slot_taken"],
      [4, "closed"],
      [6, "client_unknown"],
      [3, "resource_unknown"],
    ]);
    expect(seen).toMatchObject({ kind: "bookings", has_dates: true, ready: 2, waiting: 4 });
    const [bay] = (await owner.ask("resources", { query: { perPage: 50 } })).body.data.filter(
      ({ name }: { name: string }) => name === "Bay 2",
    );
    const times = { start_time: "2027-05-04T17:00:00Z", end_time: "2027-05-04T18:00:00Z" };
    await book(staff.ask, bayHour(venue, { resource_id: bay.id, ...times }));
    expect((await look("bookings", ROWS)).reasons).toContainEqual([1, "slot_taken"]);
  });

  it("is imported with claims and without emails, and can be rolled back", async () => {
    const { staff, look, bringIn, statusOf, rollBack, count } = await importer(platform);
    const [bookings, claims] = [await count("bookings"), await count("claims")];
    const id = await bringIn("bookings", ROWS);
    expect(await statusOf(id)).toMatchObject({ status: "done", added: 2 });
    const { body } = await staff.ask("bookings", { query: { search: "Ava" } });
    expect(body.data).toMatchObject([
      { start_time: "2027-05-04T17:00:00Z", status: "confirmed", payment_status: "due", price: cad(6000) },
    ]);
    expect(await count("outbox")).toBe(0);
    expect(await count("claims")).toBe(claims + 1);
    const again = await look("bookings", ROWS);
    expect(again.reasons).toContainEqual([1, "already_imported"]);
    expect(await rollBack(id)).toMatchObject({ status: "rolled_back", kept: 0 });
    expect(await count("claims")).toBe(claims);
    // What the ledger names stays as a cancelled booking; the other is gone.
    expect(await count("bookings")).toBe(bookings + 1);
  });

  it("leaves payments made elsewhere out of the ledger, also when a booking is cancelled", async () => {
    const { venue, staff, bringIn, rollBack } = await importer(platform);
    const rows = file(
      HEAD,
      line("1", "Ava Fontaine,ava@x.test", "10", "Bay time,Bay 2,Booked,60.00,Paid,By the window"),
    );
    const importId = await bringIn("bookings", rows);
    const found = (await staff.ask("bookings", { query: { search: "Ava" } })).body.data;
    expect(found).toMatchObject([{ status: "confirmed", payment_status: "paid" }]);
    const [{ id }] = found;
    const { body } = await staff.ask("booking", { params: { id } });
    expect(body.price).toEqual(cad(0));
    expect(body.notes).toMatchObject([
      { body: expect.stringMatching(/^By the window\nPaid in the old system. Price: .*60\.00\.$/) },
    ]);
    expect((await staff.ask("cancelBooking", { params: { id } })).status).toBe(200);
    expect(await ledgerOf(platform, venue, id)).toEqual({});
    expect(await rollBack(importId)).toMatchObject({ kept: 1 });
  });

  it("treats a bay that a row names twice as one", async () => {
    const { staff, bringIn, statusOf } = await importer(platform);
    const rows = file(HEAD, line("1", "Ava Fontaine,ava@x.test", "10", 'Bay time,"Bay 2, bay 2",Booked,60.00,Unpaid,'));
    const id = await bringIn("bookings", rows);
    expect(await statusOf(id)).toMatchObject({ status: "done", added: 1 });
    const { body } = await staff.ask("bookings", { query: { search: "Ava" } });
    expect(body.data).toMatchObject([{ price: cad(6000), group_id: null }]);
  });

  it("distinguishes lessons of different people at one time from a lesson that is repeated or cancelled", async () => {
    const { look } = await importer(platform);
    const lesson = (id: string, who: string, at: string, state = "Booked") =>
      `${id},${who},2027-05-04 ${at}:00,,Lesson,Dana Okafor,${state},90.00,Unpaid,`;
    const rows = file(
      HEAD.replace("Resource", "Coach"),
      lesson("1", "Ava Fontaine,ava@x.test", "10", "Cancelled"),
      lesson("2", "Bo Tallow,bo@x.test", "10"),
      lesson("3", "Cid Bar,cid@x.test", "12"),
      lesson("4", "Cid Bar,cid@x.test", "12"),
      lesson("5", "Dee Lark,dee@x.test", "14"),
      lesson("6", "Eve Moss,eve@x.test", "14"),
    );
    const { reasons } = await look("bookings", rows);
    expect(reasons.toSorted()).toEqual([
      [4, "slot_taken"],
      [5, "class_or_lesson"],
      [6, "class_or_lesson"],
    ]);
  });

  describe("an unpaid party", () => {
    const PARTY = file(
      HEAD,
      line("1", "Ava Fontaine,ava@x.test", "10", 'Bay time,"Bay 1, Bay 2",Booked,60.00,Unpaid,'),
    );

    async function party() {
      const { staff, bringIn, rollBack, count } = await importer(platform);
      const claims = await count("claims");
      const id = await bringIn("bookings", PARTY);
      const statuses = async () =>
        (await staff.ask("bookings", { query: { search: "Ava" } })).body.data.map(
          (booking: { status: string }) => booking.status,
        );
      return { staff, id, claims, statuses, rollBack, count };
    }

    it("is cancelled as a whole when its import is rolled back", async () => {
      const { id, claims, statuses, rollBack, count } = await party();
      expect(await statuses()).toEqual(["confirmed", "confirmed"]);
      expect(await rollBack(id)).toMatchObject({ status: "rolled_back", kept: 0 });
      expect(await statuses()).toEqual(["cancelled", "cancelled"]);
      expect(await count("claims")).toBe(claims);
    });

    it("stays as a whole if one of its bookings has changed since", async () => {
      const { staff, id, statuses, rollBack } = await party();
      const { body } = await staff.ask("bookings", { query: { search: "Ava" } });
      const other = body.data.find((booking: { id: number; group_id: number }) => booking.id !== booking.group_id);
      await staff.ask("cancelBooking", { params: { id: other.id } });
      expect(await rollBack(id)).toMatchObject({ kept: 1 });
      expect((await statuses()).toSorted()).toEqual(["cancelled", "confirmed"]);
    });
  });

  it("links bookings to known clients, and leaves out times that were taken after the preview", async () => {
    const { venue, owner, staff, look, statusOf } = await importer(platform);
    const client = await venue.person("client");
    const rows = file(HEAD, line("1", `Pat client,${client.email}`, "10"));
    const import_id = (await look("bookings", rows)).import_id;
    await owner.ask("submitImport", { body: { import_id } });
    const times = { start_time: "2027-05-04T17:00:00Z", end_time: "2027-05-04T18:00:00Z" };
    await book(staff.ask, bayHour(venue, { ...times, guest: null, client_id: client.id }));
    await run(platform, venue, import_id);
    expect(await statusOf(import_id)).toMatchObject({
      added: 0,
      left_out: 1,
      left_out_rows: [expect.stringMatching(/^Pat client: The /)],
    });
  });
});
