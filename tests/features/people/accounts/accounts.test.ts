import { describe, expect, it } from "vitest";
import { givePassword, TEST_PASSWORD } from "#tests/support/venue.ts";
import { end, history, invite, mails, staffedVenue, update } from "./support.ts";

const at = staffedVenue();

describe("accounts", () => {
  it("lists colleagues by name, and clients only on request", async () => {
    const client = await at.venue.person("client");
    const both = await at.venue.person("client", "coach");
    const { body } = await at.staff.ask("accounts");
    const ids = body.data.map(({ id }: { id: number }) => id);
    expect(ids).toEqual(expect.arrayContaining([at.owner.id, at.admin.id, at.staff.id, both.id]));
    expect(ids).not.toContain(client.id);
    const clients = await at.staff.ask("accounts", { query: { type: "client" } });
    expect(new Set(clients.body.data.map(({ id }: { id: number }) => id))).toEqual(new Set([client.id, both.id]));
    expect(clients.body.data[0].allowed_actions).toEqual([]);
  });

  it("hides clients from people who may not see clients", async () => {
    await at.owner.ask("updateRolesPermissions", {
      body: { changes: [{ role: "staff", permission: "clients.read", reach: "no" }] },
    });
    expect((await at.staff.ask("accounts", { query: { type: "client" } })).status).toBe(403);
    expect((await at.staff.ask("accounts")).status).toBe(200);
  });

  it("searches by a part of name or address, role and status, page by page", async () => {
    const { body: noor } = await invite(at.owner);
    const found = async (query: object) => (await at.staff.ask("accounts", { query: { ...query } })).body;
    for (const query of [{ search: "hadd" }, { search: "NOOR@" }, { status: "invited" }]) {
      expect((await found(query)).data.map(({ id }: { id: number }) => id)).toEqual([noor.id]);
    }
    expect((await found({ search: "100%" })).meta.total).toBe(0);
    expect((await found({ type: "owner" })).data.map(({ id }: { id: number }) => id)).toEqual([at.owner.id]);
    const second = await found({ perPage: 2, page: 2 });
    expect(second.data).toHaveLength(2);
    expect(second.meta).toMatchObject({ current_page: 2, total: 6, last_page: 3 });
    const latest = await found({ sortBy: "last_seen_at", sortDir: "desc" });
    expect(latest.data.at(-1).last_seen_at).toBeNull();
    expect(latest.data[0]).toMatchObject({ last_seen_at: expect.any(String), session_count: 1 });
    expect((await at.staff.ask("accounts", { query: { type: "janitor" } })).status).toBe(400);
  });
});

