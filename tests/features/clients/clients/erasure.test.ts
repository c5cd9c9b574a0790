import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTenant } from "#api/db/transaction.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { fullHour, joinAsGuest } from "#tests/features/bookings/waitlist/support.ts";
import { confirmGift, giftShop } from "#tests/features/memberships/gift-cards/support.ts";
import { familyDesk } from "#tests/features/memberships/memberships/family-desk.ts";
import { deskOf } from "#tests/features/memberships/memberships/support.ts";
import { buyer } from "#tests/features/payments/card-attempts/plan-purchases/support.ts";
import { GOOD_CARD, payWith } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { givePassword, startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const EMAIL = "quillon.marrack@mail.test";
const LATER = "2027-05-05 19:00:00";
const TRACES = [
  "quillon",
  "marrack",
  "+16045550142",
  "slices everything",
  "left-handed quirk",
  "rings at noon",
  "zebedee",
];

/** A client with everything that can be stored about a person, all of it in the past at TEST_NOW plus a week. */
async function knownClient() {
  platform.clock.set(TEST_NOW);
  const venue = await platform.venue();
  const [owner, staff] = [await venue.person("owner"), await venue.person("staff")];
  const added = await staff.ask("createClient", {
    body: { first_name: "Quillon", last_name: "Marrack", email: EMAIL, phone: "+16045550142" },
    headers: { "idempotency-key": "add" },
  });
  const id: number = added.body.id;
  const own = await book(staff.ask, bayHour(venue, { guest: null, client_id: id, client_note: "rings at noon" }));
  await staff.ask("updateBooking", { params: { id: own.id }, body: { version: 1, guest_names: ["Zebedee Pell"] } });
  await staff.ask("addBookingNote", { params: { id: own.id }, body: { body: "slices everything" } });
  const guest = { first_name: "Quillon", last_name: "Marrack", email: EMAIL.toUpperCase(), phone: null };
  const asGuest = await book(
    staff.ask,
    bayHour(venue, { guest, start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" }),
  );
  const { wanted } = await fullHour(venue, staff.ask, { start_time: LATER, end_time: "2027-05-05 20:00:00" });
  await joinAsGuest(venue, { ...wanted, guest }, venue.visitor());
  const tag = await staff.ask("createTag", { body: { name: "League" } });
  await staff.ask("addUserTags", { params: { id }, body: { tag_ids: [tag.body.id] } });
  const timeline = await staff.ask("clientActivities", { params: { id } });
  await staff.ask("addActivityNote", { params: { id: timeline.body.data[0].id }, body: { body: "left-handed quirk" } });
  await staff.ask("updateClient", { params: { id }, body: { version: 1, phone: "+16045550143" } });
  await givePassword(platform, venue, { id } as Person);
  platform.clock.set("2027-05-10T17:00:00Z");
  const erase = async (asker: Person, change: Record<string, unknown> = {}) =>
    asker.ask("anonymizeClient", {
      params: { id },
      body: { version: 2, confirm_name: "Quillon Marrack", ...change },
    });
  return { venue, owner, staff, id, own: own.id as number, asGuest: asGuest.id as number, erase };
}

/** Every row of the company in every table, as text. */
async function allRows({ tenantId }: Venue): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select t.relname as name from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attname = 'tenant_id'
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace`.execute(platform.admin);
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select row_to_json(t)::text as text from ${sql.table(name)} t
        where tenant_id = ${tenantId}`.execute(platform.admin);
      return rows.map((row) => `${name}: ${JSON.stringify(row)}`);
    }),
  );
  return texts.flat().join("\n").toLowerCase();
}

const tracesIn = (text: string) => TRACES.filter((trace) => text.includes(trace));

