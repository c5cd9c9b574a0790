import { beforeEach, expect, it } from "vitest";
import { fieldsRead } from "#schema/reports/saved-queries/fields-read.ts";
import { tokenOf } from "#tests/features/people/access-tokens/support.ts";
import { askedSite } from "./support.ts";

const site = askedSite();
beforeEach(() => {
  names = 0;
});

const CLIENTS =
  "query Clients($sort: ClientSort) { clients(sortBy: $sort) { data { first_name email } meta { total } } }";

/** Query names are unique within a company. */
let names = 0;
async function save(query = CLIENTS, variables = "{}"): Promise<number> {
  names += 1;
  const body = { name: names === 1 ? "Our clients" : `Our clients ${names}`, query, variables };
  return (await site.staff.ask("createSavedQuery", { body })).body.id;
}

async function file(path: string, headers: Record<string, string> = {}, of = site.venue) {
  const host = `${of.slug}.localhost`;
  const request = new Request(`http://${host}/saved-queries/${path}`, { headers: { host, ...headers } });
  const response = await site.gateway.fetch(request, { address: "203.0.113.9", secure: false });
  const bytes = Buffer.from(await response.arrayBuffer());
  // a text decoder drops the byte order mark
  const isMarked = bytes.subarray(0, 3).equals(Buffer.from("\uFEFF"));
  return { response, status: response.status, isMarked, text: bytes.toString().replace("\uFEFF", "") };
}

const limitedTo = async (query: string, name = "CSV") =>
  (await tokenOf(site.venue, site.staff, { name, fields: [...fieldsRead(query), "savedQuery"] })).secret;

it("returns a saved query as a file, with a token in the address or in the header", async () => {
  await site.staff.ask("createClient", { body: { first_name: "Zoë", last_name: "O, Brien", email: "zoe@guest.test" } });
  const id = await save();
  const token = await limitedTo(CLIENTS);
  const { response, text, isMarked } = await file(`${id}.csv?token=${token}`);
  expect(isMarked).toBe(true);
  expect(text).toBe("first_name,email\r\nZoë,zoe@guest.test\r\n");
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toContain('filename="Our clients.csv"');
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect((await file(`${id}.csv`, { authorization: `Bearer ${token}` })).text).toBe(text);
});

it("contains all pages of a list, by the query's current version", async () => {
  for (let number = 0; number < 120; number += 1) {
    await site.staff.ask("createClient", { body: { first_name: `Guest ${number}`, last_name: "Guest", email: null } });
  }
  const id = await save("{ clients { data { last_name } } }");
  const query = "{ clients { data { first_name } meta { total } } }";
  await site.staff.ask("updateSavedQuery", { params: { id }, body: { version: 1, query } });
  const { text } = await file(`${id}.csv?token=${await limitedTo(query)}`);
  const [head, ...rows] = text.trim().split("\r\n");
  expect(head).toBe("first_name");
  expect(new Set(rows).size).toBe(120);
});

it("contains what the token may read and no more, joined rows included", async () => {
  const query = "{ bookings { data { id client { email } } } }";
  const id = await save(query);
  expect(fieldsRead(query)).toEqual(["bookings", "clientsByIds"]);
  expect((await file(`${id}.csv?token=${await limitedTo(query)}`)).status).toBe(200);
  const { status, text } = await file(`${id}.csv?token=${await limitedTo("{ services { data { id } } }", "Other")}`);
  expect(status).toBe(403);
  expect(JSON.parse(text).message).toContain("may not read bookings");
});

it("recognises a document's fields in its fragments too", () => {
  const query =
    "query A { ... on Query { coaches { data { id } } } ...B } fragment B on Query { clients { meta { total } } }";
  expect(fieldsRead(query)).toEqual(["coaches", "clients"]);
});

it("uses the days of each run, on all pages, with a token for that query alone", async () => {
  const { catalogue, locationId } = site.venue;
  const [service, bay] = [catalogue.services[0]?.id, catalogue.resources[0]?.id];
  for (const day of ["04", "11"]) {
    const times = { start_time: `2027-05-${day} 17:00:00`, end_time: `2027-05-${day} 18:00:00` };
    const guest = { first_name: "Ada", last_name: "Lee", email: "ada@guest.test" };
    const body = { location_id: locationId, service_id: service, resource_id: bay, guest, ...times };
    expect((await site.staff.ask("createBooking", { body })).status).toBe(201);
  }
  const query = `query Week($from: String!, $to: String!, $who: String) {
    bookings(date_from: $from, date_to: $to, search: $who) { data { local_start } meta { total } } }`;
  const id = await save(query, '{"from": "start of week", "to": "end of week"}');
  const address = `${id}.csv?token=${await limitedTo(query)}`;
  expect((await file(address)).text).toBe("local_start\r\n2027-05-04 10:00\r\n");
  site.platform.clock.set("2027-05-10T17:00:00Z");
  expect((await file(address)).text).toBe("local_start\r\n2027-05-11 10:00\r\n");
  const change = (variables: string, version: number) =>
    site.staff.ask("updateSavedQuery", { params: { id }, body: { version, variables } });
  // A name that looks like a date is a text.
  await change('{"from": "start of week", "to": "end of week", "who": "today"}', 1);
  expect((await file(address)).text.trim()).toBe("");
  await site.platform.admin
    .updateTable("saved_query_versions")
    .set({ variables: '{"from": "today+", "to": "today"}' })
    .where("tenant_id", "=", site.venue.tenantId)
    .execute();
  const { status, text } = await file(address);
  expect([status, JSON.parse(text).message]).toEqual([422, expect.stringContaining("The variable from is “today+”")]);
});

