import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApi } from "#api/app.ts";
import { connect } from "#api/db/connect.ts";
import { migrationNames, missingInDatabase } from "#api/db/migrate.ts";
import { AddressRefused, watchedMailer } from "#api/mail/mailer.ts";
import { readinessResponse, type Missing } from "#telemetry/readiness.ts";
import { fakeApi, openGateway, peer } from "#tests/gateway/fake-api.ts";
import { asker, startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const answerOf = async (missing: readonly Missing[]) => {
  const response = readinessResponse(missing);
  return { status: response.status, body: await response.json() };
};

test("reports nothing missing if everything works", async () => {
  expect(await missingInDatabase(platform.db, await migrationNames())).toEqual([]);
  expect(await answerOf([])).toEqual({ status: 200, body: { status: "ready" } });
});

test("names the migrations that a database lacks, for example an older copy", async () => {
  const names = await migrationNames();
  await sql`delete from kysely_migration where name = ${names.at(-1) ?? ""}`.execute(platform.admin);
  const missing = await missingInDatabase(platform.db, names);
  expect(missing).toEqual([{ part: "migrations", reason: `not applied: ${names.at(-1)}` }]);
  expect(await answerOf(missing)).toEqual({ status: 503, body: { status: "not ready", missing } });
});

test("reports a read-only database, as after a failover, and answers requests as unavailable", async () => {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  const url = new URL(platform.database.appUrl);
  url.searchParams.set("options", "-c default_transaction_read_only=on");
  const db = connect(url.href, { name: "test read-only", maxConnections: 2 });
  expect(await missingInDatabase(db, [])).toEqual([{ part: "database", reason: "is read-only" }]);
  const ask = asker(createApi({ ...platform.deps, db }), venue.slug, { authorization: `Bearer ${staff.token}` });
  const refused = await ask("createTag", { body: { name: "Lefty" } });
  expect([refused.status, refused.body.error, refused.headers.get("retry-after")]).toEqual([503, "unavailable", "2"]);
  expect((await ask("tags")).status).toBe(200);
  await db.destroy();
});

test("reports that the database's disk is full", async () => {
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`.execute(
    platform.admin,
  );
  await sql`create trigger no_room before insert on rate_limits for each row execute function no_room()`.execute(
    platform.admin,
  );
  expect(await missingInDatabase(platform.db, [])).toEqual([{ part: "database", reason: "has no room on its disk" }]);
  await sql`drop function no_room cascade`.execute(platform.admin);
});

test("stays ready without services that bookings do not need, and names them", async () => {
  const missing = [{ part: "mail", reason: "the last mail was not taken and waits for another try" } as const];
  expect(await answerOf(missing)).toEqual({ status: 200, body: { status: "degraded", missing } });
});

const MAIL = {
  messageId: "<1@test>",
  from: { name: "", address: "a@test" },
  to: { name: "", address: "b@test" },
  subject: "",
  text: "",
  html: "",
};

test("remembers whether the last email could be sent", async () => {
  let isBroken = true;
  const mailer = watchedMailer({
    send: async () => (isBroken ? Promise.reject(new Error("greylisted")) : undefined),
    close: () => undefined,
  });
  expect(mailer.isFailing()).toBe(false);
  await expect(mailer.send(MAIL)).rejects.toThrow("greylisted");
  expect(mailer.isFailing()).toBe(true);
  isBroken = false;
  await mailer.send(MAIL);
  expect(mailer.isFailing()).toBe(false);
});

test("does not report a mail server as down because of one address that refuses mail", async () => {
  const mailer = watchedMailer({
    send: () => Promise.reject(new AddressRefused("550 5.1.1 No such user")),
    close: () => undefined,
  });
  await expect(mailer.send(MAIL)).rejects.toThrow("No such user");
  expect(mailer.isFailing()).toBe(false);
});

test("is passed on by the gateway as the API reports it", async () => {
  const missing = [{ part: "database", reason: "does not answer" } as const];
  await using gateway = await openGateway({ ...fakeApi({}), missing: async () => missing });
  const response = await gateway.fetch(new Request("http://demo.localhost/readyz"), peer);
  expect([response.status, await response.json()]).toEqual([503, { status: "not ready", missing }]);
});

test("reports that a separate API does not respond", async () => {
  await using gateway = await openGateway({ url: "http://127.0.0.1:9", gatewayKey: "k".repeat(32) });
  const response = await gateway.fetch(new Request("http://demo.localhost/readyz"), peer);
  expect(await response.json()).toEqual({
    status: "not ready",
    missing: [{ part: "platform", reason: "does not answer" }],
  });
});
