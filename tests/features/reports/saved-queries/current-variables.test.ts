import { describe, expect, it } from "vitest";
import type { Venue } from "#tests/support/venue.ts";
import { askedSite } from "./support.ts";

const site = askedSite();

const BOOKINGS = `query Of($day: String, $to: String, $text: String, $at: Int) {
  bookings(date_from: $day, date_to: $to, search: $text, location_id: $at) { data { id } }
}`;
const COACH = `query Week($id: Int!, $start: String!, $end: String!) {
  coachSchedule(id: $id, start: $start, end: $end) { coach_id }
}`;

const ask = (query: string, variables: object, by = site.staff) =>
  by.ask("currentVariables", { body: { query, variables: JSON.stringify(variables) } });
async function current(query: string, variables: object, by = site.staff) {
  const { status, body } = await ask(query, variables, by);
  expect(status, JSON.stringify(body)).toBe(200);
  return JSON.parse(body.variables);
}

async function locationIn(timezone: string, of: Venue = site.venue): Promise<number> {
  const owner = await of.person("owner");
  return (await owner.ask("createLocation", { body: { name: timezone, timezone } })).body.id;
}

describe("a query's relative dates", () => {
  it("become a day, and other variables stay unchanged", async () => {
    const variables = { day: "start of month-1", to: "today+6", text: "today", at: null, unused: "today-7" };
    expect(await current(BOOKINGS, variables)).toEqual({ ...variables, day: "2027-04-01", to: "2027-05-09" });
    const fixed = { day: "2027-05-03", to: null };
    expect(await current(BOOKINGS, fixed)).toEqual(fixed);
  });

  it("become the start of the day if an instant is expected, also on days of a clock change", async () => {
    expect(await current(COACH, { id: 1, start: "today", end: "2027-05-10 00:00:00" })).toEqual({
      id: 1,
      start: "2027-05-03T07:00:00Z",
      end: "2027-05-10 00:00:00",
    });
    const abroad = await site.platform.venue({ timezone: "America/Santiago" });
    const staff = await abroad.person("staff");
    // Clocks go from midnight to 1:00 that day.
    site.platform.clock.set("2026-09-06T18:00:00Z");
    expect(await current(COACH, { start: "today", end: "today+1" }, staff)).toEqual({
      start: "2026-09-06T04:00:00Z",
      end: "2026-09-07T03:00:00Z",
    });
    // The hour before midnight comes twice the night before.
    site.platform.clock.set("2026-04-05T03:30:00Z");
    expect(await current(COACH, { start: "today", end: "today+1" }, staff)).toEqual({
      start: "2026-04-04T03:00:00Z",
      end: "2026-04-05T04:00:00Z",
    });
  });

  it("follow the clock of the location in the query, on both sides of the date line, or else the company's", async () => {
    const [kiritimati, pagoPago] = [await locationIn("Pacific/Kiritimati"), await locationIn("Pacific/Pago_Pago")];
    site.platform.clock.set("2027-05-03T10:30:00Z");
    const dayAt = async (at: number | null) => (await current(BOOKINGS, { day: "today", at })).day;
    expect([await dayAt(kiritimati), await dayAt(null), await dayAt(pagoPago)]).toEqual([
      "2027-05-04",
      "2027-05-03",
      "2027-05-02",
    ]);
    const written = `query($day: String!) { classSessions(location_id: ${kiritimati}, date_from: $day) { data { id } } }`;
    expect(await current(written, { day: "today" })).toEqual({ day: "2027-05-04" });
    const both = `query($day: String!) { a: bookings(location_id: ${kiritimati}, date_from: $day) { data { id } }
      b: bookings(location_id: ${pagoPago}, date_from: $day) { data { id } } }`;
    expect(await current(both, { day: "today" })).toEqual({ day: "2027-05-03" });
  });

  it("follow the company's clock for a location of another company, or for none", async () => {
    const foreign = await locationIn("Pacific/Kiritimati", await site.platform.venue());
    site.platform.clock.set("2027-05-03T10:30:00Z");
    for (const at of [foreign, 2_000_000_000, -1, "x"]) {
      expect((await current(BOOKINGS, { day: "today", at })).day).toBe("2027-05-03");
    }
  });

  it("are recognised in fragments, lists and inputs by the expected type", async () => {
    const inFragment = `query($day: String!) { ...Days } fragment Days on Query { bookings(date_from: $day) { data { id } } }`;
    expect(await current(inFragment, { day: "end of year" })).toEqual({ day: "2027-12-31" });
    const series = `query($input: CreateBookingSeriesInput!) { previewBookingSeries(input: $input) { dates { date } } }`;
    const input = { notes: "today", from: "today", skip_dates: ["today+7", "2027-05-17"], location_id: 1 };
    expect(await current(series, { input })).toEqual({
      input: { ...input, from: "2027-05-03", skip_dates: ["2027-05-10", "2027-05-17"] },
    });
    const one = `query($skip: String!, $from: String!) {
      previewBookingSeries(input: { notes: $from, skip_dates: [$skip] }) { dates { date } } }`;
    expect(await current(one, { skip: "today", from: "today" })).toEqual({ skip: "2027-05-03", from: "today" });
  });

  it("stay unchanged in an unfinished query, or for unknown fields", async () => {
    for (const query of ["query($day: String) { bookings(", "query($day: String) { constructor(date_from: $day) }"]) {
      expect(await current(query, { day: "today+" })).toEqual({ day: "today+" });
    }
  });
});

