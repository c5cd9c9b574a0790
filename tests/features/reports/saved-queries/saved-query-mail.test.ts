import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { sendQueuedMail } from "#api/features/messages/outbox/service.ts";
import { mailDueQueries, nextMail } from "#api/features/reports/saved-queries/mail-schedule.ts";
import { savedQueryMails } from "#api/features/reports/saved-queries/mail.ts";
import { mimeOf, type Mail } from "#api/mail/mailer.ts";
import { readingSites } from "#api/work/read-site.ts";
import { setLocked } from "#tests/features/messages/campaigns/support.ts";
import { askedSite } from "./support.ts";

const site = askedSite();

const QUERY = "{ clients { data { first_name } meta { total } } }";
const save = async (query = QUERY): Promise<number> =>
  (await site.staff.ask("createSavedQuery", { body: { name: "Our clients", query, variables: "{}" } })).body.id;
const DAILY = { every: "day", hour: 6 };
const set = (id: number, body: object = DAILY, by = site.staff) =>
  by.ask("setSavedQueryMail", { params: { id }, body });
const stop = (id: number, by = site.staff) => by.ask("stopSavedQueryMail", { params: { id } });
const listed = async (by = site.staff) => (await by.ask("savedQueryMails")).body.data;

async function readSite(slug: string, path: string, token: string): Promise<Response> {
  const host = `${slug}.localhost`;
  const request = new Request(`http://${host}${path}`, { headers: { host, authorization: `Bearer ${token}` } });
  return site.gateway.fetch(request, { address: "127.0.0.1", secure: false });
}

/** Runs the job for due queries twice and returns the mails sent. */
async function sendDue(read = readSite): Promise<Mail[]> {
  const { db, clock, deps } = site.platform;
  await mailDueQueries(deps, site.venue.tenantId);
  await mailDueQueries(deps, site.venue.tenantId);
  const waiting = await site.platform.admin
    .selectFrom("outbox")
    .where("tenant_id", "=", site.venue.tenantId)
    .where("kind", "=", "saved_query")
    .where("sent_at", "is", null)
    .select("id")
    .execute();
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
  const { secretKeys, siteUrl, limits } = deps;
  const delivery = { db, clock, mailer, secretKeys, siteUrl, limits, mailFrom: "desk@site.venue.test" };
  for (const { id } of waiting) {
    await sendQueuedMail(
      delivery,
      { composers: savedQueryMails(db, read), outdated: {} },
      { tenant_id: site.venue.tenantId, outbox_id: id },
    );
  }
  return sent;
}

const later = (hours: number) => site.platform.clock.set(site.platform.clock.now().add({ hours }).toString());

