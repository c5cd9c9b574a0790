import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import {
  givePassword,
  type Person,
  type Platform,
  startPlatform,
  TEST_NOW,
  TEST_PASSWORD,
  type Venue,
} from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
let admin: Person;
let staff: Person;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.set(TEST_NOW);
  venue = await platform.venue();
  [owner, admin, staff] = [
    await venue.person("owner"),
    await venue.person("facility_admin"),
    await venue.person("staff"),
  ];
});

const invite = (by: Person, changes: object = {}) =>
  by.ask("createAccount", {
    body: { first_name: "Noor", last_name: "Haddad", email: "noor@links.example", roles: ["staff"], ...changes },
  });

const update = (by: Person, id: number, body: object) => by.ask("updateAccount", { params: { id }, body });
const end = (by: Person, id: number, query = {}) => by.ask("deleteAccount", { params: { id }, query });

const mails = () =>
  platform.admin
    .selectFrom("outbox")
    .where("tenant_id", "=", venue.tenantId)
    .where("kind", "=", "account_invited")
    .select("payload")
    .execute();

const history = (action: string) =>
  platform.admin
    .selectFrom("audit_log")
    .where("tenant_id", "=", venue.tenantId)
    .where("action", "=", action)
    .select(["actor_id", "entity", "entity_id", "before", "after"])
    .execute();

/** A lesson of the venue's first coach, tomorrow at 12:00. */
async function bookLesson(): Promise<number> {
  const lesson = venue.catalogue.services.find(({ name }) => name === "Lesson")?.id;
  const { body } = await staff.ask("createBooking", {
    body: {
      service_id: lesson,
      location_id: venue.locationId,
      coach_id: venue.catalogue.coaches[0]?.id,
      start_time: "2027-05-04 19:00:00",
      end_time: "2027-05-04 20:00:00",
      guest: { first_name: "Gil", last_name: "Guest" },
    },
  });
  return body.id;
}

describe("accounts", () => {
  it("lists who works here by name, clients only where they are asked for", async () => {
    const client = await venue.person("client");
    const both = await venue.person("client", "coach");
    const { body } = await staff.ask("accounts");
    const ids = body.data.map(({ id }: { id: number }) => id);
    expect(ids).toEqual(expect.arrayContaining([owner.id, admin.id, staff.id, both.id]));
    expect(ids).not.toContain(client.id);
    const clients = await staff.ask("accounts", { query: { type: "client" } });
    expect(new Set(clients.body.data.map(({ id }: { id: number }) => id))).toEqual(new Set([client.id, both.id]));
    expect(clients.body.data[0].allowed_actions).toEqual([]);
  });

  it("shows clients to nobody who may not see clients", async () => {
    await owner.ask("updateRolesPermissions", {
      body: { changes: [{ role: "staff", permission: "clients.read", reach: "no" }] },
    });
    expect((await staff.ask("accounts", { query: { type: "client" } })).status).toBe(403);
    expect((await staff.ask("accounts")).status).toBe(200);
  });

  it("finds by part of name or address, by role and by state, page by page", async () => {
    const { body: noor } = await invite(owner);
    const found = async (query: object) => (await staff.ask("accounts", { query: { ...query } })).body;
    for (const query of [{ search: "hadd" }, { search: "NOOR@" }, { status: "invited" }]) {
      expect((await found(query)).data.map(({ id }: { id: number }) => id)).toEqual([noor.id]);
    }
    expect((await found({ search: "100%" })).meta.total).toBe(0);
    expect((await found({ type: "owner" })).data.map(({ id }: { id: number }) => id)).toEqual([owner.id]);
    const second = await found({ perPage: 2, page: 2 });
    expect(second.data).toHaveLength(2);
    expect(second.meta).toMatchObject({ current_page: 2, total: 6, last_page: 3 });
    const latest = await found({ sortBy: "last_seen_at", sortDir: "desc" });
    expect(latest.data.at(-1).last_seen_at).toBeNull();
    expect(latest.data[0]).toMatchObject({ last_seen_at: expect.any(String), session_count: 1 });
    expect((await staff.ask("accounts", { query: { type: "janitor" } })).status).toBe(400);
  });
});

