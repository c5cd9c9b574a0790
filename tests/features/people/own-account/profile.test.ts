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
  it.each(ROLES)("is the %s's own to read and to change", async (role) => {
    const person = await (await platform.venue()).person(role);
    const { status, body } = await save(person, { version: 1, first_name: " Robin ", phone: "+16045550100" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ first_name: "Robin", last_name: role, name: `Robin ${role}`, phone: "+16045550100" });
    expect(await profileOf(person)).toEqual(body);
  });

  it("takes a whole letter of a name for its initial, an emoji too", async () => {
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

  it("takes a phone number away by null and by nothing", async () => {
    const { person } = await staff();
    await save(person, { version: 1, phone: "+16045550100" });
    expect((await save(person, { version: 2, phone: "" })).body.phone).toBeNull();
    expect((await save(person, { version: 3, phone: null })).body.phone).toBeNull();
  });

  it("is what the coach's page shows", async () => {
    const venue = await platform.venue();
    const coach = await venue.coach();
    const { version } = await profileOf(coach);
    await save(coach, { version, phone: "+16045550199" });
    const shown = await coach.ask("coach", { params: { id: coach.id } });
    expect(shown.body.details.phone).toBe("+16045550199");
  });

  it("is refused in another version than the person's, with what stands now", async () => {
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
    ["a number beyond 40 signs", { phone: "1".repeat(41) }],
    ["words for a number", { phone: "call me" }],
    ["no version", { version: undefined }],
  ])("is refused with %s, and nothing is changed", async (_, change) => {
    const { person } = await staff();
    const before = await profileOf(person);
    const { status, body } = await save(person, { version: 1, first_name: "Robin", ...change });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toHaveLength(1);
    expect(await profileOf(person)).toEqual(before);
  });

  it("is closed to visitors, to a token that only reads, and while the company is locked", async () => {
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

  it("leaves a trace of before and after", async () => {
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
  it("begin with the defaults, and come with the sign-in", async () => {
    const { venue, person } = await staff();
    await givePassword(platform, venue, person);
    const { body } = await venue.anonymous("login", { body: { email: person.email, password: TEST_PASSWORD } });
    expect(body.user.preferences).toEqual({ ...DEFAULT_PREFERENCES, version: 1 });
  });

  it("are changed one by one: what is left out stays", async () => {
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

  it("have a version of their own, so that an open form of the person stays good", async () => {
    const { person } = await staff();
    const { body } = await savePreferences(person, { theme: "dark" });
    expect(body).toMatchObject({ version: 1, preferences: { version: 2 } });
    const late = await savePreferences(person, { theme: "light", version: 1 });
    expect(late.status).toBe(409);
    expect(late.body.current.preferences).toMatchObject({ theme: "dark", version: 2 });
    expect((await savePreferences(person, { theme: "light", version: 2 })).status).toBe(200);
  });

  it("forget the opening lens with the lens itself", async () => {
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
    ["two lenses of one name", { schedule_lenses: [LENS, { ...LENS, name: " coaches, WEEK " }] }],
    ["a lens without a name", { schedule_lenses: [{ ...LENS, name: " " }] }],
    ["a lens of a state that there is not", { schedule_lenses: [{ ...LENS, hidden_statuses: ["asleep"] }] }],
    ["an opening lens that there is not", { schedule_lenses: [LENS], opening_lens: "Another" }],
    ["columns of thirty-one lists", { columns: grids(31) }],
    ["one list named twice", { columns: [...grids(1), ...grids(1)] }],
    ["a list of ten thousand columns", { columns: [{ grid: "bookings", hidden: Array(10_000).fill("x") }] }],
    ["text in place of a switch", { drag_bookings: "no" }],
  ])("are refused with %s, and nothing is changed", async (_, preferences) => {
    const { person } = await staff();
    const { status, body } = await savePreferences(person, preferences);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)[0]).toMatch(/^preferences/);
    expect((await profileOf(person)).preferences).toEqual({ ...DEFAULT_PREFERENCES, version: 1 });
  });

  it("of eight lenses and thirty lists are kept", async () => {
    const { person } = await staff();
    expect((await savePreferences(person, { schedule_lenses: named(8), columns: grids(30) })).status).toBe(200);
  });

  it.each([
    ["text", '"dark"'],
    ["a list", "[1]"],
    ["null", "null"],
    [
      "the shape of another time",
      '{"theme": "sepia", "columns": {"bookings": 1}, "gone": true, "schedule_lenses": [7]}',
    ],
  ])("stored as %s never keep anybody from signing in", async (_, stored) => {
    const { person } = await staff();
    await platform.admin.updateTable("users").set({ preferences: stored }).where("id", "=", person.id).execute();
    const { status, body } = await person.ask("userProfile");
    expect(status).toBe(200);
    expect(body.preferences).toEqual({ ...DEFAULT_PREFERENCES, version: 1 });
  });

  it.each([
    ["a theme of another time", { theme: "sepia", drag_bookings: false }, { theme: "system", drag_bookings: false }],
    ["dragging that is no yes or no", { drag_bookings: 1, theme: "dark" }, { drag_bookings: true, theme: "dark" }],
    ["keys that are no yes or no", { single_keys: "?", theme: "dark" }, { single_keys: true, theme: "dark" }],
    [
      "half a lens",
      { schedule_lenses: [LENS, { name: "Half" }], theme: "dark" },
      { schedule_lenses: [LENS], theme: "dark" },
    ],
    [
      "a lens to open with that is gone",
      { opening_lens: "Gone", theme: "dark" },
      { opening_lens: null, theme: "dark" },
    ],
    ["columns of another shape", { columns: { bookings: 1 }, theme: "dark" }, { columns: [], theme: "dark" }],
  ])("keep what can be read beside %s", async (_, stored, read) => {
    const { person } = await staff();
    const preferences = JSON.stringify(stored);
    await platform.admin.updateTable("users").set({ preferences }).where("id", "=", person.id).execute();
    expect((await profileOf(person)).preferences).toMatchObject(read);
  });
});
