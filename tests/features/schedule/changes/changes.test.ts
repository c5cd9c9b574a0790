import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decryptedCursor, encryptedCursor } from "#api/changes/cursor.ts";
import { inTenant } from "#api/db/transaction.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { end, update } from "#tests/features/people/accounts/support.ts";
import { wayIn } from "#tests/features/people/impersonation/support.ts";
import { statementsOf } from "#tests/support/statements-of.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { follow, hasChanges, hearChanges } from "./support.ts";

let platform: Platform;
let venue: Venue;
let desk: Person;
let stopHearing: () => Promise<void>;

beforeAll(async () => {
  platform = await startPlatform();
  stopHearing = await hearChanges(platform);
  venue = await platform.venue();
  desk = await venue.person("staff");
});
afterAll(async () => {
  await stopHearing();
  await platform.close();
});

const at = (hour: number, changes: object = {}) =>
  bayHour(venue, { start_time: `2027-05-04 ${hour}:00:00`, end_time: `2027-05-04 ${hour + 1}:00:00`, ...changes });

it("sends a booking's change to another desk: which, where, when, and what to reload", async () => {
  const other = await follow(platform, venue, await venue.person("staff"));
  expect(await other.next()).toMatchObject({ is_reset: false, changes: [] });

  const { id } = await book(desk.ask, at(16));

  const { changes } = await other.next(hasChanges);
  expect(changes[0]).toEqual({
    entity: "booking",
    ids: [id],
    reads: expect.arrayContaining(["bookings", "bookingsCompact", "booking", "clientBookings"]),
    location_ids: [venue.locationId],
    starts_at: "2027-05-04T16:00:00Z",
    ends_at: "2027-05-04T17:00:00Z",
  });
  await other.stop();
});