describe("createAccount", () => {
  it("invites by mail, and says who invited whom", async () => {
    const { status, body } = await invite(admin);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: "invited",
      roles: ["staff"],
      invited_by_name: "Pat facility_admin",
      version: 1,
    });
    expect(body.allowed_actions).toEqual(["update", "delete", "send_invitation"]);
    expect(await mails()).toEqual([{ payload: { user_id: body.id, invited_by: "Pat facility_admin" } }]);
    const after = { name: "Noor Haddad", email: "noor@links.example", roles: ["staff"] };
    const entry = { actor_id: admin.id, entity: "account", entity_id: String(body.id), before: null, after };
    expect(await history("createAccount")).toEqual([entry]);
  });

  it("makes a coach whom the lists of coaches know, at the company's only location", async () => {
    const { body } = await invite(admin, { roles: ["coach", "staff"] });
    const { body: coaches } = await staff.ask("coaches", { query: { search: "noor" } });
    expect(coaches.data).toMatchObject([{ id: body.id, location_ids: [venue.locationId], has_availability: false }]);
  });

  it("refuses a role above the own, and unknown ones", async () => {
    expect((await invite(admin, { roles: ["owner"] })).status).toBe(403);
    expect((await invite(admin, { roles: ["staff", "owner"] })).status).toBe(403);
    for (const roles of [["janitor"], ["client"], []]) expect((await invite(owner, { roles })).status).toBe(422);
    expect((await invite(owner, { roles: ["owner"] })).status).toBe(201);
  });

  it("keeps to the own rank where a lower role was given the permission", async () => {
    await owner.ask("updateRolesPermissions", {
      body: { changes: [{ role: "staff", permission: "accounts.write", reach: "yes" }] },
    });
    expect((await invite(staff, { roles: ["facility_admin"] })).status).toBe(403);
    expect((await invite(staff, { roles: ["coach"] })).status).toBe(201);
  });

  it("refuses an address that has an account, in whatever letters", async () => {
    await invite(owner);
    const { status, body } = await invite(owner, { email: "NOOR@links.example" });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["email"]]);
  });

  it("asks before a client becomes a colleague, and makes no second person", async () => {
    const { body: client } = await staff.ask("createClient", {
      body: { first_name: "Noor", last_name: "H.", email: "noor@links.example" },
    });
    const asked = await invite(owner);
    expect([asked.status, asked.body.error]).toEqual([409, "invalid_state"]);
    expect(asked.body.current).toEqual({ id: client.id, name: "Noor H.", known_as: "client" });
    const { status, body } = await invite(owner, { same_person: true });
    expect([status, body.id, body.roles.toSorted()]).toEqual([201, client.id, ["client", "staff"]]);
    expect((await staff.ask("client", { params: { id: client.id } })).status).toBe(200);
  });

  it("takes a former colleague back with a new password and none of the old roles", async () => {
    const gone = await venue.person("facility_admin");
    await givePassword(platform, venue, gone);
    await end(owner, gone.id);
    expect((await invite(admin, { email: gone.email })).body.current).toMatchObject({ known_as: "former_account" });
    const { body } = await invite(admin, { email: gone.email, same_person: true });
    expect(body).toMatchObject({ id: gone.id, roles: ["staff"], status: "invited" });
    const login = await venue.anonymous("login", { body: { email: gone.email, password: TEST_PASSWORD } });
    expect(login.status).toBe(401);
  });

  it("lets one of two invitations to one address through", async () => {
    const answers = await Promise.all([invite(owner), invite(admin)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]));
  });
});