describe("erasing a client", () => {
  it("leaves no personal data in any table, and leaves every booking with its price", async () => {
    const { venue, owner, staff, id, own, asGuest, erase } = await knownClient();
    expect(tracesIn(await allRows(venue))).toEqual(TRACES);
    const { body: preview } = await owner.ask("clientErasure", { params: { id } });
    expect(preview).toMatchObject({ name: "Quillon Marrack", version: 2, obstacles: [] });
    expect(preview.goes).toEqual([
      { what: "tag", count: 1 },
      { what: "notes of staff", count: 2 },
      { what: "emails, sent or waiting", count: 2 },
    ]);
    expect(preview.stays).toEqual([{ what: "bookings", count: 2 }]);
    const { status, body } = await erase(owner);
    expect([status, body.name, body.email, body.anonymized_at]).toEqual([
      200,
      "Erased client",
      null,
      "2027-05-10T17:00:00.000Z",
    ]);
    expect(tracesIn(await allRows(venue))).toEqual([]);
    for (const booking of [own, asGuest]) {
      const kept = await staff.ask("booking", { params: { id: booking } });
      expect(kept.body).toMatchObject({ client_id: id, guest: null, client_note: null, guest_names: [] });
      expect(kept.body.price.currency).toBe("CAD");
    }
    const waits = await platform.admin
      .selectFrom("waitlist_entries")
      .where("tenant_id", "=", venue.tenantId)
      .select(["client_id", "guest", "status"])
      .execute();
    expect(waits).toEqual([{ client_id: id, guest: null, status: "left" }]);
  });

  it("removes their name from the history of gift cards that they bought, received or redeemed", async () => {
    platform.clock.set(TEST_NOW);
    const { venue, owner, staff, begin, soldCode, redeem } = await giftShop(platform);
    const visitor = venue.visitor();
    const bought = await begin(visitor, { buyer: { ...buyer(EMAIL), first_name: "Quillon", last_name: "Marrack" } });
    await payWith(platform, bought.body.payment, GOOD_CARD);
    expect((await confirmGift(visitor, bought.body.payment)).body.outcome).toBe("bought");
    await soldCode({ recipient_name: "Quillon Marrack", recipient_email: EMAIL });
    const { code } = await soldCode();
    const { body: added } = await staff.ask("createClient", {
      body: { first_name: "Quillon", last_name: "Marrack", email: EMAIL },
    });
    const { id, version } = added;
    expect((await redeem(staff, code, { client_id: id })).status).toBe(200);
    const booking = await book(staff.ask, bayHour(venue, { guest: null, client_id: id }));
    const other = { start_time: LATER, end_time: "2027-05-05 20:00:00" };
    const second = await book(staff.ask, bayHour(venue, { guest: null, client_id: id, ...other }));
    const pay = (booking_id: number, amount: number) =>
      staff.ask("takePayment", { body: { booking_id, shares: [{ amount: cad(amount), method: "credit" }] } });
    expect([(await pay(booking.id, 6000)).status, (await pay(second.id, 4000)).status]).toEqual([201, 201]);
    platform.clock.set("2027-05-10T17:00:00Z");
    const erased = await owner.ask("anonymizeClient", {
      params: { id },
      body: { version, confirm_name: "Quillon Marrack" },
    });
    expect([erased.status, erased.body.message]).toEqual([200, undefined]);
    expect(tracesIn(await allRows(venue))).toEqual([]);
  });

  it("removes them from every list, shows their id as erased, and prevents new bookings for them", async () => {
    const { venue, owner, staff, id, erase } = await knownClient();
    await erase(owner);
    expect((await staff.ask("clients", { query: { search: "erased" } })).body.data).toEqual([]);
    expect((await staff.ask("client", { params: { id } })).body.name).toBe("Erased client");
    const again = bayHour(venue, {
      guest: null,
      client_id: id,
      start_time: "2027-05-11 19:00:00",
      end_time: "2027-05-11 20:00:00",
    });
    expect((await staff.ask("createBooking", { body: again })).status).toBe(422);
    expect((await erase(owner)).status).toBe(404);
    expect(
      (await staff.ask("updateClient", { params: { id }, body: { version: 3, phone: "+16045550101" } })).status,
    ).toBe(404);
    const write = inTenant(platform.db, venue.tenantId, (trx) =>
      trx
        .insertInto("bookings")
        .values({
          tenant_id: venue.tenantId,
          client_id: id,
          service_id: venue.catalogue.services[0]?.id ?? 0,
          location_id: venue.locationId,
          start_time: Temporal.Instant.from("2027-05-11T19:00:00Z"),
          end_time: Temporal.Instant.from("2027-05-11T20:00:00Z"),
          status: "cancelled",
          price_amount: 0,
          price_currency: "CAD",
        })
        .execute(),
    );
    await expect(write).rejects.toThrow("is gone");
  });

  it("ends their sessions, and logs it without a name", async () => {
    const { venue, owner, staff, id, erase } = await knownClient();
    const login = { body: { email: EMAIL, password: "correct horse battery" } };
    const { body: session } = await venue.anonymous("login", login);
    const person = venue.signedIn({ id, email: EMAIL, token: session.access_token });
    expect((await person.ask("publicBookings")).status).toBe(200);
    await erase(owner);
    expect((await person.ask("publicBookings")).status).toBe(401);
    expect((await venue.anonymous("login", login)).body.error).toBe("invalid_credentials");
    const { body } = await staff.ask("clientActivities", { params: { id } });
    expect(body.data[0].sentence).toBe("Erased a client");
    expect(JSON.stringify(body)).not.toContain("Quillon");
  });

  it("waits for upcoming bookings, also as a guest, and for a membership that still bills", async () => {
    const { venue, owner, staff, id, erase } = await knownClient();
    const guest = { first_name: "Q", last_name: "M", email: EMAIL };
    const next = await book(
      staff.ask,
      bayHour(venue, { guest, start_time: "2027-05-12 19:00:00", end_time: "2027-05-12 20:00:00" }),
    );
    const refused = await erase(owner);
    expect(refused.body).toMatchObject({
      error: "invalid_state",
      message: "There is 1 booking to come, on 2027-05-12 12:00. Cancel it first.",
    });
    await staff.ask("cancelBooking", { params: { id: next.id } });
    expect((await owner.ask("clientErasure", { params: { id } })).body.obstacles).toEqual([]);

    const desk = await deskOf(platform);
    await desk.start();
    const { body } = await desk.owner.ask("clientErasure", { params: { id: desk.client.id } });
    expect(body.obstacles).toEqual(["The membership Club 12 still runs. Cancel it first."]);
  });

  it("requires the name and the version that was shown", async () => {
    const { owner, erase } = await knownClient();
    expect((await erase(owner, { confirm_name: "Quillon" })).body.errors).toEqual({
      confirm_name: ["Type “Quillon Marrack” to confirm."],
    });
    expect((await erase(owner, { version: 1 })).body.error).toBe("stale_version");
    expect((await erase(owner, { version: 0 })).status).toBe(422);
  });

  it("is reserved for the owner, for clients of the own company who do not work here", async () => {
    const [{ venue, staff, id, owner, erase }, theirs] = [await knownClient(), await knownClient()];
    const admin = await venue.person("facility_admin");
    for (const person of [staff, admin, await venue.person("client")]) {
      expect((await erase(person)).body.error).toBe("forbidden");
      expect((await person.ask("clientErasure", { params: { id } })).body.error).toBe("forbidden");
    }
    expect((await theirs.erase({ ...owner, ask: owner.ask })).status).toBe(404);
    const colleague = await venue.person("client", "staff");
    const { body } = await owner.ask("clientErasure", { params: { id: colleague.id } });
    expect(body.obstacles).toEqual(["This person also works here, so their record stays."]);
    expect((await owner.ask("clientErasure", { params: { id: staff.id } })).status).toBe(404);
  });

  it("leaves everybody else's rows unchanged, also those of a client with the same name", async () => {
    const { venue, owner, staff, erase } = await knownClient();
    const twin = await staff.ask("createClient", { body: { first_name: "Quillon", last_name: "Marrack" } });
    await erase(owner);
    const { body } = await owner.ask("auditLog", { query: { entity: "client", entity_id: String(twin.body.id) } });
    expect(body.data[0]).toMatchObject({ sentence: "Added client Quillon Marrack" });
    expect(tracesIn(await allRows(venue))).toEqual(["quillon", "marrack"]);
  });
});

