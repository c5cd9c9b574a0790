import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TAGS_MAX } from "#schema/clients/clients/tag-models.ts";
import { startPlatform, type Person, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function desk() {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  return { venue, staff };
}

const addTag = async ({ ask }: Person, name: string): Promise<number> =>
  (await ask("createTag", { body: { name } })).body.id;

const addClient = async ({ ask }: Person, first_name: string): Promise<number> =>
  (await ask("createClient", { body: { first_name, last_name: "Fontaine" } })).body.id;

async function tagsOf({ ask }: Person, id: number): Promise<string[]> {
  const { body } = await ask("client", { params: { id } });
  return body.tags.map(({ name }: { name: string }) => name);
}

async function history(tenantId: string, action: string) {
  return platform.admin
    .selectFrom("audit_log")
    .where("tenant_id", "=", tenantId)
    .where("action", "=", action as never)
    .select(["entity", "entity_id", "before", "after"])
    .orderBy("id")
    .execute();
}

describe("tags", () => {
  it("are listed by name with the number of their clients", async () => {
    const { staff } = await desk();
    const [lefty, corporate] = [await addTag(staff, "lefty"), await addTag(staff, "Corporate")];
    const ava = await addClient(staff, "Ava");
    await staff.ask("addUserTags", { params: { id: ava }, body: { tag_ids: [lefty] } });
    const { body } = await staff.ask("tags");
    expect(body).toEqual([
      { id: corporate, name: "Corporate", client_count: 0, version: 1 },
      { id: lefty, name: "lefty", client_count: 1, version: 1 },
    ]);
  });

  it("have unique names, whatever the case, also after renaming", async () => {
    const { staff } = await desk();
    await addTag(staff, "League");
    const again = await staff.ask("createTag", { body: { name: " league " } });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ["name"]]);
    const lefty = await addTag(staff, "Lefty");
    const renamed = await staff.ask("updateTag", { params: { id: lefty }, body: { version: 1, name: "LEAGUE" } });
    expect([renamed.status, Object.keys(renamed.body.errors)]).toEqual([422, ["name"]]);
    expect((await staff.ask("createTag", { body: { name: "  " } })).status).toBe(422);
  });

  it("stay with their clients when renamed, and refuse an outdated name", async () => {
    const { staff } = await desk();
    const [ava, lefty] = [await addClient(staff, "Ava"), await addTag(staff, "Lefty")];
    await staff.ask("addUserTags", { params: { id: ava }, body: { tag_ids: [lefty] } });
    const body = { version: 1, name: "Left-handed" };
    expect((await staff.ask("updateTag", { params: { id: lefty }, body })).body).toMatchObject({ version: 2 });
    expect(await tagsOf(staff, ava)).toEqual(["Left-handed"]);
    const stale = await staff.ask("updateTag", { params: { id: lefty }, body });
    expect(stale.body).toMatchObject({ error: "stale_version", current: { name: "Left-handed", client_count: 1 } });
    const gone = await staff.ask("deleteTag", { params: { id: lefty }, query: { version: 1 } });
    expect(gone.body.error).toBe("stale_version");
  });

  it("are removed from all clients when deleted, and the history says from how many", async () => {
    const { venue, staff } = await desk();
    const [ava, lefty] = [await addClient(staff, "Ava"), await addTag(staff, "Lefty")];
    await staff.ask("addUserTags", { params: { id: ava }, body: { tag_ids: [lefty] } });
    expect((await staff.ask("deleteTag", { params: { id: lefty } })).status).toBe(200);
    expect(await tagsOf(staff, ava)).toEqual([]);
    expect(await history(venue.tenantId, "deleteTag")).toMatchObject([{ before: { name: "Lefty", client_count: 1 } }]);
  });

  it("have a maximum number that fits a menu", async () => {
    const { venue, staff } = await desk();
    const names = Array.from({ length: TAGS_MAX }, (_, n) => ({ tenant_id: venue.tenantId, name: `Tag ${n}` }));
    await platform.admin.insertInto("tags").values(names).execute();
    expect((await staff.ask("createTag", { body: { name: "One more" } })).body.error).toBe("invalid_state");
  });
});

