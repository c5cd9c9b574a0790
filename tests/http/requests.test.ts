import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PreparingClient } from "#api/db/prepared-statements.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
  owner = await venue.person("owner");
});
afterAll(() => platform.close());

describe("a request", () => {
  it.each([
    ["an id that is not a number", { params: { id: "abc" } }],
    ["an id above the database's integers", { params: { id: "99999999999" } }],
    ["an id of zero", { params: { id: 0 } }],
  ])("with %s is a bad argument", async (_, question) => {
    const { status, body } = await owner.ask("locationHours", question);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: "bad_argument", errors: { id: [expect.any(String)] } });
  });

  it.each([
    ["a page of zero", { page: 0 }],
    ["a huge page", { page: 100_001 }],
    ["more rows than a page may have", { perPage: 101 }],
    ["an unknown sort", { sortBy: "password_hash" }],
    ["text instead of a number", { page: "1e3" }],
    ["a character that no text column can store", { search: "a\u0000b" }],
  ])("with %s is a bad argument", async (_, query) => {
    const { status, body } = await owner.ask("locations", { query });
    expect(status).toBe(400);
    expect(body.error).toBe("bad_argument");
  });

  it.each([
    ["another operation's", "locations", { per_page: 5 }, "per_page", /page, perPage/],
    ["a misspelled one", "campaigns", { perPage: 5 }, "perPage", /per_page/],
    ["one for an operation without parameters", "userProfile", { fields: "email" }, "fields", /has none/],
    ["one that every JavaScript object has", "locations", { constructor: "1" }, "constructor", /page/],
  ] as const)(
    "with an unknown parameter, %s, is a bad argument that names the known ones",
    async (_, ask, query, name, has) => {
      const { status, body } = await owner.ask(ask, { query });
      expect([status, body.error]).toEqual([400, "bad_argument"]);
      expect(body.errors).toEqual({ [name]: [expect.stringMatching(has)] });
    },
  );

  it.each(["0001-01-01 00:00:00", "0001-01-01T00:00:00+14:00", "9999-12-31 23:59:59", "9999-12-31T23:59:59-12:00"])(
    "about %s, at the limit of the database's range, is a bad argument",
    async (start_time) => {
      const { services } = venue.catalogue;
      const query = { location_id: venue.locationId, service_id: services[0]?.id ?? 0, start_time };
      const { status, body } = await owner.ask("explainAvailability", { query });
      expect([status, body.error]).toEqual([400, "bad_argument"]);
    },
  );

  it("accepts a list as repeated parameters or with commas", async () => {
    const { locationId } = venue;
    const commas = await owner.ask("locationsByIds", { query: { ids: `${locationId},2000000000` } });
    const repeated = await owner.ask("locationsByIds", { query: { ids: [locationId, 2_000_000_000] } });
    expect(commas.body).toHaveLength(1);
    expect(repeated.body).toEqual(commas.body);
  });

  it.each([
    ["malformed JSON", "{", 400, "bad_json"],
    ["nothing", "", 400, "bad_json"],
    ["a list", "[]", 422, "validation_failed"],
    ["a wrong type", `{"name":7}`, 422, "validation_failed"],
    ["a NUL", `{"name":"a\\u0000"}`, 422, "validation_failed"],
    ["more than 1 MB", JSON.stringify({ name: "x".repeat(1_000_001) }), 413, "too_large"],
  ])("whose body is %s is refused with its code", async (_, body, status, error) => {
    const reply = await owner.ask("createLocation", { body });
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ error, message: expect.any(String), request_id: expect.any(String) });
  });

  it("without permission is refused before its body is checked", async () => {
    const staff = await venue.person("staff");
    expect((await staff.ask("createLocation", { body: "{" })).body.error).toBe("forbidden");
    expect((await venue.anonymous("createLocation", { body: "{" })).body.error).toBe("unauthenticated");
  });

  it("to an unknown address is not found", async () => {
    const response = await platform.api.fetch(new Request("http://x.localhost/api/v1/nothing"), {
      tenant: venue.slug,
      address: "127.0.0.1",
      requestId: "r2",
      secure: false,
    });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: "not_found", request_id: "r2" });
  });
});