it("asks which list is meant if a query returns several", async () => {
  const id = await save("{ clients { data { id } } coaches { data { id } } }");
  const { secret } = await tokenOf(site.venue, site.staff);
  const several = await file(`${id}.csv?token=${secret}`);
  expect([several.status, JSON.parse(several.text).message]).toEqual([
    400,
    "Name the list that you want: ?list=clients or ?list=coaches.",
  ]);
  expect((await file(`${id}.csv?token=${secret}&list=coaches`)).status).toBe(200);
  expect((await file(`${id}.csv?token=${secret}&list=bays`)).status).toBe(400);
});

it("uses the query's only list by default, and others by name", async () => {
  const id = site.venue.catalogue.coaches[0]?.id ?? 0;
  const query = `{ coachSchedule(id: ${id}, start: "2027-05-04 00:00:00", end: "2027-05-05 00:00:00")
    { coach_id hours { start_time } } }`;
  const address = `${await save(query)}.csv?token=${await limitedTo(query)}`;
  expect((await file(address)).text).toMatch(/^start_time\r\n/);
  expect((await file(`${address}&list=coachSchedule`)).text).toBe(`coach_id\r\n${id}\r\n`);
});

it("refuses a session's token, in the address and in the header", async () => {
  const id = await save();
  for (const token of [site.staff.token, (await site.staff.ask("createExploreToken", {})).body.access_token]) {
    for (const { status, text } of [
      await file(`${id}.csv?token=${token}`),
      await file(`${id}.csv`, { authorization: `Bearer ${token}` }),
    ]) {
      expect([status, JSON.parse(text).message]).toEqual([
        401,
        "This link takes only an access token, which begins with fairway_. Make one in your account.",
      ]);
    }
  }
});

it("refuses a missing, invalid, revoked or expired token, and another company's", async () => {
  const id = await save();
  const none = await file(`${id}.csv`);
  expect([none.status, JSON.parse(none.text).error]).toEqual([401, "unauthenticated"]);
  // Only a token is accepted: another site could make a browser send its cookie.
  expect((await file(`${id}.csv`, { cookie: `session=${site.staff.token}` })).status).toBe(401);
  expect((await file(`${id}.csv?token=fairway_nobody`)).status).toBe(401);
  const revoked = await tokenOf(site.venue, site.staff);
  await site.staff.ask("revokeAccessToken", { params: { id: revoked.id } });
  const after = await file(`${id}.csv?token=${revoked.secret}`);
  expect([after.status, JSON.parse(after.text).message]).toEqual([401, expect.stringContaining("was revoked")]);
  const other = await site.platform.venue();
  const stranger = await tokenOf(other, await other.person("owner"));
  expect((await file(`${id}.csv?token=${stranger.secret}`)).status).toBe(401);
  expect((await file(`${id}.csv?token=${stranger.secret}`, {}, other)).status).toBe(404);
});

it("reports a query that was deleted, no longer fits, costs too much or returns no list", async () => {
  const { secret } = await tokenOf(site.venue, site.staff);
  const answer = async (id: number) => {
    const { status, text } = await file(`${id}.csv?token=${secret}`);
    return [status, JSON.parse(text).message];
  };
  const gone = await save();
  await site.staff.ask("deleteSavedQuery", { params: { id: gone } });
  expect(await answer(gone)).toEqual([404, expect.stringContaining("saved query")]);
  const misfit = await save("{ clients { data { nickname } } }");
  expect(await answer(misfit)).toEqual([400, expect.stringContaining("nickname")]);
  const dear = await save(
    `{ ${Array.from({ length: 60 }, (_, at) => `a${at}: clients(perPage: 100) { data { id } }`).join(" ")} }`,
  );
  expect((await answer(dear))[0]).toBe(400);
  const change = await save('mutation { createServiceCategory(input: { name: "Made" }) { id } }');
  expect((await answer(change))[0]).toBe(403);
});