describe("a scheduled email with a saved query's result", () => {
  it("is sent once a period, with a file of the current result", async () => {
    const id = await save();
    expect((await set(id)).body).toMatchObject({
      query_id: id,
      query_name: "Our clients",
      ...DAILY,
      last_sent_at: null,
    });
    expect(await sendDue()).toEqual([]);
    await site.staff.ask("createClient", { body: { first_name: "Zoë", last_name: "Gil", email: null } });
    later(24);
    const [mail, ...more] = await sendDue();
    expect(more).toEqual([]);
    expect(mail?.to.address).toBe(site.staff.email);
    expect(mail?.subject).toContain("Our clients");
    expect(mail?.attachment?.filename).toBe("Our clients.csv");
    expect(mail?.attachment?.content.toString()).toBe("\uFEFFfirst_name\r\nZoë\r\n");
    expect(mail?.text).toMatch(/Rows: +1/);
    expect(mail && mimeOf(mail).attachments).toMatchObject([{ contentType: "text/csv" }]);
    expect(await sendDue()).toEqual([]);
    later(24);
    expect(await sendDue()).toHaveLength(1);
  });

  it("uses the day on which it is sent", async () => {
    const query = `query Day($at: Int!, $day: String!) {
      bookedDays(location_id: $at, date_from: $day, date_to: $day) { days { date is_closed } } }`;
    const variables = JSON.stringify({ at: site.venue.locationId, day: "today" });
    const body = { name: "Today", query, variables };
    await set((await site.staff.ask("createSavedQuery", { body })).body.id);
    for (const day of ["2027-05-04", "2027-05-05"]) {
      later(24);
      const [mail] = await sendDue();
      expect(mail?.attachment?.content.toString()).toContain(`date,is_closed\r\n${day},`);
    }
  });

  it("is paused while the company is locked, and then sent once", async () => {
    await set(await save());
    later(24);
    await setLocked(site.platform, site.venue, true);
    expect(await sendDue()).toEqual([]);
    later(24);
    expect(await sendDue()).toEqual([]);
    await setLocked(site.platform, site.venue, false);
    const [mail, ...more] = await sendDue();
    expect([mail?.attachment?.filename, more]).toEqual(["Our clients.csv", []]);
  });

  it("reads with its reader's permissions, by a token that is deleted afterwards", async () => {
    const id = await save();
    await set(id);
    later(24);
    let token = "";
    await sendDue((slug, path, secret) => {
      token = secret;
      return readSite(slug, path, secret);
    });
    expect((await readSite(site.venue.slug, `/saved-queries/${id}.csv`, token)).status).toBe(401);
    expect((await site.staff.ask("accessTokens")).body.data).toEqual([]);
  });

  it("is read from the gateways' service name if they are other processes, and tried again if none responds", async () => {
    await site.staff.ask("createClient", { body: { first_name: "Zoë", last_name: "Gil", email: null } });
    const id = await save();
    await set(id);
    const server = createServer(site.gateway.listener).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo; // it listens on a port
    const read = readingSites((slug) => `http://${slug}.localhost:${port}`);
    later(24);
    expect((await sendDue(read))[0]?.attachment?.content.toString()).toBe("\uFEFFfirst_name\r\nZoë\r\n");
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    later(24);
    await expect(sendDue(read)).rejects.toThrow("ECONNREFUSED");
  });

  it("does not follow a redirect to another address", async () => {
    const server = createServer((_, response) => response.writeHead(302, { location: "/book" }).end());
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo; // it listens on a port
    const read = readingSites((slug) => `http://${slug}.localhost:${port}`);
    await expect(read("links", "/saved-queries/1.csv", "token")).rejects.toThrow("PUBLIC_URL");
    await new Promise((resolve) => server.close(resolve));
  });

  it("belongs to each person, and can be changed and stopped", async () => {
    const owner = await site.venue.person("owner");
    const id = await save();
    await set(id);
    await set(id, { every: "month", month_day: 3, hour: 0 }, owner);
    const changed = await set(id, { every: "week", weekday: 5, hour: 7 });
    expect(await listed()).toEqual([changed.body]);
    expect(changed.body).toMatchObject({ every: "week", weekday: 5, month_day: null, hour: 7 });
    expect((await stop(id)).body).toEqual(changed.body);
    expect(await listed()).toEqual([]);
    expect(await listed(owner)).toHaveLength(1);
    expect((await stop(id)).status).toBe(404);
  });

  it("is not sent to an ended account, nor for a deleted query", async () => {
    const owner = await site.venue.person("owner");
    const [id, other] = [
      await save(),
      (await owner.ask("createSavedQuery", { body: { name: "Other", query: QUERY, variables: "{}" } })).body.id,
    ];
    await set(id);
    await set(other, DAILY, owner);
    await owner.ask("deleteSavedQuery", { params: { id: other } });
    await site.platform.admin
      .updateTable("users")
      .set({ deactivated_at: site.platform.clock.now() })
      .where("id", "=", site.staff.id)
      .where("tenant_id", "=", site.venue.tenantId)
      .execute();
    later(24);
    expect(await sendDue()).toEqual([]);
  });

  it("reports why a query was refused, and is tried again while there is no response", async () => {
    const id = await save("{ clients { data { nickname } } }");
    await set(id);
    later(24);
    const [mail] = await sendDue();
    expect(mail?.attachment).toBeUndefined();
    expect(mail?.text).toContain("could not be answered");
    expect(mail?.text).toContain("nickname");
    later(24);
    const away = async () => Response.json({ message: "Not now" }, { status: 503 });
    await expect(sendDue(away)).rejects.toThrow("503");
    expect(await sendDue()).toHaveLength(1);
  });

  it("reports where a query is incomplete that was saved half-finished since", async () => {
    const id = await save();
    await set(id);
    await site.staff.ask("updateSavedQuery", { params: { id }, body: { version: 1, query: "{ clients {" } });
    later(24);
    expect((await sendDue())[0]?.text).toContain("could not be answered. Syntax Error");
  });

  it("is sent a last time, with the reason, to a person who may no longer explore", async () => {
    const id = await save();
    await set(id);
    await site.platform.admin
      .updateTable("users")
      .set({ roles: ["client"] })
      .where("tenant_id", "=", site.venue.tenantId)
      .where("id", "=", site.staff.id)
      .execute();
    later(24);
    expect((await sendDue())[0]?.text).toMatch(/may no longer explore[\s\S]*It will not be sent again/);
    later(24);
    expect(await sendDue()).toEqual([]);
  });

  it("is refused for a deleted, half-finished or multi-operation query, and for an invalid time", async () => {
    expect((await set(2_000_000)).status).toBe(404);
    const several = await save("{ clients { data { id } } coaches { data { id } } }");
    expect(await set(several)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("one question") },
    });
    await site.staff.ask("updateSavedQuery", { params: { id: several }, body: { version: 1, query: "{ clients {" } });
    expect(await set(several)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("half-finished") },
    });
    const id = (await site.staff.ask("createSavedQuery", { body: { name: "Whole", query: QUERY, variables: "{}" } }))
      .body.id;
    expect((await set(id, { every: "week", hour: 6 })).body.errors).toEqual({ weekday: ["Choose a weekday."] });
    expect((await set(id, { every: "month", hour: 6 })).body.errors).toEqual({
      month_day: ["Choose a day of the month."],
    });
    expect((await set(id, { every: "month", month_day: 31, hour: 6 })).body.errors.month_day[0]).toContain("28th");
    expect((await set(id, { every: "day", hour: 24 })).body.errors).toEqual({ hour: ["Choose an hour."] });
    expect(await listed()).toEqual([]);
  });
});

