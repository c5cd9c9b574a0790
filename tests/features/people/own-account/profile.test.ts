import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_PREFERENCES } from "#schema/people/sign-in/default-preferences.ts";
import { ROLES } from "#schema/people/sign-in/permissions.ts";
import { givePassword, startPlatform, TEST_PASSWORD, type Person, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const LENS = { name: "Coaches, week", by: "coach", view: "week", location_id: null, hidden_statuses: ["cancelled"] };
const save = (person: Person, body: Record<string, unknown>) => person.ask("updateUserProfile", { body });
const savePreferences = (person: Person, preferences: unknown) => save(person, { version: 1, preferences });
const profileOf = async (person: Person) => (await person.ask("userProfile")).body;

async function staff() {
  const venue = await platform.venue();
  return { venue, person: await venue.person("staff") };
}

describe("the own profile", () => {
  it.each(ROLES)("can be read and changed by the %s", async (role) => {
    const person = await (await platform.venue()).person(role);
    const { status, body } = await save(person, { version: 1, first_name: " Robin ", phone: "+16045550100" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ first_name: "Robin", last_name: role, name: `Robin ${role}`, phone: "+16045550100" });
    expect(await profileOf(person)).toEqual(body);
  });

  it("uses a whole character of a name as its initial, also an emoji", async () => {
    const { person } = await staff();
    const body = { version: 1, first_name: "🏌️‍♀️ Ada", last_name: "𝒵oe" };
    const headers = { "idempotency-key": crypto.randomUUID() };
    expect(await person.ask("updateUserProfile", { headers, body })).toMatchObject({
      status: 200,
      body: { initials: "🏌️‍♀️𝒵" },
    });
  });

  it("changes nobody else, and neither address nor roles", async () => {
    const { venue, person } = await staff();
    const colleague = await venue.person("staff");
    const before = await profileOf(colleague);
    await save(person, {
      version: 1,
      first_name: "Robin",
      email: "owner@demo.test",
      roles: ["owner"],
      id: colleague.id,
    });
    expect(await profileOf(colleague)).toEqual(before);
    expect(await profileOf(person)).toMatchObject({ id: person.id, email: person.email, roles: ["staff"] });
  });

  it("removes a phone number by null and by an empty text", async () => {
    const { person } = await staff();
    await save(person, { version: 1, phone: "+16045550100" });
    expect((await save(person, { version: 2, phone: "" })).body.phone).toBeNull();
    expect((await save(person, { version: 3, phone: null })).body.phone).toBeNull();
  });

  it("is shown on the coach's page", async () => {
    const venue = await platform.venue();
    const coach = await venue.coach();
    const { version } = await profileOf(coach);
    await save(coach, { version, phone: "+16045550199" });
    const shown = await coach.ask("coach", { params: { id: coach.id } });
    expect(shown.body.details.phone).toBe("+16045550199");
  });

  it("is refused for an outdated version, with the current profile", async () => {
    const { person } = await staff();
    await save(person, { version: 1, first_name: "Robin" });
    const { status, body } = await save(person, { version: 1, first_name: "Alex" });
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: "stale_version", current: { first_name: "Robin", version: 2 } });
    expect((await profileOf(person)).first_name).toBe("Robin");
  });

  it.each([
    ["no name", { first_name: " " }],
    ["a name beyond 100 letters", { last_name: "x".repeat(101) }],
    ["a number of more than 40 characters", { phone: "1".repeat(41) }],
    ["words instead of a number", { phone: "call me" }],
    ["no version", { version: undefined }],
  ])("is refused with %s, and nothing is changed", async (_, change) => {
    const { person } = await staff();
    const before = await profileOf(person);
    const { status, body } = await save(person, { version: 1, first_name: "Robin", ...change });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toHaveLength(1);
    expect(await profileOf(person)).toEqual(before);
  });

  it("is closed to visitors, to read-only tokens, and while the company is locked", async () => {
    const { venue, person } = await staff();
    expect((await venue.anonymous("updateUserProfile", { body: { version: 1 } })).status).toBe(401);
    const { body } = await person.ask("createExploreToken");
    const headers = { authorization: `Bearer ${body.access_token}` };
    const change = { version: 1, preferences: { theme: "dark" } };
    expect((await venue.anonymous("updateUserProfile", { headers, body: change })).status).toBe(403);
    const locked = await (
      await platform.venue({ cancelled_at: Temporal.Instant.from("2027-01-01T00:00Z") })
    ).person("owner");
    expect((await save(locked, change)).status).toBe(423);
    expect((await locked.ask("userProfile")).status).toBe(200);
    expect((await profileOf(person)).preferences.theme).toBe("system");
  });

  it("is logged with before and after", async () => {
    const { venue, person } = await staff();
    await save(person, { version: 1, first_name: "Robin" });
    const rows = await platform.admin
      .selectFrom("audit_log")
      .select(["actor_id", "entity_id", "before", "after"])
      .where("tenant_id", "=", venue.tenantId)
      .where("action", "=", "updateUserProfile")
      .execute();
    expect(rows).toMatchObject([
      {
        actor_id: person.id,
        entity_id: String(person.id),
        before: { first_name: "Pat" },
        after: { first_name: "Robin" },
      },
    ]);
  });
});

