import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour } from "#tests/features/bookings/bookings/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

describe("a person with one name", () => {
  it("can be a client, a colleague, a coach and a guest", async () => {
    const venue = await platform.venue();
    const [owner, staff] = [await venue.person("owner"), await venue.person("staff")];
    const client = await staff.ask("createClient", { body: { first_name: "Madonna", last_name: "" } });
    expect([client.status, client.body.name]).toEqual([201, "Madonna"]);
    const saved = { version: client.body.version, first_name: "Madonna", last_name: "" };
    expect((await staff.ask("updateClient", { params: { id: client.body.id }, body: saved })).status).toBe(200);
    const account = { first_name: "Teller", email: "teller@example.test", roles: ["coach"] };
    expect((await owner.ask("createAccount", { body: account })).body.name).toBe("Teller");
    const [coach] = (await owner.ask("coaches", { query: { search: "Teller" } })).body.data;
    const change = { version: coach.version, first_name: "Teller", last_name: "" };
    expect((await owner.ask("updateCoach", { params: { id: coach.id }, body: change })).body.name).toBe("Teller");
    const { body: profile } = await staff.ask("userProfile");
    const own = { version: profile.version, last_name: "" };
    expect((await staff.ask("updateUserProfile", { body: own })).body.name).toBe("Pat");
    const guest = { first_name: "Björk", last_name: "", email: "bjork@example.test" };
    const booked = await staff.ask("createBooking", { body: bayHour(venue, { guest }) });
    expect(booked.body.guest.last_name).toBe("");
  });

  it("needs at least that name", async () => {
    const staff = await (await platform.venue()).person("staff");
    const { status, body } = await staff.ask("createClient", { body: { first_name: " ", last_name: "Madonna" } });
    expect([status, body.errors]).toEqual([422, { first_name: ["Enter a first name."] }]);
  });

  it("is listed and exported by it among the last names", async () => {
    const venue = await platform.venue();
    const [owner, staff] = [await venue.person("owner"), await venue.person("staff")];
    for (const [first_name, last_name] of [
      ["Zoe", "Adams"],
      ["Madonna", ""],
      ["Ann", "Zimmer"],
    ]) {
      await staff.ask("createClient", { body: { first_name, last_name } });
    }
    const order = ["Zoe Adams", "Madonna", "Ann Zimmer"];
    for (const [sortDir, names] of [
      ["asc", order],
      ["desc", order.toReversed()],
    ] as const) {
      const { body } = await staff.ask("clients", { query: { sortBy: "name", sortDir } });
      expect(body.data.map(({ name }: { name: string }) => name)).toEqual(names);
    }
    const { body: csv } = await owner.ask("exportClients");
    expect(csv.match(/Zoe|Madonna|Ann/g)).toEqual(["Zoe", "Madonna", "Ann"]);
  });
});

describe("an email address", () => {
  it.each([
    ["mailto:Ann@example.test", "Ann@example.test"],
    [" <ann@example.test> ", "ann@example.test"],
    ["h8@exämple.com", "h8@xn--exmple-cua.com"],
    ["h8@XN--EXMPLE-CUA.com", "h8@XN--EXMPLE-CUA.com"],
    ["почта@пример.рф", null],
    ["post@пример.рф", "post@xn--e1afmkfd.xn--p1ai"],
    ["a@b..c", null],
    [".a@example.test", null],
    ["a.@example.test", null],
    ["a@@example.test", null],
    ["a@example", null],
    ["a@example.test?cc=b@example.test", null],
  ])("%s has one form in every operation: %s", async (typed, stored) => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const client = await staff.ask("createClient", { body: { first_name: "Ann", email: typed } });
    expect([client.status, client.body.email]).toEqual(stored === null ? [422, undefined] : [201, stored]);
    const guest = { first_name: "Ann", email: typed };
    const booked = await staff.ask("createBooking", { body: bayHour(venue, { guest }) });
    expect([booked.status, booked.body.guest?.email]).toEqual(stored === null ? [422, undefined] : [201, stored]);
    if (stored === null) return;
    const found = await staff.ask("clients", { query: { search: typed } });
    expect(found.body.data.map(({ id }: { id: number }) => id)).toEqual([client.body.id]);
  });
});