describe("the next run", () => {
  const at = (times: object, now: string, zone = "America/New_York") =>
    nextMail(
      { every: "day", weekday: null, month_day: null, hour: 6, ...times },
      zone,
      Temporal.Instant.from(now),
    ).toString();

  it("is the next such hour on the company's clock, through clock changes", () => {
    expect(at({}, "2026-03-07T10:59:59Z")).toBe("2026-03-07T11:00:00Z");
    expect(at({}, "2026-03-07T11:00:00Z")).toBe("2026-03-08T10:00:00Z");
    // Clocks go from 2:00 to 3:00 that night: a time that does not exist runs right after the gap.
    expect(at({ hour: 2 }, "2026-03-07T23:00:00Z")).toBe("2026-03-08T07:00:00Z");
    // 1:00 occurs twice: the first one counts, and there is only one mail.
    expect(at({ hour: 1 }, "2026-11-01T04:30:00Z")).toBe("2026-11-01T05:00:00Z");
    expect(at({ hour: 1 }, "2026-11-01T05:30:00Z")).toBe("2026-11-02T06:00:00Z");
  });

  it("is on the weekday or the day of the month", () => {
    expect(at({ every: "week", weekday: 1 }, "2026-03-04T00:00:00Z", "UTC")).toBe("2026-03-09T06:00:00Z");
    expect(at({ every: "week", weekday: 7 }, "2026-03-08T06:00:00Z", "UTC")).toBe("2026-03-15T06:00:00Z");
    expect(at({ every: "month", month_day: 28 }, "2027-01-28T06:00:00Z", "UTC")).toBe("2027-02-28T06:00:00Z");
  });
});