describe("updateAccount", () => {
  it("changes names, address and roles, and counts at the next request", async () => {
    expect((await staff.ask("createLocation", { body: { name: "New" } })).status).toBe(403);
    const { body } = await update(admin, staff.id, { version: 1, last_name: "Novak", roles: ["facility_admin"] });
    expect(body).toMatchObject({ last_name: "Novak", roles: ["facility_admin"], version: 2 });
    expect((await staff.ask("createLocation", { body: { name: "New" } })).status).toBe(201);
    await update(admin, staff.id, { version: 2, roles: ["staff"] });
    expect((await staff.ask("createLocation", { body: { name: "Newer" } })).status).toBe(403);
    const rows = await history("updateAccount");
    expect(rows[0]).toMatchObject({
      before: { roles: ["staff"] },
      after: { roles: ["facility_admin"], name: "Pat Novak" },
    });
  });

  it("leaves a client a client", async () => {
    const both = await venue.person("client", "staff");
    const { body } = await update(admin, both.id, { version: 1, roles: ["coach"] });
    expect(body.roles).toEqual(["client", "coach"]);
  });

  it("sends an invitation again to the new address, and nothing to who signs in already", async () => {
    const { body: noor } = await invite(owner);
    await update(owner, noor.id, { version: 1, email: "noor@elsewhere.example" });
    expect(await mails()).toHaveLength(2);
    await givePassword(platform, venue, staff);
    await update(owner, staff.id, { version: 1, email: "staff@elsewhere.example" });
    expect(await mails()).toHaveLength(2);
  });

  it("refuses what an admin may not: an owner's account, and the owner's role", async () => {
    expect((await update(admin, owner.id, { version: 1, email: "admin@evil.example" })).status).toBe(403);
    expect((await update(admin, staff.id, { version: 1, roles: ["owner"] })).status).toBe(403);
    expect((await update(admin, admin.id, { version: 1, roles: ["owner", "facility_admin"] })).status).toBe(403);
  });

  it("refuses to take the own highest role, and lets the own lower ones come and go", async () => {
    const other = await venue.person("owner");
    const { status, body } = await update(other, other.id, { version: 1, roles: ["staff"] });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["roles"]]);
    expect((await update(owner, owner.id, { version: 1, roles: ["owner", "coach"] })).status).toBe(200);
    expect((await update(owner, owner.id, { version: 2, roles: ["owner"] })).status).toBe(200);
  });

  it("refuses a stale version, an address of somebody else, and clients", async () => {
    expect((await update(admin, staff.id, { version: 7, first_name: "A" })).body.error).toBe("stale_version");
    const taken = await update(owner, staff.id, { version: 1, email: admin.email.toUpperCase() });
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ["email"]]);
    const client = await venue.person("client");
    expect((await update(owner, client.id, { version: 1, first_name: "A" })).status).toBe(404);
  });

  it("lists a coach's lessons to come before the coach's role goes, and keeps them where that is meant", async () => {
    const coach = venue.catalogue.coaches[0]?.id ?? 0;
    const lesson = await bookLesson();
    const refused = await update(owner, coach, { version: 1, roles: ["staff"] });
    expect([refused.status, refused.body.error]).toEqual([409, "invalid_state"]);
    expect(refused.body.current).toMatchObject([{ id: lesson, client_name: "Gil Guest" }]);
    expect((await update(owner, coach, { version: 1, roles: ["staff"], keep_bookings: true })).status).toBe(200);
    expect((await staff.ask("coach", { params: { id: coach } })).status).toBe(404);
    expect((await staff.ask("booking", { params: { id: lesson } })).body.status).toBe("confirmed");
    await update(owner, coach, { version: 2, roles: ["staff", "coach"] });
    expect((await staff.ask("coach", { params: { id: coach } })).status).toBe(200);
  });
});

describe("deleteAccount", () => {
  it("signs out everywhere at once, and keeps the history", async () => {
    await staff.ask("createClient", { body: { first_name: "Ada", last_name: "Byron" } });
    const { status, body } = await end(admin, staff.id);
    expect([status, body.session_count, body.allowed_actions]).toEqual([200, 0, []]);
    expect((await staff.ask("userProfile")).status).toBe(401);
    expect((await staff.ask("publicCompany")).status).toBe(401);
    expect((await admin.ask("account", { params: { id: staff.id } })).status).toBe(404);
    expect((await end(admin, staff.id)).status).toBe(404);
    expect((await history("createClient"))[0]).toMatchObject({ actor_id: staff.id });
    expect((await history("deleteAccount"))[0]).toMatchObject({ actor_id: admin.id, before: { roles: ["staff"] } });
  });

  it("ends tokens for exploring and acting with the sessions that they came from", async () => {
    const explore = await admin.ask("createExploreToken");
    await end(owner, admin.id);
    const headers = { authorization: `Bearer ${explore.body.access_token}` };
    expect((await venue.anonymous("clients", { headers })).status).toBe(401);
  });

  it("lets nobody in who ended, whatever the password", async () => {
    await givePassword(platform, venue, staff);
    const body = { email: staff.email, password: TEST_PASSWORD };
    expect((await venue.anonymous("login", { body })).status).toBe(200);
    await end(admin, staff.id);
    expect((await venue.anonymous("login", { body })).body.error).toBe("invalid_credentials");
  });

  it("leaves who is a client too their own bookings", async () => {
    const both = await venue.person("client", "staff");
    await end(admin, both.id);
    expect((await staff.ask("client", { params: { id: both.id } })).status).toBe(200);
    expect((await admin.ask("account", { params: { id: both.id } })).status).toBe(404);
  });

  it("refuses oneself, who stands above, and a stale version", async () => {
    expect((await end(admin, admin.id)).body.error).toBe("invalid_state");
    expect((await end(owner, owner.id)).body.error).toBe("invalid_state");
    expect((await end(admin, owner.id)).status).toBe(403);
    expect((await end(admin, staff.id, { version: 4 })).body.error).toBe("stale_version");
  });

  it("lists a coach's lessons to come first", async () => {
    const coach = venue.catalogue.coaches[0]?.id ?? 0;
    const lesson = await bookLesson();
    const refused = await end(admin, coach);
    expect([refused.status, refused.body.current.map(({ id }: { id: number }) => id)]).toEqual([409, [lesson]]);
    expect((await end(admin, coach, { keep_bookings: true })).status).toBe(200);
    expect((await staff.ask("coaches")).body.data.map(({ id }: { id: number }) => id)).not.toContain(coach);
  });
});