describe("an invalid relative date", () => {
  const refusal = async (query: string, variables: object) => {
    const { status, body } = await ask(query, variables);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["variables"]]);
    return body.message;
  };

  it("is refused with the name of its variable", async () => {
    expect(await refusal(BOOKINGS, { day: "today+" })).toBe(
      "The variable day is “today+”, which is neither a date as 2027-05-31 nor a relative one such as “today-7”, “start of month” or “end of week-1”.",
    );
    expect(await refusal(COACH, { start: "2027-05-03", end: "today" })).toMatch(
      /^The variable start is “2027-05-03”, which is neither a time as 2027-05-31T09:00:00Z nor a relative one/,
    );
    expect(await refusal(BOOKINGS, { to: "2027-02-30" })).toContain("The variable to is “2027-02-30”");
    expect(await refusal(BOOKINGS, { day: `today${"+".repeat(99)}` })).toContain("…”");
    expect(await refusal(BOOKINGS, { day: "today-10000" })).toBe(
      "The variable day goes too far with “today-10000”. Count at most 9999 days, or 999 weeks, months or years.",
    );
  });

  it("is a variable that is used both as a day and as a time", async () => {
    const query = `query($day: String!) { bookings(date_from: $day) { data { id } }
      coachSchedule(id: 1, start: $day, end: "2027-05-10 00:00:00") { coach_id } }`;
    expect(await refusal(query, { day: "today" })).toBe(
      "The variable day is a date in one place and a time in another. Use a variable for each.",
    );
  });

  it("is refused when a query is saved or changed, and does not prevent renaming it", async () => {
    const body = { name: "This week", query: BOOKINGS, variables: '{"day": "today+"}' };
    const refused = await site.staff.ask("createSavedQuery", { body });
    expect([refused.status, refused.body.errors.variables]).toEqual([
      422,
      [expect.stringContaining("The variable day is “today+”")],
    ]);
    const { id } = (await site.staff.ask("createSavedQuery", { body: { ...body, variables: '{"day": "today-7"}' } }))
      .body;
    const change = (changes: object) =>
      site.staff.ask("updateSavedQuery", { params: { id }, body: { version: 1, ...changes } });
    expect((await change({ variables: body.variables })).status).toBe(422);
    await site.platform.admin
      .updateTable("saved_query_versions")
      .set({ variables: body.variables })
      .where("tenant_id", "=", site.venue.tenantId)
      .execute();
    expect((await change({ query: `${BOOKINGS} ` })).status).toBe(422);
    expect((await change({ name: "Last week" })).body).toMatchObject({ version: 2, variables: body.variables });
  });

  it("is checked only for people who may explore the graph", async () => {
    for (const role of ["client", "coach"] as const) {
      expect((await ask(BOOKINGS, { day: "today" }, await site.venue.person(role))).status).toBe(403);
    }
    expect((await ask("", {})).body.errors).toEqual({ query: ["Write the query first."] });
  });
});
