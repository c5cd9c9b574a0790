import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recountMarkedDays } from "#api/features/reports/analytics/rollups/recount.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";
import { bayHour, book } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const WHY = { reason: "illness", note: "Back pain" };
const KEPT = { status: "cancelled", cancel_reason: "illness", cancel_note: "Back pain" };

async function desk() {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  return { venue, staff };
}

function hourAt(venue: Venue, start_time: string) {
  const end_time = Temporal.Instant.from(start_time).add({ hours: 1 }).toString();
  return bayHour(venue, { start_time, end_time });
}

const auditOf = async ({ tenantId }: Venue, id: number) => {
  const { rows } = await sql<{ after: Record<string, unknown> }>`select after from audit_log
    where tenant_id = ${tenantId} and entity = 'booking' and entity_id = ${String(id)} order by id desc limit 1`.execute(
    platform.admin,
  );
  return rows[0]?.after;
};

describe("the reason for a cancellation", () => {
  it("is saved with the booking and in its history, and removed when the cancellation is undone", async () => {
    const { venue, staff } = await desk();
    const { id } = await book(staff.ask, hourAt(venue, "2027-05-12T18:00:00Z"));
    const { status, body } = await staff.ask("cancelBooking", { params: { id }, query: WHY });
    expect([status, body]).toEqual([200, expect.objectContaining(KEPT)]);
    expect(await auditOf(venue, id)).toMatchObject({ cancel_reason: "illness", cancel_note: "Back pain" });
    const restored = await staff.ask("restoreBooking", { params: { id }, body: { version: body.version } });
    expect(restored.body).toMatchObject({ status: "confirmed", cancel_reason: null, cancel_note: null });
  });

  it("is optional", async () => {
    const { venue, staff } = await desk();
    const { id } = await book(staff.ask, hourAt(venue, "2027-05-12T18:00:00Z"));
    const { body } = await staff.ask("cancelBooking", { params: { id }, query: { note: "  " } });
    expect(body).toMatchObject({ status: "cancelled", cancel_reason: null, cancel_note: null });
  });

  it("is refused when it is not in the list, or when its note is too long", async () => {
    const { venue, staff } = await desk();
    const { id } = await book(staff.ask, hourAt(venue, "2027-05-12T18:00:00Z"));
    for (const [query, field] of [
      [{ reason: "boredom" }, "reason"],
      [{ reason: "other", note: "x".repeat(301) }, "note"],
    ] as const) {
      const { status, body } = await staff.ask("cancelBooking", { params: { id }, query });
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    }
    const client = await venue.person("client");
    const stranger = await (await platform.venue()).person("owner");
    expect((await client.ask("cancelBooking", { params: { id }, query: WHY })).status).toBe(403);
    expect((await stranger.ask("cancelBooking", { params: { id }, query: WHY })).status).toBe(404);
    expect((await venue.anonymous("cancelBooking", { params: { id }, query: WHY })).status).toBe(401);
    expect((await staff.ask("booking", { params: { id } })).body).toMatchObject({
      status: "confirmed",
      cancel_reason: null,
    });
  });

  it("can be given by the client of the booking, and by no other client", async () => {
    const { venue, staff } = await desk();
    const [client, other] = [await venue.person("client"), await venue.person("client")];
    const body = { ...hourAt(venue, "2027-05-12T18:00:00Z"), guest: null, client_id: client.id };
    const { id } = await book(staff.ask, body);
    expect((await other.ask("cancelPublicBooking", { params: { id }, query: WHY })).status).toBe(404);
    expect((await client.ask("cancelPublicBooking", { params: { id }, query: { reason: "none" } })).status).toBe(400);
    expect((await client.ask("cancelPublicBooking", { params: { id }, query: WHY })).status).toBe(200);
    expect((await staff.ask("booking", { params: { id } })).body).toMatchObject(KEPT);
  });

  it("is counted by reason and notice, on days that are already counted and on new days", async () => {
    const { venue, staff } = await desk();
    const starts = ["2027-05-12T18:00:00Z", "2027-05-12T20:00:00Z", "2027-05-13T18:00:00Z"];
    const ids: number[] = [];
    for (const start of starts) ids.push((await book(staff.ask, hourAt(venue, start)))["id"]);
    const cancel = (at: number, query: object) =>
      staff.ask("cancelBooking", { params: { id: ids[at] ?? 0 }, query: { ...query } });
    await cancel(0, WHY);
    await recountMarkedDays(platform.db, venue.tenantId);
    await cancel(1, WHY);
    await cancel(2, {});
    const { body } = await staff.ask("analyticsOverview", { query: { periodType: "month", period: "2027-05" } });
    const counted = [
      { reason: "illness", notice: "two_days", bookings: 2 },
      { reason: null, notice: "two_days", bookings: 1 },
    ];
    expect(body.cancellation_reasons).toEqual(counted);
    const query = { start: "2027-05-01", end: "2027-05-31", group_by: ["cancel_reason", "notice"] };
    const { groups } = (await staff.ask("bookingAggregates", { query })).body;
    expect(groups).toEqual([
      expect.objectContaining({ cancel_reason: "illness", notice: "two_days", cancelled: 2 }),
      expect.objectContaining({ cancel_reason: null, notice: "two_days", cancelled: 1 }),
    ]);
  });
});