describe("If-Match", () => {
  it("means the same as a version in the query", async () => {
    const { body: made } = await owner.ask("createLocation", { body: { name: "Tagged" } });
    const params = { id: made.id };
    const rename = (name: string, tag: string) =>
      owner.ask("updateLocation", { params, body: { name }, headers: { "if-match": tag } });
    expect((await rename("Renamed", '"1"')).status).toBe(200);
    expect((await rename("Again", '"1"')).body.error).toBe("stale_version");
    expect((await owner.ask("updateLocation", { params, body: { name: "None" } })).body.errors).toHaveProperty(
      "version",
    );
    const remove = (tag: string) => owner.ask("deleteLocation", { params, headers: { "if-match": tag } });
    expect((await remove("1")).body.error).toBe("stale_version");
    expect((await remove("2")).status).toBe(200);
  });
});

describe("an Idempotency-Key", () => {
  const withKey = (key: string, body: object) => ({ headers: { "idempotency-key": key }, body });

  it("gets the same response for a repeated request, which is done once", async () => {
    const once = await owner.ask("createLocation", withKey("k1", { name: "Once" }));
    const again = await owner.ask("createLocation", withKey("k1", { name: "Once" }));
    expect(again.status).toBe(201);
    expect(again.body).toEqual(once.body);
    expect((await owner.ask("locations", { query: { search: "Once" } })).body.meta.total).toBe(1);
  });

  it("makes simultaneous requests do it once", async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => owner.ask("createLocation", withKey("k2", { name: "Together" }))),
    );
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect((await owner.ask("locations", { query: { search: "Together" } })).body.meta.total).toBe(1);
  });

  it("is refused for another request", async () => {
    await owner.ask("createLocation", withKey("k3", { name: "First" }));
    const { status, body } = await owner.ask("createLocation", withKey("k3", { name: "Second" }));
    expect(status).toBe(409);
    expect(body.error).toBe("idempotency_mismatch");
  });

  it("may be reused after a refusal", async () => {
    expect((await owner.ask("createLocation", withKey("k4", { name: "" }))).status).toBe(422);
    expect((await owner.ask("createLocation", withKey("k4", { name: "Mended" }))).status).toBe(201);
  });

  it("is not used up by a caller without permission, or with an ended session", async () => {
    const staff = await venue.person("staff");
    expect((await staff.ask("createLocation", withKey("k7", { name: "Not yet" }))).status).toBe(403);
    await platform.admin
      .updateTable("users")
      .set({ roles: ["owner"] })
      .where("id", "=", staff.id)
      .execute();
    const { token_hash } = await platform.admin
      .updateTable("sessions")
      .set({ expires_at: Temporal.Instant.from("2027-05-01T00:00:00Z") })
      .where("user_id", "=", staff.id)
      .returning("token_hash")
      .executeTakeFirstOrThrow();
    expect((await staff.ask("createLocation", withKey("k7", { name: "Not yet" }))).status).toBe(401);
    await platform.admin
      .updateTable("sessions")
      .set({ expires_at: Temporal.Instant.from("2027-06-01T00:00:00Z") })
      .where("token_hash", "=", token_hash)
      .execute();
    expect((await staff.ask("createLocation", withKey("k7", { name: "At last" }))).status).toBe(201);
  });

  it("is claimed before the session's look-up is done", async () => {
    const events: string[] = [];
    const send = PreparingClient.prototype.query;
    const watched = vi.spyOn(PreparingClient.prototype, "query").mockImplementation(function note(
      this: PreparingClient,
      ...call: unknown[]
    ) {
      const answer: unknown = send.apply(this, call);
      const what = /from "sessions" inner join|into "idempotency_keys"/.exec(String(call[0]))?.[0];
      if (what) events.push(`asks ${what}`);
      if (what) void Promise.resolve(answer).then(() => events.push(`has ${what}`));
      return answer as never;
    });
    await owner.ask("createLocation", withKey("k8", { name: "At once" }));
    watched.mockRestore();
    expect(events.slice(0, 2)).toEqual(['asks from "sessions" inner join', 'asks into "idempotency_keys"']);
  });

  it("belongs to the person who sent it", async () => {
    const admin = await venue.person("facility_admin");
    const mine = await owner.ask("createLocation", withKey("k5", { name: "Mine" }));
    const theirs = await admin.ask("createLocation", withKey("k5", { name: "Mine" }));
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it("is deleted after a day", async () => {
    const mine = await owner.ask("createLocation", withKey("k6", { name: "Yesterday" }));
    platform.clock.set("2027-05-04T17:00:01Z");
    const later = await owner.ask("createLocation", withKey("k6", { name: "Yesterday" }));
    platform.clock.set("2027-05-03T17:00:00Z");
    expect(later.body.id).not.toBe(mine.body.id);
  });
});