describe("createAccount", () => {
  it("invites by email, and records who invited whom", async () => {
    const { status, body } = await invite(at.admin);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: "invited",
      roles: ["staff"],
      invited_by_name: "Pat facility_admin",
      version: 1,
    });
    expect(body.allowed_actions).toEqual(["update", "delete", "send_invitation"]);
    expect(await mails(at)).toEqual([{ payload: { user_id: body.id, invited_by: "Pat facility_admin" } }]);
    const after = { name: "Noor Haddad", email: "noor@links.example", roles: ["staff"] };
    const entry = { actor_id: at.admin.id, entity: "account", entity_id: String(body.id), before: null, after };
    expect(await history(at, "createAccount")).toEqual([entry]);
  });

  it("creates a coach who is listed among the coaches, at the company's only location", async () => {
    const { body } = await invite(at.admin, { roles: ["coach", "staff"] });
    const { body: coaches } = await at.staff.ask("coaches", { query: { search: "noor" } });
    expect(coaches.data).toMatchObject([{ id: body.id, location_ids: [at.venue.locationId], has_availability: false }]);
  });

  it("refuses a role above the caller's own, and unknown roles", async () => {
    expect((await invite(at.admin, { roles: ["owner"] })).status).toBe(403);
    expect((await invite(at.admin, { roles: ["staff", "owner"] })).status).toBe(403);
    for (const roles of [["janitor"], ["client"], []]) expect((await invite(at.owner, { roles })).status).toBe(422);
    expect((await invite(at.owner, { roles: ["owner"] })).status).toBe(201);
  });

  it("is limited to the caller's own rank if a lower role was given the permission", async () => {
    await at.owner.ask("updateRolesPermissions", {
      body: { changes: [{ role: "staff", permission: "accounts.write", reach: "yes" }] },
    });
    expect((await invite(at.staff, { roles: ["facility_admin"] })).status).toBe(403);
    expect((await invite(at.staff, { roles: ["coach"] })).status).toBe(201);
  });

  it("refuses an address that has an account, in any case", async () => {
    await invite(at.owner);
    const { status, body } = await invite(at.owner, { email: "NOOR@links.example" });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["email"]]);
  });

  it("asks before a client becomes a colleague, and creates no second person", async () => {
    const { body: client } = await at.staff.ask("createClient", {
      body: { first_name: "Noor", last_name: "H.", email: "noor@links.example" },
    });
    const asked = await invite(at.owner);
    expect([asked.status, asked.body.error]).toEqual([409, "invalid_state"]);
    expect(asked.body.current).toEqual({ id: client.id, name: "Noor H.", known_as: "client" });
    const { status, body } = await invite(at.owner, { same_person: true });
    expect([status, body.id, body.roles.toSorted()]).toEqual([201, client.id, ["client", "staff"]]);
    expect((await at.staff.ask("client", { params: { id: client.id } })).status).toBe(200);
  });

  it("reactivates a former colleague with a new password and without the old roles", async () => {
    const gone = await at.venue.person("facility_admin");
    await givePassword(at.platform, at.venue, gone);
    await end(at.owner, gone.id);
    expect((await invite(at.admin, { email: gone.email })).body.current).toMatchObject({ known_as: "former_account" });
    const { body } = await invite(at.admin, { email: gone.email, same_person: true });
    expect(body).toMatchObject({ id: gone.id, roles: ["staff"], status: "invited" });
    const login = await at.venue.anonymous("login", { body: { email: gone.email, password: TEST_PASSWORD } });
    expect(login.status).toBe(401);
  });

  it("accepts one of two simultaneous invitations to one address", async () => {
    const answers = await Promise.all([invite(at.owner), invite(at.admin)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]));
  });
});

describe("sendInvitation", () => {
  it("mails an invitation again, and for the first time to a person who was never invited", async () => {
    const { body: noor } = await invite(at.owner);
    at.platform.clock.set("2027-05-06T17:00:00Z");
    const { status, body } = await at.owner.ask("sendInvitation", { params: { id: noor.id } });
    expect([status, body.invited_at]).toEqual([200, "2027-05-06T17:00:00.000Z"]);
    expect(await mails(at)).toHaveLength(2);
    expect((await at.owner.ask("sendInvitation", { params: { id: at.staff.id } })).body.status).toBe("invited");
    expect(await history(at, "sendInvitation")).toHaveLength(2);
  });

  it("refuses a person who signs in already, and one without an address", async () => {
    await givePassword(at.platform, at.venue, at.staff);
    expect((await at.owner.ask("sendInvitation", { params: { id: at.staff.id } })).body.error).toBe("invalid_state");
    const coach = at.venue.catalogue.coaches[0]?.id ?? 0;
    expect((await at.owner.ask("sendInvitation", { params: { id: coach } })).body.error).toBe("invalid_state");
  });
});

it("answers 404 for another company's account, in every operation", async () => {
  const other = await at.platform.venue();
  const stranger = await other.person("staff");
  for (const operation of ["account", "deleteAccount", "sendInvitation", "accountActivities"] as const) {
    expect((await at.owner.ask(operation, { params: { id: stranger.id } })).status, operation).toBe(404);
  }
  expect((await update(at.owner, stranger.id, { version: 1, first_name: "Mine" })).status).toBe(404);
});
