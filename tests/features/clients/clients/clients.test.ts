import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const AVA = { first_name: "Ava", last_name: "Fontaine", email: "Ava@example.test", phone: "+16045550101" };

describe("clients", () => {
  it("are added by the front desk and found by part of name, address or phone number", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const { status, body } = await staff.ask("createClient", { body: AVA });
    expect(status).toBe(201);
    for (const search of ["ava fon", "FONTAINE", "ava@ex", "555 0101"]) {
      const found = await staff.ask("clients", { query: { search } });
      expect(found.body.data.map(({ id }: { id: number }) => id)).toEqual([body.id]);
    }
    expect((await staff.ask("clients", { query: { search: "%" } })).body.meta.total).toBe(0);
    expect((await staff.ask("client", { params: { id: body.id } })).body).toEqual(body);
  });

  it("have an email address once in a company, whatever its case, and may have it at other companies", async () => {
    const [venue, other] = [await platform.venue(), await platform.venue()];
    const staff = await venue.person("staff");
    await staff.ask("createClient", { body: AVA });
    const again = await staff.ask("createClient", { body: { ...AVA, email: "AVA@EXAMPLE.TEST" } });
    expect(again.status).toBe(422);
    expect(Object.keys(again.body.errors)).toEqual(["email"]);
    const elsewhere = await other.person("staff");
    expect((await elsewhere.ask("createClient", { body: AVA })).status).toBe(201);
  });

  it("can be read and changed by roles with the permission", async () => {
    const venue = await platform.venue();
    const [coach, client] = [await venue.person("coach"), await venue.person("client")];
    expect((await coach.ask("clients")).status).toBe(200);
    expect((await coach.ask("createClient", { body: AVA })).body.error).toBe("forbidden");
    expect((await client.ask("clients")).body.error).toBe("forbidden");
    expect((await venue.anonymous("clients")).body.error).toBe("unauthenticated");
  });

  it("of another company are not found", async () => {
    const [venue, other] = [await platform.venue(), await platform.venue()];
    const [staff, theirs] = [await venue.person("staff"), await other.person("staff")];
    const { body } = await theirs.ask("createClient", { body: AVA });
    const foreign = await staff.ask("client", { params: { id: body.id } });
    const absent = await staff.ask("client", { params: { id: 2_000_000_000 } });
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, request_id: "" }).toEqual({ ...absent.body, request_id: "" });
    expect((await staff.ask("clientsByIds", { query: { ids: [body.id] } })).body).toEqual([]);
  });
});
