import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
let staff: Person;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.set(TEST_NOW);
  venue = await platform.venue();
  staff = await venue.person("staff");
});

const INPUT = { name: "No-shows per coach", query: "{ bookings { data { id } } }", variables: '{"days": 60}' };
const save = async (by = staff, changes: object = {}) =>
  (await by.ask("createSavedQuery", { body: { ...INPUT, ...changes } })).body;
const change = (by: Person, id: number, body: object) => by.ask("updateSavedQuery", { params: { id }, body });
const names = async (search?: string) =>
  (await staff.ask("savedQueries", { query: { search } })).body.data.map(({ name }: { name: string }) => name);

describe("a saved query", () => {
  it("belongs to the whole company, and is found by its name or its text", async () => {
    const owner = await venue.person("owner");
    const saved = await save(owner);
    await save(staff, { name: "absent for 60 days", query: "{ clients { data { id } } }" });
    expect(saved).toMatchObject({ ...INPUT, version: 1, saved_by_name: "Pat owner" });
    expect(await names()).toEqual(["absent for 60 days", "No-shows per coach"]);
    expect(await names("per COACH")).toEqual(["No-shows per coach"]);
    expect(await names("clients {")).toEqual(["absent for 60 days"]);
    expect((await staff.ask("savedQuery", { params: { id: saved.id } })).body).toEqual(saved);
  });

  it("keeps every version: an edit adds one, and an earlier one is restored by saving it again", async () => {
    const { id } = await save();
    const owner = await venue.person("owner");
    const edited = await change(owner, id, { version: 1, query: "{ coaches { data { id } } }" });
    expect(edited.body).toMatchObject({ version: 2, name: INPUT.name, saved_by_name: "Pat owner" });
    const versions = async () => (await staff.ask("savedQueryVersions", { params: { id } })).body.data;
    const [, first] = await versions();
    expect(first).toMatchObject({ version: 1, query: INPUT.query, saved_by_name: "Pat staff" });
    const restored = await change(staff, id, { version: 2, query: first.query, variables: first.variables });
    expect(restored.body).toMatchObject({ version: 3, query: INPUT.query });
    expect((await versions()).map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
  });

  it("is in the history", async () => {
    const { id } = await save();
    await change(staff, id, { version: 1, name: "No-shows" });
    await staff.ask("deleteSavedQuery", { params: { id } });
    const rows = await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", venue.tenantId)
      .where("entity", "=", "saved_query")
      .select("action")
      .orderBy("id")
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(["createSavedQuery", "updateSavedQuery", "deleteSavedQuery"]);
    expect(await names()).toEqual([]);
  });
});

describe("a saved query is refused", () => {
  it.each([
    [{ name: " " }, "name"],
    [{ query: "  " }, "query"],
    [{ query: "x".repeat(20_001) }, "query"],
    [{ variables: "[1]" }, "variables"],
    [{ variables: "{" }, "variables"],
  ])("for %j", async (changes, field) => {
    const { status, body } = await staff.ask("createSavedQuery", { body: { ...INPUT, ...changes } });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it("with a name that is taken, whatever its case", async () => {
    await save();
    const { id } = await save(staff, { name: "Another" });
    const twice = await staff.ask("createSavedQuery", { body: { ...INPUT, name: "NO-SHOWS per coach" } });
    const renamed = await change(staff, id, { version: 1, name: "no-shows PER coach" });
    for (const { status, body } of [twice, renamed]) {
      expect([status, body.errors.name[0]]).toEqual([422, expect.stringContaining("Choose another name")]);
    }
    expect((await change(staff, id, { version: 1, name: "ANOTHER" })).status).toBe(200);
  });

  it("for an outdated version", async () => {
    const { id } = await save();
    await change(staff, id, { version: 1, name: "Other" });
    const late = await change(staff, id, { version: 1, query: "{ late }" });
    expect([late.status, late.body.error, late.body.current.version]).toEqual([409, "stale_version", 2]);
    expect((await staff.ask("deleteSavedQuery", { params: { id }, query: { version: 1 } })).status).toBe(409);
  });

  it("without the permission to explore, and at another company", async () => {
    const { id } = await save();
    for (const role of ["client", "coach"] as const) {
      const { ask } = await venue.person(role);
      const asked = [
        ask("savedQueries"),
        ask("savedQuery", { params: { id } }),
        ask("createSavedQuery", { body: INPUT }),
      ];
      for (const { status } of await Promise.all(asked)) expect(status).toBe(403);
    }
    const stranger = await (await platform.venue()).person("owner");
    expect((await stranger.ask("savedQuery", { params: { id } })).status).toBe(404);
    expect((await stranger.ask("savedQueryVersions", { params: { id } })).status).toBe(404);
    expect((await change(stranger, id, { version: 1, name: "Mine" })).status).toBe(404);
    expect((await stranger.ask("deleteSavedQuery", { params: { id } })).status).toBe(404);
    expect(await names()).toEqual([INPUT.name]);
  });
});
