import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { givePassword, startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const AVA = { first_name: "Ava", last_name: "Fontaine", email: "ava@example.test", phone: "+16045550101" };

async function venueWithAva(venue?: Venue) {
  const at = venue ?? (await platform.venue());
  const staff = await at.person("staff");
  const { body: ava } = await staff.ask("createClient", { body: AVA });
  return { venue: at, staff, ava };
}

describe("a client", () => {
  it("changes in the fields that were sent; null clears a field and the others stay", async () => {
    const { staff, ava } = await venueWithAva();
    const { status, body } = await staff.ask("updateClient", {
      params: { id: ava.id },
      body: { version: 1, last_name: "Moreau", phone: null },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...ava, last_name: "Moreau", name: "Ava Moreau", phone: null, version: 2 });
    const { body: found } = await staff.ask("clients", { query: { search: "moreau" } });
    expect(found.data).toEqual([body]);
    expect((await staff.ask("clients", { query: { search: "fontaine" } })).body.meta.total).toBe(0);
  });

  it("is not overwritten by an outdated version", async () => {
    const { staff, ava } = await venueWithAva();
    const change = (phone: string) =>
      staff.ask("updateClient", { params: { id: ava.id }, body: { version: 1, phone } });
    const { body: first } = await change("+16045550102");
    const second = await change("+16045550103");
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ error: "stale_version", current: first });
  });

  it("cannot take another client's email address, whatever its case, and stays unchanged", async () => {
    const { staff, ava } = await venueWithAva();
    const { body: bo } = await staff.ask("createClient", { body: { first_name: "Bo", last_name: "Lind" } });
    const taken = await staff.ask("updateClient", {
      params: { id: bo.id },
      body: { version: 1, first_name: "Bob", email: "AVA@example.test" },
    });
    expect(taken.status).toBe(422);
    expect(Object.keys(taken.body.errors)).toEqual(["email"]);
    expect((await staff.ask("client", { params: { id: bo.id } })).body).toEqual(bo);
    const same = await staff.ask("updateClient", { params: { id: ava.id }, body: { version: 1, email: AVA.email } });
    expect(same.status).toBe(200);
  });

  it("keeps the sign-in address until the owner of the new address confirms it", async () => {
    const { venue, ava, staff } = await venueWithAva();
    const [owner, client] = [await venue.person("owner"), await venue.person("client")];
    await givePassword(platform, venue, client);
    for (const { ask } of [staff, owner]) {
      const version = ask === staff.ask ? 1 : 2;
      const change = (email: string | null) =>
        ask("updateClient", { params: { id: client.id }, body: { version, email } });
      expect((await change(null)).body.error).toBe("forbidden");
      const { body } = await change("mine@example.test");
      expect(body.email).toBe(client.email);
    }
    const { status } = await staff.ask("updateClient", {
      params: { id: client.id },
      body: { version: 3, contact_email: "family@example.test", phone: "+16045550109" },
    });
    expect(status).toBe(200);
    const unused = await staff.ask("updateClient", {
      params: { id: ava.id },
      body: { version: 1, email: "ava.new@example.test" },
    });
    expect(unused.status).toBe(200);
  });

  it("who also works here keeps the sign-in address", async () => {
    const { venue, staff } = await venueWithAva();
    const colleague = await venue.person("client", "owner");
    const ask = (change: object) =>
      staff.ask("updateClient", { params: { id: colleague.id }, body: { version: 1, ...change } });
    expect((await ask({ email: "mine@example.test" })).body.error).toBe("forbidden");
    expect((await ask({ email: null })).body.error).toBe("forbidden");
    expect((await ask({ phone: "+16045550104" })).status).toBe(200);
  });

  it("is checked by the same rules as in the form", async () => {
    const { staff, ava } = await venueWithAva();
    const ask = async (change: object) =>
      (await staff.ask("updateClient", { params: { id: ava.id }, body: { version: 1, ...change } })).body.errors;
    expect(await ask({ email: "no address" })).toEqual({ email: ["Enter an email address."] });
    expect(await ask({ first_name: " " })).toEqual({ first_name: ["Enter a first name."] });
    expect(Object.keys(await ask({ version: undefined }))).toEqual(["version"]);
  });

  it.each(["abc", "call me", "12 34"])("cannot have the phone number %j", async (phone) => {
    const { staff, ava } = await venueWithAva();
    const { status, body } = await staff.ask("updateClient", { params: { id: ava.id }, body: { version: 1, phone } });
    expect([status, body.errors]).toEqual([422, { phone: ["Enter a phone number with at least 5 digits."] }]);
  });

  it.each([
    ["+49 30 123456", "+4930123456"],
    ["(604) 555-0101 ext. 7", "+16045550101;ext=7"],
    ["٠١٢٣٤٥٦", "٠١٢٣٤٥٦"],
    ["", null],
  ])("has the phone number %j stored in one format", async (phone, stored) => {
    const { staff, ava } = await venueWithAva();
    const { status, body } = await staff.ask("updateClient", { params: { id: ava.id }, body: { version: 1, phone } });
    expect([status, body.phone]).toEqual([200, stored]);
  });

  it("can be changed by the front desk, and not by a coach or a client", async () => {
    const { venue, ava } = await venueWithAva();
    for (const role of ["coach", "client"] as const) {
      const { ask } = await venue.person(role);
      const refused = await ask("updateClient", { params: { id: ava.id }, body: { version: 1, phone: null } });
      expect(refused.body.error).toBe("forbidden");
    }
  });

  it("of another company is not found", async () => {
    const [{ staff }, { ava: theirs }] = [await venueWithAva(), await venueWithAva()];
    const ask = (id: number) => staff.ask("updateClient", { params: { id }, body: { version: 1, phone: null } });
    const [foreign, absent] = [await ask(theirs.id), await ask(2_000_000_000)];
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, request_id: "" }).toEqual({ ...absent.body, request_id: "" });
  });

  it("is changed with the author in the history", async () => {
    const { venue, staff, ava } = await venueWithAva();
    await staff.ask("updateClient", { params: { id: ava.id }, body: { version: 1, phone: null } });
    const entry = await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", venue.tenantId)
      .where("action", "=", "updateClient")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ actor_id: staff.id, entity_id: String(ava.id), before: ava });
  });
});
