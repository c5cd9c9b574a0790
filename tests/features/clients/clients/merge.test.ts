import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTenant } from "#api/db/transaction.ts";
import type { DuplicatePair } from "#schema/clients/clients/merge-models.ts";
import { bayHour, book, claimsOf } from "#tests/features/bookings/bookings/support.ts";
import { deskOf } from "#tests/features/memberships/memberships/support.ts";
import { givePassword, startPlatform, TEST_NOW, type Person, type Platform } from "#tests/support/venue.ts";
import { waitFor } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** Ava twice: the second record has a booking with a note, two tags (one shared with the first) and the same number reformatted. */
async function twice() {
  platform.clock.set(TEST_NOW);
  const venue = await platform.venue();
  const [admin, staff] = [await venue.person("facility_admin"), await venue.person("staff")];
  const add = async (body: object): Promise<number> => (await staff.ask("createClient", { body })).body.id;
  const keep = await add({ first_name: "Ava", last_name: "Fontaine", email: "ava@mail.test", phone: "+16045550101" });
  const merge = await add({
    first_name: "ava",
    last_name: "Fontaine",
    email: "a.f@work.test",
    phone: "+1 (604) 555-0101",
  });
  const booking = await book(staff.ask, bayHour(venue, { guest: null, client_id: merge }));
  await staff.ask("addBookingNote", { params: { id: booking.id }, body: { body: "Left-handed mat" } });
  const tags = await Promise.all(
    ["League", "Lefty"].map(async (name) => (await staff.ask("createTag", { body: { name } })).body.id as number),
  );
  await staff.ask("addUserTags", { params: { id: keep }, body: { tag_ids: [tags[0]] } });
  await staff.ask("addUserTags", { params: { id: merge }, body: { tag_ids: tags } });
  const pair = { keep_id: keep, merge_id: merge };
  const preview = async (asker: Person = admin) => (await asker.ask("previewClientMerge", { body: pair })).body;
  const doMerge = async (change: object = {}, asker: Person = admin, headers: Record<string, string> = {}) =>
    asker.ask("mergeClients", { body: { ...pair, take: [], token: (await preview()).token, ...change }, headers });
  return { venue, admin, staff, keep, merge, booking: booking.id as number, pair, preview, doMerge };
}

describe("likely duplicates", () => {
  it("are found by name, by address and by number in any format, the likeliest first", async () => {
    const { staff, keep, merge } = await twice();
    const { body: other } = await staff.ask("createClient", {
      body: { first_name: "Ben", last_name: "Fontaine", contact_email: "AVA@mail.test" },
    });
    const { body } = await staff.ask("clientDuplicates");
    expect((body as DuplicatePair[]).map((pair) => [pair.one.id, pair.other.id, pair.reasons])).toEqual([
      [keep, merge, ["name", "phone"]],
      [keep, other.id, ["email"]],
    ]);
    const of = await staff.ask("clientDuplicates", { query: { client_id: merge } });
    expect(of.body).toHaveLength(1);
  });

  it("ignore names and numbers that many share, and other companies' clients", async () => {
    const [{ staff }, theirs] = [await twice(), await twice()];
    for (let n = 0; n < 6; n += 1) {
      await staff.ask("createClient", { body: { first_name: `P${n}`, last_name: "Club", phone: "+16045559999" } });
    }
    expect((await staff.ask("clientDuplicates")).body).toHaveLength(1);
    expect((await theirs.staff.ask("clientDuplicates")).body).toHaveLength(1);
  });
});

