import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetHistory } from "#api/features/platform/audit-log/service.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A company with this many entries on each of these days, in addition to today's activity. */
async function company(days: Record<string, number>) {
  const venue = await platform.venue();
  const owner = await venue.person("owner");
  const { tenantId: tenant_id } = venue;
  await owner.ask("createTag", { body: { name: "Lefty" } });
  const entry = { tenant_id, actor_kind: "person", actor_id: owner.id, action: "updateTag", entity: "tag" } as const;
  const instants = Object.entries(days).flatMap(([day, count]) =>
    Array.from({ length: count }, () => Temporal.Instant.from(`${day}T12:00:00Z`)),
  );
  // Ids below those of the company's own entries: an older entry has the lower id.
  const rows = instants.map((at, n) => ({ ...entry, id: n + 1, entity_id: String(n + 1), at }));
  if (rows.length > 0) await platform.admin.insertInto("audit_log").values(rows).execute();
  await owner.ask("createTag", { body: { name: "Junior" } });
  const keep = async (audit_months: number | null) => {
    const { body } = await owner.ask("company");
    return owner.ask("updateCompany", { params: { id: venue.slug }, body: { version: body.version, audit_months } });
  };
  const count = async (query: Record<string, string>) =>
    (await owner.ask("auditLog", { query })).body.meta.total as number;
  const forget = () => forgetHistory(platform.deps.db, tenant_id, Temporal.Instant.from(TEST_NOW));
  return { venue, owner, keep, count, forget };
}

describe("the audit log's retention", () => {
  it("is unlimited unless the company sets a time", async () => {
    const { forget, count } = await company({ "2012-01-01": 3 });
    expect(await forget()).toBe(0);
    expect(await count({ entity: "tag" })).toBe(5);
  });

  it("deletes older entries step by step, with their notes, and none of another company", async () => {
    const others = await company({ "2012-01-01": 2 });
    const { venue, keep, count, forget } = await company({ "2024-05-02": 1_201, "2024-05-05": 4, "2026-01-01": 5 });
    const { id: activity_id } = await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", venue.tenantId)
      .where("at", "<", Temporal.Instant.from("2024-05-03T00:00:00Z"))
      .select("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    const staff = await venue.person("staff");
    const note = { tenant_id: venue.tenantId, activity_id, body: "By phone", author_id: staff.id };
    await platform.admin.insertInto("activity_notes").values(note).execute();
    expect((await keep(36)).status).toBe(200);
    expect(await forget()).toBe(1_201);
    expect(await forget()).toBe(0);
    expect(await count({ entity: "tag" })).toBe(11);
    const notes = platform.admin.selectFrom("activity_notes").where("tenant_id", "=", venue.tenantId).selectAll();
    expect(await notes.execute()).toEqual([]);
    expect(await others.count({ entity: "tag" })).toBe(4);
  });

  it("keeps at least two years, whatever time is set", async () => {
    const { venue, keep, count } = await company({ "2025-06-01": 2, "2025-01-01": 1 });
    await keep(24);
    const future = Temporal.Instant.from("2099-01-01T00:00:00Z");
    expect(await forgetHistory(platform.deps.db, venue.tenantId, future)).toBe(1);
    expect(await count({ entity: "tag" })).toBe(4);
  });

  it("can be shortened by the owner, in months, to the minimum", async () => {
    const { venue, owner, keep, count } = await company({});
    expect(await keep(23)).toMatchObject({ status: 422, body: { error: "validation_failed" } });
    expect((await keep(121)).status).toBe(422);
    const admin = await venue.person("facility_admin");
    const change = { params: { id: venue.slug }, body: { version: 1, audit_months: 24 } };
    expect((await admin.ask("updateCompany", change)).body.error).toBe("forbidden");
    expect(await keep(24)).toMatchObject({ status: 200, body: { audit_months: 24 } });
    const [said] = (await owner.ask("auditLog", { query: { entity: "company", perPage: 1 } })).body.data;
    expect(said.changes).toContainEqual({ field: "Audit months", before: null, after: "24" });
    expect((await keep(null)).body.audit_months).toBeNull();
    expect(await count({ entity: "company" })).toBe(2);
  });

  it("limits how far back a client's record can be shown", async () => {
    const { venue, owner, keep } = await company({});
    const client = await venue.person("client");
    await keep(24);
    const asOf = (date: string) =>
      owner.ask("clientAsOf", { params: { id: client.id }, query: { date, time: "12:00" } });
    expect(await asOf("2025-05-01")).toMatchObject({ status: 400, body: { error: "bad_argument" } });
    expect((await asOf("2025-05-05")).status).toBe(200);
  });
});
