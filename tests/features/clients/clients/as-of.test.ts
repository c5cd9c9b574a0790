import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startPlatform, TEST_NOW, type Person, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

/** A client added on Monday at ten, changed at eleven and at noon, and tagged at one. */
async function history() {
  const venue = await platform.venue();
  const [owner, staff] = [await venue.person("owner"), await venue.person("staff")];
  const named = { first_name: "Ava", last_name: "Fontaine", phone: "+16045550178" };
  const { body: ava } = await staff.ask("createClient", { body: named });
  const params = { id: ava.id };
  platform.clock.set("2027-05-03T18:00:00Z");
  await staff.ask("updateClient", { params, body: { version: 1, phone: "+16045550187" } });
  platform.clock.set("2027-05-03T19:00:00Z");
  const body = { version: 2, phone: null, last_name: "Lee", contact_email: "lees@example.test" };
  await owner.ask("updateClient", { params, body });
  platform.clock.set("2027-05-03T20:00:00Z");
  const { body: tag } = await owner.ask("createTag", { body: { name: "Lefty" } });
  await staff.ask("addUserTags", { params, body: { tag_ids: [tag.id] } });
  platform.clock.set("2027-05-04T20:00:00Z");
  return { venue, owner, staff, ava };
}

const asOf = ({ ask }: Person, id: number, time: string, date = "2027-05-03") =>
  ask("clientAsOf", { params: { id }, query: { date, time } });

describe("a client as of an earlier moment", () => {
  it("shows the fields of that time, with their changes since and who made them", async () => {
    const { owner, staff, ava } = await history();
    const first = { last_name: "Fontaine", phone: "+16045550178", contact_email: null, tags: [] };
    expect((await asOf(owner, ava.id, "10:30")).body).toMatchObject({
      ...first,
      at: "2027-05-03T17:30:00.000Z",
      is_added: true,
      change_count: 3,
    });
    const second = (await asOf(owner, ava.id, "11:00")).body;
    expect(second).toMatchObject({ ...first, phone: "+16045550187", change_count: 2 });
    expect(second.changes).toMatchObject([
      { action: "addUserTags", actor_id: staff.id },
      {
        actor_name: "Pat owner",
        changes: expect.arrayContaining([{ field: "Phone", before: "+16045550187", after: null }]),
      },
    ]);
    expect((await asOf(owner, ava.id, "12:30")).body).toMatchObject({
      last_name: "Lee",
      phone: null,
      contact_email: "lees@example.test",
      tags: [],
    });
    expect((await asOf(owner, ava.id, "13:00")).body).toMatchObject({ tags: ["Lefty"], changes: [], change_count: 0 });
  });

  it("is empty before the client was added, and refused for future moments", async () => {
    const { owner, ava } = await history();
    expect((await asOf(owner, ava.id, "09:59")).body).toMatchObject({ is_added: false, first_name: null, tags: [] });
    const later = await asOf(owner, ava.id, "09:00", "2027-05-05");
    expect(later).toMatchObject({ status: 400, body: { error: "bad_argument" } });
    expect((await asOf(owner, ava.id, "25:00")).status).toBe(400);
  });

  it("does not show an unconfirmed address, or another person's sign-in, as the client's", async () => {
    const { venue, owner } = await history();
    const client = await venue.person("client");
    platform.clock.set("2027-05-04T20:05:00Z");
    const body = { version: 1, email: "new.address@example.test" };
    expect((await owner.ask("updateClient", { params: { id: client.id }, body })).status).toBe(200);
    expect((await asOf(owner, client.id, "13:01", "2027-05-04")).body).toMatchObject({ email: client.email });
  });

  it("shows nothing of an erased client, at any moment", async () => {
    const { owner, ava } = await history();
    const erase = { version: 4, confirm_name: "Ava Lee" };
    const { body: now } = await owner.ask("client", { params: { id: ava.id } });
    const erased = await owner.ask("anonymizeClient", {
      params: { id: ava.id },
      body: { ...erase, version: now.version },
    });
    expect(erased.status).toBe(200);
    const { status, body } = await asOf(owner, ava.id, "10:30");
    expect([status, body.is_erased]).toEqual([200, true]);
    for (const word of ["Ava", "Fontaine", "Lee", "604 555", "lees@"]) expect(JSON.stringify(body)).not.toContain(word);
  });

  it("requires the permission to read the audit log, and never shows another company's", async () => {
    const { venue, ava, staff } = await history();
    for (const role of ["coach", "client"] as const) {
      expect((await asOf(await venue.person(role), ava.id, "10:30")).body.error).toBe("forbidden");
    }
    expect((await asOf(staff, ava.id, "10:30")).body.error).toBe("forbidden");
    const theirs = await platform.venue();
    expect((await asOf(await theirs.person("owner"), ava.id, "10:30")).status).toBe(404);
  });
});