describe("the export of a client's data", () => {
  it("contains the person, bookings with notes, memberships, and the history", async () => {
    const { owner, id, own } = await knownClient();
    const { status, body } = await owner.ask("clientData", { params: { id } });
    expect(status).toBe(200);
    expect(body.client).toMatchObject({ name: "Quillon Marrack", email: EMAIL, tags: [{ name: "League" }] });
    expect(body.bookings).toMatchObject([
      {
        id: own,
        service: "Bay time",
        client_note: "rings at noon",
        guest_names: ["Zebedee Pell"],
        notes: [{ body: "slices everything" }],
      },
    ]);
    expect(body.memberships).toEqual([]);
    expect(body.activities.map(({ sentence }: { sentence: string }) => sentence)).toContain(
      "Booked for Quillon Marrack",
    );
    expect(JSON.stringify(body.activities)).toContain("left-handed quirk");
  });

  it("contains their membership with its bills", async () => {
    platform.clock.set(TEST_NOW);
    const { owner, client, start } = await deskOf(platform);
    await start();
    const { body } = await owner.ask("clientData", { params: { id: client.id } });
    expect(body.memberships).toMatchObject([
      { plan: "Club 12", status: "active", bills: [{ status: "paid", amount: { amount: 22900, currency: "CAD" } }] },
    ]);
  });

  it("names the family that shares their membership, or whose membership they share", async () => {
    platform.clock.set(TEST_NOW);
    const { venue, payer, relative, add } = await familyDesk(platform);
    await add(relative);
    const owner = await venue.person("owner");
    const dataOf = async (id: number) => (await owner.ask("clientData", { params: { id } })).body;
    const shared = { joined_at: expect.stringContaining("2027-05-03"), left_at: null };
    const own = await dataOf(payer.id);
    expect([own.memberships.length, own.families]).toEqual([1, []]);
    expect(own.memberships[0].shared_with).toEqual([{ name: "Pat client", ...shared }]);
    const theirs = await dataOf(relative.id);
    expect([theirs.memberships, theirs.families]).toEqual([[], [{ plan: "Club 12", payer: "Pat client", ...shared }]]);
  });

  it("requires the permission to export, in the own company", async () => {
    const [{ staff, id }, theirs] = [await knownClient(), await knownClient()];
    expect((await staff.ask("clientData", { params: { id } })).body.error).toBe("forbidden");
    expect((await theirs.owner.ask("clientData", { params: { id } })).status).toBe(404);
  });
});