describe("preferences", () => {
  it("start with the defaults, and are sent with the sign-in", async () => {
    const { venue, person } = await staff();
    await givePassword(platform, venue, person);
    const { body } = await venue.anonymous("login", { body: { email: person.email, password: TEST_PASSWORD } });
    expect(body.user.preferences).toEqual({ ...DEFAULT_PREFERENCES, version: 1 });
  });

  it("change one by one: omitted ones stay", async () => {
    const { person } = await staff();
    await savePreferences(person, { theme: "dark", schedule_lenses: [LENS], opening_lens: LENS.name });
    const columns = [{ grid: "bookings", hidden: ["price"] }];
    const { status, body } = await savePreferences(person, { single_keys: false, columns });
    expect(status).toBe(200);
    expect(body.preferences).toEqual({
      ...DEFAULT_PREFERENCES,
      theme: "dark",
      schedule_lenses: [LENS],
      opening_lens: LENS.name,
      single_keys: false,
      columns,
      version: 3,
    });
    expect((await profileOf(person)).preferences).toEqual(body.preferences);
  });

  it("have their own version, so that an open profile form stays valid", async () => {
    const { person } = await staff();
    const { body } = await savePreferences(person, { theme: "dark" });
    expect(body).toMatchObject({ version: 1, preferences: { version: 2 } });
    const late = await savePreferences(person, { theme: "light", version: 1 });
    expect(late.status).toBe(409);
    expect(late.body.current.preferences).toMatchObject({ theme: "dark", version: 2 });
    expect((await savePreferences(person, { theme: "light", version: 2 })).status).toBe(200);
  });

  it("lose the opening lens together with the lens", async () => {
    const { person } = await staff();
    await savePreferences(person, { schedule_lenses: [LENS], opening_lens: LENS.name });
    const { body } = await savePreferences(person, { schedule_lenses: [] });
    expect(body.preferences).toMatchObject({ schedule_lenses: [], opening_lens: null });
  });

  const named = (count: number) => Array.from({ length: count }, (_, index) => ({ ...LENS, name: `Lens ${index}` }));
  const grids = (count: number) => Array.from({ length: count }, (_, index) => ({ grid: `grid ${index}`, hidden: [] }));

  it.each([
    ["an unknown colour", { theme: "sepia" }],
    ["nine lenses", { schedule_lenses: named(9) }],
    ["two lenses with the same name", { schedule_lenses: [LENS, { ...LENS, name: " coaches, WEEK " }] }],
    ["a lens without a name", { schedule_lenses: [{ ...LENS, name: " " }] }],
    ["a lens with an unknown status", { schedule_lenses: [{ ...LENS, hidden_statuses: ["asleep"] }] }],
    ["an unknown opening lens", { schedule_lenses: [LENS], opening_lens: "Another" }],
    ["columns of thirty-one lists", { columns: grids(31) }],
    ["one list named twice", { columns: [...grids(1), ...grids(1)] }],
    ["a list of ten thousand columns", { columns: [{ grid: "bookings", hidden: Array(10_000).fill("x") }] }],
    ["text instead of a switch", { drag_bookings: "no" }],
  ])("are refused with %s, and nothing is changed", async (_, preferences) => {
    const { person } = await staff();
    const { status, body } = await savePreferences(person, preferences);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)[0]).toMatch(/^preferences/);
    expect((await profileOf(person)).preferences).toEqual({ ...DEFAULT_PREFERENCES, version: 1 });
  });

  it("are saved with eight lenses and thirty lists", async () => {
    const { person } = await staff();
    expect((await savePreferences(person, { schedule_lenses: named(8), columns: grids(30) })).status).toBe(200);
  });

  it.each([
    ["text", '"dark"'],
    ["a list", "[1]"],
    ["null", "null"],
    ["an outdated shape", '{"theme": "sepia", "columns": {"bookings": 1}, "gone": true, "schedule_lenses": [7]}'],
  ])("stored as %s never prevent a sign-in", async (_, stored) => {
    const { person } = await staff();
    await platform.admin.updateTable("users").set({ preferences: stored }).where("id", "=", person.id).execute();
    const { status, body } = await person.ask("userProfile");
    expect(status).toBe(200);
    expect(body.preferences).toEqual({ ...DEFAULT_PREFERENCES, version: 1 });
  });

  it.each([
    ["an unknown theme", { theme: "sepia", drag_bookings: false }, { theme: "system", drag_bookings: false }],
    [
      "dragging that is neither on nor off",
      { drag_bookings: 1, theme: "dark" },
      { drag_bookings: true, theme: "dark" },
    ],
    ["keys that are neither on nor off", { single_keys: "?", theme: "dark" }, { single_keys: true, theme: "dark" }],
    [
      "an incomplete lens",
      { schedule_lenses: [LENS, { name: "Half" }], theme: "dark" },
      { schedule_lenses: [LENS], theme: "dark" },
    ],
    [
      "an opening lens that was removed",
      { opening_lens: "Gone", theme: "dark" },
      { opening_lens: null, theme: "dark" },
    ],
    ["columns of another shape", { columns: { bookings: 1 }, theme: "dark" }, { columns: [], theme: "dark" }],
  ])("keep the readable ones besides %s", async (_, stored, read) => {
    const { person } = await staff();
    const preferences = JSON.stringify(stored);
    await platform.admin.updateTable("users").set({ preferences }).where("id", "=", person.id).execute();
    expect((await profileOf(person)).preferences).toMatchObject(read);
  });
});
