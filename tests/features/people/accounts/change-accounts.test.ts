import { describe, expect, it, test } from "vitest";
import { givePassword, TEST_PASSWORD, type Person } from "#tests/support/venue.ts";
import { bookLesson, end, history, invite, mails, staffedVenue, update } from "./support.ts";

const at = staffedVenue();

describe("updateAccount", () => {
  it("changes names, address and roles, and applies to the next request", async () => {
    expect((await at.staff.ask("createLocation", { body: { name: "New" } })).status).toBe(403);
    const { body } = await update(at.admin, at.staff.id, { version: 1, last_name: "Novak", roles: ["facility_admin"] });
    expect(body).toMatchObject({ last_name: "Novak", roles: ["facility_admin"], version: 2 });
    expect((await at.staff.ask("createLocation", { body: { name: "New" } })).status).toBe(201);
    await update(at.admin, at.staff.id, { version: 2, roles: ["staff"] });
    expect((await at.staff.ask("createLocation", { body: { name: "Newer" } })).status).toBe(403);
    const rows = await history(at, "updateAccount");
    expect(rows[0]).toMatchObject({
      before: { roles: ["staff"] },
      after: { roles: ["facility_admin"], name: "Pat Novak" },
    });
  });

  it("leaves a client's role unchanged", async () => {
    const both = await at.venue.person("client", "staff");
    const { body } = await update(at.admin, both.id, { version: 1, roles: ["coach"] });
    expect(body.roles).toEqual(["client", "coach"]);
  });

  it("mails an invitation again to the new address, and nothing to a person who signs in already", async () => {
    const { body: noor } = await invite(at.owner);
    await update(at.owner, noor.id, { version: 1, email: "noor@elsewhere.example" });
    expect(await mails(at)).toHaveLength(2);
    await givePassword(at.platform, at.venue, at.staff);
    await update(at.owner, at.staff.id, { version: 1, email: "staff@elsewhere.example" });
    expect(await mails(at)).toHaveLength(2);
  });

  it("refuses an admin the change of an owner's account, and the owner's role", async () => {
    expect((await update(at.admin, at.owner.id, { version: 1, email: "admin@evil.example" })).status).toBe(403);
    expect((await update(at.admin, at.staff.id, { version: 1, roles: ["owner"] })).status).toBe(403);
    expect((await update(at.admin, at.admin.id, { version: 1, roles: ["owner", "facility_admin"] })).status).toBe(403);
  });

  it("refuses to remove the caller's own highest role, and allows lower ones to change", async () => {
    const other = await at.venue.person("owner");
    const { status, body } = await update(other, other.id, { version: 1, roles: ["staff"] });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["roles"]]);
    expect((await update(at.owner, at.owner.id, { version: 1, roles: ["owner", "coach"] })).status).toBe(200);
    expect((await update(at.owner, at.owner.id, { version: 2, roles: ["owner"] })).status).toBe(200);
  });

  it("refuses an unknown role, and one that accounts cannot have", async () => {
    for (const roles of [["janitor"], ["constructor"], ["client"], [], ["staff", "janitor"]]) {
      const { status, body } = await update(at.owner, at.staff.id, { version: 1, roles });
      expect([status, body.error], roles.join()).toEqual([422, "validation_failed"]);
    }
    expect((await at.staff.ask("userProfile")).body.roles).toEqual(["staff"]);
  });

  it("refuses an outdated version, another person's address, and clients", async () => {
    expect((await update(at.admin, at.staff.id, { version: 7, first_name: "A" })).body.error).toBe("stale_version");
    const taken = await update(at.owner, at.staff.id, { version: 1, email: at.admin.email.toUpperCase() });
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ["email"]]);
    const client = await at.venue.person("client");
    expect((await update(at.owner, client.id, { version: 1, first_name: "A" })).status).toBe(404);
  });

  it("lists a coach's upcoming lessons before the coach's role is removed, and leaves them after a confirmation", async () => {
    const coach = at.venue.catalogue.coaches[0]?.id ?? 0;
    const lesson = await bookLesson(at);
    const refused = await update(at.owner, coach, { version: 1, roles: ["staff"] });
    expect([refused.status, refused.body.error]).toEqual([409, "invalid_state"]);
    expect(refused.body.current).toMatchObject([{ id: lesson, client_name: "Gil Guest" }]);
    expect((await update(at.owner, coach, { version: 1, roles: ["staff"], keep_bookings: true })).status).toBe(200);
    expect((await at.staff.ask("coach", { params: { id: coach } })).status).toBe(404);
    expect((await at.staff.ask("booking", { params: { id: lesson } })).body.status).toBe("confirmed");
    await update(at.owner, coach, { version: 2, roles: ["staff", "coach"] });
    expect((await at.staff.ask("coach", { params: { id: coach } })).status).toBe(200);
  });
});