describe("merging two clients", () => {
  it("previews what moves, counted and named, and which values can be chosen", async () => {
    const { preview } = await twice();
    expect(await preview()).toMatchObject({
      obstacles: [],
      notices: [],
      choices: [
        { field: "first_name", kept: "Ava", merged: "ava", decided: null },
        { field: "last_name", kept: "Fontaine", merged: "Fontaine" },
        { field: "email", kept: "ava@mail.test", merged: "a.f@work.test", decided: null },
        { field: "contact_email", kept: null, merged: null },
        { field: "phone", kept: "+16045550101", merged: "+16045550101" },
      ],
      moves: [
        { what: "booking", count: 1, examples: ["2027-05-04 12:00, Bay time"] },
        { what: "tag", count: 1, examples: ["Lefty"] },
        { what: "note of staff", count: 1 },
        { what: "entries of the history", count: 4 },
      ],
    });
  });

  it("moves everything of the second client to the first, and the second's address leads to the first", async () => {
    const { staff, keep, merge, booking, doMerge } = await twice();
    const { status, body } = await doMerge({ take: ["email"] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: keep, first_name: "Ava", email: "a.f@work.test", phone: "+16045550101" });
    expect(body.tags.map(({ name }: { name: string }) => name)).toEqual(["League", "Lefty"]);
    expect((await staff.ask("client", { params: { id: merge } })).body.id).toBe(keep);
    expect((await staff.ask("clients", { query: { search: "fontaine" } })).body.meta.total).toBe(1);
    const moved = await staff.ask("booking", { params: { id: booking } });
    expect(moved.body).toMatchObject({ client_id: keep, version: 2, notes: [{ body: "Left-handed mat" }] });
    expect(await claimsOf(platform, booking)).toContain(`client:${keep} 19:00`);
    const { body: timeline } = await staff.ask("clientActivities", { params: { id: keep } });
    const told = timeline.data.map(({ sentence }: { sentence: string }) => sentence);
    expect(told[0]).toBe("Merged another record into client Ava Fontaine");
    expect(told.filter((sentence: string) => sentence.startsWith("Added client"))).toHaveLength(2);
    const before = timeline.data.at(-1);
    const noted = await staff.ask("addActivityNote", { params: { id: before.id }, body: { body: "First visit" } });
    expect(noted.status).toBe(201);
  });

  it("follows a second merge, and an erasure covers all merged records", async () => {
    const { venue, admin, staff, keep, merge, doMerge } = await twice();
    await doMerge();
    const third: number = (await staff.ask("createClient", { body: { first_name: "A", last_name: "Fontaine" } })).body
      .id;
    const pair = { keep_id: third, merge_id: keep };
    const { body: preview } = await admin.ask("previewClientMerge", { body: pair });
    await admin.ask("mergeClients", { body: { ...pair, take: ["email"], token: preview.token } });
    expect((await staff.ask("client", { params: { id: merge } })).body.id).toBe(third);
    platform.clock.set("2027-05-10T17:00:00Z");
    const owner = await venue.person("owner");
    const { body: erasure } = await owner.ask("clientErasure", { params: { id: third } });
    const body = { version: erasure.version, confirm_name: erasure.name };
    expect((await owner.ask("anonymizeClient", { params: { id: third }, body })).status).toBe(200);
    for (const table of ["users", "audit_log", "idempotency_keys", "outbox"] as const) {
      const { rows } = await sql<{ found: number }>`select count(*)::int as found from ${sql.table(table)} t
        where tenant_id = ${venue.tenantId} and row_to_json(t)::text ilike '%fontaine%'`.execute(platform.admin);
      expect(rows[0]?.found, table).toBe(0);
    }
  });

  it("is refused if something changed since the preview, and gives a repeated request the same response", async () => {
    const { staff, keep, preview, doMerge } = await twice();
    const { token } = await preview();
    await staff.ask("updateClient", { params: { id: keep }, body: { version: 1, phone: "+16045550109" } });
    const stale = await doMerge({ token });
    expect([stale.body.error, stale.body.current.choices[4].kept]).toEqual(["stale_dry_run", "+16045550109"]);
    const now = await preview();
    const headers = { "idempotency-key": "once" };
    const [first, again] = [
      await doMerge({ token: now.token }, undefined, headers),
      await doMerge({ token: now.token }, undefined, headers),
    ].map(({ status, body }) => [status, body.version]);
    expect(again).toEqual(first);
    expect(first?.[0]).toBe(200);
  });

  it("leaves both bookings of one time, with the reason", async () => {
    const { venue, admin, staff, keep, merge, booking, preview, doMerge } = await twice();
    const lesson = bayHour(venue, { guest: null, client_id: keep, resource_id: venue.catalogue.resources[1]?.id });
    await book(staff.ask, lesson);
    expect((await preview()).notices).toEqual(["Both are booked on 2027-05-04 12:00. Both bookings stay."]);
    expect((await doMerge()).status).toBe(200);
    const row = await platform.admin
      .selectFrom("bookings")
      .where("id", "=", booking)
      .select(["client_id", "overlap_reason"])
      .executeTakeFirstOrThrow();
    expect(row.client_id).toBe(keep);
    expect(row.overlap_reason).toContain("records of the client were merged");
    const cancelled = await admin.ask("cancelBooking", { params: { id: booking } });
    expect([cancelled.status, merge]).toEqual([200, merge]);
  });

  it("leaves one waiting-list entry for each time, with the offer if one of both has it", async () => {
    const { venue, keep, merge, doMerge } = await twice();
    const [first, second] = ["2027-05-11T19:00:00Z", "2027-05-12T19:00:00Z"];
    await waitFor(platform, venue, { client_id: keep, start_time: first });
    await waitFor(platform, venue, { client_id: merge, start_time: first });
    await waitFor(platform, venue, { client_id: keep, start_time: second });
    await waitFor(platform, venue, { client_id: merge, start_time: second, status: "offered" });
    expect((await doMerge()).status).toBe(200);
    const waits = await platform.admin
      .selectFrom("waitlist_entries")
      .where("tenant_id", "=", venue.tenantId)
      .orderBy("id")
      .select(["client_id", "status"])
      .execute();
    expect(waits.map(({ client_id, status }) => [client_id, status])).toEqual([
      [keep, "waiting"],
      [keep, "left"],
      [keep, "left"],
      [keep, "offered"],
    ]);
  });

  it("moves the remaining credit with its own ledger entry, and an erasure waits until it is refunded", async () => {
    const { venue, keep, merge, doMerge } = await twice();
    await sql`with added as (insert into ledger_transactions (tenant_id, kind, created_at)
        values (${venue.tenantId}, 'refund', now()) returning id)
      insert into ledger_entries (tenant_id, transaction_id, account, amount, currency, client_id)
      select ${venue.tenantId}, id, account, amount, 'CAD', client from added,
        (values ('credit', -2500, ${merge}::int), ('refunds', 2500, null)) as e (account, amount, client)`.execute(
      platform.admin,
    );
    expect((await doMerge()).status).toBe(200);
    const { rows } = await sql`select client_id, -sum(amount)::int as left_over from ledger_entries
      where tenant_id = ${venue.tenantId} and account = 'credit' group by 1 order by 1`.execute(platform.admin);
    expect(rows).toEqual([
      { client_id: keep, left_over: 2500 },
      { client_id: merge, left_over: 0 },
    ]);
    platform.clock.set("2027-05-10T17:00:00Z");
    const owner = await venue.person("owner");
    const { body } = await owner.ask("clientErasure", { params: { id: keep } });
    expect(body.obstacles).toEqual([expect.stringContaining("$25.00 of credit left. Pay it out first.")]);
  });

  it("waits for one of two memberships to end, and moves a single one", async () => {
    const desk = await deskOf(platform);
    await desk.start();
    const other = await desk.venue.person("client");
    const ask = async (keep_id: number, merge_id: number) =>
      (await desk.owner.ask("previewClientMerge", { body: { keep_id, merge_id } })).body;
    const { token, moves } = await ask(other.id, desk.client.id);
    expect(moves[0]).toEqual({ what: "membership", count: 1, examples: ["Club 12"] });
    const body = { keep_id: other.id, merge_id: desk.client.id, take: [], token };
    expect((await desk.owner.ask("mergeClients", { body })).status).toBe(200);
    const current = await desk.owner.ask("currentMembership", { params: { id: other.id } });
    expect(current.body.plan_name).toBe("Club 12");
    const third = await desk.venue.person("client");
    await desk.start({ client_id: third.id });
    expect((await ask(third.id, other.id)).obstacles).toEqual([
      "Both have a membership, Club 12 and Club 12. One of them must have ended first.",
    ]);
    const refused = await desk.owner.ask("mergeClients", {
      body: { keep_id: third.id, merge_id: other.id, take: [], token: (await ask(third.id, other.id)).token },
    });
    expect(refused.body.error).toBe("invalid_state");
  });

  it("keeps the remaining client's sign-in, or takes over the only one", async () => {
    const { venue, keep, merge, preview, doMerge } = await twice();
    await givePassword(platform, venue, { id: merge } as Person);
    expect(await preview()).toMatchObject({
      notices: ["They go on signing in with a.f@work.test."],
      choices: [{}, {}, { field: "email", decided: "merged" }, {}, {}],
    });
    await doMerge();
    const login = (email: string) => venue.anonymous("login", { body: { email, password: "correct horse battery" } });
    expect((await login("a.f@work.test")).body.user.id).toBe(keep);
    const both = await twice();
    await givePassword(platform, both.venue, { id: both.merge } as Person);
    await givePassword(platform, both.venue, { id: both.keep } as Person);
    expect((await both.preview()).notices).toEqual([
      "Both sign in. ava@mail.test stays; a.f@work.test can no longer sign in. To keep that one, swap the two.",
    ]);
    await both.doMerge({ take: ["email"] });
    const at = (email: string) => both.venue.anonymous("login", { body: { email, password: "correct horse battery" } });
    expect([(await at("ava@mail.test")).status, (await at("a.f@work.test")).status]).toEqual([200, 401]);
  });

  it("is reserved for admins and owners, for two different clients of the company who do not work here", async () => {
    const [{ venue, admin, staff, keep, pair, doMerge }, theirs] = [await twice(), await twice()];
    expect((await doMerge({}, staff)).body.error).toBe("forbidden");
    expect((await staff.ask("previewClientMerge", { body: pair })).body.error).toBe("forbidden");
    expect((await theirs.doMerge({}, admin)).status).toBe(404);
    expect((await doMerge({ merge_id: theirs.merge })).status).toBe(404);
    expect((await doMerge({ merge_id: keep })).body.errors).toEqual({ merge_id: ["Choose two clients."] });
    expect((await doMerge({ take: ["password_hash"] })).status).toBe(422);
    const colleague = await venue.person("client", "staff");
    const { body } = await admin.ask("previewClientMerge", { body: { keep_id: keep, merge_id: colleague.id } });
    expect(body.obstacles).toEqual(["Pat client staff also works here. Only clients can be merged."]);
  });

  it("leaves no booking on the merged record if one is made at the same time", async () => {
    const { venue, staff, keep, merge, doMerge } = await twice();
    const times = { start_time: "2027-05-06 19:00:00", end_time: "2027-05-06 20:00:00" };
    const [merged, booked] = await Promise.all([
      doMerge(),
      staff.ask("createBooking", { body: bayHour(venue, { guest: null, client_id: merge, ...times }) }),
    ]);
    // Whichever commits first: the booking moves or the client is gone; a merge that the booking overtook is refused with 409.
    expect([200, 409]).toContain(merged.status);
    expect([201, 422]).toContain(booked.status);
    if (merged.status === 200) {
      const { rows } = await sql<{ left: number }>`select count(*)::int as left from bookings
        where tenant_id = ${venue.tenantId} and client_id = ${merge}`.execute(platform.admin);
      expect([rows[0]?.left, keep > 0]).toEqual([0, true]);
    }
  });

  it("is atomic: a connection that fails halfway leaves two clients", async () => {
    const { venue, staff, keep, merge, doMerge } = await twice();
    const dying = inTenant(platform.db, venue.tenantId, async (trx) => {
      await sql`select id from users where tenant_id = ${venue.tenantId} and id in (${keep}, ${merge}) for update`.execute(
        trx,
      );
      await sql`update bookings set client_id = ${keep} where tenant_id = ${venue.tenantId} and client_id = ${merge}`.execute(
        trx,
      );
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    });
    await expect(dying).rejects.toThrow(/terminat/);
    expect((await staff.ask("client", { params: { id: merge } })).body.id).toBe(merge);
    expect((await doMerge()).status).toBe(200);
  });
});