it("sends a visitor's hold and its end, and both times of a move", async () => {
  const screen = await follow(platform, venue, desk);
  await screen.next();
  const visitor = venue.visitor();
  const hold = await visitor("createHold", { body: { ...at(17), guest: undefined, resource_id: undefined } });
  expect(hold.status).toBe(201);
  expect((await screen.next(hasChanges)).changes[0]).toMatchObject({
    entity: "booking",
    starts_at: "2027-05-04T17:00:00Z",
  });
  await visitor("releaseHold", { params: { token: hold.body.token } });
  expect((await screen.next(hasChanges)).changes[0]).toMatchObject({
    entity: "booking",
    starts_at: "2027-05-04T17:00:00Z",
  });

  const booking = await book(desk.ask, at(17));
  await screen.next(hasChanges);
  const body = { version: booking.version, start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" };
  expect((await desk.ask("updateBooking", { params: { id: booking.id }, body })).status).toBe(200);
  const { changes } = await screen.next(hasChanges);
  expect(changes[0]).toMatchObject({
    ids: [booking.id],
    starts_at: "2027-05-04T17:00:00Z",
    ends_at: "2027-05-04T22:00:00Z",
  });
  await screen.stop();
});

it("sends changes of other lists with the operations that are affected", async () => {
  const screen = await follow(platform, venue, desk);
  await screen.next();

  const { body } = await desk.ask("createClient", { body: { first_name: "Ada", last_name: "Byron" } });

  const { changes } = await screen.next(hasChanges);
  expect(changes).toMatchObject([
    { entity: "client", ids: [body.id], reads: expect.arrayContaining(["clients", "client"]), starts_at: null },
  ]);
  await screen.stop();
});

it("sends nothing that a person may not read", async () => {
  const owner = await venue.person("owner");
  const [staff, admin] = [
    await follow(platform, venue, desk),
    await follow(platform, venue, await venue.person("facility_admin")),
  ];
  await Promise.all([staff.next(), admin.next()]);

  await owner.ask("createClient", { body: { first_name: "Alan", last_name: "Turing" } });

  expect((await admin.next(hasChanges)).changes[0]?.reads).toContain("auditLog");
  expect((await staff.next(hasChanges)).changes[0]?.reads).not.toContain("auditLog");
  await Promise.all([staff.stop(), admin.stop()]);
});

it("sends nothing to another company", async () => {
  const other = await platform.venue();
  const there = await follow(platform, other, await other.person("owner"));
  const here = await follow(platform, venue, desk);
  await Promise.all([there.next(), here.next()]);

  await book(desk.ask, at(18));
  await here.next(hasChanges);
  const own = await other.person("staff");
  await own.ask("createClient", { body: { first_name: "Own", last_name: "Client" } });

  const { changes } = await there.next(hasChanges);
  expect(changes.map(({ entity }) => entity)).toEqual(["client"]);
  await Promise.all([there.stop(), here.stop()]);
});

it("sends the missed changes after a reconnect, also those that were uncommitted at the disconnect", async () => {
  const screen = await follow(platform, venue, desk);
  const { promise: held, resolve: commit } = Promise.withResolvers<void>();
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
  const slow = platform.admin.transaction().execute(async (trx) => {
    await trx
      .updateTable("bookings")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    written();
    await held;
  });
  await isWritten;
  await book((await venue.person("staff")).ask, at(20));
  const { cursor } = await screen.next(hasChanges);
  await screen.stop();

  commit();
  await slow;
  const missed = await book(desk.ask, at(22));

  const back = await follow(platform, venue, desk, { since: cursor });
  const { changes, is_reset } = await back.next();
  expect(is_reset).toBe(false);
  expect(changes.filter(({ starts_at }) => starts_at).map(({ ids }) => ids.includes(missed.id))).toEqual([false, true]);
  expect(changes[0]?.ids.length).toBeGreaterThan(1);
  await back.stop();
});

it("sends a new screen the changes since it began to load", async () => {
  const { body } = await desk.ask("createClient", { body: { first_name: "Barbara", last_name: "Liskov" } });

  const screen = await follow(platform, venue, desk, { seconds_ago: "1" });

  const { changes, is_reset } = await screen.next();
  expect([is_reset, changes.at(-1)]).toMatchObject([false, { entity: "client", ids: [body.id] }]);
  await screen.stop();
});

it("reconnects to the database after a broken connection, and misses nothing", async () => {
  const screen = await follow(platform, venue, desk);
  await screen.next();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'test changes' and datname = current_database()`.execute(platform.admin);

  const { body } = await desk.ask("createClient", { body: { first_name: "Edsger", last_name: "Dijkstra" } });

  expect((await screen.next(hasChanges)).changes[0]).toMatchObject({ entity: "client", ids: [body.id] });
  await screen.stop();
});

it.each([
  ["from an hour ago", (cursor: string) => cursor.replace(/^\d+/, (ms) => String(Number(ms) - 3_600_000))],
  ["of another server", (cursor: string) => cursor.replace(/\.\d+:\d+:.*/, ".900000000:900000000:")],
  ["that is invalid", () => "1.9:3:7,5"],
])("tells a screen with a cursor %s to reload everything", async (_, changed) => {
  const first = await follow(platform, venue, desk);
  const { cursor } = await first.next();
  await first.stop();

  const { secretKeys } = platform.deps;
  const given = changed(decryptedCursor(secretKeys, venue.tenantId, cursor));
  const since = encryptedCursor(secretKeys, venue.tenantId, given);
  const back = await follow(platform, venue, desk, { since });

  expect(await back.next()).toMatchObject({ is_reset: true, changes: [] });
  await back.stop();
});

it("tells a screen with another company's or an altered cursor to reload everything", async () => {
  const first = await follow(platform, venue, desk);
  const { cursor } = await first.next();
  await first.stop();
  const other = await platform.venue();
  const theirs = await other.person("staff");

  expect(Buffer.from(cursor, "base64url").toString("latin1")).not.toMatch(/\d{3,}[.:]\d/);
  for (const since of [`${cursor.slice(0, -2)}AA`, "1799999999999.700:700:"]) {
    const back = await follow(platform, venue, desk, { since });
    expect(await back.next()).toMatchObject({ is_reset: true, changes: [] });
    await back.stop();
  }
  const foreign = await follow(platform, other, theirs, { since: cursor });
  expect(await foreign.next()).toMatchObject({ is_reset: true, changes: [] });
  await foreign.stop();
});

it("refuses visitors, clients and a malformed cursor", async () => {
  const answers = [
    await venue.anonymous("changes"),
    await (await venue.person("client")).ask("changes"),
    await desk.ask("changes", { query: { since: "'; drop table" } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 400]);
});

it("opens no stream for another company's session, or for one that has ended", async () => {
  const other = await platform.venue();
  const foreign = venue.signedIn(await other.person("staff"));
  expect(await foreign.ask("changes")).toMatchObject({ status: 401, body: { error: "unauthenticated" } });
  const gone = await venue.person("staff");
  await gone.ask("logout");
  expect(await gone.ask("changes")).toMatchObject({ status: 401, body: { error: "unauthenticated" } });
});

it("refuses a person's thirteenth stream, and allows one when another is closed", async () => {
  const eager = await venue.person("staff");
  const open = await Promise.all(Array.from({ length: 12 }, () => follow(platform, venue, eager)));
  await Promise.all(open.map((one) => one.next()));
  expect(await eager.ask("changes")).toMatchObject({ status: 429, body: { error: "rate_limited" } });
  expect((await desk.ask("changes")).status).toBe(200);
  await open[0]?.stop();
  expect((await eager.ask("changes")).status).toBe(200);
  await Promise.all(open.map((one) => one.stop()));
});

const noteChange = ({ tenantId }: Venue) =>
  inTenant(platform.db, tenantId, (trx) =>
    trx
      .insertInto("changes")
      .values({ tenant_id: tenantId, entity: "booking", ids: [1] })
      .execute(),
  );

const ENDINGS: [string, (owner: Person, staff: Person) => Promise<unknown>][] = [
  ["signed out", (_, staff) => staff.ask("logout")],
  ["was deleted", (owner, { id }) => end(owner, id)],
  [
    "is at a company that was cancelled",
    async () =>
      platform.admin
        .updateTable("tenants")
        .set({ cancelled_at: platform.clock.now() })
        .where("slug", "=", "about-to-end")
        .execute(),
  ],
];

it.each(ENDINGS)("ends the stream of a person who %s, before sending another change", async (what, end) => {
  const own = await platform.venue(what.includes("cancelled") ? { slug: "about-to-end" } : {});
  const [owner, staff] = [await own.person("owner"), await own.person("staff")];
  const screen = await follow(platform, own, staff);
  await screen.next();

  await end(owner, staff);
  await noteChange(own);

  await expect(screen.next(({ changes }) => changes.some(({ ids }) => ids.includes(1)))).rejects.toThrow("has ended");
});

it("ends the stream of an admin who acts for another person when the impersonation ends", async () => {
  const [admin, staff] = [await venue.person("facility_admin"), await venue.person("staff")];
  const way = await admin.ask("startImpersonation", { body: { user_id: staff.id } });
  const token: string = (await venue.anonymous("redeemImpersonation", wayIn(way))).body.access_token;
  const screen = await follow(platform, venue, { token });
  await screen.next();

  await venue.signedIn({ ...staff, token }).ask("endImpersonation");
  await desk.ask("createClient", { body: { first_name: "Grace", last_name: "Hopper" } });

  expect(await screen.hasEnded()).toBe(true);
});

it("sends a demoted person only what their new role may read", async () => {
  const [owner, admin] = [await venue.person("owner"), await venue.person("facility_admin")];
  const screen = await follow(platform, venue, admin);
  await screen.next();

  expect((await update(owner, admin.id, { version: 1, roles: ["staff"] })).status).toBe(200);

  const { changes } = await screen.next(hasChanges);
  expect(changes.flatMap(({ reads }) => reads)).not.toContain("auditLog");
  await screen.stop();
});

it("reads a change with two statements, however many screens are open", async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => venue.person("staff")));
  const screens = await Promise.all(people.flatMap((person) => [1, 2, 3].map(() => follow(platform, venue, person))));
  await Promise.all(screens.map((screen) => screen.next()));

  const told = Promise.all(screens.map((screen) => screen.next(hasChanges)));
  const { sent } = await statementsOf(async () => {
    await noteChange(venue);
    await told;
    return { status: 200, body: null, headers: new Headers() };
  });

  const read = sent.slice(sent.indexOf("commit") + 1);
  const asked = read.filter((text) => !/^(begin|commit)/i.test(text));
  expect(asked).toHaveLength(2);
  await Promise.all(screens.map((screen) => screen.stop()));
});