describe("the last owner", () => {
  test.each([
    ["demoted", (by: Person, id: number) => update(by, id, { version: 1, roles: ["staff"] })],
    ["ended", (by: Person, id: number) => end(by, id)],
  ])(
    "is one of two who would both be %s at once, also beside somebody invited: each round has one winner",
    async (_, act) => {
      for (let round = 0; round < 8; round++) {
        const company = await platform.venue();
        const [one, two] = [await company.person("owner"), await company.person("owner")];
        // whoever never followed an invitation keeps no company
        await invite(one, { roles: ["owner"] });
        const answers = await Promise.all([act(one, two.id), act(two, one.id)]);
        const won = answers.filter(({ status }) => status === 200);
        expect(won, answers.map(({ body }) => body.message).join()).toHaveLength(1);
        const owners = await platform.admin
          .selectFrom("users")
          .where("tenant_id", "=", company.tenantId)
          .where("deactivated_at", "is", null)
          .where("invited_at", "is", null)
          .select(["id", "roles"])
          .execute();
        expect(owners.filter(({ roles }) => roles.includes("owner"))).toHaveLength(1);
      }
    },
  );
});

describe("sendInvitation", () => {
  it("mails again, and for the first time to who was never asked", async () => {
    const { body: noor } = await invite(owner);
    platform.clock.set("2027-05-06T17:00:00Z");
    const { status, body } = await owner.ask("sendInvitation", { params: { id: noor.id } });
    expect([status, body.invited_at]).toEqual([200, "2027-05-06T17:00:00.000Z"]);
    expect(await mails()).toHaveLength(2);
    expect((await owner.ask("sendInvitation", { params: { id: staff.id } })).body.status).toBe("invited");
    expect(await history("sendInvitation")).toHaveLength(2);
  });

  it("refuses who signs in already, and who has no address", async () => {
    await givePassword(platform, venue, staff);
    expect((await owner.ask("sendInvitation", { params: { id: staff.id } })).body.error).toBe("invalid_state");
    const coach = venue.catalogue.coaches[0]?.id ?? 0;
    expect((await owner.ask("sendInvitation", { params: { id: coach } })).body.error).toBe("invalid_state");
  });
});

describe("accountActivities", () => {
  const sentences = async (id: number) =>
    (await admin.ask("accountActivities", { params: { id } })).body.data.map(
      ({ sentence, actor_name, on_behalf_of_name: behalf }: Record<string, string>) =>
        `${actor_name}${behalf ? ` for ${behalf}` : ""}: ${sentence}`,
    );

  it("tells in words what the person did and what was done to the account, the latest first", async () => {
    const booking = await bookLesson();
    await staff.ask("updateBooking", { params: { id: booking }, body: { version: 1, status: "no_show" } });
    await staff.ask("cancelBooking", { params: { id: booking } });
    await owner.ask("updateRolesPermissions", {
      body: { changes: [{ role: "staff", permission: "fees.waive", reach: "yes" }] },
    });
    await update(owner, staff.id, { version: 1, roles: ["staff", "coach"] });
    await staff.ask("createServiceCategory", { body: { name: "Lessons" } });
    expect(await sentences(staff.id)).toEqual([
      "Pat staff: Added service category Lessons",
      "Pat owner: Changed Pat staff’s roles (now staff, coach)",
      "Pat staff: Cancelled the booking of Gil Guest",
      "Pat staff: Booked for Gil Guest",
    ]);
    expect((await sentences(owner.id)).at(-1)).toBe("Pat owner: Set “Waive a fee” to allowed for staff");
  });

  it("names both where somebody acted in the person's name", async () => {
    const way = await admin.ask("startImpersonation", { body: { user_id: staff.id } });
    expect(way.status).toBe(201);
    expect(await sentences(staff.id)).toEqual(["Pat facility_admin: Asked to act as Pat staff"]);
  });

  it("is for who may read the audit log", async () => {
    expect((await staff.ask("accountActivities", { params: { id: staff.id } })).status).toBe(403);
    expect((await admin.ask("accountActivities", { params: { id: 999_999 } })).status).toBe(404);
  });
});

it("answers 404 for another company's account, whatever is asked", async () => {
  const other = await platform.venue();
  const stranger = await other.person("staff");
  for (const operation of ["account", "deleteAccount", "sendInvitation", "accountActivities"] as const) {
    expect((await owner.ask(operation, { params: { id: stranger.id } })).status, operation).toBe(404);
  }
  expect((await update(owner, stranger.id, { version: 1, first_name: "Mine" })).status).toBe(404);
});
