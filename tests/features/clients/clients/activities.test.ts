import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { deskOf } from "#tests/features/memberships/memberships/support.ts";
import { startPlatform, TEST_NOW, type Ask, type Person, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A client booked by the desk, and a separate guest booking. */
async function activeClient() {
  platform.clock.set(TEST_NOW);
  const venue = await platform.venue();
  const [staff, owner] = [await venue.person("staff"), await venue.person("owner")];
  const added = await staff.ask("createClient", { body: { first_name: "Ava", last_name: "Fontaine" } });
  const client: number = added.body.id;
  const booking = await book(staff.ask, bayHour(venue, { guest: null, client_id: client }));
  const others = await book(
    staff.ask,
    bayHour(venue, { start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" }),
  );
  const ask = async (query: Record<string, string | number> = {}) =>
    (await staff.ask("clientActivities", { params: { id: client }, query })).body;
  return { venue, staff, owner, client, booking: booking.id as number, others: others.id as number, ask };
}

const sentences = ({ data }: { data: { sentence: string }[] }) => data.map(({ sentence }) => sentence);

const add = ({ ask }: { ask: Ask }, id: number, body: unknown) =>
  ask("addActivityNote", { params: { id }, body: { body } });
const remove = ({ ask }: Person, id: number, noteId: number) => ask("deleteActivityNote", { params: { id, noteId } });

describe("a client's timeline", () => {
  it("lists what happened to the client and their bookings, latest first, and nobody else's", async () => {
    const { staff, client, booking, ask } = await activeClient();
    await staff.ask("updateClient", { params: { id: client }, body: { version: 1, phone: "604 555 0100" } });
    await staff.ask("cancelBooking", { params: { id: booking } });
    const page = await ask();
    expect(sentences(page)).toEqual([
      "Cancelled the booking of Ava Fontaine",
      "Changed client Ava Fontaine",
      "Booked for Ava Fontaine",
      "Added client Ava Fontaine",
    ]);
    expect(page.data[0]).toMatchObject({ at: "2027-05-03T17:00:00.000Z", actor_name: "Pat staff", notes: [] });
    expect(page.data[0]).not.toHaveProperty("changes");
  });

  it("includes their membership", async () => {
    platform.clock.set(TEST_NOW);
    const { staff, client, start } = await deskOf(platform);
    await start();
    const { body } = await staff.ask("clientActivities", { params: { id: client.id } });
    expect(sentences(body)).toEqual(["Started the membership of Pat client"]);
  });

  it("is paged", async () => {
    const { ask } = await activeClient();
    const first = await ask({ perPage: 1 });
    expect(first.meta).toEqual({ current_page: 1, last_page: 2, total: 2, per_page: 1 });
    expect(sentences(first)).toEqual(["Booked for Ava Fontaine"]);
    expect(sentences(await ask({ perPage: 1, page: 2 }))).toEqual(["Added client Ava Fontaine"]);
  });

  it("is open only to staff, and for existing clients", async () => {
    const [{ venue, staff, client }, theirs] = [await activeClient(), await activeClient()];
    const question = { params: { id: client } };
    const visitor = await venue.person("client");
    expect((await visitor.ask("clientActivities", question)).body.error).toBe("forbidden");
    expect((await venue.anonymous("clientActivities", question)).body.error).toBe("unauthenticated");
    expect((await (await venue.coach()).ask("clientActivities", question)).status).toBe(200);
    for (const id of [theirs.client, staff.id, 2_000_000_000]) {
      expect((await staff.ask("clientActivities", { params: { id } })).status).toBe(404);
    }
  });
});

describe("a note on an activity", () => {
  it("is shown with it, newest first, with its author and time", async () => {
    const { staff, owner, ask } = await activeClient();
    const [booked] = (await ask()).data;
    await add(staff, booked.id, "  Asked for bay 4\nby phone ");
    platform.clock.set("2027-05-03T17:05:00Z");
    const { status, body } = await add(owner, booked.id, "Regular");
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: booked.id, sentence: "Booked for Ava Fontaine" });
    expect(body.notes).toMatchObject([
      { body: "Regular", author_name: "Pat owner", created_at: "2027-05-03T17:05:00.000Z", is_deletable: true },
      { body: "Asked for bay 4\nby phone", author_name: "Pat staff", is_deletable: true },
    ]);
    const page = await ask();
    expect(page.meta.total).toBe(2);
    expect(page.data[0].notes.map((note: { is_deletable: boolean }) => note.is_deletable)).toEqual([false, true]);
  });

  it("can be deleted once, by its author, owner or admin, and not by a colleague", async () => {
    const { venue, staff, owner, ask } = await activeClient();
    const [booked, added] = (await ask()).data;
    const noteOf = async () => (await add(staff, booked.id, "Left-handed")).body.notes[0].id as number;
    const [colleague, admin] = [await venue.person("staff"), await venue.person("facility_admin")];
    const note = await noteOf();
    expect((await remove(colleague, booked.id, note)).body).toMatchObject({
      error: "forbidden",
      message: "Your role does not include “Delete others’ notes”.",
    });
    expect((await remove(staff, added.id, note)).status).toBe(404);
    expect((await remove(staff, booked.id, note)).body.notes).toEqual([]);
    expect((await remove(staff, booked.id, note)).status).toBe(404);
    expect((await remove(owner, booked.id, await noteOf())).status).toBe(200);
    expect((await remove(admin, booked.id, await noteOf())).status).toBe(200);
  });

  it("cannot be empty or too long", async () => {
    const { staff, ask } = await activeClient();
    const [{ id }] = (await ask()).data;
    expect((await add(staff, id, " \u200B ")).body.errors).toEqual({ body: ["Write something first."] });
    const long = await add(staff, id, "x".repeat(2001));
    expect([long.status, long.body.errors]).toEqual([422, { body: ["Enter at most 2000 characters."] }]);
    expect((await add(staff, id, "x".repeat(2000))).status).toBe(201);
  });

  it("needs the permission to change clients, and is refused to coaches, clients and visitors", async () => {
    const { venue, ask } = await activeClient();
    const [{ id }] = (await ask()).data;
    for (const person of [await venue.coach(), await venue.person("client")]) {
      expect((await add(person, id, "Slices")).body.error).toBe("forbidden");
      expect((await remove(person, id, 1)).body.error).toBe("forbidden");
    }
    expect((await add({ ask: venue.anonymous }, id, "Slices")).status).toBe(401);
  });

  it("is refused for another company's activity, one that is about no client, and an unknown one", async () => {
    const [{ staff, venue, others }, theirs] = [await activeClient(), await activeClient()];
    const [foreign] = (await theirs.ask()).data;
    const { body } = await add(theirs.staff, foreign.id, "Theirs");
    const ofGuest = await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", venue.tenantId)
      .where("entity", "=", "booking")
      .where("entity_id", "=", String(others))
      .select("id")
      .executeTakeFirstOrThrow();
    for (const id of [foreign.id, Number(ofGuest.id), 2_000_000_000]) {
      expect((await add(staff, id, "Mine")).status).toBe(404);
      expect((await remove(staff, id, body.notes[0].id)).status).toBe(404);
    }
    expect((await theirs.ask()).data[0].notes).toHaveLength(1);
  });

  it("is recorded in the history, and not in the timeline", async () => {
    const { staff, owner, ask } = await activeClient();
    const [{ id }] = (await ask()).data;
    const { body } = await add(staff, id, "Left-handed");
    await remove(staff, id, body.notes[0].id);
    const log = await owner.ask("auditLog", { query: { entity: "activity", entity_id: String(id) } });
    expect(sentences(log.body)).toEqual([
      "Deleted a note in the activity of Ava Fontaine",
      "Wrote a note in the activity of Ava Fontaine",
    ]);
    expect((await ask()).meta.total).toBe(2);
  });
});
