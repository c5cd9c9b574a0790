import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wayIn } from "#tests/features/people/impersonation/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function desk() {
  const venue = await platform.venue();
  const [staff, owner] = [await venue.person("staff"), await venue.person("owner")];
  const { body: ava } = await staff.ask("createClient", {
    body: { first_name: "Ava", last_name: "Fontaine", phone: "+16045550178" },
  });
  const log = async (query: Record<string, string | number> = {}) => (await owner.ask("auditLog", { query })).body;
  return { venue, staff, owner, ava, log };
}

describe("auditLog", () => {
  it("lists who changed what, latest first, with each field before and after", async () => {
    const { staff, ava, log } = await desk();
    await staff.ask("updateClient", {
      params: { id: ava.id },
      body: { version: 1, phone: "+16045550187", contact_email: "family@example.test" },
    });
    const { data, meta } = await log();
    expect(meta.total).toBe(2);
    expect(data[0]).toMatchObject({
      sentence: "Changed client Ava Fontaine",
      actor_id: staff.id,
      actor_name: "Pat staff",
      on_behalf_of_name: null,
      action: "updateClient",
      entity: "client",
      entity_id: String(ava.id),
      changes: [
        { field: "Phone", before: "+16045550178", after: "+16045550187" },
        { field: "Contact email", before: null, after: "family@example.test" },
      ],
    });
    expect(data[1].changes).toContainEqual({ field: "First name", before: null, after: "Ava" });
  });

  it("counts a person's changes up to 10,000 and says if there are more", async () => {
    const { venue, staff, owner, log } = await desk();
    const add = (count: number, actor: number, behalf: number | null) =>
      sql`insert into audit_log (tenant_id, at, actor_kind, actor_id, on_behalf_of_id, action, entity, entity_id)
        select ${venue.tenantId}, now(), 'person', ${actor}, ${behalf}::int, 'updateClient', 'client', '1'
        from generate_series(1, ${count})`.execute(platform.admin);
    await add(9_999, owner.id, null);
    await add(1, owner.id, owner.id);
    const all = { person_id: owner.id, perPage: 5 };
    expect((await log(all)).meta).toEqual({ current_page: 1, per_page: 5, last_page: 2_000, total: 10_000 });
    await add(1, staff.id, owner.id);
    expect((await log(all)).meta).toMatchObject({ last_page: 2_000, total: 10_000, more: true });
    expect((await log({ ...all, page: 2_001 })).data).toHaveLength(1);
    expect((await log({ person_id: staff.id })).meta.total).toBe(2);
  });

  it("shows bays by name and times in the venue's wall time", async () => {
    const { venue, staff, owner, log } = await desk();
    const { catalogue, locationId: location_id } = venue;
    const { body: booking } = await staff.ask("createBooking", {
      body: {
        service_id: catalogue.services[0]?.id,
        location_id,
        resource_id: catalogue.resources[0]?.id,
        start_time: "2027-05-05 17:00:00",
        end_time: "2027-05-05 18:00:00",
        guest: { first_name: "Gil", last_name: "Guest" },
      },
    });
    await owner.ask("updateBooking", {
      params: { id: booking.id },
      body: {
        version: 1,
        resource_id: catalogue.resources[1]?.id,
        start_time: "2027-05-05 18:00:00",
        end_time: "2027-05-05 19:00:00",
      },
    });
    const { data } = await log({ entity: "booking", entity_id: String(booking.id) });
    expect(data).toHaveLength(2);
    expect(data[0].changes).toEqual(
      expect.arrayContaining([
        { field: "Resource", before: catalogue.resources[0]?.name, after: catalogue.resources[1]?.name },
        { field: "Start time", before: "2027-05-05 10:00", after: "2027-05-05 11:00" },
      ]),
    );
  });

  it("filters by person, kind of record, one record, operation and days", async () => {
    const { staff, owner, ava, log } = await desk();
    await owner.ask("createTag", { body: { name: "Lefty" } });
    const sentences = async (query: Record<string, string | number>) =>
      (await log(query)).data.map(({ sentence }: { sentence: string }) => sentence);
    expect(await sentences({ person_id: staff.id })).toEqual(["Added client Ava Fontaine"]);
    expect(await sentences({ entity: "tag" })).toEqual(["Added tag Lefty"]);
    expect(await sentences({ entity: "client", entity_id: String(ava.id) })).toEqual(["Added client Ava Fontaine"]);
    expect(await sentences({ action: "createTag" })).toEqual(["Added tag Lefty"]);
    expect(await sentences({ date_from: "2027-05-03", date_to: "2027-05-03" })).toHaveLength(2);
    expect(await sentences({ date_from: "2027-05-04" })).toEqual([]);
    expect(await sentences({ date_to: "2027-05-02" })).toEqual([]);
  });

  it("names both people if one impersonated the other", async () => {
    const { venue, owner, staff, log } = await desk();
    const way = await owner.ask("startImpersonation", { body: { user_id: staff.id } });
    expect((await venue.anonymous("redeemImpersonation", wayIn(way))).status).toBe(200);
    const { data } = await log({ person_id: staff.id, entity: "user" });
    expect(data).toContainEqual(
      expect.objectContaining({ actor_id: owner.id, actor_name: "Pat owner", on_behalf_of_name: "Pat staff" }),
    );
  });

  it("requires the permission to read it, and never shows another company's", async () => {
    const [ours, theirs] = [await desk(), await desk()];
    for (const role of ["staff", "coach", "client"] as const) {
      const { ask } = await ours.venue.person(role);
      expect((await ask("auditLog")).body.error).toBe("forbidden");
      expect((await ask("exportAuditLog")).body.error).toBe("forbidden");
    }
    expect((await (await ours.venue.person("facility_admin")).ask("auditLog")).status).toBe(200);
    expect((await ours.log({ entity: "client", entity_id: String(theirs.ava.id) })).data).toEqual([]);
    expect((await ours.log({ person_id: theirs.staff.id })).data).toEqual([]);
  });

  it("refuses days in the wrong order and unknown kinds", async () => {
    const { owner } = await desk();
    const ask = (query: Record<string, string>) => owner.ask("auditLog", { query });
    expect((await ask({ date_from: "2027-05-04", date_to: "2027-05-03" })).body.error).toBe("bad_argument");
    expect((await ask({ entity: "password" })).status).toBe(400);
  });

  it("is exported in batches without gaps", async () => {
    const { venue, owner } = await desk();
    const row = {
      tenant_id: venue.tenantId,
      actor_kind: "system",
      action: "sweep",
      entity: "booking",
      entity_id: "1",
    } as const;
    const rows = Array.from({ length: 1_500 }, () => ({ ...row, at: Temporal.Instant.from("2027-05-03T18:00:00Z") }));
    await platform.admin.insertInto("audit_log").values(rows).execute();
    const { body, headers } = await owner.ask("exportAuditLog");
    expect(headers.get("content-disposition")).toBe('attachment; filename="audit-log-2027-05-03.csv"');
    const lines = body.trimEnd().split("\r\n").slice(1);
    expect(new Set(lines.map((line: string) => line.split(",")[0])).size).toBe(1_501);
    expect(lines.at(-1)).toContain("Pat staff,,Added client Ava Fontaine,client,");
    expect(lines.at(-1)).toContain("First name: – → Ava");
  });

  it("cannot be changed by the application itself", async () => {
    const { rows } = await sql<{ may: boolean }>`select has_table_privilege('fairway_app', 'audit_log', 'update')
      or has_table_privilege('fairway_app', 'audit_log', 'delete') as may`.execute(platform.admin);
    expect(rows).toEqual([{ may: false }]);
  });
});