describe("tagging", () => {
  it("adds missing tags to a client and removes others, each logged once", async () => {
    const { venue, staff } = await desk();
    const ava = await addClient(staff, "Ava");
    const [league, lefty] = [await addTag(staff, "League"), await addTag(staff, "Lefty")];
    const add = (tag_ids: number[]) => staff.ask("addUserTags", { params: { id: ava }, body: { tag_ids } });
    await add([league]);
    expect((await add([lefty, league])).body.tags.map(({ name }: { name: string }) => name)).toEqual([
      "League",
      "Lefty",
    ]);
    await add([lefty]);
    expect(await history(venue.tenantId, "addUserTags")).toEqual([
      { entity: "client", entity_id: String(ava), before: { tags: [] }, after: { tags: ["League"] } },
      { entity: "client", entity_id: String(ava), before: { tags: ["League"] }, after: { tags: ["League", "Lefty"] } },
    ]);
    const { body } = await staff.ask("removeUserTag", { params: { id: ava, tagId: league } });
    expect(body.tags).toEqual([{ id: lefty, name: "Lefty" }]);
  });

  it("changes several clients at once: an unknown client or tag changes none of them", async () => {
    const { staff } = await desk();
    const [ava, bo] = [await addClient(staff, "Ava"), await addClient(staff, "Bo")];
    const ids = [ava, bo];
    const [league, lefty] = [await addTag(staff, "League"), await addTag(staff, "Lefty")];
    await staff.ask("addUserTags", { params: { id: ava }, body: { tag_ids: [lefty] } });
    const ask = (client_ids: unknown[], add_tag_ids: number[]) =>
      staff.ask("tagClients", { body: { client_ids, add_tag_ids, remove_tag_ids: [lefty] } });
    expect((await ask([...ids, 2_000_000_000], [league])).status).toBe(404);
    expect((await ask(ids, [league, 2_000_000_000])).status).toBe(422);
    expect(await Promise.all(ids.map((id) => tagsOf(staff, id)))).toEqual([["Lefty"], []]);
    expect((await ask(ids, [league])).body).toHaveLength(2);
    expect(await Promise.all(ids.map((id) => tagsOf(staff, id)))).toEqual([["League"], ["League"]]);
  });

  it("is open to the front desk, and refused to coaches and clients", async () => {
    const { venue, staff } = await desk();
    const [ava, lefty] = [await addClient(staff, "Ava"), await addTag(staff, "Lefty")];
    for (const role of ["coach", "client"] as const) {
      const { ask } = await venue.person(role);
      const refused = await Promise.all([
        ask("createTag", { body: { name: "Mine" } }),
        ask("deleteTag", { params: { id: lefty } }),
        ask("addUserTags", { params: { id: ava }, body: { tag_ids: [lefty] } }),
        ask("tagClients", { body: { client_ids: [ava], add_tag_ids: [lefty] } }),
      ]);
      expect(refused.map(({ body }) => body.error)).toEqual(Array(4).fill("forbidden"));
    }
    expect((await (await venue.person("coach")).ask("tags")).status).toBe(200);
  });

  it("never affects another company's clients or tags", async () => {
    const [ours, theirs] = [await desk(), await desk()];
    const [ava, lefty] = [await addClient(ours.staff, "Ava"), await addTag(ours.staff, "Lefty")];
    const [bo, league] = [await addClient(theirs.staff, "Bo"), await addTag(theirs.staff, "League")];
    const add = (id: number, tag: number) =>
      ours.staff.ask("addUserTags", { params: { id }, body: { tag_ids: [tag] } });
    expect([(await add(bo, lefty)).status, (await add(ava, league)).status]).toEqual([404, 422]);
    expect((await ours.staff.ask("deleteTag", { params: { id: league } })).status).toBe(404);
    expect(await tagsOf(theirs.staff, bo)).toEqual([]);
  });
});
