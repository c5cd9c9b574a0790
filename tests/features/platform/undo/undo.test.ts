import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPlatform, type Person, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A client whose phone number and contact address were changed a moment ago. */
async function desk() {
  const venue = await platform.venue();
  const [owner, staff] = [await venue.person("owner"), await venue.person("staff")];
  const named = { first_name: "Ava", last_name: "Fontaine", phone: "+16045550178" };
  const { body: ava } = await staff.ask("createClient", { body: named });
  const change = (version: number, body: object) =>
    staff.ask("updateClient", { params: { id: ava.id }, body: { version, ...body } });
  await change(1, { phone: "+16045550187", contact_email: "family@example.test" });
  const latest = async () => (await owner.ask("auditLog", { query: { perPage: 1 } })).body.data[0];
  const now = async () => (await staff.ask("client", { params: { id: ava.id } })).body;
  return { venue, owner, staff, ava, change, latest, now };
}

const undo = ({ ask }: Person, id: number) => ask("undoChange", { params: { id } });

describe("undoing a change", () => {
  it("restores exactly the changed fields, is logged, and can be undone itself", async () => {
    const { owner, change, latest, now } = await desk();
    const entry = await latest();
    const put_back = [
      { field: "Phone", before: "+16045550187", after: "+16045550178" },
      { field: "Contact email", before: "family@example.test", after: null },
    ];
    expect(entry.put_back).toEqual(put_back);
    await change(2, { last_name: "Fontaine-Lee" });
    expect(await undo(owner, entry.id)).toMatchObject({ status: 200, body: { entity: "client", changes: put_back } });
    expect(await now()).toMatchObject({ phone: "+16045550178", contact_email: null, last_name: "Fontaine-Lee" });
    const undone = await latest();
    expect(undone).toMatchObject({
      sentence: "Undid a change of Ava Fontaine-Lee",
      action: "undoChange",
      actor_id: owner.id,
      changes: put_back,
    });
    expect((await undo(owner, undone.id)).status).toBe(200);
    expect(await now()).toMatchObject({ phone: "+16045550187", contact_email: "family@example.test" });
  });

  it("also works for bays and locations, by their own rules", async () => {
    const { venue, owner, latest } = await desk();
    const id = venue.catalogue.resources[0]?.id ?? 0;
    const hours = [{ weekday: "monday", ranges: [{ opens: "09:00", closes: "17:00" }] }];
    const { body: bay } = await owner.ask("resourcesByIds", { query: { ids: [id] } });
    const changed = { version: bay[0].version, name: "Bay 99", follows_location_hours: false, hours };
    expect((await owner.ask("updateResource", { params: { id }, body: changed })).status).toBe(200);
    expect((await undo(owner, (await latest()).id)).status).toBe(200);
    const { version: _seen, ...before } = bay[0];
    expect((await owner.ask("resourcesByIds", { query: { ids: [id] } })).body[0]).toMatchObject(before);
    const place = { params: { id: venue.locationId } };
    const { body: seen } = await owner.ask("locationsByIds", { query: { ids: [venue.locationId] } });
    await owner.ask("updateLocation", { ...place, body: { version: seen[0].version, city: "Portland" } });
    expect((await undo(owner, (await latest()).id)).status).toBe(200);
    const { body: again } = await owner.ask("locationsByIds", { query: { ids: [venue.locationId] } });
    expect(again[0].city).toBe(seen[0].city);
  });

  it("refuses a record that has changed again since, or no longer exists", async () => {
    const { owner, staff, ava, change, latest, now } = await desk();
    const entry = await latest();
    await change(2, { phone: "+16045550199" });
    expect(await undo(owner, entry.id)).toMatchObject({ status: 409, body: { error: "changed_since" } });
    expect(await now()).toMatchObject({ phone: "+16045550199", contact_email: "family@example.test", version: 3 });
    const { id } = await latest();
    const { body: kept } = await staff.ask("createClient", { body: { first_name: "Bo", last_name: "Tallow" } });
    const pair = { keep_id: kept.id, merge_id: ava.id };
    const { body: preview } = await owner.ask("previewClientMerge", { body: pair });
    const merge = await owner.ask("mergeClients", { body: { ...pair, take: [], token: preview.token } });
    expect(merge.status).toBe(200);
    expect(await undo(owner, id)).toMatchObject({ status: 409, body: { error: "changed_since" } });
  });

  it("succeeds for one of two people at the same time", async () => {
    const { owner, latest } = await desk();
    const { id } = await latest();
    const answers = await Promise.all([undo(owner, id), undo(owner, id)]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  });

  it("leaves the client's current sign-in address unchanged, and mails nobody", async () => {
    const { venue, owner, ava, change, latest, now } = await desk();
    await change(2, { email: "ava@example.test" });
    const { id } = await latest();
    const mails = () =>
      platform.admin.selectFrom("outbox").where("tenant_id", "=", venue.tenantId).select("kind").execute();
    const before = await mails();
    await platform.admin.updateTable("users").set({ password_hash: "x" }).where("id", "=", ava.id).execute();
    expect((await undo(owner, id)).status).toBe(403);
    await change(3, { first_name: "Eva" });
    const { id: named } = await latest();
    expect((await undo(owner, named)).status).toBe(200);
    expect(await now()).toMatchObject({ email: "ava@example.test", first_name: "Ava" });
    expect(await mails()).toEqual(before);
  });

  it("refuses kinds of changes without a safe inverse", async () => {
    const { owner, ava } = await desk();
    await owner.ask("createTag", { body: { name: "Lefty" } });
    const { body } = await owner.ask("auditLog", { query: {} });
    const others = body.data.filter(({ action }: { action: string }) => action !== "updateClient");
    expect(others.map(({ put_back }: { put_back: unknown }) => put_back)).toEqual(others.map(() => null));
    for (const { id } of others) {
      expect(await undo(owner, id)).toMatchObject({ status: 409, body: { error: "not_undoable" } });
    }
    expect(ava.version).toBe(1);
  });

  it("requires the permissions to read the log and make the change, and never affects another company", async () => {
    const { venue, latest, now } = await desk();
    const { id } = await latest();
    for (const role of ["staff", "coach", "client"] as const) {
      expect((await undo(await venue.person(role), id)).body.error).toBe("forbidden");
    }
    const theirs = await desk();
    expect(await undo(theirs.owner, id)).toMatchObject({ status: 404, body: { error: "not_found" } });
    const admin = await venue.person("facility_admin");
    await platform.admin
      .insertInto("role_permissions")
      .values({ tenant_id: venue.tenantId, role: "facility_admin", permission: "clients.write", reach: "no" })
      .execute();
    expect((await undo(admin, id)).body.error).toBe("forbidden");
    expect(await now()).toMatchObject({ phone: "+16045550187" });
    expect((await undo(theirs.owner, 0)).status).toBe(400);
  });
});