describe("deleteAccount", () => {
  it("signs the person out everywhere at once, and keeps the history", async () => {
    await at.staff.ask("createClient", { body: { first_name: "Ada", last_name: "Byron" } });
    const { status, body } = await end(at.admin, at.staff.id);
    expect([status, body.session_count, body.allowed_actions]).toEqual([200, 0, []]);
    expect((await at.staff.ask("userProfile")).status).toBe(401);
    expect((await at.staff.ask("publicCompany")).status).toBe(401);
    expect((await at.admin.ask("account", { params: { id: at.staff.id } })).status).toBe(404);
    expect((await end(at.admin, at.staff.id)).status).toBe(404);
    expect((await history(at, "createClient"))[0]).toMatchObject({ actor_id: at.staff.id });
    expect((await history(at, "deleteAccount"))[0]).toMatchObject({
      actor_id: at.admin.id,
      before: { roles: ["staff"] },
    });
  });

  it("revokes explore and impersonation tokens with the sessions they came from", async () => {
    const explore = await at.admin.ask("createExploreToken");
    await end(at.owner, at.admin.id);
    const headers = { authorization: `Bearer ${explore.body.access_token}` };
    expect((await at.venue.anonymous("clients", { headers })).status).toBe(401);
  });

  it("prevents sign-in with any password", async () => {
    await givePassword(at.platform, at.venue, at.staff);
    const body = { email: at.staff.email, password: TEST_PASSWORD };
    expect((await at.venue.anonymous("login", { body })).status).toBe(200);
    await end(at.admin, at.staff.id);
    expect((await at.venue.anonymous("login", { body })).body.error).toBe("invalid_credentials");
  });

  it("keeps the bookings of a person who is a client too", async () => {
    const both = await at.venue.person("client", "staff");
    await end(at.admin, both.id);
    expect((await at.staff.ask("client", { params: { id: both.id } })).status).toBe(200);
    expect((await at.admin.ask("account", { params: { id: both.id } })).status).toBe(404);
  });

  it("refuses the caller's own account, accounts of a higher rank, and an outdated version", async () => {
    expect((await end(at.admin, at.admin.id)).body.error).toBe("invalid_state");
    expect((await end(at.owner, at.owner.id)).body.error).toBe("invalid_state");
    expect((await end(at.admin, at.owner.id)).status).toBe(403);
    expect((await end(at.admin, at.staff.id, { version: 4 })).body.error).toBe("stale_version");
  });

  it("first lists a coach's upcoming lessons", async () => {
    const coach = at.venue.catalogue.coaches[0]?.id ?? 0;
    const lesson = await bookLesson(at);
    const refused = await end(at.admin, coach);
    expect([refused.status, refused.body.current.map(({ id }: { id: number }) => id)]).toEqual([409, [lesson]]);
    expect((await end(at.admin, coach, { keep_bookings: true })).status).toBe(200);
    expect((await at.staff.ask("coaches")).body.data.map(({ id }: { id: number }) => id)).not.toContain(coach);
  });
});

describe("the last owner", () => {
  it("cannot be removed by the owner or an admin", async () => {
    expect((await end(at.owner, at.owner.id)).status).toBe(409);
    expect((await update(at.owner, at.owner.id, { version: 1, roles: ["staff"] })).status).toBe(422);
    expect((await end(at.admin, at.owner.id)).status).toBe(403);
    expect((await update(at.admin, at.owner.id, { version: 1, roles: ["staff"] })).status).toBe(403);
    expect((await at.owner.ask("userProfile")).body.roles).toEqual(["owner"]);
  });

  test.each([
    ["demoted", (by: Person, id: number) => update(by, id, { version: 1, roles: ["staff"] })],
    ["ended", (by: Person, id: number) => end(by, id)],
  ])("is left when two owners are %s at once, also besides an invited one: one of both succeeds", async (_, act) => {
    for (let round = 0; round < 8; round++) {
      const company = await at.platform.venue();
      const [one, two] = [await company.person("owner"), await company.person("owner")];
      // an owner who never accepted the invitation does not count as the company's remaining owner
      await invite(one, { roles: ["owner"] });
      const answers = await Promise.all([act(one, two.id), act(two, one.id)]);
      const won = answers.filter(({ status }) => status === 200);
      expect(won, answers.map(({ body }) => body.message).join()).toHaveLength(1);
      const owners = await at.platform.admin
        .selectFrom("users")
        .where("tenant_id", "=", company.tenantId)
        .where("deactivated_at", "is", null)
        .where("invited_at", "is", null)
        .select(["id", "roles"])
        .execute();
      expect(owners.filter(({ roles }) => roles.includes("owner"))).toHaveLength(1);
    }
  });
});
